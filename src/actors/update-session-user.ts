import type { Business, Customer } from '../services/types.ts'
import type { Environment } from './environment.ts'

// Every tab shows the account of the session, so whatever a screen saves or loads of it is passed on to the session.

/** Updates the session's customer. */
export function updateSessionCustomer({ session }: Pick<Environment, 'session'>, known: Partial<Customer>): void {
  const { session: present, language } = session.getSnapshot().context
  if (present?.userType !== 'customer') return
  // The reader may have changed the language since the account was asked for.
  const user: Customer = { ...present.user, ...known, language }
  if (isChanged(present.user, user)) session.send({ type: 'user.updated', session: { ...present, user } })
}

/** Updates the session's business. */
export function noteBusiness({ session }: Pick<Environment, 'session'>, known: Partial<Business>): void {
  const { session: present, language } = session.getSnapshot().context
  if (present?.userType !== 'business') return
  const user: Business = { ...present.user, ...known, language }
  if (isChanged(present.user, user)) session.send({ type: 'user.updated', session: { ...present, user } })
}

function isChanged<User extends Customer | Business>(before: User, after: User): boolean {
  return JSON.stringify(before) !== JSON.stringify(after)
}
