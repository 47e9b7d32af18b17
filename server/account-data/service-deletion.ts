import { startGracePeriod } from '../accounts/service-deletion.ts'
import { provePassword, type PasswordDeps } from '../accounts/service-passwords.ts'
import { askForLook } from '../membership/service-looking.ts'
import { findJobsInProgress } from '../jobs/service.ts'
import type { Caller } from '../platform/caller.ts'
import type { Db } from '../platform/db/connection.ts'
import { DomainError } from '../platform/domain-error.ts'
import type { Deps } from '../platform/runtime/dependencies.ts'
import type { LogSecurity } from '../platform/security-log.ts'

type Proof = Readonly<{ password: string; logSecurity: LogSecurity }>

/** Starts to delete the caller's account, once the password has proved who asks. Answers when it will be erased. */
export async function requestDeletion(
  deps: Deps & PasswordDeps,
  caller: Caller,
  { password, logSecurity }: Proof,
): Promise<Date> {
  await provePassword(deps, caller, { field: 'password', password, logSecurity })
  return await deps.db.transaction().execute(async (db) => await startDeletion(deps, db, caller.id))
}

/** Hides an account and lets it be erased in two weeks. Throws JOBS_IN_PROGRESS: those have to end first. */
export async function startDeletion(deps: Pick<Deps, 'now' | 'settings'>, db: Db, id: string): Promise<Date> {
  // It holds the account, so that no job of it can begin after the look.
  const deleteAt = await startGracePeriod(deps, db, id)
  // The card must not be charged again.
  await askForLook(db, { businessId: id }, deps.now())
  if ((await findJobsInProgress(db, id)).length > 0) throw new DomainError('JOBS_IN_PROGRESS')
  return deleteAt
}
