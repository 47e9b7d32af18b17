import type { Deps } from '../platform/runtime/dependencies.ts'
import { resealWebhooks, sealWebhooks } from './repository.ts'
import { deleteOldDeliveries, findOverLimit } from './repository-deliveries.ts'
import { disableAndMailOwner } from './service-delivery.ts'

export { listSealedSecrets } from './repository.ts'

/** How many events may wait for an address. */
const MOST_WAITING = 5000

/** For how long is seen what was sent, in milliseconds: 30 days. */
const KEPT = 30 * 24 * 60 * 60 * 1000

const BATCH = 1000

/** Switches off the addresses for which too much waits, and forgets what was sent long ago. Answers whether there may be more of that. */
export async function pruneWebhooks(deps: Pick<Deps, 'db' | 'now' | 'settings'>): Promise<boolean> {
  const { db, now } = deps
  for (const id of await findOverLimit(db, MOST_WAITING))
    await db.transaction().execute(async (trx) => await disableAndMailOwner(deps, trx, id, 'full'))
  return (await deleteOldDeliveries(db, new Date(now().getTime() - KEPT), BATCH)) === BATCH
}

/** Seals secrets that are stored in clear or under an older key, at most `limit` of each. Answers whether there may be more. */
export async function sealWebhookSecrets(
  { db, secrets, now }: Pick<Deps, 'db' | 'now' | 'secrets'>,
  limit: number,
): Promise<boolean> {
  const sealed = await sealWebhooks(db, secrets, { now: now(), limit })
  const resealed = await resealWebhooks(db, secrets, limit)
  return sealed === limit || resealed === limit
}
