import { businessOf, customerOf } from '../services/session.ts'
import { getBusiness, getCustomer } from '../services/profile-edits.ts'
import type { Business, BusinessProfile, Customer } from '../services/types.ts'
import type { Environment } from './environment.ts'
import { loaderOf } from './loading.ts'
import { runService } from './run-service.ts'

export type { Acknowledged, BusinessProfile, CustomerProfile } from '../services/types.ts'

/** Loads the viewer's customer account; the input is `{ request: null }`. */
export function customerProfileMachine(environment: Environment) {
  return loaderOf(
    environment,
    (_: null) => getCustomer(),
    (outcome) => outcome.type === 'done' && updateSessionCustomer(environment, customerOf(outcome.value)),
  )
}

/** Loads the viewer's business account with all its details; the input is `{ request: null }`. */
export function businessProfileMachine(environment: Environment) {
  return loaderOf(
    environment,
    (_: null) => getBusiness(),
    (outcome) => outcome.type === 'done' && noteBusiness(environment, businessOf(outcome.value)),
  )
}

/** Reloads the account of the logged-in user for the session. */
export async function refreshProfile(environment: Environment, signal: AbortSignal): Promise<void> {
  const { session } = environment.session.getSnapshot().context
  if (session?.userType === 'customer') {
    const outcome = await runService(environment, signal, getCustomer())
    if (outcome.type === 'done') updateSessionCustomer(environment, customerOf(outcome.value))
  }
  if (session?.userType === 'business') {
    const outcome = await runService(environment, signal, getBusiness())
    if (outcome.type === 'done') noteBusiness(environment, businessOf(outcome.value))
  }
}

type Stash = { profile: BusinessProfile | null }
const emptyStash = (): Stash => ({ profile: null })

/** Passes the loaded account to the next screen, which shows it at once and loads it again. */
export function stashProfile(environment: Environment, profile: BusinessProfile): void {
  environment.shared(emptyStash).profile = profile
}

/** The account passed on by the screen before: only once, and only to the business itself. */
export function takeStashedProfile(environment: Environment): BusinessProfile | null {
  const stash = environment.shared(emptyStash)
  const { profile } = stash
  stash.profile = null
  return profile?.id === environment.session.getSnapshot().context.session?.user.id ? profile : null
}

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
