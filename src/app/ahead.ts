import type { components } from '../../generated/api.ts'
import { callEarly, type EarlyCall } from '../actors/early-call.ts'
import { storedSession } from '../actors/session-storage.ts'
import { storageOf } from '../actors/storage.ts'
import { filterIn } from '../features/dashboard/list-filter.ts'
import { defaultLanguage } from '../i18n/languages.ts'
import { passage, type RouteName } from '../routes.ts'
import { jobListCall, pageSize } from '../services/job-list-call.ts'
import { apiOf, headersOf } from '../services/request.ts'
import { hereFromWire } from '../services/wire/files.ts'
import type { Role } from '../services/types.ts'
import { smallPicture } from '../ui/pictures/small-picture.ts'
import { prepareScreen, screens } from './screens.ts'

/** The parts of a window that are needed before the app is there. */
export type Place = Pick<Window, 'localStorage'> & {
  readonly location: Pick<Location, 'origin' | 'pathname' | 'search'>
  readonly fetch: (request: Request) => Promise<Response>
}

export type Means = {
  /** Starts fetching a screen; resolves when its code is there. */
  readonly prepare: (...screen: Parameters<typeof prepareScreen>) => Promise<unknown>
  readonly fetchPicture: (url: string) => void
}

const inBrowser: Means = {
  prepare: (route, reader) => {
    prepareScreen(route, reader)
    return screens[route].code.promise()
  },
  fetchPicture: (url) => void (new Image().src = url),
}

/**
 * While the app itself is still on its way, fetches the code of the screen that it is going to show to whoever is logged in, and asks for
 * their first page of jobs where that is the list.
 */
export function openAhead(place: Place, { prepare, fetchPicture }: Means = inBrowser): EarlyCall | null {
  const { location } = place
  const { session, language } = storedSession(
    storageOf(() => place.localStorage),
    defaultLanguage,
  )
  const end = endOf(location.pathname, location.search.slice(1), session?.userType ?? null)
  if (end === null) return null
  const code = prepare(end.route, { language, isIn: session !== null })
  if (session === null || end.route !== 'dashboard') return null
  const { token, userType: role } = session
  const { path, body } = jobListCall({ role, filter: filterIn(end.search, role), after: null, limit: pageSize })
  const request = new Request(`${apiOf(location.origin)}${path}`, {
    method: 'POST',
    headers: { ...headersOf({ language, token }), 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  const early = callEarly((asked) => place.fetch(asked), request)
  // Code comes first: without it there is no card to show a picture on. What fails here fails again where somebody is told.
  Promise.all([picturesIn(early), code]).then(
    ([pictures]) => pictures.forEach(fetchPicture),
    () => undefined,
  )
  return early
}

/** As many cards as a telephone shows at first. */
const CARDS = 5

/** The pictures of the first cards, in the order of the list. */
async function picturesIn({ answer }: EarlyCall): Promise<readonly string[]> {
  const page: components['schemas']['JobPage'] | undefined = await (await answer)?.clone().json()
  return [...(page?.overview?.waiting ?? []), ...(page?.jobs ?? [])]
    .slice(0, CARDS)
    .flatMap(({ pics_url: links }) => links.slice(0, 1).map((link) => smallPicture(hereFromWire(link))))
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
