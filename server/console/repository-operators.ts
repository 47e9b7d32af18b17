import { sql } from 'kysely'
import type { OperatorRole } from '../../generated/operations.ts'
import type { Db } from '../platform/db/connection.ts'

const MINUTE = 60_000

/** How long a session lives after its last use, in milliseconds: 30 minutes (OWASP allows 15 to 30 where the risk is low). */
const IDLE = 30 * MINUTE

/** How long it lives after the login however it is used, in milliseconds: a working day of 12 hours. The table has the same rule. */
const AT_MOST = 12 * 60 * MINUTE

/** Who an operator is. */
export type OperatorView = Readonly<{ id: string; email: string; name: string; role: OperatorRole }>

/** What a login is checked against; the hash and the key are there once the invitation was taken up. */
export type OperatorCredentials = OperatorView &
  Readonly<{ passwordHash: string | null; sealedKey: Buffer | null; lastStep: number }>

const VIEW = ['id', 'email', 'name', 'role'] as const

/** The operator of an address, in any case. */
export async function findOperator(db: Db, email: string): Promise<OperatorCredentials | undefined> {
  return await db
    .selectFrom('operators')
    .select([...VIEW, 'password_hash as passwordHash', 'sealed_key as sealedKey', 'last_step as lastStep'])
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst()
}

/** Takes the time step of a code, which has to be later than the last one. False where another login took it. */
export async function takeStep(db: Db, id: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('operators')
    .set({ last_step: step })
    .where('id', '=', id)
    .where('last_step', '<', step)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The invited operator of a link, held until the transaction ends; undefined where the link is used, replaced or too old. */
export async function lockInvited(
  db: Db,
  invitationHash: Buffer,
  now: Date,
): Promise<(OperatorView & Readonly<{ sealedKey: Buffer | null }>) | undefined> {
  return await db
    .selectFrom('operators')
    .select([...VIEW, 'sealed_key as sealedKey'])
    .where('invitation_hash', '=', invitationHash)
    .where('invitation_ends_at', '>', now)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

export async function setSealedKey(db: Db, id: string, sealedKey: Buffer): Promise<void> {
  await db.updateTable('operators').set({ sealed_key: sealedKey }).where('id', '=', id).execute()
}

type Acceptance = Readonly<{ id: string; passwordHash: string; step: number }>

/** Ends the invitation of an operator, who has a password from now on. */
export async function acceptInvitation(db: Db, { id, passwordHash, step }: Acceptance): Promise<void> {
  await db
    .updateTable('operators')
    .set({ password_hash: passwordHash, last_step: step, invitation_hash: null, invitation_ends_at: null })
    .where('id', '=', id)
    .execute()
}

type Invitation = Readonly<{ invitationHash: Buffer; endsAt: Date }>

/** Adds an operator. False where there is one of that address. */
export async function insertOperator(
  db: Db,
  { id, email, name, role, invitationHash, endsAt, now }: OperatorView & Invitation & Readonly<{ now: Date }>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('operators')
    .values({
      id,
      email,
      name,
      role,
      invitation_hash: invitationHash,
      invitation_ends_at: endsAt,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Takes password and authenticator from an operator, who needs a new link. */
export async function inviteAgain(db: Db, id: string, { invitationHash, endsAt }: Invitation): Promise<void> {
  await db
    .updateTable('operators')
    .set({ password_hash: null, sealed_key: null, invitation_hash: invitationHash, invitation_ends_at: endsAt })
    .where('id', '=', id)
    .execute()
  await db.deleteFrom('operator_sessions').where('operator_id', '=', id).execute()
}

export async function setRole(db: Db, id: string, role: OperatorRole): Promise<void> {
  await db.updateTable('operators').set({ role }).where('id', '=', id).execute()
}

/** Removes an operator with all sessions; the record keeps the name. */
export async function deleteOperator(db: Db, id: string): Promise<void> {
  await db.deleteFrom('operators').where('id', '=', id).execute()
}

/** Holds the operator of an address until the transaction ends. */
export async function lockOperator(db: Db, email: string): Promise<OperatorView | undefined> {
  return await db
    .selectFrom('operators')
    .select(VIEW)
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .forUpdate()
    .executeTakeFirst()
}

/** An operator as the command lists them. */
export type OperatorLine = OperatorView & Readonly<{ isInvited: boolean; lastSeenAt: Date | null }>

/** All operators by their addresses; `lastSeenAt` is the last use of a session that lives. */
export async function listOperators(db: Db): Promise<OperatorLine[]> {
  return await db
    .selectFrom('operators')
    .select((from) => [
      ...VIEW,
      sql<boolean>`password_hash is null`.as('isInvited'),
      from
        .selectFrom('operator_sessions')
        .select(({ fn }) => fn.max('last_used_at').as('last'))
        .whereRef('operator_id', '=', 'operators.id')
        .as('lastSeenAt'),
    ])
    .orderBy('email')
    .execute()
}

type NewSession = Readonly<{ tokenHash: Buffer; operatorId: string; now: Date }>

export async function insertSession(db: Db, { tokenHash, operatorId, now }: NewSession): Promise<void> {
  await db
    .insertInto('operator_sessions')
    .values({
      token_hash: tokenHash,
      operator_id: operatorId,
      created_at: now,
      last_used_at: now,
      expires_at: new Date(now.getTime() + IDLE),
    })
    .execute()
}

/** The living session of a token with its operator. */
export async function findSession(db: Db, tokenHash: Buffer, now: Date) {
  return await db
    .selectFrom('operator_sessions')
    .innerJoin('operators', 'operators.id', 'operator_id')
    .select([
      'operators.id',
      'email',
      'name',
      'role',
      'operator_sessions.created_at as createdAt',
      'last_used_at as lastUsedAt',
    ])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

/** Moves the end of a session on, as far as one may. */
export async function extendSession(db: Db, tokenHash: Buffer, createdAt: Date, now: Date): Promise<void> {
  const end = Math.min(now.getTime() + IDLE, createdAt.getTime() + AT_MOST)
  await db
    .updateTable('operator_sessions')
    .set({ last_used_at: now, expires_at: new Date(end) })
    .where('token_hash', '=', tokenHash)
    .execute()
}

export async function deleteSession(db: Db, tokenHash: Buffer): Promise<void> {
  await db.deleteFrom('operator_sessions').where('token_hash', '=', tokenHash).execute()
}

/** Removes the sessions that are over. */
export async function deleteExpiredOperatorSessions(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('operator_sessions').where('expires_at', '<=', now).execute()
}

/** Keys of authenticators, for the check whether they open and to seal them again. */
export async function listSealedKeys(db: Db): Promise<Readonly<{ id: string; sealedKey: Buffer }>[]> {
  return await db
    .selectFrom('operators')
    .select(['id', 'sealed_key as sealedKey'])
    .where('sealed_key', 'is not', null)
    .$narrowType<{ sealedKey: Buffer }>()
    .execute()
}
