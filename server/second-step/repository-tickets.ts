import type { Db } from '../platform/db/connection.ts'

/** A login whose password was right: whose, and whether it keeps an account that is about to be deleted. */
export type Ticket = Readonly<{ accountId: string; keepsAccount: boolean }>

type NewTicket = Ticket & Readonly<{ tokenHash: Buffer; expiresAt: Date }>

export async function insertTicket(db: Db, ticket: NewTicket): Promise<void> {
  await db
    .insertInto('login_tickets')
    .values({
      token_hash: ticket.tokenHash,
      account_id: ticket.accountId,
      keeps_account: ticket.keepsAccount,
      expires_at: ticket.expiresAt,
    })
    .execute()
}

/** Counts a try before it is made. Undefined for a ticket that is used, too old or tried too often. */
export async function countTry(
  db: Db,
  tokenHash: Buffer,
  { now, mostTries }: Readonly<{ now: Date; mostTries: number }>,
): Promise<Ticket | undefined> {
  return await db
    .updateTable('login_tickets')
    .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .where('tries', '<', mostTries)
    .returning(['account_id as accountId', 'keeps_account as keepsAccount'])
    .executeTakeFirst()
}

/** Uses a ticket up. False where another login did. */
export async function deleteTicket(db: Db, tokenHash: Buffer): Promise<boolean> {
  const row = await db
    .deleteFrom('login_tickets')
    .where('token_hash', '=', tokenHash)
    .returning('account_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Ends the logins of an account that wait for their second step. */
export async function deleteTickets(db: Db, accountId: string): Promise<void> {
  await db.deleteFrom('login_tickets').where('account_id', '=', accountId).execute()
}

/** Removes the tickets that are over. */
export async function deleteExpiredTickets(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('login_tickets').where('expires_at', '<=', now).execute()
}
