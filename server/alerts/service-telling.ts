import { deliveryOf } from '../events/content.ts'
import { insertNotificationRows } from '../notifications/service.ts'
import { queueFoundMail, type FoundGroup } from '../notifications/service-found-mail.ts'
import type { Db } from '../platform/db/connection.ts'
import type { Deps } from '../platform/runtime/dependencies.ts'
import { markTold, type Find, type Told } from './repository-matching.ts'

/** How many jobs a mail names at most; of the others it says how many there are. */
const MOST_NAMED = 20

type Clerk = Pick<Deps, 'settings'>

/** Tells businesses what their searches found, of each job once each way, in the transaction of `db`. */
export async function tellFinds(deps: Clerk, db: Db, finds: readonly Find[], now: Date): Promise<void> {
  await ring(
    db,
    finds.filter(({ byBell }) => byBell),
    now,
  )
  const mailed = finds.filter(({ byMail }) => byMail)
  const fresh = await markTold(db, mailed, 'mail')
  for (const [businessId, told] of Map.groupBy(fresh, (one) => one.businessId)) {
    const ids = new Set(told.map(({ jobId }) => jobId))
    const own = mailed.filter((find) => find.businessId === businessId && ids.has(find.jobId))
    await queueFoundMail(deps, db, businessId, groupsOf(own), now)
  }
}

/** A notification of each job that is not on the bell yet. */
async function ring(db: Db, finds: readonly Find[], now: Date): Promise<void> {
  const fresh = await markTold(db, finds, 'bell')
  for (const [jobId, told] of Map.groupBy(fresh, (one: Told) => one.jobId)) {
    const job = finds.find((find) => find.jobId === jobId)
    if (job === undefined) continue
    const { title, category, city } = job
    const content = { kind: 'job_found', params: { title, category, city } } as const
    const accountIds = told.map(({ businessId }) => businessId)
    await insertNotificationRows(db, accountIds, deliveryOf(jobId, content, now))
  }
}

/**
 * What the searches of one business found, those that it saved first, each job with the first search that found it. All of them have the
 * words of their search as whole words, so the best are the nearest, and of those as near the newest. Each search has its turn until the
 * mail is full, so that none is crowded out.
 */
export function groupsOf(finds: readonly Find[]): FoundGroup[] {
  const seen = new Set<string>()
  const groups = [...Map.groupBy(finds, ({ searchId }) => searchId).values()]
    .toSorted(([one], [other]) => placeOf(one) - placeOf(other))
    .map((found) => {
      const fresh = found.filter(({ jobId }) => !seen.has(jobId))
      for (const { jobId } of fresh) seen.add(jobId)
      return fresh.toSorted((one, other) => one.miles - other.miles || (one.jobId < other.jobId ? 1 : -1))
    })
  const turns = groups.flatMap((found, group) => found.map((_, turn) => ({ group, turn })))
  const named = turns.toSorted((one, other) => one.turn - other.turn || one.group - other.group).slice(0, MOST_NAMED)
  return groups.flatMap((found, group) => {
    const [first] = found
    if (first === undefined) return []
    const shown = found.slice(0, named.filter((one) => one.group === group).length)
    return [{ search: first, jobs: shown, more: found.length - shown.length }]
  })
}

/** The search that each business has is last: what a saved one found is worth more. */
const placeOf = (find: Find | undefined): number => find?.number || 100
