import type { Db } from '../db/connection.ts'
import { idAt } from '../ids.ts'
import { tell, type News } from '../repo/notifications.ts'
import { businesses, COUNTRY, STATE } from './people.ts'
import type { DrawingOffice } from './pictures.ts'
import type { PlannedBid, PlannedJob } from './town.ts'

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR

type Site = Readonly<{
  office: DrawingOffice
  customerIds: readonly string[]
  businessIds: readonly string[]
  now: Date
  expiryDays: number
}>

/** A planned job with the ids and times that it got. */
type PlacedJob = PlannedJob & Readonly<{ id: string; postedAt: Date; placed: readonly PlacedBid[] }>
type PlacedBid = PlannedBid & Readonly<{ id: string; businessId: string; at: Date }>

/** Writes jobs, pictures, bids, outcomes and the newest notifications. */
export async function insertJobs(db: Db, planned: readonly PlannedJob[], site: Site): Promise<void> {
  const jobs = planned.map((job) => place(job, site))
  await db
    .insertInto('jobs')
    .values(jobs.map((job) => openRow(job, site)))
    .execute()
  const pictures = await Promise.all(
    jobs.flatMap(({ id, pictures: drawings }) =>
      drawings.map(async ({ scene, look }, index) => ({
        job_id: id,
        position: index + 1,
        file_id: (await site.office.scene(scene, look)).id,
      })),
    ),
  )
  await db.insertInto('job_pictures').values(pictures).execute()
  await db
    .insertInto('bids')
    .values(
      jobs.flatMap(({ id, placed }) =>
        placed.map((bid) => ({
          id: bid.id,
          job_id: id,
          business_id: bid.businessId,
          amount: bid.amount.toFixed(2),
          proposal: bid.proposal,
          created_at: bid.at,
        })),
      ),
    )
    .execute()
  for (const job of jobs) await settle(db, job, site)
  await tellNewest(db, jobs, site)
}

function place(job: PlannedJob, { now, businessIds }: Site): PlacedJob {
  const postedAt = new Date(now.getTime() - job.posted * HOUR)
  const placed = job.bids.map((bid) => {
    const at = new Date(now.getTime() - bid.hoursAgo * HOUR)
    return { ...bid, id: idAt(at.getTime()), businessId: businessIds[bid.business] ?? '', at }
  })
  return { ...job, id: idAt(postedAt.getTime()), postedAt, placed }
}

/** Every job begins open; what became of it is written afterwards, once there are bids. */
function openRow(job: PlacedJob, { customerIds, expiryDays }: Site) {
  return {
    id: job.id,
    customer_id: customerIds[job.customer] ?? '',
    title: job.title,
    details: job.details,
    category: job.category,
    country: COUNTRY,
    state: STATE,
    city: job.city,
    budget: job.budget.toFixed(2),
    posted_at: job.postedAt,
    expires_at: new Date(job.postedAt.getTime() + expiryDays * DAY),
  }
}

async function settle(db: Db, job: PlacedJob, { now }: Site): Promise<void> {
  const won = job.placed[job.chosen]
  if (job.status === 'expired') {
    await db
      .updateTable('jobs')
      .set({ status: 'expired', expires_at: endedAt(job, now) })
      .where('id', '=', job.id)
      .execute()
  }
  if (won === undefined) return
  const assignedAt = new Date(Math.min(job.postedAt.getTime() + 2 * DAY, now.getTime() - HOUR))
  const isCompleted = job.status === 'completed'
  const completedAt = new Date(Math.min(assignedAt.getTime() + 3 * DAY, now.getTime() - HOUR / 2))
  await db
    .updateTable('jobs')
    .set({
      status: isCompleted ? 'completed' : 'inprogress',
      assigned_business_id: won.businessId,
      assigned_bid_id: won.id,
      assigned_at: assignedAt,
      completed_at: isCompleted ? completedAt : null,
    })
    .where('id', '=', job.id)
    .execute()
  if (isCompleted && job.review !== undefined) {
    const [rating, comment] = job.review
    const created_at = new Date(completedAt.getTime() + HOUR / 4)
    await db
      .insertInto('ratings')
      .values({ job_id: job.id, business_id: won.businessId, rating, comment, created_at })
      .execute()
  }
}

/** Where an operator lets jobs live longer than the plan knows, an expired one has still expired. */
function endedAt(job: PlacedJob, now: Date): Date {
  return new Date(Math.min(job.postedAt.getTime() + 30 * DAY, now.getTime() - DAY))
}

/** The first customer and the first business find some news on their bells. */
async function tellNewest(db: Db, jobs: readonly PlacedJob[], { customerIds, businessIds, now }: Site): Promise<void> {
  const [customer = ''] = customerIds
  const [business = ''] = businessIds
  const news: { account: string; job: string; at: Date; what: News }[] = jobs.flatMap((job) => {
    const title = job.title
    const ofCustomer =
      job.customer !== 0 || job.status !== 'open'
        ? []
        : job.placed.map(({ businessId, amount, at }) => ({
            account: customer,
            job: job.id,
            at,
            what: {
              kind: 'bid_placed' as const,
              params: {
                title,
                business: businesses[businessIds.indexOf(businessId)]?.businessName ?? '',
                amount: amount.toFixed(2),
              },
            },
          }))
    const won = job.placed[job.chosen]
    const ofBusiness =
      won?.businessId !== business
        ? []
        : [
            {
              account: business,
              job: job.id,
              at: new Date(Math.min(job.postedAt.getTime() + 2 * DAY, now.getTime() - HOUR)),
              what: { kind: 'bid_accepted' as const, params: { title } },
            },
          ]
    return [...ofCustomer, ...ofBusiness]
  })
  const newest = news.toSorted((one, other) => one.at.getTime() - other.at.getTime()).slice(-24)
  for (const { account, job, at, what } of newest) await tell(db, account, job, what, at)
}
