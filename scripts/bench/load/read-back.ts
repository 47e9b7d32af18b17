import { answer } from '../../../docs/examples/over-the-wire/client.ts'
import type { Db } from '../../../server/platform/db/connection.ts'
import type { Listener } from './listener.ts'
import type { Account, Story } from './town-wire.ts'

/** What became of what was acknowledged. */
export type ReadBack = Readonly<{ writes: number; lost: number; twice: number }>

/** Reads over the API what the stories say was acknowledged, each write by itself. */
export async function readBack(stories: readonly Story[]): Promise<ReadBack> {
  const found = { writes: 0, lost: 0, twice: 0 }
  const look = (isThere: boolean): void => {
    found.writes += 1
    if (!isThere) found.lost += 1
  }
  for (const customer of new Set(stories.map((story) => story.customer))) {
    const jobs = await jobsOf(customer)
    found.twice += jobs.length - new Set(jobs.map(({ title }) => title)).size
    for (const { jobId, bids, accepted, isCompleted, stars } of stories.filter(
      (story) => story.customer === customer,
    )) {
      const job = jobs.find(({ id }) => id === jobId)
      look(job !== undefined)
      const { Data } = await answer(
        customer.client.POST('/show-bid/customer', { body: { userId: customer.id, jobId } }),
      )
      found.twice += Data.length - new Set(Data.map(({ businessId }) => businessId)).size
      for (const [business, amount] of bids) {
        look(Data.some((bid) => bid.businessId === business && bid.amount === amount))
      }
      if (accepted !== undefined) look(job?.assignedBusinessId === accepted)
      if (isCompleted === true) look(job?.status === 'completed')
      if (stars !== undefined) look(job?.rating?.rating === stars)
    }
  }
  return found
}

async function jobsOf({ client }: Account) {
  const jobs = []
  let cursor: string | undefined
  do {
    const page = await answer(
      client.POST('/get-jobs/customer', { body: { limit: 50, ...(cursor !== undefined && { cursor }) } }),
    )
    jobs.push(...page.jobs)
    cursor = page.nextCursor ?? undefined
  } while (cursor !== undefined)
  return jobs
}

/** What became of what people are to be told. */
export type Told = Readonly<{
  /** Notifications for all listeners together, each as often as it has listeners. */
  told: number
  /** How many of them were not heard. */
  missed: number
  /** Acknowledged bids and ends of jobs that their customer has no notification about. */
  untold: number
}>

export async function hearing(db: Db, stories: readonly Story[], listeners: readonly Listener[]): Promise<Told> {
  const ids = [...new Set(listeners.map(({ accountId }) => accountId))]
  const rows = await db
    .selectFrom('notifications')
    .select(['id', 'account_id', 'job_id'])
    .where('account_id', 'in', ids)
    .execute()
  const counts = { told: 0, missed: 0, untold: 0 }
  for (const { customer, jobId, bids, isCompleted } of stories) {
    const about = rows.filter((row) => row.account_id === customer.id && row.job_id === jobId)
    counts.untold += Math.max(0, bids.size + (isCompleted === true ? 1 : 0) - about.length)
  }
  for (const { accountId, heard } of listeners) {
    const own = rows.filter((row) => row.account_id === accountId)
    counts.told += own.length
    counts.missed += own.filter(({ id }) => !heard.has(id)).length
  }
  return counts
}

/** Whether nothing waits to be told any more. */
export async function allIsTold(db: Db): Promise<boolean> {
  return (await db.selectFrom('tellings').select('job_id').limit(1).executeTakeFirst()) === undefined
}
