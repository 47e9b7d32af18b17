import type { Db } from '../platform/db/connection.ts'
import { DomainError } from '../platform/domain-error.ts'
import { hashToken, newToken } from '../platform/ids.ts'
import { countTry, deleteTicket, insertTicket, type Ticket } from './repository-tickets.ts'

export { deleteTickets } from './repository-tickets.ts'

/** How long a login waits for its second step, in milliseconds. */
const TICKET_LIVES = 10 * 60_000

/** Wrong codes of one login, before the password is asked for again. */
const MOST_TRIES = 5

/** Lets a login wait for its second step. Answers the token that goes on with it. */
export async function openTicket(db: Db, ticket: Ticket, now: Date): Promise<string> {
  const token = newToken()
  const expiresAt = new Date(now.getTime() + TICKET_LIVES)
  await insertTicket(db, { ...ticket, tokenHash: hashToken(token), expiresAt })
  return token
}

/** Counts a try with a ticket, and answers whose login it is. Throws LOGIN_TICKET_INVALID. */
export async function tryTicket(db: Db, token: string, now: Date): Promise<Ticket> {
  const ticket = await countTry(db, hashToken(token), { now, mostTries: MOST_TRIES })
  if (ticket === undefined) throw new DomainError('LOGIN_TICKET_INVALID')
  return ticket
}

/** Uses a ticket up. Throws LOGIN_TICKET_INVALID where another login did. */
export async function useTicket(db: Db, token: string): Promise<void> {
  if (!(await deleteTicket(db, hashToken(token)))) throw new DomainError('LOGIN_TICKET_INVALID')
}
