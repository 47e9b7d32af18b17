import { insertCycle, lastYearlyEnd, listCycles, type Cycle } from './repository.ts'
import type { Caller } from '../platform/caller.ts'
import type { Db } from '../platform/db/connection.ts'
import type { Deps } from '../platform/runtime/dependencies.ts'

export { endCycles } from './repository.ts'

/** The cycles of a business, newest first; of a cycle that runs now `isActive` is true. */
export async function loadCycles({ db, now }: Deps, caller: Caller): Promise<(Cycle & { isActive: boolean })[]> {
  const time = now()
  const cycles = await listCycles(db, caller.id)
  return cycles.map((cycle) => ({ ...cycle, isActive: cycle.startsAt <= time && time < cycle.endsAt }))
}

/** From how long before its end a business is reminded of its membership, in milliseconds: 30 days. */
const REMINDED_MS = 30 * 24 * 60 * 60 * 1000

/**
 * When the membership of a business ends, or ended, once it should be renewed. Undefined before, and where nobody needs
 * one or nobody is named who renews it.
 */
export async function renewalDue({ db, now, settings }: Deps, { id }: Caller): Promise<Date | undefined> {
  if (!settings.biddingRequiresSubscription || settings.operatorContact === undefined) return undefined
  const [newest] = await listCycles(db, id)
  return newest !== undefined && newest.endsAt.getTime() - now().getTime() <= REMINDED_MS ? newest.endsAt : undefined
}

/** How long the free first cycle of a business is, in milliseconds: 30 days. */
const TRIAL_MS = 30 * 24 * 60 * 60 * 1000

/** Starts the free first cycle of a business. */
export async function startTrial(db: Db, businessId: string, now: Date): Promise<void> {
  await insertCycle(db, { businessId, kind: 'trial', startsAt: now, endsAt: new Date(now.getTime() + TRIAL_MS) })
}

/** Starts a yearly cycle of a business now and answers when it ends. What is left of an earlier one is added. */
export async function startYear(db: Db, businessId: string, now: Date): Promise<Date> {
  const paidUntil = await lastYearlyEnd(db, businessId)
  const endsAt = yearAfter(paidUntil !== undefined && paidUntil > now ? paidUntil : now)
  await insertCycle(db, { businessId, kind: 'yearly', startsAt: now, endsAt })
  return endsAt
}

/** One year on; 29 February becomes 1 March. */
function yearAfter(time: Date): Date {
  const next = new Date(time)
  next.setUTCFullYear(next.getUTCFullYear() + 1)
  return next
}
