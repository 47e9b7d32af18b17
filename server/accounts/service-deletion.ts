import { appLinks } from '../platform/app-links.ts'
import type { Db } from '../platform/db/connection.ts'
import type { Deps } from '../platform/runtime/dependencies.ts'
import { deleteIntegrations } from './repository-api-keys.ts'
import { deleteSessions } from './repository-sessions.ts'
import { mailOwner } from './service-mail.ts'
import { lockAccount, updateAccount } from './repository.ts'

export { cancelDeletion } from './repository.ts'

/** How long an account that is about to be deleted can be kept, in milliseconds: 14 days. */
export const DELETION_GRACE_MS = 14 * 24 * 60 * 60 * 1000

/** Hides an account, ends its logins and tells its owner by mail. Answers when it will be erased. */
export async function startGracePeriod(
  { now, settings }: Pick<Deps, 'now' | 'settings'>,
  db: Db,
  id: string,
): Promise<Date> {
  const time = now()
  await lockAccount(db, id)
  const deleteAt = new Date(time.getTime() + DELETION_GRACE_MS)
  await updateAccount(db, id, { delete_at: deleteAt })
  await deleteSessions(db, id)
  await deleteIntegrations(db, id)
  await mailOwner(db, id, { kind: 'account_leaving', link: appLinks(settings).login }, time)
  return deleteAt
}

/** Ends the grace period of an account that is about to be deleted. */
export async function endGracePeriod(db: Db, id: string, now: Date): Promise<void> {
  await updateAccount(db, id, { delete_at: now })
}
