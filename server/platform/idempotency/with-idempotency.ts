import { createHash } from 'node:crypto'
import type { Db } from '../db/connection.ts'
import { DomainError } from '../domain-error.ts'

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

/** Acts once for each idempotency key of `owner`, with the outcome kept in the same transaction; a refusal undoes both. Then calls `wake`. */
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

export type Request = Readonly<{ scope: string; key: string; operation: string; hash: Buffer }>
/** What an earlier request with the same key was, and what was answered to it. */
export type PriorRequest = Readonly<{ operation: string; hash: Buffer; outcome: unknown }>

/** Takes a key for this transaction, once another that holds it ends. Undefined when the key is ours, else the earlier request. */
export async function claimIdempotencyKey(db: Db, request: Request, now: Date): Promise<PriorRequest | undefined> {
  const taken = await db
    .insertInto('idempotency_keys')
    .values({
      scope: request.scope,
      key: request.key,
      operation: request.operation,
      request_hash: request.hash,
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['scope', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst()
  if (taken !== undefined) return undefined
  const row = await db
    .selectFrom('idempotency_keys')
    .select(['operation', 'request_hash', 'body'])
    .where('scope', '=', request.scope)
    .where('key', '=', request.key)
    .executeTakeFirstOrThrow()
  return { operation: row.operation, hash: row.request_hash, outcome: row.body }
}

/** Keeps the outcome with the key, to be answered again. */
export async function saveOutcome(db: Db, { scope, key }: Request, outcome: unknown): Promise<void> {
  await db
    .updateTable('idempotency_keys')
    .set({ status: 200, body: JSON.stringify(outcome ?? null) })
    .where('scope', '=', scope)
    .where('key', '=', key)
    .execute()
}

/** Forgets the keys from before `before`. */
export async function deleteOldKeys(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('created_at', '<', before).execute()
}
