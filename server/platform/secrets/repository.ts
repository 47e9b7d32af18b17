import type { Db } from '../db/connection.ts'

/** Answers the id of the key that this database is sealed with; `id` where it had none yet. */
export async function claimKey(db: Db, id: string, now: Date): Promise<string> {
  await db
    .insertInto('secrets_key')
    .values({ key_id: id, since: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const row = await db.selectFrom('secrets_key').select('key_id').executeTakeFirstOrThrow()
  return row.key_id
}

/** The id of the key that this database is sealed with; undefined where it has none yet. */
export async function findKeyId(db: Db): Promise<string | undefined> {
  return (await db.selectFrom('secrets_key').select('key_id').executeTakeFirst())?.key_id
}

/** Notes that a database is sealed with another key from now on. */
export async function replaceKey(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable('secrets_key').set({ key_id: id, since: now }).execute()
}

/** Lets the next server bring any key. */
export async function forgetKey(db: Db): Promise<void> {
  await db.deleteFrom('secrets_key').execute()
}
