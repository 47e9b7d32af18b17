/**
 * Who may enter: `signedOut` screens send logged-in users to the dashboard, the others send everybody else to login.
 */
export type RouteAccess = 'anyone' | 'signedOut' | 'signedIn' | 'customer' | 'business'

/** Every screen: its path and who may enter. `src/app/screens.ts` has a screen for each. */
export const routes = {
  login: { path: '/', who: 'signedOut' },
  registration: { path: '/registration', who: 'signedOut' },
  signupCustomer: { path: '/signup-customer', who: 'signedOut' },
  signupBusiness: { path: '/signup-business', who: 'signedOut' },
  dashboard: { path: '/dashboard', who: 'signedIn' },
  jobDetails: { path: '/job-details', who: 'signedIn' },
  business: { path: '/business', who: 'signedIn' },
  directory: { path: '/businesses', who: 'customer' },
  messages: { path: '/messages', who: 'signedIn' },
  postJob: { path: '/post-job', who: 'customer' },
  profileOptions: { path: '/profile-options', who: 'signedIn' },
  profile: { path: '/profile', who: 'customer' },
  profileBusiness: { path: '/profile-business', who: 'business' },
  profileBusinessDetails: { path: '/profile-business-details', who: 'business' },
  workPictures: { path: '/work-pictures', who: 'business' },
  updatePassword: { path: '/update-password', who: 'signedIn' },
  updateEmail: { path: '/update-email', who: 'signedIn' },
  sessions: { path: '/sessions', who: 'signedIn' },
  security: { path: '/security', who: 'signedIn' },
  developers: { path: '/developers', who: 'signedIn' },
  ownData: { path: '/your-data', who: 'signedIn' },
  deleteAccount: { path: '/delete-account', who: 'signedIn' },
  subscription: { path: '/subscription', who: 'business' },
  forgotPassword: { path: '/forgot-password', who: 'signedOut' },
  resetPassword: { path: '/reset-password', who: 'anyone' },
  verifyEmail: { path: '/verify-email', who: 'anyone' },
  confirmEmail: { path: '/confirm-email', who: 'anyone' },
  undoEmailChange: { path: '/undo-email-change', who: 'anyone' },
  notifications: { path: '/notification', who: 'signedIn' },
  mailSettings: { path: '/mail-settings', who: 'signedIn' },
  savedSearches: { path: '/saved-searches', who: 'business' },
  blocked: { path: '/blocked', who: 'signedIn' },
} as const satisfies Record<string, { path: `/${string}`; who: RouteAccess }>

export type RouteName = keyof typeof routes

const withQuery = <Path extends string>(path: Path, values: Readonly<Record<string, string>>) =>
  `${path}?${new URLSearchParams(values).toString()}` as const

/** The only place that writes addresses. `links.jobDetails(id)` → `/job-details?id=…` */
export const links = {
  login: routes.login.path,
  registration: routes.registration.path,
  signupCustomer: routes.signupCustomer.path,
  signupBusiness: routes.signupBusiness.path,
  dashboard: routes.dashboard.path,
  ownBids: withQuery(routes.dashboard.path, { status: 'myBids' }),
  runningJobs: withQuery(routes.dashboard.path, { status: 'inprogress' }),
  jobDetails: (id: string) => withQuery(routes.jobDetails.path, { id }),
  /** What a business is known for, as everybody sees it. */
  business: (id: string) => withQuery(routes.business.path, { id }),
  /** The same for the customer of a job that it bid on, beside its bid. */
  bidder: (id: string, job: string) => withQuery(routes.business.path, { id, job }),
  directory: routes.directory.path,
  /** The businesses that one may find for a job. */
  directoryFor: ({ category, state, city }: Readonly<Record<'category' | 'state' | 'city', string>>) =>
    withQuery(routes.directory.path, { trade: category, state, city }),
  messages: routes.messages.path,
  /** The conversation of a job's customer and a business. */
  thread: (job: string, business: string) => withQuery(routes.messages.path, { job, business }),
  postJob: routes.postJob.path,
  /** The form that posts a job of a trade. */
  postJobOf: (category: string) => withQuery(routes.postJob.path, { category }),
  /** The form that posts a job to which a business is invited. */
  postJobInviting: (id: string) => withQuery(routes.postJob.path, { invite: id }),
  /** The form that posts a job, filled in from an expired one. */
  postAgain: (id: string) => withQuery(routes.postJob.path, { again: id }),
  profileOptions: routes.profileOptions.path,
  profile: routes.profile.path,
  profileBusiness: routes.profileBusiness.path,
  profileBusinessDetails: routes.profileBusinessDetails.path,
  /** Where a business chooses what it shows of its work. */
  workPictures: routes.workPictures.path,
  updatePassword: routes.updatePassword.path,
  updateEmail: routes.updateEmail.path,
  sessions: routes.sessions.path,
  /** The second step at login, and what happened to the safety of the account. */
  security: routes.security.path,
  /** Keys for programs, and the addresses that events are sent to. */
  developers: routes.developers.path,
  ownData: routes.ownData.path,
  deleteAccount: routes.deleteAccount.path,
  subscription: routes.subscription.path,
  forgotPassword: routes.forgotPassword.path,
  resetPassword: routes.resetPassword.path,
  verifyEmail: routes.verifyEmail.path,
  notifications: routes.notifications.path,
  /** Those that are told as one. */
  notificationGroup: (group: string) => withQuery(routes.notifications.path, { group }),
  mailSettings: routes.mailSettings.path,
  /** What a business is told of, and how often. */
  savedSearches: routes.savedSearches.path,
  /** Whom the viewer blocks. */
  blocked: routes.blocked.path,
  /** A list as its filters narrow it; the names and values are those of its address. */
  foundJobs: (filters: Readonly<Record<string, string>>) =>
    withQuery(routes.dashboard.path, { status: 'findWork', ...filters }),
  /** The list of work with the panel open that narrows it. */
  newSearch: withQuery(routes.dashboard.path, { status: 'findWork', narrow: '' }),
  /** Pages served by the server; they open in a new tab. */
  about: (language: string) => withQuery('/about', { language }),
  terms: (language: string) => withQuery('/terms-condition', { language }),
} as const

/** What names something in an address. */
type IdName = 'id' | 'job' | 'business' | 'again' | 'invite' | 'group'

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/i

/**
 * The id that an address has under a name; null if none. Characters after a whole id come from the text that the link
 * was copied out of: a period, a bracket, the rest of an HTML entity.
 */
export function idIn(search: string, name: IdName): string | null {
  const value = new URLSearchParams(search.replaceAll('&amp;', '&')).get(name)?.trim()
  return value ? (UUID.exec(value)?.[0] ?? value) : null
}

/** The login screen, which then leads to where somebody wanted to go. */
export function loginThen(target: string): string {
  return target === links.dashboard || target === links.login ? links.login : withQuery(links.login, { next: target })
}

/**
 * Where to go after login: the remembered address if it is one of our screens that need a login, else the dashboard.
 * Never another site.
 */
export function afterLogin(search: string): string {
  const next = new URLSearchParams(search).get('next')
  if (!next || !/^\/[\w-]/.test(next)) return links.dashboard
  const name = routeOf(next.split(/[?#]/)[0] ?? '')
  return name && routes[name].who !== 'signedOut' ? next : links.dashboard
}

/** The route of a path. */
export function routeOf(path: string): RouteName | undefined {
  return routeNames.find((name) => routes[name].path === (path.length > 1 ? path.replace(/\/$/, '') : path))
}

const isRouteName = (name: string): name is RouteName => Object.hasOwn(routes, name)
const routeNames = Object.keys(routes).filter(isRouteName)

export type RouteDecision =
  | { readonly type: 'enter'; readonly route: RouteName }
  | { readonly type: 'redirect'; readonly to: string }
  | { readonly type: 'notFound' }

/**
 * What happens at an address (path and search) for a user; `null` is logged out. A role that may not enter goes to
 * its own dashboard.
 */
export function resolveRoute(path: string, search: string, role: 'customer' | 'business' | null): RouteDecision {
  const route = routeOf(path)
  if (!route) return { type: 'notFound' }
  const { who } = routes[route]
  const enter: RouteDecision = { type: 'enter', route }
  if (who === 'anyone') return enter
  if (who === 'signedOut') return role === null ? enter : { type: 'redirect', to: afterLogin(search) }
  if (role === null) return { type: 'redirect', to: loginThen(path + (search && `?${search}`)) }
  return who === 'signedIn' || who === role ? enter : { type: 'redirect', to: links.dashboard }
}
