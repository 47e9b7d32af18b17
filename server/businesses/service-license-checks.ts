import { emitNow, type EventDeps } from '../events/service.ts'
import type { Db } from '../platform/db/connection.ts'
import { writeCheck, type Checkable } from './repository-license-checks.ts'

export {
  CHECKABLE,
  lockCredentials,
  writeCheck,
  type Checkable,
  type SelfReportedCredentials,
} from './repository-license-checks.ts'

type Credential = Readonly<{ businessId: string; of: Checkable }>

/** Records that a license or an insurance was checked by a document, and tells the business. */
export async function checkCredential(
  deps: EventDeps,
  db: Db,
  { businessId, of, fileId }: Credential & Readonly<{ fileId: string }>,
  now: Date,
): Promise<void> {
  await writeCheck(db, businessId, of, { fileId, at: now })
  await emitNow(deps, db, { type: 'credential.checked', businessId, of }, now)
}

/** Takes back that a license or an insurance was checked, and tells the business. */
export async function uncheckCredential(
  deps: EventDeps,
  db: Db,
  { businessId, of }: Credential,
  now: Date,
): Promise<void> {
  await writeCheck(db, businessId, of, null)
  await emitNow(deps, db, { type: 'credential.unchecked', businessId, of }, now)
}
