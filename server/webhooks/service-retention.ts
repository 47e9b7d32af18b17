import type { Tools } from '../dependencies.ts'
import { deleteOldDeliveries, findFull } from './repository-deliveries.ts'
import { endSending } from './service-delivery.ts'

/** How many events may wait for an address. */
const MOST_WAITING = 5000

/** For how long is seen what was sent, in milliseconds: 30 days. */
const KEPT = 30 * 24 * 60 * 60 * 1000

const BATCH = 1000

/** Switches off the addresses for which too much waits, and forgets what was sent long ago. Answers whether there may be more of that. */
export async function tidyWebhooks(tools: Pick<Tools, 'db' | 'now' | 'settings'>): Promise<boolean> {
  const { db, now } = tools
  for (const id of await findFull(db, MOST_WAITING))
    await db.transaction().execute(async (trx) => await endSending(tools, trx, id, 'full'))
  return (await deleteOldDeliveries(db, new Date(now().getTime() - KEPT), BATCH)) === BATCH
}
