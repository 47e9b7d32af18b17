import { type ComponentType, lazy, type LazyExoticComponent } from 'react'
import { type Area, englishWords, renewFailedWords } from '../i18n/load.ts'
import type { Language } from '../i18n/languages.ts'
import type { RouteName } from '../routes.ts'

export type ScreenEntry = {
  readonly Page: LazyExoticComponent<ComponentType>
  /** Lets the next visit ask again for code that could not be had. */
  readonly renew: () => void
  /** The words that it uses beside those that are always there. */
  readonly words: readonly Area[]
  /** Starts fetching the code of the page and its words, side by side; answers whether both are at hand already. */
  readonly prepare: (language: Language) => boolean
}

type Load = () => Promise<{ readonly default: ComponentType }>

function screen(load: Load, ...words: readonly Area[]): ScreenEntry {
  let hasFailed = false
  let isHere = false
  const tried: Load = async () => {
    try {
      return await load()
    } catch (error) {
      hasFailed = true
      throw error
    }
  }
  let page = lazy(tried)
  const renew = () => {
    if (hasFailed) page = lazy(tried)
    hasFailed = false
  }
  // Whoever shows the page waits for the same promises, and hears of their failure.
  const prepare = (language: Language) => {
    const fetched: Promise<unknown>[] = [load()]
    if (language === 'en' && words.length > 0) fetched.push(englishWords(words))
    Promise.all(fetched).then(
      () => {
        isHere = true
      },
      () => {},
    )
    return isHere
  }
  return {
    get Page() {
      return page
    },
    words,
    prepare,
    renew,
  }
}

/** The screen of each route, fetched when somebody first goes there. A route without a screen does not compile. */
export const screens: Record<RouteName, ScreenEntry> = {
  login: screen(() => import('../features/session/login-page.tsx')),
  registration: screen(() => import('../features/signup/registration-page.tsx')),
  signupCustomer: screen(() => import('../features/signup/customer-page.tsx'), 'signup'),
  signupBusiness: screen(() => import('../features/signup/business-page.tsx'), 'signup'),
  dashboard: screen(() => import('../features/dashboard/page.tsx'), 'dashboard'),
  jobDetails: screen(() => import('../features/job-details/page.tsx'), 'jobDetails', 'dashboard'),
  postJob: screen(() => import('../features/post-job/page.tsx'), 'postJob'),
  notifications: screen(() => import('../features/notifications/page.tsx'), 'notifications'),
  profileOptions: screen(() => import('../features/profile-options/page.tsx'), 'account'),
  profile: screen(() => import('../features/profile/customer-page.tsx'), 'profile', 'signup'),
  profileBusiness: screen(() => import('../features/profile/business-page.tsx'), 'profile', 'signup'),
  profileBusinessDetails: screen(() => import('../features/profile/business-details-page.tsx'), 'profile', 'signup'),
  updatePassword: screen(() => import('../features/password/update-page.tsx'), 'account'),
  subscription: screen(() => import('../features/subscription/page.tsx'), 'account'),
  forgotPassword: screen(() => import('../features/password/forgot-page.tsx'), 'account'),
  resetPassword: screen(() => import('../features/password/reset-page.tsx'), 'account'),
  verifyEmail: screen(() => import('../features/verify-email/page.tsx'), 'account'),
}

/** Pages and words that could not be fetched stay failed while that is shown; from now on they are asked for again. */
export function renewFailedScreens(): void {
  for (const { renew } of Object.values(screens)) renew()
  renewFailedWords()
}

export const NotFoundScreen = lazy(() => import('./not-found-screen.tsx'))
