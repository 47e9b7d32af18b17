import { standingOf, type Standing } from '../../machines/membership.ts'
import type { Caller } from '../platform/caller.ts'
import type { Db } from '../platform/db/connection.ts'
import type { Deps } from '../platform/runtime/dependencies.ts'
import { insertTrial, listCycles, type Cycle } from './repository.ts'
import { findCard, type Card } from './repository-cards.ts'

export { endCycles, startYear } from './service-ledger.ts'

/** The cycles of a business, newest first; of a cycle that runs now `isActive` is true. */
export async function loadCycles({ db, now }: Deps, caller: Caller): Promise<(Cycle & { isActive: boolean })[]> {
  const time = now()
  const cycles = await listCycles(db, caller.id)
  return cycles.map((cycle) => ({ ...cycle, isActive: cycle.startsAt <= time && time < cycle.endsAt }))
}

/** What the membership of a business is, by its cycles and its card. */
export function standingAt(cycles: readonly Cycle[], card: Card | undefined, now: Date): Standing {
  const endOf = (kind: Cycle['kind']): number | null =>
    cycles.find((cycle) => cycle.kind === kind && cycle.startsAt <= now)?.endsAt.getTime() ?? null
  return standingOf({
    now: now.getTime(),
    trialEndsAt: endOf('trial'),
    paidUntil: endOf('yearly'),
    isRenewing: card?.isRenewing === true,
  })
}

/** Whether a business is a member now: in its free days, paid, or in the days of grace after it. */
export async function isMember(db: Db, businessId: string, now: Date): Promise<boolean> {
  const [cycles, card] = [await listCycles(db, businessId), await findCard(db, businessId)]
  return standingAt(cycles, card, now) !== 'ended'
}

/** From how long before its end a business is reminded of its membership, in milliseconds: 30 days. */
const REMINDED_MS = 30 * 24 * 60 * 60 * 1000

/**
 * When the membership of a business ends, or ended, once it should be renewed. Undefined before, where its card renews it,
 * and where nobody needs one, or neither a card nor somebody who is named renews it.
 */
export async function renewalDue({ db, now, settings }: Deps, { id }: Caller): Promise<Date | undefined> {
  const { biddingRequiresSubscription, operatorContact, payments } = settings
  if (!biddingRequiresSubscription || (operatorContact === undefined && payments === undefined)) return undefined
  const [newest] = await listCycles(db, id)
  if (newest === undefined || newest.endsAt.getTime() - now().getTime() > REMINDED_MS) return undefined
  return (await findCard(db, id))?.isRenewing === true ? undefined : newest.endsAt
}

/** How long the free first cycle of a business is, in milliseconds: 30 days. */
const TRIAL_MS = 30 * 24 * 60 * 60 * 1000

/** Starts the free first cycle of a business. */
export async function startTrial(db: Db, businessId: string, now: Date): Promise<void> {
  await insertTrial(db, { businessId, startsAt: now, endsAt: new Date(now.getTime() + TRIAL_MS) })
}
