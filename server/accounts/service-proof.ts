import type { Caller } from '../platform/caller.ts'
import { DomainError } from '../platform/domain-error.ts'
import type { Deps } from '../platform/runtime/dependencies.ts'
import { readSecondStep } from '../second-step/service.ts'
import { findProof } from './repository-sessions.ts'

/** For how long a code counts for what outlives a session, in milliseconds. */
const PROOF_HOLDS = 10 * 60_000

/** Refuses a session whose second step is on and was proved too long ago, or never: PROVE_AGAIN. Keys have their scopes. */
export async function assertProvedLately(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { id, key, tokenHash }: Caller,
): Promise<void> {
  if (key !== null || (await readSecondStep(db, id)).since === null) return
  const provedAt = await findProof(db, tokenHash)
  if (provedAt === null || now().getTime() - provedAt.getTime() >= PROOF_HOLDS) throw new DomainError('PROVE_AGAIN')
}
