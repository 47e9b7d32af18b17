import { emitNow, type EventDeps } from '../events/service.ts'
import type { Deps } from '../platform/runtime/dependencies.ts'
import type { PaymentDeps } from './card-payments.ts'
import { findToRemind, insertReminder } from './repository-reminders.ts'

export { forgetReminders } from './repository-reminders.ts'

const BATCH = 100

/**
 * Reminds businesses 30, 7 and 1 day before their membership ends, each once, whose card does not renew it. Servers that were
 * away tell the nearest of these alone. Answers whether more may be due.
 */
export async function remindMembers(deps: Pick<Deps, 'db' | 'now'> & EventDeps & PaymentDeps): Promise<boolean> {
  const { db, now, payments, settings } = deps
  if (payments === undefined || !settings.biddingRequiresSubscription) return false
  const due = await findToRemind(db, now(), BATCH)
  for (const { businessId, endsAt, days } of due)
    await db.transaction().execute(async (trx) => {
      // The row decides between two servers.
      if (!(await insertReminder(trx, { businessId, endsAt, days }))) return
      await emitNow(deps, trx, { type: 'membership.ending', businessId, until: endsAt }, now())
    })
  return due.length === BATCH
}
