import { callEarly, type EarlyCall } from '../actors/early-call.ts'
import { storedSession } from '../actors/session-storage.ts'
import { storageOf } from '../actors/storage.ts'
import { filterIn } from '../features/dashboard/list-filter.ts'
import { defaultLanguage } from '../i18n/languages.ts'
import { passage, type RouteName } from '../routes.ts'
import { jobListCall, pageSize } from '../services/job-list-call.ts'
import { apiOf, headersOf } from '../services/request.ts'
import type { Role } from '../services/types.ts'
import { prepareScreen } from './screens.ts'

/** The parts of a window that are needed before the app is there. */
export type Place = Pick<Window, 'localStorage'> & {
  readonly location: Pick<Location, 'origin' | 'pathname' | 'search'>
  readonly fetch: (request: Request) => Promise<Response>
}

/**
 * While the app itself is still on its way, fetches the code of the screen that it is going to show to whoever is logged in, and asks for
 * their first page of jobs where that is the list.
 */
export function openAhead(
  place: Place,
  prepare: (...screen: Parameters<typeof prepareScreen>) => void = prepareScreen,
): EarlyCall | null {
  const { location } = place
  const { session, language } = storedSession(
    storageOf(() => place.localStorage),
    defaultLanguage,
  )
  const end = endOf(location.pathname, location.search.slice(1), session?.userType ?? null)
  if (end === null) return null
  prepare(end.route, { language, isIn: session !== null })
  if (session === null || end.route !== 'dashboard') return null
  const { token, userType: role } = session
  const { path, body } = jobListCall({ role, filter: filterIn(end.search, role), after: null, limit: pageSize })
  const request = new Request(`${apiOf(location.origin)}${path}`, {
    method: 'POST',
    headers: { ...headersOf({ language, token }), 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  return callEarly((asked) => place.fetch(asked), request)
}

type End = { readonly route: RouteName; readonly search: string }

/** Where an address leads; null for one that we do not know. */
function endOf(path: string, search: string, role: Role | null): End | null {
  const where = passage(path, search, role)
  if (where.type === 'enter') return { route: where.route, search }
  if (where.type === 'notFound') return null
  const [to = '', query = ''] = where.to.split('?')
  return endOf(to, query, role)
}
