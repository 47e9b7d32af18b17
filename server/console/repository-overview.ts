import { sql } from 'kysely'
import type { Db } from '../platform/db/connection.ts'
import { lowestIdAt } from '../platform/ids.ts'

/** From the first moment up to the second one, which is no part of it. */
export type Range = Readonly<{ from: Date; before: Date }>

/** What became of the jobs of a day, a trade or a state. */
export type JobFigures = Readonly<{
  of: string
  jobs: number
  answered: number
  accepted: number
  completed: number
  disputed: number
}>

type Narrowed = Range & Readonly<{ category: string | undefined; state: string | undefined }>
type FigureRow = JobFigures & Readonly<{ kind: 'day' | 'trade' | 'state' }>

/** The time in a UUIDv7: its first 48 bits are milliseconds (RFC 9562). */
const timeOf = (id: string) =>
  sql.raw(`to_timestamp(('x' || left(replace(${id}::text, '-', ''), 12))::bit(48)::bigint / 1000.0)`)

/** Figures of the jobs that were created in a range, in one pass over the index of their ids: by day, by trade and by state. */
export async function countJobs(db: Db, { from, before, category, state }: Narrowed): Promise<readonly FigureRow[]> {
  const { rows } = await sql<FigureRow>`
    with made as materialized (
      select to_char(${timeOf('id')} at time zone 'UTC', 'YYYY-MM-DD') as day, category, state,
        exists (select from bids where bids.job_id = jobs.id and bids.created_at < ${timeOf('jobs.id')} + interval '24 hours')
          as answered,
        assigned_at is not null as accepted,
        status = 'completed' as completed,
        doubted_at is not null as disputed
      from jobs
      where id >= ${lowestIdAt(from)}::uuid and id < ${lowestIdAt(before)}::uuid
        and (${category ?? null}::text is null or category = ${category ?? null})
        and (${state ?? null}::text is null or state = ${state ?? null})
    )
    select case when grouping(day) = 0 then 'day' when grouping(category) = 0 then 'trade' else 'state' end as kind,
      coalesce(day, category, state) as of,
      count(*)::int as jobs,
      (count(*) filter (where answered))::int as answered,
      (count(*) filter (where accepted))::int as accepted,
      (count(*) filter (where completed))::int as completed,
      (count(*) filter (where disputed))::int as disputed
    from made group by grouping sets ((day), (category), (state)) order by jobs desc, of`.execute(db)
  return rows
}

/** New accounts by day and role. */
export async function countAccounts(
  db: Db,
  { from, before }: Range,
): Promise<readonly Readonly<{ of: string; customers: number; businesses: number }>[]> {
  const { rows } = await sql<{ of: string; customers: number; businesses: number }>`
    select to_char(${timeOf('id')} at time zone 'UTC', 'YYYY-MM-DD') as of,
      (count(*) filter (where role = 'customer'))::int as customers,
      (count(*) filter (where role = 'business'))::int as businesses
    from accounts where id >= ${lowestIdAt(from)}::uuid and id < ${lowestIdAt(before)}::uuid
    group by 1 order by 1`.execute(db)
  return rows
}

type Now = Readonly<{ openJobs: number; runningJobs: number; members: number }>

/** How many there are at a moment. */
export async function countNow(db: Db, now: Date): Promise<Now> {
  const { rows } = await sql<Now>`
    select
      (select count(*)::int from jobs where status = 'open' and deleted_at is null and expires_at > ${now}) as "openJobs",
      (select count(*)::int from jobs where status = 'inprogress' and deleted_at is null) as "runningJobs",
      (select count(distinct business_id)::int from subscriptions
        where kind = 'yearly' and starts_at <= ${now} and ends_at > ${now}) as "members"`.execute(db)
  return rows[0] ?? { openJobs: 0, runningJobs: 0, members: 0 }
}
