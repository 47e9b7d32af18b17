import type { Db } from '../db/connection.ts'

export type Request = Readonly<{ scope: string; key: string; operation: string; hash: Buffer }>
/** What an earlier request with the same key was, and what was answered to it. */
export type PriorRequest = Readonly<{ operation: string; hash: Buffer; outcome: unknown }>

/**
 * Takes a key for this transaction. Where another transaction holds it, waits for that one's end: if it was undone the
 * key is ours after all. Undefined when the key is ours, else the earlier request.
 */
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
