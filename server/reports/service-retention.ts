import type { Deps } from '../platform/runtime/dependencies.ts'
import { deleteSettledBefore } from './repository.ts'

/** For how long a settled report is kept, in milliseconds: 180 days, as notifications are. */
const KEPT_FOR = 180 * 24 * 60 * 60 * 1000

const BATCH = 1000

/** Forgets reports that were settled long ago. Answers whether there may be more. */
export async function forgetSettledReports({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<boolean> {
  return (await deleteSettledBefore(db, new Date(now().getTime() - KEPT_FOR), BATCH)) === BATCH
}
