import type { Deps } from '../platform/runtime/dependencies.ts'
import { deleteNoticesBefore, deleteNoticesUpTo, findOverfull } from './repository-retention.ts'

type Clerk = Pick<Deps, 'db' | 'now'>

/** What was told is kept for so long, in milliseconds: 180 days. */
const KEPT_FOR = 180 * 24 * 60 * 60 * 1000
/** And so many of an account. */
const MOST = 1000

const BATCH = 1000

/** Removes notifications that are too old. Answers whether there may be more. */
export async function removeOldNotices({ db, now }: Clerk): Promise<boolean> {
  return (await deleteNoticesBefore(db, new Date(now().getTime() - KEPT_FOR), BATCH)) === BATCH
}

/** Removes the oldest notifications of accounts with too many, some accounts in each run. Answers whether there are more. */
export function createExcessRemover({ db }: Pick<Clerk, 'db'>): () => Promise<boolean> {
  let after: string | undefined
  return async () => {
    const { last, overfull } = await findOverfull(db, after, { accounts: BATCH, most: MOST })
    for (const one of overfull) while ((await deleteNoticesUpTo(db, one, BATCH)) === BATCH);
    after = last
    return last !== undefined
  }
}
