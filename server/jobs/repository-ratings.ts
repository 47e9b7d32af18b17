import type { Insertable, Updateable } from 'kysely'
import type { Db } from '../platform/db/connection.ts'
import { statement, type Bind } from '../platform/db/statement.ts'
import type { Database } from '../schema/tables.ts'

/** For how many days a rating may be changed, and the reply to it. */
const CHANGE_DAYS = 14

const ratingEnds = `r.created_at + interval '${CHANGE_DAYS} days'`
const replyEnds = `r.replied_at + interval '${CHANGE_DAYS} days'`
const whileAhead = (end: string, time: string): string => `case when ${end} > ${time} then ${end} end`

/** The rating `r` of a job as a card shows it; null throughout where there is none. */
export type ShownRating = Readonly<{
  rating: number | null
  comment: string | null
  ratedAt: Date | null
  ratingChangedAt: Date | null
  /** Null once it is over; so with the reply. */
  ratingChangeableUntil: Date | null
  ratingRevision: number | null
  reply: string | null
  repliedAt: Date | null
  replyChangedAt: Date | null
  replyChangeableUntil: Date | null
}>

/** The columns of `ShownRating`. */
export function ratingColumns(bind: Bind, now: Date): string {
  const time = bind(now)
  return `r.rating, r.comment, r.created_at as "ratedAt", r.changed_at as "ratingChangedAt",
    ${whileAhead(ratingEnds, time)} as "ratingChangeableUntil", r.revision as "ratingRevision",
    r.reply, r.replied_at as "repliedAt", r.reply_changed_at as "replyChangedAt",
    ${whileAhead(replyEnds, time)} as "replyChangeableUntil"`
}

/** How far a rating and the reply to it can still be changed. */
type RatingState = Readonly<{ revision: number; isFinal: boolean; reply: 'none' | 'open' | 'final' }>

/** The stored rating of a job; asked after the job is locked, when no other can be on its way. */
export async function findRating(db: Db, jobId: string, now: Date): Promise<RatingState | null> {
  const { bind, run } = statement()
  const time = bind(now)
  const [row] = await run<RatingState>(
    db,
    `select r.revision, ${ratingEnds} <= ${time} as "isFinal",
      case when r.reply is null then 'none' when ${replyEnds} <= ${time} then 'final' else 'open' end as reply
    from ratings r where r.job_id = ${bind(jobId)}`,
  )
  return row ?? null
}

export async function insertRating(db: Db, rating: Insertable<Database['ratings']>): Promise<void> {
  await db.insertInto('ratings').values(rating).execute()
}

/** Writes what has become of the rating of a job, or of the reply to it. */
export async function updateRating(db: Db, jobId: string, change: Updateable<Database['ratings']>): Promise<void> {
  await db
    .updateTable('ratings')
    .set((row) => ({ ...change, revision: row('revision', '+', 1) }))
    .where('job_id', '=', jobId)
    .execute()
}

/** Takes the rating of a job away, and out of what its business is known for. */
export async function deleteRating(db: Db, jobId: string): Promise<void> {
  await db.deleteFrom('ratings').where('job_id', '=', jobId).execute()
}
