import type { ComponentType } from 'react'
import { type Area, wordsFor } from '../i18n/fetched-words.ts'
import type { Language } from '../i18n/languages.ts'
import { later, type Later } from '../later.ts'
import type { RouteName } from '../routes.ts'

export type ScreenEntry = {
  readonly code: Later<{ readonly default: ComponentType }>
  /** The words that it needs besides those that are always loaded. */
  readonly words: readonly Area[]
}

const screen = (load: () => Promise<{ readonly default: ComponentType }>, ...words: readonly Area[]): ScreenEntry => ({
  code: later(load),
  words,
})

/** The screen of each route, fetched on the first visit. A route without a screen does not compile. */
export const screens: Record<RouteName, ScreenEntry> = {
  login: screen(() => import('../features/session/login-page.tsx')),
  registration: screen(() => import('../features/signup/registration-page.tsx')),
  signupCustomer: screen(() => import('../features/signup/customer-page.tsx'), 'signup', 'fields'),
  signupBusiness: screen(() => import('../features/signup/business-page.tsx'), 'signup', 'fields'),
  dashboard: screen(() => import('../features/dashboard/page.tsx'), 'dashboard'),
  jobDetails: screen(() => import('../features/job-details/page.tsx'), 'jobDetails', 'pictures', 'dashboard', 'record'),
  business: screen(() => import('../features/business/page.tsx'), 'business', 'record'),
  messages: screen(() => import('../features/messages/page.tsx'), 'messages', 'pictures'),
  postJob: screen(() => import('../features/post-job/page.tsx'), 'postJob'),
  notifications: screen(() => import('../features/notifications/page.tsx'), 'notifications'),
  mailSettings: screen(() => import('../features/mail-settings/page.tsx'), 'account'),
  profileOptions: screen(() => import('../features/profile-options/page.tsx'), 'account', 'safety'),
  profile: screen(() => import('../features/profile/customer-page.tsx'), 'profile', 'fields'),
  profileBusiness: screen(() => import('../features/profile/business-page.tsx'), 'profile', 'fields'),
  profileBusinessDetails: screen(
    () => import('../features/profile/business-details-page.tsx'),
    'businessDetails',
    'fields',
  ),
  workPictures: screen(() => import('../features/profile/work-page.tsx'), 'profile', 'fields'),
  updateEmail: screen(() => import('../features/email/update-page.tsx'), 'account', 'safety'),
  sessions: screen(() => import('../features/sessions/page.tsx'), 'safety'),
  ownData: screen(() => import('../features/leaving/data-page.tsx'), 'safety'),
  deleteAccount: screen(() => import('../features/leaving/delete-page.tsx'), 'account', 'safety'),
  updatePassword: screen(() => import('../features/password/update-page.tsx'), 'account', 'fields'),
  subscription: screen(() => import('../features/subscription/page.tsx'), 'account'),
  forgotPassword: screen(() => import('../features/password/forgot-page.tsx'), 'account'),
  resetPassword: screen(() => import('../features/password/reset-page.tsx'), 'account', 'fields'),
  verifyEmail: screen(() => import('../features/verify-email/page.tsx'), 'account'),
  confirmEmail: screen(() => import('../features/email/confirm-page.tsx'), 'account', 'safety'),
  undoEmailChange: screen(() => import('../features/email/undo-page.tsx'), 'account', 'safety'),
}

/** For an unknown address. */
export const notFound = screen(() => import('./not-found-screen.tsx'))

/** Only needed after login. If it cannot be fetched, the bar stands without it. */
export const headerAccount = later(async () => (await import('./header-account.tsx')).HeaderAccount)

type Reader = { readonly language: Language; readonly isIn: boolean }

/** Starts fetching all that a screen needs; returns what it cannot be drawn without. */
export function prepareScreen(route: RouteName, { language, isIn }: Reader): readonly Later<unknown>[] {
  const { code, words } = screens[route]
  const parts = [code, ...wordsFor(language, words)]
  // Showing them waits for the same promises and reports their failure.
  for (const part of isIn ? [...parts, headerAccount] : parts) void part.promise()
  return parts
}
