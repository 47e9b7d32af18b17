import type { Deps } from '../platform/runtime/dependencies.ts'
import { deleteToldBefore } from './repository-matching.ts'

/** For how long it is known of which jobs a business was told, in milliseconds: 180 days, as notifications are kept; of open jobs for longer. */
const KEPT_FOR = 180 * 24 * 60 * 60 * 1000

const BATCH = 1000

/** Forgets of which jobs of long ago businesses were told. Answers whether there may be more. */
export async function forgetToldJobs({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<boolean> {
  return (await deleteToldBefore(db, new Date(now().getTime() - KEPT_FOR), BATCH)) === BATCH
}
