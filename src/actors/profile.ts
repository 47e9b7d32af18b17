import { fromPromise } from 'xstate'
import { createDetails } from '../../machines/details.ts'
import type { BusinessProfile, CustomerProfile } from '../services/types.ts'
import type { Backstage } from './backstage.ts'
import { noteBusiness, noteCustomer } from './own-account.ts'

export type { Acknowledged, BusinessProfile, CustomerProfile } from '../services/types.ts'

/** The customer who is logged in; the input is `{ request: null }`. */
export function customerProfileMachine(backstage: Backstage) {
  return createDetails<null, CustomerProfile>().provide({
    actors: {
      load: fromPromise(async ({ signal }) => {
        const outcome = await backstage.run(
          signal,
          () => import('../services/profile.ts'),
          ({ getCustomer }) => getCustomer(),
        )
        if (outcome.type === 'done') {
          const { wantsMails: _, ...customer } = outcome.value
          noteCustomer(backstage, customer)
        }
        return outcome
      }),
    },
  })
}

/** The business that is logged in, with all its details; the input is `{ request: null }`. */
export function businessProfileMachine(backstage: Backstage) {
  return createDetails<null, BusinessProfile>().provide({
    actors: {
      load: fromPromise(async ({ signal }) => {
        const outcome = await backstage.run(
          signal,
          () => import('../services/profile.ts'),
          ({ getBusiness }) => getBusiness(),
        )
        if (outcome.type === 'done') noteBusiness(backstage, businessIn(outcome.value))
        return outcome
      }),
    },
  })
}

const handedOver = new WeakMap<Backstage, BusinessProfile>()

/** Gives what one screen has loaded to the next, which shows it at once and looks at it again. */
export function handBusinessOver(backstage: Backstage, profile: BusinessProfile): void {
  handedOver.set(backstage, profile)
}

/** What the screen before has handed over: once, and to nobody but the business itself. */
export function takeBusinessOver(backstage: Backstage): BusinessProfile | null {
  const profile = handedOver.get(backstage)
  handedOver.delete(backstage)
  return profile?.id === backstage.session.getSnapshot().context.session?.user.id ? (profile ?? null) : null
}

/** The part of a business's account that the session keeps. */
export function businessIn(profile: BusinessProfile) {
  const { id, name, email, phone, country, state, cities, categories, businessName, picture, isEmailVerified } = profile
  return { id, name, email, phone, country, state, cities, categories, businessName, picture, isEmailVerified }
}
