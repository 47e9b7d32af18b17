import type { Db } from '../platform/db/connection.ts'
import { deleteIntegrations } from './repository-api-keys.ts'
import { deleteSessions } from './repository-sessions.ts'
import { updateAccount } from './repository.ts'

/** Marks the email of an account as verified. */
export async function markEmailVerified(db: Db, id: string, now: Date): Promise<void> {
  await updateAccount(db, id, { email_verified_at: now })
}

/** Blocks an account since a time, and ends its sessions, API keys and webhooks. */
export async function blockAccount(db: Db, id: string, since: Date): Promise<void> {
  await updateAccount(db, id, { blocked_at: since })
  await deleteSessions(db, id)
  await deleteIntegrations(db, id)
}

/** Lets a blocked account log in again. */
export async function unblockAccount(db: Db, id: string): Promise<void> {
  await updateAccount(db, id, { blocked_at: null })
}
