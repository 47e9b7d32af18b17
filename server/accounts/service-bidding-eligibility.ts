import type { Caller } from '../platform/caller.ts'
import type { Db } from '../platform/db/connection.ts'
import type { Tools } from '../dependencies.ts'
import { getAccount } from './repository.ts'
import { getStanding } from './repository-businesses.ts'

/** What keeps a business from bidding on any job; the code with which its bid is refused. */
export type BiddingBar = 'EMAIL_NOT_VERIFIED' | 'SUBSCRIPTION_INACTIVE'

/** What keeps a business from bidding now; null if nothing does. */
export async function barOf({ settings, now }: Tools, db: Db, { id }: Caller): Promise<BiddingBar | null> {
  const { isVerified, isSubscribed } = await getStanding(db, id, now())
  if (settings.emailVerification === 'required' && !isVerified) return 'EMAIL_NOT_VERIFIED'
  if (settings.biddingRequiresSubscription && !isSubscribed) return 'SUBSCRIPTION_INACTIVE'
  return null
}

/** Whether an account has still to verify its address before it posts a job or begins a conversation. */
export async function mustVerify({ settings }: Pick<Tools, 'settings'>, db: Db, { id }: Caller): Promise<boolean> {
  return settings.emailVerification === 'required' && !(await getAccount(db, id)).isTrusted
}
