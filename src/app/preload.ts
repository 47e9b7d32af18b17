import { preloadCall, type PreloadedCall } from '../actors/preloaded-call.ts'
import { storedSession } from '../actors/session-storage.ts'
import { storageOf } from '../actors/storage.ts'
import { filterIn } from '../features/dashboard/list-filter.ts'
import { defaultLanguage } from '../i18n/languages.ts'
import { resolveRoute, type RouteName } from '../shared/routes.ts'
import { jobListAsked, pageSize } from '../services/job-list-call.ts'
import { apiOf } from '../services/request.ts'
import type { Language, Role, Session } from '../services/types.ts'
import { prepareScreen } from './screens.ts'

/** The parts of a window that are needed before the app is there. */
export type PreloadWindow = Pick<Window, 'localStorage'> & {
  readonly location: Pick<Location, 'origin' | 'pathname' | 'search'>
  readonly fetch: (request: Request) => Promise<Response>
}

/** What was asked for before the app was there. */
export type Preload = {
  readonly call: PreloadedCall | null
  /** Resolves when all of it is there, or failed. */
  readonly settled: Promise<unknown>
}

/**
 * Fetches the code of the first screen for the current user while the app itself still loads. If that screen is the job list, it also
 * requests the user's first page of jobs.
 */
export function startPreload(place: PreloadWindow, prepare = prepareScreen): Preload {
  const { location } = place
  const { session, language } = storedSession(
    storageOf(() => place.localStorage),
    defaultLanguage,
  )
  const end = endOf(location.pathname, location.search.slice(1), session?.userType ?? null)
  const parts = end === null ? [] : prepare(end.route, { language, isIn: session !== null })
  const call = session !== null && end?.route === 'dashboard' ? callForList(place, end, { ...session, language }) : null
  // The first text that a browser writes in the way of a language takes a telephone as long as some of the screen; here, nobody waits for it.
  void new Date().toLocaleString(language)
  return { call, settled: Promise.allSettled([...parts.map((part) => part.promise()), call?.answer]) }
}

/** Asks for the first page of somebody's jobs. */
function callForList(place: PreloadWindow, { search }: End, { token, userType: role, language }: Asker): PreloadedCall {
  const asker = { baseUrl: apiOf(place.location.origin), language, token }
  const first = { role, filter: filterIn(search, role), after: null, limit: pageSize }
  return preloadCall((request) => place.fetch(request), jobListAsked(asker, first))
}

type Asker = Pick<Session, 'token' | 'userType'> & { readonly language: Language }

type End = { readonly route: RouteName; readonly search: string }

/** Where an address leads; null for one that we do not know. */
function endOf(path: string, search: string, role: Role | null): End | null {
  const where = resolveRoute(path, search, role)
  if (where.type === 'enter') return { route: where.route, search }
  if (where.type === 'notFound') return null
  const [to = '', query = ''] = where.to.split('?')
  return endOf(to, query, role)
}
