/** Who may enter: `signedOut` screens send those who are in to the dashboard, the others send those who are out to login. */
export type Who = 'anyone' | 'signedOut' | 'signedIn' | 'customer' | 'business'

/** Every screen: where it lives and who may enter. `src/app/screens.tsx` has a screen for each. */
export const routes = {
  login: { path: '/', who: 'signedOut' },
  registration: { path: '/registration', who: 'signedOut' },
  signupCustomer: { path: '/signup-customer', who: 'signedOut' },
  signupBusiness: { path: '/signup-business', who: 'signedOut' },
  dashboard: { path: '/dashboard', who: 'signedIn' },
  jobDetails: { path: '/job-details', who: 'signedIn' },
  postJob: { path: '/post-job', who: 'customer' },
  profileOptions: { path: '/profile-options', who: 'signedIn' },
  profile: { path: '/profile', who: 'customer' },
  profileBusiness: { path: '/profile-business', who: 'business' },
  profileBusinessDetails: { path: '/profile-business-details', who: 'business' },
  updatePassword: { path: '/update-password', who: 'signedIn' },
  subscription: { path: '/subscription', who: 'business' },
  forgotPassword: { path: '/forgot-password', who: 'signedOut' },
  resetPassword: { path: '/reset-password', who: 'anyone' },
  verifyEmail: { path: '/verify-email', who: 'anyone' },
  notifications: { path: '/notification', who: 'signedIn' },
} as const satisfies Record<string, { path: `/${string}`; who: Who }>

export type RouteName = keyof typeof routes

const withQuery = <Path extends string>(path: Path, values: Readonly<Record<string, string>>) =>
  `${path}?${new URLSearchParams(values).toString()}` as const

/** The one place that writes addresses. `links.jobDetails(id)` → `/job-details?id=…` */
export const links = {
  login: routes.login.path,
  registration: routes.registration.path,
  signupCustomer: routes.signupCustomer.path,
  signupBusiness: routes.signupBusiness.path,
  dashboard: routes.dashboard.path,
  jobDetails: (id: string) => withQuery(routes.jobDetails.path, { id }),
  postJob: routes.postJob.path,
  /** The form filled in with what an expired job said. */
  postAgain: (id: string) => withQuery(routes.postJob.path, { again: id }),
  profileOptions: routes.profileOptions.path,
  profile: routes.profile.path,
  profileBusiness: routes.profileBusiness.path,
  profileBusinessDetails: routes.profileBusinessDetails.path,
  updatePassword: routes.updatePassword.path,
  subscription: routes.subscription.path,
  forgotPassword: routes.forgotPassword.path,
  verifyEmail: routes.verifyEmail.path,
  notifications: routes.notifications.path,
  /** Pages that the server itself serves; they open in a new tab. */
  about: '/about',
  terms: '/terms-condition',
} as const

/** The login screen, remembering where somebody wanted to go. */
export function loginThen(target: string): string {
  return target === links.dashboard || target === links.login ? links.login : withQuery(links.login, { next: target })
}

/**
 * Where to go after login: the remembered address if it is one of ours that needs a login, else the dashboard. An
 * address of another site is never followed.
 */
export function afterLogin(search: string): string {
  const next = new URLSearchParams(search).get('next')
  if (!next || !/^\/[\w-]/.test(next)) return links.dashboard
  const name = routeOf(next.split(/[?#]/)[0] ?? '')
  return name && whoMayEnter(name) !== 'signedOut' ? next : links.dashboard
}

/** Which route a path belongs to. */
export function routeOf(path: string): RouteName | undefined {
  return routeNames.find((name) => routes[name].path === (path.length > 1 ? path.replace(/\/$/, '') : path))
}

/** Who may enter a screen. */
function whoMayEnter(route: RouteName): Who {
  return routes[route].who
}

// Object.keys forgets the names of the keys; the table is the constant above, so they are exactly these.
const routeNames = Object.keys(routes) as RouteName[]

export type Passage =
  | { readonly type: 'enter'; readonly route: RouteName }
  | { readonly type: 'redirect'; readonly to: string }
  | { readonly type: 'notFound' }

/**
 * What happens at an address (path and search) for somebody: `null` is signed out. A role that may not enter lands on its
 * own dashboard.
 */
export function passage(path: string, search: string, role: 'customer' | 'business' | null): Passage {
  const route = routeOf(path)
  if (!route) return { type: 'notFound' }
  const who = whoMayEnter(route)
  const enter: Passage = { type: 'enter', route }
  if (who === 'anyone') return enter
  if (who === 'signedOut') return role === null ? enter : { type: 'redirect', to: afterLogin(search) }
  if (role === null) return { type: 'redirect', to: loginThen(path + (search && `?${search}`)) }
  return who === 'signedIn' || who === role ? enter : { type: 'redirect', to: links.dashboard }
}
