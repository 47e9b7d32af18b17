import { createHash } from 'node:crypto'
import type { Db } from '../db/connection.ts'
import { DomainError } from '../domain-error.ts'
import { saveOutcome, claimIdempotencyKey } from './repository.ts'

/** What makes a request the same as one before. */
export type IdempotentRequest = Readonly<{
  operation: string
  /** The `Idempotency-Key`, where the client sent one. */
  key: string | undefined
  /** The body: the same key with another one is a mistake of the client. */
  payload: unknown
  /** Called where an earlier outcome is given again. */
  replayed: () => void
}>

/**
 * Acts in one transaction, and once only for each idempotency key of its owner: a repeated request gets the first
 * outcome again. The outcome is kept in the transaction that acts, so that either both happened or neither did; a
 * refusal undoes everything, and a repeated request is then decided anew. An outcome is plain JSON.
 *
 * @param wake called after it is committed, for what it left to the background
 * @param owner whose key it is: another owner's key of the same letters is another key
 */
export async function withIdempotency<Outcome>(
  { db, now, wake }: Readonly<{ db: Db; now: () => Date; wake: () => void }>,
  owner: Readonly<{ id: string }>,
  intent: IdempotentRequest,
  act: (db: Db) => Promise<Outcome>,
): Promise<Outcome> {
  const kept = await db.transaction().execute(async (trx) => {
    if (intent.key === undefined) return await act(trx)
    const { operation, key } = intent
    const hash = createHash('sha256').update(canonical(intent.payload)).digest()
    const request = { scope: owner.id, key, operation, hash }
    const earlier = await claimIdempotencyKey(trx, request, now())
    if (earlier === undefined) {
      const outcome = await act(trx)
      await saveOutcome(trx, request, outcome)
      return outcome
    }
    if (earlier.operation !== operation || !earlier.hash.equals(hash)) throw new DomainError('IDEMPOTENCY_KEY_REUSED')
    intent.replayed()
    // What is stored under this operation was its outcome when it was kept.
    return earlier.outcome as Outcome
  })
  wake()
  return kept
}

/** The same text for the same values, in whatever order an object's fields are written. */
function canonical(value: unknown): string {
  return (
    JSON.stringify(value, (_key, part: unknown) =>
      typeof part === 'object' && part !== null && !Array.isArray(part)
        ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
        : part,
    ) ?? ''
  )
}
