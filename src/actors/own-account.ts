import type { Business, Customer } from '../services/types.ts'
import type { Environment } from './environment.ts'

// Who is logged in is kept with the session, in every tab: what is saved or learnt of an account is told to it.

/** What is known of the customer who is logged in. */
export function noteCustomer({ session }: Pick<Environment, 'session'>, known: Partial<Customer>): void {
  const { session: present, language } = session.getSnapshot().context
  if (present?.userType !== 'customer') return
  // The interface may have another language by now than the account had when it answered.
  const user: Customer = { ...present.user, ...known, language }
  if (isChanged(present.user, user)) session.send({ type: 'user.updated', session: { ...present, user } })
}

/** What is known of the business that is logged in. */
export function noteBusiness({ session }: Pick<Environment, 'session'>, known: Partial<Business>): void {
  const { session: present, language } = session.getSnapshot().context
  if (present?.userType !== 'business') return
  const user: Business = { ...present.user, ...known, language }
  if (isChanged(present.user, user)) session.send({ type: 'user.updated', session: { ...present, user } })
}

function isChanged<User extends Customer | Business>(before: User, after: User): boolean {
  return JSON.stringify(before) !== JSON.stringify(after)
}
