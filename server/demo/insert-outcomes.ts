import { randomBytes } from 'node:crypto'
import type { Db } from '../platform/db/connection.ts'
import { backdatedId } from '../platform/ids.ts'
import type { Scene } from './pictures.ts'
import { timesOf, type PlacedJob, type Site, DAY, HOUR } from './inserted-jobs.ts'

/** Writes what businesses showed of their finished work; the first two pictures of each job are on their pages. */
export async function insertWork(db: Db, jobs: readonly PlacedJob[], site: Site): Promise<void> {
  const works = jobs.flatMap(worksOn)
  const fileIds = await site.addPictures(
    db,
    works.map(({ scene, businessId }) => ({ name: scene, ownerId: businessId })),
  )
  const rows = works.map(({ job, businessId, position }, index) => ({
    id: backdatedId(timesOf(job, site.now).completedAt),
    job_id: job.id,
    business_id: businessId,
    position,
    file_id: fileIds[index] ?? '',
  }))
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

type Work = Readonly<{ job: PlacedJob; scene: Scene; businessId: string; position: number }>

function worksOn(job: PlacedJob): Work[] {
  const won = job.placed[job.chosen]
  if (job.status !== 'completed' || won === undefined) return []
  return (job.work ?? []).map((scene, index) => ({ job, scene, businessId: won.businessId, position: index + 1 }))
}

/** What became of a job, as its row says; nothing of one that is open. */
export function outcomeOf(job: PlacedJob, { now, expiryDays }: Site) {
  if (job.status === 'expired') return { status: 'expired' as const, expires_at: endedAt(job, now) }
  const won = job.placed[job.chosen]
  if (won === undefined) {
    const reopenedAt = job.placed.find(({ setAside }) => setAside?.state === 'ended')?.asideAt
    return reopenedAt ? { expires_at: new Date(reopenedAt.getTime() + expiryDays * DAY) } : {}
  }
  const { assignedAt, completedAt, doubtedAt } = timesOf(job, now)
  const assigned = { assigned_business_id: won.businessId, assigned_bid_id: won.id, assigned_at: assignedAt }
  if (job.status === 'completed') return { status: job.status, ...assigned, completed_at: completedAt }
  // What was given back to do is news to the business.
  const doubt =
    job.doubt === undefined ? {} : { doubted_at: doubtedAt, doubt_reason: job.doubt, unseen_by: won.businessId }
  return { status: 'inprogress' as const, ...assigned, ...doubt }
}

/** Writes what customers said of finished work, and what businesses said to that. */
export async function insertRatings(db: Db, jobs: readonly PlacedJob[], { now }: Site): Promise<void> {
  const rows = jobs.flatMap((job) => {
    const won = job.placed[job.chosen]
    if (job.status !== 'completed' || job.review === undefined || won === undefined) return []
    const [rating, comment] = job.review
    const { ratedAt, repliedAt } = timesOf(job, now)
    const reply = job.reply === undefined ? {} : { reply: job.reply, replied_at: repliedAt, revision: 2 }
    const about = { id: backdatedId(ratedAt), job_id: job.id, business_id: won.businessId }
    return [{ ...about, rating, comment, created_at: ratedAt, ...reply }]
  })
  await db.insertInto('ratings').values(rows).execute()
}

/** Writes whom customers asked to bid, an hour after they posted the job. */
export async function insertInvitations(db: Db, jobs: readonly PlacedJob[], { businessIds }: Site): Promise<void> {
  const rows = jobs.flatMap(({ id, postedAt, invited = [] }) =>
    invited.map((business) => ({
      job_id: id,
      business_id: businessIds[business] ?? '',
      created_at: new Date(postedAt.getTime() + HOUR),
    })),
  )
  if (rows.length > 0) await db.insertInto('invitations').values(rows).execute()
}

/** Writes which business had the job for a while; it is open again since that one stepped down. */
export async function insertEndedAssignments(db: Db, jobs: readonly PlacedJob[]): Promise<void> {
  const rows = jobs.flatMap(({ id, placed }) =>
    placed.flatMap(({ businessId, setAside, assignedAt, asideAt }) => {
      if (setAside?.state !== 'ended' || asideAt === null) return []
      const ended = { job_id: id, business_id: businessId, ended_by: businessId, reason: setAside.reason }
      return [{ id: backdatedId(asideAt), ...ended, assigned_at: assignedAt, ended_at: asideAt }]
    }),
  )
  await db.insertInto('ended_assignments').values(rows).execute()
}

/** Where an operator lets jobs live longer than the plan knows, an expired one has still expired. */
function endedAt(job: PlacedJob, now: Date): Date {
  return new Date(Math.min(job.postedAt.getTime() + 30 * DAY, now.getTime() - DAY))
}
