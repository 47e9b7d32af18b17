import type { Db } from '../platform/db/connection.ts'
import { statement } from '../platform/db/statement.ts'

const shown = 'select b.* from businesses b join accounts a on a.id = b.account_id where not b.hidden and not a.is_gone'

/** What all businesses that anybody may see come to. */
export type Sums = Readonly<{ businesses: number; ratingCount: number; ratingSum: number; jobsCompleted: number }>

/** Reads all businesses: 0.2 s where there are 100,000. */
export async function sumBusinesses(db: Db): Promise<Sums> {
  const { run } = statement()
  const [row] = await run<Sums>(
    db,
    `select count(*) as businesses, coalesce(sum(rating_count), 0)::bigint as "ratingCount",
      coalesce(sum(rating_sum), 0)::bigint as "ratingSum", coalesce(sum(jobs_completed), 0)::bigint as "jobsCompleted"
    from (${shown}) as shown`,
  )
  return row ?? { businesses: 0, ratingCount: 0, ratingSum: 0, jobsCompleted: 0 }
}

export type TradeCount = Readonly<{ category: string; businesses: number }>

/** How many of those businesses do each trade, the most common first. Reads all businesses. */
export async function countByTrade(db: Db): Promise<TradeCount[]> {
  const { run } = statement()
  return await run<TradeCount>(
    db,
    `select category, count(*) as businesses from (${shown}) as shown, unnest(shown.categories) as category
    group by category order by count(*) desc, category`,
  )
}

/** How many jobs are asked, and when the first bid of the middle one of them came, in minutes; null where it has none. */
export type FirstBid = Readonly<{ jobs: number; minutes: number | null }>

/** Looks at the newest jobs with an id below `before`, at most `limit`. One without a bid counts as one that waits for ever. */
export async function findFirstBid(
  db: Db,
  { before, limit }: Readonly<{ before: string; limit: number }>,
): Promise<FirstBid> {
  const { bind, run } = statement()
  const [row] = await run<FirstBid>(
    db,
    `select count(*) as jobs,
      nullif(percentile_disc(0.5) within group (order by coalesce(waited, 'infinity')), 'infinity') as minutes
    from (select id, posted_at from jobs where id < ${bind(before)} and deleted_at is null
      order by id desc limit ${bind(limit)}) as newest
    cross join lateral (
      select extract(epoch from min(created_at) - newest.posted_at)::float8 / 60 as waited from bids where job_id = newest.id
    ) as first`,
  )
  return row ?? { jobs: 0, minutes: null }
}
