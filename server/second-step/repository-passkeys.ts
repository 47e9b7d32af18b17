import type { Db } from '../platform/db/connection.ts'
import type { Credential } from './passkey-ceremonies.ts'

/** A passkey as its owner sees it. */
export type PasskeyView = Readonly<{
  id: string
  name: string
  isSynced: boolean
  createdAt: Date
  lastUsedAt: Date | null
}>

type NewPasskey = Credential & Readonly<{ id: string; accountId: string; name: string; isSynced: boolean; now: Date }>

/** False where the credential is there already, of whatever account. */
export async function insertPasskey(db: Db, passkey: NewPasskey): Promise<boolean> {
  const row = await db
    .insertInto('passkeys')
    .values({
      id: passkey.id,
      account_id: passkey.accountId,
      credential_id: passkey.credentialId,
      public_key: passkey.publicKey,
      sign_count: String(passkey.signCount),
      name: passkey.name,
      is_synced: passkey.isSynced,
      created_at: passkey.now,
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** The passkeys of an account, newest first. */
export async function listPasskeys(
  db: Db,
  accountId: string,
): Promise<(PasskeyView & Pick<Credential, 'credentialId'>)[]> {
  return await db
    .selectFrom('passkeys')
    .select([
      'id',
      'name',
      'is_synced as isSynced',
      'created_at as createdAt',
      'last_used_at as lastUsedAt',
      'credential_id as credentialId',
    ])
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .execute()
}

/** A passkey by what its authenticator calls it; undefined for one that is unknown or removed. */
export async function findPasskey(
  db: Db,
  credentialId: Buffer,
): Promise<(Credential & Readonly<{ id: string; accountId: string }>) | undefined> {
  const row = await db
    .selectFrom('passkeys')
    .select(['id', 'account_id as accountId', 'credential_id as credentialId', 'public_key as publicKey', 'sign_count'])
    .where('credential_id', '=', credentialId)
    .executeTakeFirst()
  if (row === undefined) return undefined
  const { sign_count, ...passkey } = row
  return { ...passkey, signCount: Number(sign_count) }
}

/** Notes a use. False where the count is not that of before any more: of two answers with the same count one is a copy's. */
export async function recordUse(
  db: Db,
  id: string,
  use: Readonly<{ before: number; signCount: number; isSynced: boolean; now: Date }>,
): Promise<boolean> {
  const row = await db
    .updateTable('passkeys')
    .set({ sign_count: String(use.signCount), is_synced: use.isSynced, last_used_at: use.now })
    .where('id', '=', id)
    .where('sign_count', '=', String(use.before))
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Removes a passkey of an account. False where it has none of that id. */
export async function deletePasskey(db: Db, accountId: string, id: string): Promise<boolean> {
  const row = await db
    .deleteFrom('passkeys')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Removes all passkeys of an account. */
export async function deletePasskeys(db: Db, accountId: string): Promise<void> {
  await db.deleteFrom('passkeys').where('account_id', '=', accountId).execute()
}

/** Uses a challenge up. Of any number of answers to it, on any server, one succeeds. */
export async function takeChallenge(db: Db, challengeHash: Buffer, expiresAt: Date): Promise<boolean> {
  const row = await db
    .insertInto('used_challenges')
    .values({ challenge_hash: challengeHash, expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('expires_at')
    .executeTakeFirst()
  return row !== undefined
}

/** Forgets the used challenges that have ended by themselves. */
export async function deleteEndedChallenges(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('used_challenges').where('expires_at', '<=', now).execute()
}
