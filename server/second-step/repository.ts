import { sql } from 'kysely'
import type { Db } from '../platform/db/connection.ts'
import type { Secrets } from '../platform/secrets/secrets.ts'

/** What a key is sealed for: it opens for its own account alone. */
const placeOf = (accountId: string): string => `authenticator ${accountId}`

/** Stores a key that waits for its first code, in the place of one that waited before. False where a confirmed one is there. */
export async function insertKey(
  db: Db,
  secrets: Secrets,
  { accountId, key, now }: Readonly<{ accountId: string; key: string; now: Date }>,
): Promise<boolean> {
  const sealed_key = secrets.seal(placeOf(accountId), key)
  const row = await db
    .insertInto('authenticators')
    .values({ account_id: accountId, sealed_key, confirmed_at: null, created_at: now })
    .onConflict((conflict) =>
      conflict
        .column('account_id')
        .doUpdateSet({ sealed_key, created_at: now })
        .where('authenticators.confirmed_at', 'is', null),
    )
    .returning('account_id')
    .executeTakeFirst()
  return row !== undefined
}

/** The key of an account. `text` is undefined where it was sealed with a key that is gone. */
export type StoredKey = Readonly<{ text: string | undefined; confirmedAt: Date | null; createdAt: Date }>

/** The key of an account, whether it is confirmed or not; undefined without one. */
export async function findKey(db: Db, secrets: Secrets, accountId: string): Promise<StoredKey | undefined> {
  const row = await db
    .selectFrom('authenticators')
    .select(['sealed_key', 'confirmed_at as confirmedAt', 'created_at as createdAt'])
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  if (row === undefined) return undefined
  const { sealed_key: sealed, ...times } = row
  return { text: secrets.open(placeOf(accountId), sealed), ...times }
}

/** Uses up a step and all before it. Of any number of uses at once, on any server, one succeeds. */
export async function takeStep(db: Db, accountId: string, step: number): Promise<boolean> {
  const row = await db
    .updateTable('authenticators')
    .set({ last_step: String(step) })
    .where('account_id', '=', accountId)
    .where('confirmed_at', 'is not', null)
    .where('last_step', '<', String(step))
    .returning('account_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Turns on a key that waits, by the code of a step, which is used up. False where none waits, or it is not the key of that time. */
export async function confirmKey(
  db: Db,
  accountId: string,
  { step, createdAt, now }: Readonly<{ step: number; createdAt: Date; now: Date }>,
): Promise<boolean> {
  const row = await db
    .updateTable('authenticators')
    .set({ confirmed_at: now, last_step: String(step) })
    .where('account_id', '=', accountId)
    .where('confirmed_at', 'is', null)
    .where('created_at', '=', createdAt)
    .returning('account_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Since when an account has a second step; null without one. */
export async function findSince(db: Db, accountId: string): Promise<Date | null> {
  const row = await db
    .selectFrom('authenticators')
    .select('confirmed_at')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row?.confirmed_at ?? null
}

/** Removes the key and the recovery codes of an account. False where it had no confirmed key. */
export async function deleteKey(db: Db, accountId: string): Promise<boolean> {
  await db.deleteFrom('recovery_codes').where('account_id', '=', accountId).execute()
  const row = await db
    .deleteFrom('authenticators')
    .where('account_id', '=', accountId)
    .where('confirmed_at', 'is not', null)
    .returning('account_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Gives an account these recovery codes alone. */
export async function replaceRecoveryCodes(db: Db, accountId: string, hashes: readonly Buffer[]): Promise<void> {
  await db.deleteFrom('recovery_codes').where('account_id', '=', accountId).execute()
  await db
    .insertInto('recovery_codes')
    .values(hashes.map((code_hash) => ({ account_id: accountId, code_hash })))
    .execute()
}

/** Uses up a recovery code. Of any number of uses at once one succeeds. */
export async function takeRecoveryCode(db: Db, accountId: string, hash: Buffer, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('account_id', '=', accountId)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .returning('account_id')
    .executeTakeFirst()
  return row !== undefined
}

/** How many recovery codes of an account are not used. */
export async function countRecoveryCodes(db: Db, accountId: string): Promise<number> {
  const row = await db
    .selectFrom('recovery_codes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return row.count
}

/** What is sealed in authenticators, with the place that each was sealed for. */
export async function listSealedKeys(db: Db): Promise<Readonly<{ place: string; text: Buffer }>[]> {
  const rows = await db.selectFrom('authenticators').select(['account_id', 'sealed_key']).execute()
  return rows.map(({ account_id: id, sealed_key: text }) => ({ place: placeOf(id), text }))
}

/** Seals with the present key what older ones have sealed, so that these can go. Answers how many. */
export async function resealKeys(db: Db, secrets: Secrets, limit: number): Promise<number> {
  const older = secrets.readable.filter((id) => !id.equals(secrets.keyId))
  if (older.length === 0) return 0
  return await db.transaction().execute(async (trx) => {
    const rows = await trx
      .selectFrom('authenticators')
      .select(['account_id', 'sealed_key'])
      .where(sql<boolean>`substring(sealed_key for ${secrets.keyId.length}) = any(${older})`)
      .orderBy('account_id')
      .limit(limit)
      .forUpdate()
      .skipLocked()
      .execute()
    for (const { account_id: id, sealed_key: sealed } of rows) {
      const key = secrets.open(placeOf(id), sealed)
      if (key === undefined) continue
      await trx
        .updateTable('authenticators')
        .set({ sealed_key: secrets.seal(placeOf(id), key) })
        .where('account_id', '=', id)
        .execute()
    }
    return rows.length
  })
}
