import { findRunningJobs } from '../jobs/repository-in-progress.ts'
import { screenLinks } from '../notifications/app-links.ts'
import { queueMail } from '../notifications/repository-mail-outbox.ts'
import type { Caller } from '../platform/caller.ts'
import type { Db } from '../platform/db/connection.ts'
import { Refusal } from '../platform/domain-error.ts'
import type { LogSecurity } from '../platform/security-log.ts'
import type { Tools } from '../dependencies.ts'
import { deleteSessions } from './repository-sessions.ts'
import { getAccount, lockAccount, updateAccount } from './repository.ts'
import { provePassword } from './service-passwords.ts'
import { endPrograms } from './service-integrations.ts'

/** How long whoever leaves may think it over, in milliseconds: 14 days. */
export const TIME_TO_THINK = 14 * 24 * 60 * 60 * 1000

type Proof = Readonly<{ password: string; logSecurity: LogSecurity }>

/** Begins to delete the caller's account, once the password has proved who asks. Answers when it will be deleted. */
export async function leave(tools: Tools, caller: Caller, { password, logSecurity }: Proof): Promise<Date> {
  await provePassword(tools, caller, { field: 'password', password, logSecurity })
  return await tools.db.transaction().execute(async (db) => await beginLeaving(tools, db, caller.id))
}

/**
 * Lets an account be gone from now on and deleted in two weeks, and tells its owner by mail. Whoever accepts a bid at the
 * same moment comes before or after: jobs in progress have to be finished first.
 *
 * @throws Refusal JOBS_IN_PROGRESS
 */
export async function beginLeaving(tools: Pick<Tools, 'now' | 'settings'>, db: Db, id: string): Promise<Date> {
  const now = tools.now()
  await lockAccount(db, id)
  if ((await findRunningJobs(db, id)).length > 0) throw new Refusal('JOBS_IN_PROGRESS')
  const deleteAt = new Date(now.getTime() + TIME_TO_THINK)
  await updateAccount(db, id, { delete_at: deleteAt })
  await deleteSessions(db, id)
  await endPrograms(db, id)
  const { email: recipient, name, language } = await getAccount(db, id)
  const params = { name, link: screenLinks(tools.settings).login }
  await queueMail(db, { kind: 'account_leaving', recipient, language, params }, now)
  return deleteAt
}
