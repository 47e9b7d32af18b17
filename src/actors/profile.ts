import { fromPromise } from 'xstate'
import { createDetails } from '../../machines/loader.ts'
import type { BusinessProfile, CustomerProfile } from '../services/types.ts'
import { getCustomer, getBusiness } from '../services/profile.ts'
import { businessOf, customerOf } from '../services/session.ts'
import type { Environment } from './environment.ts'
import { noteBusiness, updateSessionCustomer } from './update-session-user.ts'
import { runService } from './run-service.ts'

export type { Acknowledged, BusinessProfile, CustomerProfile } from '../services/types.ts'

/** Loads the viewer's customer account; the input is `{ request: null }`. */
export function customerProfileMachine(environment: Environment) {
  return createDetails<null, CustomerProfile>().provide({
    actors: {
      load: fromPromise(async ({ signal }) => {
        const outcome = await runService(environment, signal, getCustomer())
        if (outcome.type === 'done') {
          updateSessionCustomer(environment, customerOf(outcome.value))
        }
        return outcome
      }),
    },
  })
}

/** Loads the viewer's business account with all its details; the input is `{ request: null }`. */
export function businessProfileMachine(environment: Environment) {
  return createDetails<null, BusinessProfile>().provide({
    actors: {
      load: fromPromise(async ({ signal }) => {
        const outcome = await runService(environment, signal, getBusiness())
        if (outcome.type === 'done') noteBusiness(environment, businessOf(outcome.value))
        return outcome
      }),
    },
  })
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
