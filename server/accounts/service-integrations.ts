import type { Caller } from '../platform/caller.ts'
import type { Db } from '../platform/db/connection.ts'
import { DomainError } from '../platform/domain-error.ts'
import type { Deps } from '../platform/runtime/dependencies.ts'
import { lockAccount } from './repository.ts'
import { findKey } from './repository-api-keys.ts'
import { findSession } from './repository-sessions.ts'

/** Holds the caller's account for making what outlives a session or a key: an account that is being shut out gets none. */
export async function lockForIntegration({ now }: Pick<Deps, 'now'>, db: Db, caller: Caller): Promise<void> {
  await lockAccount(db, caller.id)
  await assertStillLoggedIn(db, caller, now())
}

/** Refuses a caller whose session (UNAUTHORIZED) or key (KEY_INVALID) ended after the request was let in. */
export async function assertStillLoggedIn(db: Db, { key, tokenHash }: Caller, now: Date): Promise<void> {
  const found = await (key === null ? findSession : findKey)(db, tokenHash, now)
  if (found === undefined || found.isBlocked) throw new DomainError(key === null ? 'UNAUTHORIZED' : 'KEY_INVALID')
}
