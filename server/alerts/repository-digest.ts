import type { Db } from '../platform/db/connection.ts'
import { statement } from '../platform/db/statement.ts'
import { isJobVisibleTo, isOpen } from '../schema/expressions.ts'
import type { AlertFrequency } from '../schema/tables-alerts.ts'
import { areaOfJob, findColumns, isFound, isKnown, type Find } from './repository-matching.ts'

/** A search whose business is to be told what it found, and the place that the clock of the business goes by. */
export type DueSearch = Readonly<{
  id: string
  frequency: AlertFrequency
  /** Whether only the time of the first telling is to be worked out. */
  isUnplanned: boolean
  country: string
  state: string
}>

/**
 * The searches that are due of some businesses. All searches of such a business are held until the transaction ends, so that two processes
 * make no two mails and nothing is told at once meanwhile; a business of which somebody holds a search has its turn next time.
 */
export async function claimDue(db: Db, now: Date, limit: number): Promise<DueSearch[]> {
  const { bind, run } = statement()
  const held = await run<DueSearch & Readonly<{ businessId: string; isDue: boolean; all: number }>>(
    db,
    `with late as (
      select business_id from saved_searches where next_at <= ${bind(now)}
      order by next_at limit ${bind(limit)} for update skip locked
    ), held as (
      select s.* from saved_searches s where s.business_id in (select business_id from late) for update skip locked
    )
    select held.id, held.business_id as "businessId", held.frequency, held.next_at = 'epoch' as "isUnplanned", b.country, b.state,
      coalesce(held.next_at <= ${bind(now)}, false) as "isDue",
      (select count(*) from saved_searches s where s.business_id = held.business_id)::int as all
    from held join businesses b on b.account_id = held.business_id`,
  )
  return [...Map.groupBy(held, ({ businessId }) => businessId).values()]
    .filter((searches) => searches.length === searches[0]?.all)
    .flatMap((searches) => searches.filter(({ isDue }) => isDue))
}

/** A row to join, looked up for each row before it: PostgreSQL must not read a table whole for one batch. */
const one = (table: string, name: string, condition: string): string =>
  `lateral (select * from ${table} where ${condition} offset 0) as ${name}`

/**
 * Takes what searches have found, and answers what of it the business can still open and does not know. What is left out is forgotten: a job
 * that is opened again is found again.
 */
export async function takeFinds(db: Db, searchIds: readonly string[], now: Date): Promise<Find[]> {
  if (searchIds.length === 0) return []
  const { bind, run } = statement()
  return await run<Find>(
    db,
    `with taken as (
      delete from search_finds where search_id = any(${bind(searchIds)}::uuid[]) returning search_id, job_id
    )
    select ${findColumns}
    from taken cross join ${one('saved_searches', 's', 'id = taken.search_id')}
      cross join ${one('jobs', 'j', 'id = taken.job_id')} cross join ${one('job_texts', 't', 'job_id = taken.job_id')}
      join ${areaOfJob}
    where ${isOpen(bind, now)} and j.deleted_at is null and ${isJobVisibleTo('s.business_id')} and ${isFound} and not ${isKnown}`,
  )
}

/** Writes down when searches tell next. */
export async function planSearches(
  db: Db,
  plans: readonly Readonly<{ id: string; nextAt: Date | null }>[],
): Promise<void> {
  const { bind, run } = statement()
  await run(
    db,
    `update saved_searches s set next_at = plan.next_at
    from unnest(${bind(plans.map(({ id }) => id))}::uuid[], ${bind(plans.map(({ nextAt }) => nextAt))}::timestamptz[]) as plan (id, next_at)
    where s.id = plan.id`,
  )
}
