import { randomBytes } from 'node:crypto'
import type { Db } from '../platform/db/connection.ts'
import { backdatedId } from '../platform/ids.ts'
import type { Scene } from './pictures.ts'
import { timesOf, type PlacedJob, type Site, DAY } from './inserted-jobs.ts'

/** Writes what businesses showed of their finished work; the first two pictures of each job are on their pages. */
export async function insertWork(db: Db, jobs: readonly PlacedJob[], site: Site): Promise<void> {
  const shown = await Promise.all(
    jobs.flatMap((job) => (job.work ?? []).map((scene, index) => workRow(db, { job, scene, index }, site))),
  )
  const rows = shown.flatMap((row) => row ?? [])
  await db.insertInto('work_pictures').values(rows).execute()
  const chosen = site.businessIds.flatMap((businessId) => {
    const own = rows.filter((row) => row.business_id === businessId && row.position < 3)
    return own.slice(0, 20).map(({ file_id, job_id }, index) => ({
      business_id: businessId,
      position: index + 1,
      file_id,
      job_id,
      shown_as: randomBytes(16).toString('base64url'),
    }))
  })
  await db.insertInto('business_pictures').values(chosen).execute()
}

type Work = Readonly<{ job: PlacedJob; scene: Scene; index: number }>

async function workRow(db: Db, { job, scene, index }: Work, { addPicture, now }: Site) {
  const won = job.placed[job.chosen]
  if (job.status !== 'completed' || won === undefined) return undefined
  const file_id = await addPicture(db, scene, won.businessId)
  return {
    id: backdatedId(timesOf(job, now).completedAt),
    job_id: job.id,
    business_id: won.businessId,
    position: index + 1,
    file_id,
  }
}

export async function settle(db: Db, job: PlacedJob, { now }: Site): Promise<void> {
  const won = job.placed[job.chosen]
  if (job.status === 'expired') {
    await db
      .updateTable('jobs')
      .set({ status: 'expired', expires_at: endedAt(job, now) })
      .where('id', '=', job.id)
      .execute()
  }
  if (won === undefined) return
  const isCompleted = job.status === 'completed'
  const { assignedAt, completedAt, ratedAt, repliedAt, doubtedAt } = timesOf(job, now)
  await db
    .updateTable('jobs')
    .set({
      status: isCompleted ? 'completed' : 'inprogress',
      assigned_business_id: won.businessId,
      assigned_bid_id: won.id,
      assigned_at: assignedAt,
      completed_at: isCompleted ? completedAt : null,
      // What was given back to do is news to the business.
      ...(job.doubt === undefined ? {} : { doubted_at: doubtedAt, doubt_reason: job.doubt, unseen_by: won.businessId }),
    })
    .where('id', '=', job.id)
    .execute()
  if (isCompleted && job.review !== undefined) {
    const [rating, comment] = job.review
    const reply = job.reply === undefined ? {} : { reply: job.reply, replied_at: repliedAt, revision: 2 }
    await db
      .insertInto('ratings')
      .values({
        id: backdatedId(ratedAt),
        job_id: job.id,
        business_id: won.businessId,
        rating,
        comment,
        created_at: ratedAt,
        ...reply,
      })
      .execute()
  }
}

/** Its business had the job for a while, and it is open again since it stepped down. */
export async function stepDown(db: Db, { id, placed }: PlacedJob, { expiryDays }: Site): Promise<void> {
  for (const { businessId, setAside, assignedAt, asideAt } of placed) {
    if (setAside?.state !== 'ended' || asideAt === null) continue
    const ended = { job_id: id, business_id: businessId, ended_by: businessId, reason: setAside.reason }
    const times = { assigned_at: assignedAt, ended_at: asideAt }
    await db
      .insertInto('ended_assignments')
      .values({ id: backdatedId(asideAt), ...ended, ...times })
      .execute()
    await db
      .updateTable('jobs')
      .set({ expires_at: new Date(asideAt.getTime() + expiryDays * DAY) })
      .where('id', '=', id)
      .execute()
  }
}

/** Where an operator lets jobs live longer than the plan knows, an expired one has still expired. */
function endedAt(job: PlacedJob, now: Date): Date {
  return new Date(Math.min(job.postedAt.getTime() + 30 * DAY, now.getTime() - DAY))
}
