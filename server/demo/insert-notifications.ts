import type { Db } from '../platform/db/connection.ts'
import { deliveryOf, type NotificationContent } from '../events/content.ts'
import { insertNotificationRows } from '../notifications/service.ts'
import { timesOf, type PlacedJob, type Site } from './inserted-jobs.ts'
import { businesses } from './people.ts'

/** Something that was told, and when. */
type Told = Readonly<{ jobId: string; at: Date; news: NotificationContent }>

const MOST = 40
const UNREAD = 4

/** The first customer and the first business find some news on their bells, of which they have not seen the newest. */
export async function insertNews(db: Db, jobs: readonly PlacedJob[], site: Site): Promise<void> {
  const [customer, business] = [site.customerIds[0], site.businessIds[0]]
  if (customer !== undefined) await tellAll(db, customer, jobs.flatMap(newsForCustomer(site)))
  if (business !== undefined) await tellAll(db, business, jobs.flatMap(newsForBusiness(site, business)))
}

async function tellAll(db: Db, accountId: string, told: readonly Told[]): Promise<void> {
  const newest = told.toSorted((one, other) => one.at.getTime() - other.at.getTime()).slice(-MOST)
  for (const { jobId, at, news } of newest.slice(0, -UNREAD))
    await insertNotificationRows(db, [accountId], deliveryOf(jobId, news, at))
  await db
    .updateTable('notifications')
    .set(({ ref }) => ({ read_at: ref('created_at') }))
    .where('account_id', '=', accountId)
    .execute()
  for (const { jobId, at, news } of newest.slice(-UNREAD))
    await insertNotificationRows(db, [accountId], deliveryOf(jobId, news, at))
}

function newsForCustomer({ businessIds, now }: Site) {
  const nameOf = (id: string) => businesses[businessIds.indexOf(id)]?.businessName ?? ''
  return (job: PlacedJob): Told[] => {
    if (job.customer !== 0) return []
    const { id: jobId, title, status, placed } = job
    if (status === 'open') {
      return placed.flatMap(({ businessId, amount, at, setAside, asideAt }): Told[] => {
        const params = { title, business: nameOf(businessId), businessId }
        const told: Told = { jobId, at, news: { kind: 'bid_placed', params: { ...params, amount: amount.toFixed(2) } } }
        if (setAside === undefined || setAside.state === 'declined' || asideAt === null) return [told]
        const kind = setAside.state === 'withdrawn' ? 'bid_withdrawn' : 'stepped_down'
        return [told, { jobId, at: asideAt, news: { kind, params } }]
      })
    }
    const won = placed[job.chosen]
    if (status !== 'completed' || won === undefined) return []
    const params = { title, business: nameOf(won.businessId), businessId: won.businessId }
    const { completedAt, repliedAt } = timesOf(job, now)
    const completed: Told = { jobId, at: completedAt, news: { kind: 'job_completed', params } }
    if (job.review === undefined || job.reply === undefined) return [completed]
    return [completed, { jobId, at: repliedAt, news: { kind: 'rating_answered', params } }]
  }
}

function newsForBusiness({ now }: Site, business: string) {
  const own = businesses[0]
  return (job: PlacedJob): Told[] => {
    const { id: jobId, title, category, city } = job
    const { assignedAt, ratedAt, doubtedAt } = timesOf(job, now)
    const bid = job.placed.find(({ businessId }) => businessId === business)
    if (bid === undefined) {
      const isNews = job.status === 'open' && own?.categories.includes(category) === true && own.cities.includes(city)
      return isNews
        ? [{ jobId, at: job.postedAt, news: { kind: 'job_matching', params: { title, category, city } } }]
        : []
    }
    const won = job.placed[job.chosen]
    if (bid.setAside?.state === 'declined' && bid.asideAt !== null) {
      const params = { title, declineReason: bid.setAside.reason }
      return [{ jobId, at: bid.asideAt, news: { kind: 'bid_declined', params } }]
    }
    if (bid.setAside?.state === 'ended')
      return [{ jobId, at: bid.assignedAt, news: { kind: 'bid_accepted', params: { title } } }]
    if (won === undefined) return []
    if (won.businessId !== business)
      return [{ jobId, at: assignedAt, news: { kind: 'bid_not_chosen', params: { title } } }]
    const accepted: Told = { jobId, at: assignedAt, news: { kind: 'bid_accepted', params: { title } } }
    if (job.doubt !== undefined) {
      const params = { title, reason: job.doubt }
      return [accepted, { jobId, at: doubtedAt, news: { kind: 'completion_doubted', params } }]
    }
    if (job.status !== 'completed' || job.review === undefined) return [accepted]
    const [rating] = job.review
    return [accepted, { jobId, at: ratedAt, news: { kind: 'job_rated', params: { title, rating } } }]
  }
}
