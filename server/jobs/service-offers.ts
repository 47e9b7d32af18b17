import { isInServiceArea } from '../businesses/service-area.ts'
import type { Db } from '../platform/db/connection.ts'
import { isInvited } from './repository-invitations.ts'

type Offered = Readonly<{ id: string; country: string; state: string; city: string; category: string }>

/**
 * Whether a business may open a job, bid on it and write about it: it works in its place and trade, or its customer
 * invited it. An invitation that it declined still opens the job, for it may change its mind.
 */
export async function isOfferedTo(db: Db, businessId: string, job: Offered): Promise<boolean> {
  return (await isInServiceArea(db, businessId, job)) || (await isInvited(db, businessId, job.id))
}
