import type { AccountMail } from './account-mail-texts.ts'
import { findJobsInProgress } from '../jobs/repository-in-progress.ts'
import { appLinks } from '../platform/app-links.ts'
import { queueMail } from '../platform/mail/queue.ts'
import type { Caller } from '../platform/caller.ts'
import type { Db } from '../platform/db/connection.ts'
import { DomainError } from '../platform/domain-error.ts'
import type { LogSecurity } from '../platform/security-log.ts'
import type { Deps } from '../dependencies.ts'
import { deleteSessions } from './repository-sessions.ts'
import { getAccount, lockAccount, updateAccount } from './repository.ts'
import { provePassword } from './service-passwords.ts'
import { revokeIntegrations } from './service-integrations.ts'

/** How long whoever leaves may think it over, in milliseconds: 14 days. */
export const DELETION_GRACE_MS = 14 * 24 * 60 * 60 * 1000

type Proof = Readonly<{ password: string; logSecurity: LogSecurity }>

/** Begins to delete the caller's account, once the password has proved who asks. Answers when it will be deleted. */
export async function requestDeletion(deps: Deps, caller: Caller, { password, logSecurity }: Proof): Promise<Date> {
  await provePassword(deps, caller, { field: 'password', password, logSecurity })
  return await deps.db.transaction().execute(async (db) => await startDeletion(deps, db, caller.id))
}

/**
 * Lets an account be gone from now on and deleted in two weeks, and tells its owner by mail. Whoever accepts a bid at the
 * same moment comes before or after: jobs in progress have to be finished first.
 *
 * @throws DomainError JOBS_IN_PROGRESS
 */
export async function startDeletion(deps: Pick<Deps, 'now' | 'settings'>, db: Db, id: string): Promise<Date> {
  const now = deps.now()
  await lockAccount(db, id)
  if ((await findJobsInProgress(db, id)).length > 0) throw new DomainError('JOBS_IN_PROGRESS')
  const deleteAt = new Date(now.getTime() + DELETION_GRACE_MS)
  await updateAccount(db, id, { delete_at: deleteAt })
  await deleteSessions(db, id)
  await revokeIntegrations(db, id)
  const { email: recipient, name, language } = await getAccount(db, id)
  const params = { name, link: appLinks(deps.settings).login }
  await queueMail(db, { kind: 'account_leaving', recipient, language, params } satisfies AccountMail, now)
  return deleteAt
}
