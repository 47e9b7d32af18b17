import type { ComponentType } from 'react'
import { translations } from '../i18n/lazy-translations.ts'
import type { Language } from '../i18n/languages.ts'
import { later, type Later } from '../shared/lazy.ts'
import type { RouteName } from '../shared/routes.ts'

export type ScreenCode = Later<{ readonly default: ComponentType }>

/** The screen of each route, fetched on the first visit. A route without a screen does not compile. */
export const screens: Record<RouteName, ScreenCode> = {
  login: later(() => import('../features/session/login-page.tsx')),
  registration: later(() => import('../features/signup/registration-page.tsx')),
  signupCustomer: later(() => import('../features/signup/customer-page.tsx')),
  signupBusiness: later(() => import('../features/signup/business-page.tsx')),
  dashboard: later(() => import('../features/dashboard/page.tsx')),
  jobDetails: later(() => import('../features/job-details/page.tsx')),
  business: later(() => import('../features/business/page.tsx')),
  messages: later(() => import('../features/messages/page.tsx')),
  postJob: later(() => import('../features/post-job/page.tsx')),
  notifications: later(() => import('../features/notifications/page.tsx')),
  mailSettings: later(() => import('../features/mail-settings/page.tsx')),
  profileOptions: later(() => import('../features/profile-options/page.tsx')),
  profile: later(() => import('../features/profile/customer-page.tsx')),
  profileBusiness: later(() => import('../features/profile/business-page.tsx')),
  profileBusinessDetails: later(() => import('../features/profile/business-details-page.tsx')),
  workPictures: later(() => import('../features/profile/work-page.tsx')),
  updateEmail: later(() => import('../features/email/update-page.tsx')),
  sessions: later(() => import('../features/sessions/page.tsx')),
  ownData: later(() => import('../features/account-data/export-page.tsx')),
  deleteAccount: later(() => import('../features/account-data/delete-page.tsx')),
  updatePassword: later(() => import('../features/password/update-page.tsx')),
  subscription: later(() => import('../features/subscription/page.tsx')),
  forgotPassword: later(() => import('../features/password/forgot-page.tsx')),
  resetPassword: later(() => import('../features/password/reset-page.tsx')),
  verifyEmail: later(() => import('../features/verify-email/page.tsx')),
  confirmEmail: later(() => import('../features/email/confirm-page.tsx')),
  undoEmailChange: later(() => import('../features/email/undo-page.tsx')),
}

/** For an unknown address. */
export const notFound = later(() => import('./not-found-screen.tsx'))

/** Only needed after login. If it cannot be fetched, the bar stands without it. */
export const headerAccount = later(async () => (await import('./header-account.tsx')).HeaderAccount)

type Reader = { readonly language: Language; readonly isIn: boolean }

/** Starts fetching all that a screen needs; returns what it cannot be drawn without. */
export function prepareScreen(route: RouteName, { language, isIn }: Reader): readonly Later<unknown>[] {
  const parts = [screens[route], ...(language === 'en' ? [] : [translations[language]])]
  // Showing them waits for the same promises and reports their failure.
  for (const part of isIn ? [...parts, headerAccount] : parts) void part.promise()
  return parts
}
