import type { ComponentType } from 'react'
import { translations } from '../i18n/lazy-translations.ts'
import { laterWords } from '../i18n/translate.ts'
import type { Language } from '../i18n/languages.ts'
import { lazy, type Lazy } from '../shared/lazy.ts'
import type { RouteName } from '../shared/routes.ts'

export type ScreenCode = Lazy<{ readonly default: ComponentType }>

/** A screen that needs more than the first words. */
const later = (load: () => Promise<{ readonly default: ComponentType }>): ScreenCode =>
  lazy(async () => (await Promise.all([load(), laterWords.fetch()]))[0])

/** The screen of each route, fetched on the first visit. A route without a screen does not compile. */
export const screens: Record<RouteName, ScreenCode> = {
  login: lazy(() => import('../features/session/login-page.tsx')),
  registration: lazy(() => import('../features/signup/registration-page.tsx')),
  signupCustomer: later(() => import('../features/signup/customer-page.tsx')),
  signupBusiness: later(() => import('../features/signup/business-page.tsx')),
  dashboard: lazy(() => import('../features/dashboard/page.tsx')),
  jobDetails: later(() => import('../features/job-details/page.tsx')),
  business: later(() => import('../features/business/page.tsx')),
  directory: later(() => import('../features/directory/page.tsx')),
  messages: later(() => import('../features/messages/page.tsx')),
  postJob: later(() => import('../features/post-job/page.tsx')),
  notifications: later(() => import('../features/notifications/page.tsx')),
  mailSettings: later(() => import('../features/mail-settings/page.tsx')),
  savedSearches: later(() => import('../features/saved-searches/page.tsx')),
  blocked: later(() => import('../features/safety/blocked-page.tsx')),
  profileOptions: later(() => import('../features/profile-options/page.tsx')),
  profile: later(() => import('../features/profile/customer-page.tsx')),
  profileBusiness: later(() => import('../features/profile/business-page.tsx')),
  profileBusinessDetails: later(() => import('../features/profile/business-details-page.tsx')),
  workPictures: later(() => import('../features/profile/work-page.tsx')),
  updateEmail: later(() => import('../features/email/update-page.tsx')),
  sessions: later(() => import('../features/sessions/page.tsx')),
  security: later(() => import('../features/security/page.tsx')),
  developers: later(() => import('../features/developers/page.tsx')),
  ownData: later(() => import('../features/account-data/export-page.tsx')),
  deleteAccount: later(() => import('../features/account-data/delete-page.tsx')),
  updatePassword: later(() => import('../features/password/update-page.tsx')),
  subscription: later(() => import('../features/subscription/page.tsx')),
  forgotPassword: later(() => import('../features/password/forgot-page.tsx')),
  resetPassword: later(() => import('../features/password/reset-page.tsx')),
  verifyEmail: later(() => import('../features/email/verify-page.tsx')),
  confirmEmail: later(() => import('../features/email/confirm-page.tsx')),
  undoEmailChange: later(() => import('../features/email/undo-page.tsx')),
}

/** What features show of one another, which never import each other: a bid can be answered wherever it stands. */
export const bidDialog = lazy(
  async () => (await import('../features/job-details/dialogs/choice-dialog.tsx')).ChoiceDialog,
)

/** The question for a code, before what a stolen session shall not do. */
export const proveDialog = lazy(async () => {
  await laterWords.fetch()
  return (await import('../features/security/prove-dialog.tsx')).ProveDialog
})

/** What others wrote or show is reported from wherever it is seen, and they are blocked from there. */
export const reportDialog = lazy(async () => (await import('../features/safety/report-dialog.tsx')).ReportDialog)
export const blockDialog = lazy(async () => (await import('../features/safety/block-dialog.tsx')).BlockDialog)

/** For an unknown address. */
export const notFound = lazy(() => import('./not-found-screen.tsx'))

/** Only needed after login. If it cannot be fetched, the screens are without it. */
export const shell = {
  navigation: lazy(async () => (await import('./shell.tsx')).Navigation),
  account: lazy(async () => (await import('./shell.tsx')).HeaderAccount),
  tabs: lazy(async () => (await import('./shell.tsx')).Tabs),
}

type Reader = { readonly language: Language; readonly isIn: boolean }

/** Starts fetching all that a screen needs; returns what it cannot be drawn without. */
export function prepareScreen(route: RouteName, { language, isIn }: Reader): readonly Lazy<unknown>[] {
  const parts = [screens[route], ...(language === 'en' ? [] : [translations[language]])]
  // Showing them waits for the same promises and reports their failure.
  for (const part of isIn ? [...parts, ...Object.values(shell)] : parts) void part.promise()
  return parts
}
