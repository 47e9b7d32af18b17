import { setTimeout as pass } from 'node:timers/promises'
import { connect, type Db } from '../../server/platform/db/connection.ts'
import { checkNone } from '../table.ts'
import type { Listener } from './client.ts'
import type { Story } from './story-wire.ts'

/** Waits for all notifications, then prints counts of lost or duplicate writes and missed notifications. */
export async function checkStories(
  databaseUrl: string,
  stories: readonly Story[],
  listeners: readonly Listener[],
): Promise<void> {
  const db = connect({ url: databaseUrl, connections: 1, impatient: false })
  try {
    await until(async () => (await allIsTold(db)) && (await hearing(db, stories, listeners)).missed === 0)
    const { writes, lost, twice } = await readBack(db, stories)
    const { told, missed, untold } = await hearing(db, stories, listeners)
    checkNone(`acknowledged writes that are lost, of ${writes}`, lost)
    checkNone('jobs and bids that are there twice', twice)
    checkNone(`notifications that a stream missed, of ${told}`, missed)
    checkNone('bids and ends of jobs that nobody was told of', untold)
  } finally {
    await db.destroy()
  }
}

/** Looks up each acknowledged write of the stories individually. */
async function readBack(db: Db, stories: readonly Story[]) {
  const jobs = await db
    .selectFrom('jobs')
    .leftJoin('ratings', 'ratings.job_id', 'jobs.id')
    .select(['jobs.id', 'jobs.title', 'jobs.status', 'jobs.assigned_business_id', 'ratings.rating'])
    .execute()
  const bids = await db.selectFrom('bids').select(['job_id', 'business_id', 'amount']).execute()
  const writes = stories.flatMap((story) => {
    const job = jobs.find(({ id }) => id === story.jobId)
    const own = bids.filter((bid) => bid.job_id === story.jobId)
    return [
      job !== undefined,
      ...[...story.bids].map(([business, amount]) =>
        own.some((bid) => bid.business_id === business && Number(bid.amount) === amount),
      ),
      ...(story.accepted === undefined ? [] : [job?.assigned_business_id === story.accepted]),
      ...(story.isCompleted === undefined ? [] : [job?.status === 'completed']),
      ...(story.stars === undefined ? [] : [job?.rating === story.stars]),
    ]
  })
  const differentJobs = new Set(jobs.map(({ title }) => title)).size
  const differentBids = new Set(bids.map((bid) => bid.job_id + bid.business_id)).size
  return {
    writes: writes.length,
    lost: writes.filter((isThere) => !isThere).length,
    twice: jobs.length - differentJobs + bids.length - differentBids,
  }
}

/** How many notifications there are for all listeners, and were not heard; and acknowledged acts that their customer was not told of. */
async function hearing(db: Db, stories: readonly Story[], listeners: readonly Listener[]) {
  const rows = await db.selectFrom('notifications').select(['id', 'account_id', 'job_id']).execute()
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

/** Waits until it is so, for two minutes at most. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = performance.now() + 120_000
  while (!(await isSo()) && performance.now() < deadline) await pass(50)
}
