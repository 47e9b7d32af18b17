import type { Db } from '../platform/db/connection.ts'
import { backdatedId } from '../platform/ids.ts'
import { insertNews } from './insert-notifications.ts'
import { insertTalk } from './insert-messages.ts'
import { insertEndedAssignments, insertInvitations, insertRatings, insertWork, outcomeOf } from './insert-outcomes.ts'
import { COUNTRY, STATE } from './people.ts'
import { DAY, hoursBefore, type PlacedJob, type Site } from './inserted-jobs.ts'
import type { PlannedJob } from './plan.ts'

/** What began before is no news any more. */
const NEWS_DAYS = 45

/** Writes jobs, pictures, bids, outcomes, the newest notifications, and what people said. */
export async function insertJobs(db: Db, planned: readonly PlannedJob[], site: Site): Promise<void> {
  const jobs = planned.map((job) => place(job, site))
  // An assigned job names its bid and a bid its job, so one statement writes both.
  await db
    .with('posted', (cte) =>
      cte
        .insertInto('jobs')
        .values(jobs.map((job) => jobRow(job, site)))
        .returning('id'),
    )
    .insertInto('bids')
    .values(jobs.flatMap((job) => bidRows(job, site)))
    .execute()
  const shown = jobs.flatMap((job) => job.pictures.map((name, index) => ({ job, name, position: index + 1 })))
  const fileIds = await site.addPictures(
    db,
    shown.map(({ job, name }) => ({ name, ownerId: customerOf(job, site) })),
  )
  await db
    .insertInto('job_pictures')
    .values(shown.map(({ job, position }, index) => ({ job_id: job.id, position, file_id: fileIds[index] ?? '' })))
    .execute()
  await insertInvitations(db, jobs, site)
  await insertRatings(db, jobs, site)
  await insertEndedAssignments(db, jobs)
  await insertWork(db, jobs, site)
  await insertNews(db, jobs.filter(isRecent), site)
  await insertTalk(db, jobs, site)
}

function place(job: PlannedJob, { now, businessIds }: Site): PlacedJob {
  const postedAt = hoursBefore(now, job.posted)
  const placed = job.bids.map((bid) => {
    const at = hoursBefore(now, bid.hoursAgo)
    const asideAt = bid.setAside ? hoursBefore(now, bid.setAside.hoursAgo) : null
    const assignedAt = asideAt === null ? at : new Date((at.getTime() + asideAt.getTime()) / 2)
    return { ...bid, id: backdatedId(at), businessId: businessIds[bid.business] ?? '', at, assignedAt, asideAt }
  })
  return { ...job, id: backdatedId(postedAt), postedAt, placed }
}

/** Whether it is still on anybody's bell. */
const isRecent = ({ posted }: PlacedJob): boolean => posted < NEWS_DAYS * 24

/** The bids of the last two days on an open job are new to its customer. */
function isUnseen({ status }: PlacedJob, { hoursAgo, setAside }: PlacedJob['placed'][number]): boolean {
  return status === 'open' && setAside === undefined && hoursAgo < 48
}

const customerOf = (job: PlacedJob, { customerIds }: Site): string => customerIds[job.customer] ?? ''

function asideRow({ setAside, asideAt }: PlacedJob['placed'][number]) {
  if (setAside === undefined) return {}
  const why =
    setAside.state === 'declined' ? { decline_reason: setAside.reason, decline_comment: setAside.comment } : {}
  return { state: setAside.state, set_aside_at: asideAt, ...why }
}

function bidRows(job: PlacedJob, site: Site) {
  return job.placed.map((bid) => ({
    id: bid.id,
    job_id: job.id,
    business_id: bid.businessId,
    amount: bid.amount.toFixed(2),
    proposal: bid.proposal,
    can_start: bid.startsIn === null ? null : dayOf(bid.at, bid.startsIn),
    created_at: bid.at,
    unseen_by: isUnseen(job, bid) ? customerOf(job, site) : null,
    ...asideRow(bid),
  }))
}

function jobRow(job: PlacedJob, site: Site) {
  const { expiryDays, now } = site
  return {
    id: job.id,
    customer_id: customerOf(job, site),
    title: job.title,
    details: job.details,
    category: job.category,
    country: COUNTRY,
    state: STATE,
    city: job.city,
    street_address: job.street,
    budget: job.budget.toFixed(2),
    needed_by: job.neededIn === undefined ? null : dayOf(now, job.neededIn),
    posted_at: job.postedAt,
    expires_at: new Date(job.postedAt.getTime() + expiryDays * DAY),
    ...outcomeOf(job, site),
  }
}

/** The day so many days after a time. */
const dayOf = (time: Date, days: number): string => new Date(time.getTime() + days * DAY).toISOString().slice(0, 10)
