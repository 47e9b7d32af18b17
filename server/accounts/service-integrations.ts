import type { Caller } from '../platform/caller.ts'
import type { Db } from '../platform/db/connection.ts'
import { DomainError } from '../platform/domain-error.ts'
import type { Deps } from '../dependencies.ts'
import { deleteWebhooks } from '../webhooks/repository.ts'
import { lockAccount } from './repository.ts'
import { deleteKeys, findKey } from './repository-api-keys.ts'
import { findSession } from './repository-sessions.ts'

/**
 * Holds the caller's account for making what outlives a session or a key. Whoever was shut out in this moment lost all of that, and is to have none
 * again.
 */
export async function lockForIntegration({ now }: Pick<Deps, 'now'>, db: Db, caller: Caller): Promise<void> {
  await lockAccount(db, caller.id)
  const find = caller.key === null ? findSession : findKey
  const found = await find(db, caller.tokenHash, now())
  if (found === undefined || found.isBlocked)
    throw new DomainError(caller.key === null ? 'UNAUTHORIZED' : 'KEY_INVALID')
}

/** Ends what programs have of an account: its keys, and the addresses that its events are sent to. */
export async function revokeIntegrations(db: Db, accountId: string): Promise<void> {
  await deleteKeys(db, accountId)
  await deleteWebhooks(db, accountId)
}
