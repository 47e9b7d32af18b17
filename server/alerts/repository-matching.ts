import { sql } from 'kysely'
import type { Db } from '../platform/db/connection.ts'
import type { QueueDepth } from '../platform/background/queue-metrics.ts'
import { lowestIdAt } from '../platform/ids.ts'
import { statement } from '../platform/db/statement.ts'
import { areApart, isActiveBusiness, isJobVisible, isOpen } from '../schema/expressions.ts'

// Conditions in SQL. `s` is a row of saved_searches, `j` one of jobs and `t` one of job_texts.

/** Whether the search `s` finds the job `j` with the text `t`, which is in the area of its business. */
export const isFound = `(s.state is null or j.state = s.state) and (s.cities is null or j.city = any(s.cities))
  and (s.categories is null or j.category = any(s.categories)) and (s.budget_from is null or j.budget >= s.budget_from)
  and (s.budget_to is null or j.budget <= s.budget_to) and (s.needed_until is null or j.needed_by <= s.needed_until)
  and (s.words is null or t.words @@ s.words)`

/** Whether the business of the search `s` has bid on the job `j`, which it then knows. */
export const isKnown = `exists (select from bids b where b.job_id = j.id and b.business_id = s.business_id offset 0)`

/** Whether the account of the search `s` takes mails of what was found: never at an address that nobody has verified. */
export const isMailable = `exists (select from accounts where id = s.business_id and not is_gone and email_verified_at is not null
  and mail_enabled and not muted_mails @> array['jobs_found'] offset 0)`

/** A job that searches may find, and up to which business they were asked. */
export type JobToMatch = Readonly<{
  id: string
  jobId: string
  matchedTo: string | null
  /** Whether it takes bids, and its customer is not gone. */
  isOpen: boolean
}>

/**
 * The jobs that have waited for longest, held until the transaction ends. One that is still to be told as new waits for that: what is on the
 * bell then is not told there again. Those that are gone by now are forgotten.
 */
export async function claimJobs(db: Db, now: Date, limit: number): Promise<JobToMatch[]> {
  const { bind, run } = statement()
  return await run<JobToMatch>(
    db,
    `with taken as (
      select * from jobs_to_match q
      where not exists (select from tellings where tellings.job_id = q.job_id and tellings.kind = 'job_matching')
      order by turn_at limit ${bind(limit)} for update of q skip locked
    ), gone as (
      delete from jobs_to_match q using taken where q.id = taken.id and not exists (select from jobs where jobs.id = taken.job_id)
    )
    select taken.id, j.id as "jobId", taken.matched_to as "matchedTo",
      ${isOpen(bind, now)} and j.deleted_at is null and ${isJobVisible} as "isOpen"
    from taken join jobs j on j.id = taken.job_id order by j.id, taken.id`,
  )
}

/** All businesses up to `matchedTo` were looked at; other jobs have their turn. */
export async function advanceJob(db: Db, id: string, matchedTo: string, now: Date): Promise<void> {
  await db.updateTable('jobs_to_match').set({ matched_to: matchedTo, turn_at: now }).where('id', '=', id).execute()
}

export async function forgetJob(db: Db, id: string): Promise<void> {
  await db.deleteFrom('jobs_to_match').where('id', '=', id).execute()
}

/** The next businesses in whose area a job is, in the order of their ids. */
export async function nextBusinesses(
  db: Db,
  { jobId, matchedTo }: Pick<JobToMatch, 'jobId' | 'matchedTo'>,
  limit: number,
): Promise<string[]> {
  const { bind, run } = statement()
  // As single values, for which PostgreSQL knows that the index has the rest in order.
  const ofJob = (name: string) => `a.${name} = (select ${name} from jobs where id = ${bind(jobId)})`
  const near = await run<{ id: string }>(
    db,
    `select a.business_id as id from business_areas a cross join lateral (${isActiveBusiness}) as here
    where ${['state', 'city', 'category', 'country'].map(ofJob).join(' and ')}
      and not ${areApart(`(select customer_id from jobs where id = ${bind(jobId)})`, 'a.business_id')}
      ${matchedTo === null ? '' : `and a.business_id > ${bind(matchedTo)}`}
    order by a.business_id limit ${bind(limit)}`,
  )
  return near.map(({ id }) => id)
}

/** A job that a search found, as its business is told of it. */
export type Find = Readonly<{
  businessId: string
  searchId: string
  /** 0 for the search that each business has. */
  number: number
  name: string
  unsubscribeKey: string
  byBell: boolean
  byMail: boolean
  said: string | null
  cities: readonly string[] | null
  categories: readonly string[] | null
  budgetFrom: string | null
  budgetTo: string | null
  neededUntil: string | null
  jobId: string
  title: string
  category: string
  city: string
  budget: string
  neededBy: string | null
  /** To the nearest city of the business, in whole miles. */
  miles: number
}>

/** The columns of a find, of a search `s`, a job `j` and an area `area`. */
export const findColumns = `s.business_id as "businessId", s.id as "searchId", s.number, s.name, s.unsubscribe_key as "unsubscribeKey",
  s.by_bell as "byBell", s.by_mail as "byMail", s.said, s.cities, s.categories, s.budget_from as "budgetFrom", s.budget_to as "budgetTo",
  s.needed_until as "neededUntil", j.id as "jobId", j.title, j.category, j.city, j.budget, j.needed_by as "neededBy", area.miles`

/** The area of the business of the search `s` that the job `j` is in, looked up for each. */
export const areaOfJob = `lateral (select miles from business_areas a where a.business_id = s.business_id and a.state = j.state
  and a.city = j.city and a.country = j.country and a.category = j.category offset 0) as area on true`

/**
 * Keeps a job for the searches of some businesses that find it and tell later, and answers those that tell at once. Searches that are found
 * are held in one order until the transaction ends: neither a change nor the mail of the day comes between.
 */
export async function findSearches(db: Db, jobId: string, businessIds: readonly string[], now: Date): Promise<Find[]> {
  const { bind, run } = statement()
  return await run<Find>(
    db,
    `with hits as (
      select s.*
      from saved_searches s cross join jobs j join job_texts t on t.job_id = j.id
      where j.id = ${bind(jobId)} and s.business_id = any(${bind(businessIds)}::uuid[]) and s.frequency <> 'never'
        and ${isFound} and not ${isKnown} and (s.by_bell or (s.by_mail and ${isMailable}))
        and not exists (select from told_jobs told where told.business_id = s.business_id and told.job_id = j.id
          and (told.by_bell or not s.by_bell) and (told.by_mail or not s.by_mail))
      order by s.business_id, s.number for share of s
    ), kept as (
      insert into search_finds (search_id, job_id, found_at)
      select id, ${bind(jobId)}, ${bind(now)} from hits where frequency <> 'atOnce' on conflict do nothing
    )
    select ${findColumns} from hits s join jobs j on j.id = ${bind(jobId)} join ${areaOfJob} where s.frequency = 'atOnce'`,
  )
}

/** A business and a job. */
export type Told = Readonly<{ businessId: string; jobId: string }>

/** How a business is told of a job. */
export type Way = 'bell' | 'mail'

/**
 * Writes down that businesses are told of jobs in a way, and answers of which they were not yet: that way, once, whoever else writes it down.
 * On the bell is also what was told there as a new job. Mails go only to those who take them.
 */
export async function markTold(db: Db, pairs: readonly Told[], way: Way): Promise<Told[]> {
  if (pairs.length === 0) return []
  const column = way === 'bell' ? 'by_bell' : 'by_mail'
  const { bind, run } = statement()
  return await run<Told>(
    db,
    `insert into told_jobs (business_id, job_id, ${column})
    select s.business_id, s.job_id, true
    from unnest(${bind(pairs.map(({ businessId }) => businessId))}::uuid[], ${bind(pairs.map(({ jobId }) => jobId))}::uuid[])
      as s (business_id, job_id)
    where ${way === 'mail' ? isMailable : `not ${isOnBell}`}
    group by s.business_id, s.job_id order by s.business_id, s.job_id
    on conflict (business_id, job_id) do update set ${column} = true where not told_jobs.${column}
    returning business_id as "businessId", job_id as "jobId"`,
  )
}

const isOnBell = `exists (select from notifications n where n.job_id = s.job_id and n.account_id = s.business_id
  and n.kind in ('job_matching', 'job_found') offset 0)`

/** Removes what is known of jobs that were posted before `before` and are not open, the oldest first. Answers how many rows that were. */
export async function deleteToldBefore(db: Db, before: Date, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from told_jobs where (business_id, job_id) in (
      select business_id, job_id from told_jobs t
      where job_id < ${lowestIdAt(before)}
        and not exists (select from jobs j where j.id = t.job_id and j.status = 'open' and j.deleted_at is null offset 0)
      order by job_id limit ${limit})`.execute(db)
  return Number(numAffectedRows ?? 0)
}

/** Rows that are counted at most: what waits beyond that is as bad. */
const MOST_COUNTED = 10_000

/** The jobs that still wait for searches: how many, since when the oldest, and whose turn was to be first. */
export async function readJobsToMatch(db: Db): Promise<QueueDepth> {
  const { rows } = await sql<QueueDepth>`
    select count(*) as length, min(turn_at) as oldest, min(turn_at) as due
    from (select turn_at from jobs_to_match order by turn_at limit ${MOST_COUNTED}) as waiting`.execute(db)
  return rows[0] ?? { length: 0, oldest: null, due: null }
}
