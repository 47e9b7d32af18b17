import { sql } from 'kysely'
import type { Db } from '../db/connection.ts'
import type { Language } from '../../schema/columns.ts'
import type { Waiting } from '../watch/queues.ts'

export type DueMail = Readonly<{
  id: string
  recipient: string
  kind: string
  language: Language
  params: Record<string, unknown>
  created_at: Date
  attempts: number
}>

/**
 * Takes the letter that is due for longest, news after all others, and puts it off until `leaseEnd`: whoever takes it has until then to send it;
 * if it dies meanwhile, another tries again. Several processes never take the same.
 */
export async function takeDueMail(db: Db, now: Date, leaseEnd: Date): Promise<DueMail | undefined> {
  return await db
    .updateTable('mail_outbox')
    .set((row) => ({ next_attempt_at: leaseEnd, attempts: row('attempts', '+', 1) }))
    .where('id', '=', (from) =>
      from
        .selectFrom('mail_outbox')
        .select('id')
        .where('sent_at', 'is', null)
        .where('failed_at', 'is', null)
        .where('next_attempt_at', '<=', now)
        .orderBy('is_news')
        .orderBy('next_attempt_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'recipient', 'kind', 'language', 'params', 'created_at', 'attempts'])
    .executeTakeFirst()
}

/** The letter is away; its link is forgotten. */
export async function markMailSent(db: Db, id: string, now: Date): Promise<void> {
  await db
    .updateTable('mail_outbox')
    .set({ sent_at: now, params: '{}', last_error: null })
    .where('id', '=', id)
    .execute()
}

/** It will be tried again then. */
export async function putOffMail(db: Db, id: string, nextAttempt: Date, error: string): Promise<void> {
  await db
    .updateTable('mail_outbox')
    .set({ next_attempt_at: nextAttempt, last_error: error })
    .where('id', '=', id)
    .execute()
}

/** It will not be tried again. */
export async function giveUpMail(db: Db, id: string, now: Date, error: string): Promise<void> {
  await db
    .updateTable('mail_outbox')
    .set({ failed_at: now, params: '{}', last_error: error })
    .where('id', '=', id)
    .execute()
}

/** Which of these letters the outbox still tells of. */
export async function knownMail(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('mail_outbox').select('id').where('id', 'in', ids).execute()
  return new Set(rows.map(({ id }) => id))
}

/** Forgets what was sent or given up before `before`. */
export async function deleteDoneMail(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom('mail_outbox')
    .where('created_at', '<', before)
    .where(sql<boolean>`(sent_at is not null or failed_at is not null)`)
    .execute()
}

/** Letters that are counted at most: what waits beyond that is as bad. */
const MOST_COUNTED = 10_000

/** What waits in the outbox: how much, since when the oldest, and when the first of it was due. */
export async function readWaitingMail(db: Db): Promise<Waiting> {
  const { rows } = await sql<Waiting>`
    select count(*) as length, min(created_at) as oldest, min(next_attempt_at) as due
    from (
      select created_at, next_attempt_at from mail_outbox
      where sent_at is null and failed_at is null order by is_news, next_attempt_at limit ${MOST_COUNTED}
    ) as waiting`.execute(db)
  return rows[0] ?? { length: 0, oldest: null, due: null }
}
