import type { Caller } from '../platform/caller.ts'
import type { Db } from '../platform/db/connection.ts'
import type { Deps } from '../platform/runtime/dependencies.ts'
import { isMember } from '../membership/service.ts'
import { getAccount } from './repository.ts'

/** What keeps a business from bidding on any job; the code with which its bid is refused. */
export type BiddingBlock = 'EMAIL_NOT_VERIFIED' | 'SUBSCRIPTION_INACTIVE'

/** What keeps a business from bidding now; null if nothing does. */
export async function biddingBlockReason(
  { settings, now }: Deps,
  db: Db,
  { id }: Caller,
): Promise<BiddingBlock | null> {
  if (settings.emailVerification === 'required' && !(await getAccount(db, id)).isVerified) return 'EMAIL_NOT_VERIFIED'
  if (settings.biddingRequiresSubscription && !(await isMember(db, id, now()))) return 'SUBSCRIPTION_INACTIVE'
  return null
}

/** Whether an account has still to verify its address before it posts a job or begins a conversation. */
export async function mustVerify({ settings }: Pick<Deps, 'settings'>, db: Db, { id }: Caller): Promise<boolean> {
  return settings.emailVerification === 'required' && !(await getAccount(db, id)).isTrusted
}
