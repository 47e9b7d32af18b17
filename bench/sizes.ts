import type { Browser, BrowserContext, Request } from 'playwright-core'
import { routes, type RouteAccess } from '../src/shared/routes.ts'

/** Gzipped JavaScript that a browser downloads for a screen opened cold, in bytes. */
export type Size = {
  readonly path: string
  /** Whose screen it is, and what there is to see. */
  readonly screen: string
  readonly total: number
  /** What the screen adds to what login and job list have fetched after a few seconds, which a browser keeps for good; for these two, all of it. */
  readonly beyond: number
  /** The most that may be: of `total` for a first screen, of `beyond` for the others. */
  readonly limit: number
}

/** A file as the browser got it: its name and its size on the wire without headers. */
type Script = { readonly name: string; readonly bytes: number }

const KB = 1000

/** Browsers would take a denser encoding too; sizes are told in the one that every proxy and browser knows. */
export const GZIP = { 'Accept-Encoding': 'gzip' }

/** Limits of gzipped JavaScript, in bytes. The conversations are three screens side by side: `panes`. */
export const LIMITS = { login: 115 * KB, jobList: 145 * KB, further: 25 * KB, panes: 30 * KB } as const

/** Somebody logged in, and the addresses of screens that show something of theirs, by what it is. */
export type Reader = { readonly context: BrowserContext; readonly own: Readonly<Record<string, string>> }

export type Readers = { readonly customer: Reader; readonly business: Reader }

const VISITOR: readonly RouteAccess[] = ['signedOut', 'anyone']
/** Those that show something by its id; `own` of a reader has their addresses. */
const BY_ID: readonly string[] = [routes.jobDetails.path, routes.business.path, routes.messages.path]

/** The screens of somebody that need no id, but for the two first ones; those from a mail have a link that nobody was sent. */
const screensOf = (who: 'visitor' | 'customer' | 'business'): string[] =>
  Object.values(routes)
    .filter((route) => (who === 'visitor' ? VISITOR : ['signedIn', who]).includes(route.who))
    .filter(({ path }) => !BY_ID.includes(path) && path !== '/' && !(who === 'customer' && path === '/dashboard'))
    .map((route) => (route.who === 'anyone' ? `${route.path}?token=none` : route.path))

/** Measures every screen, each in a page that has nothing cached. */
export async function measureSizes(browser: Browser, baseURL: string, readers: Readers): Promise<Size[]> {
  const visitor = await browser.newContext({ baseURL, extraHTTPHeaders: GZIP })
  const [login, jobList] = await Promise.all([
    scriptsOf(visitor, '/'),
    scriptsOf(readers.customer.context, '/dashboard'),
  ])
  const kept = await Promise.all([
    scriptsOf(visitor, '/', { goesOn: true }),
    scriptsOf(readers.customer.context, '/dashboard', { goesOn: true }),
  ])
  const known = new Set(kept.flat().map(({ name }) => name))
  const further = async (who: 'visitor' | 'customer' | 'business', { context, own }: Reader): Promise<Size[]> => {
    const named = Object.entries(own).map(([what, address]) => [`${who}: ${what}`, address] as const)
    const sizes: Size[] = []
    for (const [screen, address] of [...screensOf(who).map((path) => [who, path] as const), ...named])
      sizes.push(sizeOf(address, screen, await scriptsOf(context, address), limitOf(address), known))
    return sizes
  }
  const all = await Promise.all([
    further('visitor', { context: visitor, own: {} }),
    further('customer', readers.customer),
    further('business', readers.business),
  ])
  await visitor.close()
  const dashboard = sizeOf('/dashboard', 'job list', jobList, LIMITS.jobList)
  return [sizeOf('/', 'login', login, LIMITS.login), dashboard, ...all.flat()]
}

const limitOf = (address: string): number => (pathOf(address) === routes.messages.path ? LIMITS.panes : LIMITS.further)

const pathOf = (address: string): string => address.replace(/\?.*/, '')

const sum = (scripts: readonly Script[]): number => scripts.reduce((total, { bytes }) => total + bytes, 0)

/** @param known the names of files that a browser has by then */
function sizeOf(
  address: string,
  screen: string,
  scripts: readonly Script[],
  limit: number,
  known: ReadonlySet<string> = new Set(),
): Size {
  const beyond = scripts.filter(({ name }) => !known.has(name))
  return { path: pathOf(address), screen, total: sum(scripts), beyond: sum(beyond), limit }
}

/**
 * Every script that a page loads for nobody who touches it until its network is quiet, without cache and gzipped; with what it fetches on
 * its own afterwards where it `goesOn`.
 */
async function scriptsOf(context: BrowserContext, address: string, { goesOn = false } = {}): Promise<Script[]> {
  const page = await context.newPage()
  const underWay = new Set<Request>()
  page.on('request', (request) => underWay.add(request))
  page.on('requestfinished', (request) => underWay.delete(request))
  page.on('requestfailed', (request) => underWay.delete(request))
  // A stream that stays open would never let the network come to rest.
  await page.route('**/v1/notifications/stream', (route) => route.fulfill({ status: 404 }))
  await page.addInitScript(goesOn ? marksTimers : isLeftAlone, BY_ITSELF)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true })
  await page.goto(address, { waitUntil: 'networkidle' })
  // On a busy machine the network rests already while the first script is still read.
  await page.getByRole('heading', { level: 1 }).waitFor()
  do await page.waitForFunction(isAtRest, { rest: REST, goesOn })
  while (underWay.size > 0)
  const landed = new URL(page.url()).pathname
  if (landed !== pathOf(address)) throw new Error(`${address} led to ${landed}`)
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
      .map(({ name, encodedBodySize }) => ({ name, bytes: encodedBodySize })),
  )
  await page.close()
  return scripts
}

/** Runs in the page before the app. It blocks pointer moves, scrolls and the prefetch timer: no prefetch starts. */
function isLeftAlone(byItself: number): void {
  for (const touch of ['pointermove', 'scroll'])
    addEventListener(touch, (event) => event.stopImmediatePropagation(), true)
  const { setTimeout: start } = window
  window.setTimeout = Object.assign(
    (run: TimerHandler, wait?: number) => (wait === byItself ? 0 : start(run, wait)),
    start,
  )
}

/** Runs in the page before the app. It notes each prefetch timer that is set, and that it ran. */
function marksTimers(byItself: number): void {
  const { setTimeout: start } = window
  window.setTimeout = Object.assign((run: TimerHandler, wait?: number) => {
    const timer = start(run, wait)
    if (wait === byItself) {
      performance.mark('set')
      start(() => performance.mark('ran'), wait)
    }
    return timer
  }, start)
}

/** In the page: whether nothing has come for `rest` milliseconds, and where it `goesOn`, whether all prefetch timers have run. */
function isAtRest({ rest, goesOn }: { readonly rest: number; readonly goesOn: boolean }): boolean {
  const count = (mark: string) => performance.getEntriesByName(mark, 'mark').length
  if (goesOn && (count('ran') === 0 || count('ran') < count('set'))) return false
  return [...performance.getEntriesByType('resource'), ...performance.getEntriesByName('ran', 'mark')].every(
    ({ startTime, duration }) => startTime + duration + rest < performance.now(),
  )
}

/** Milliseconds after its start at which the app fetches on its own what a touch would need. */
const BY_ITSELF = 2_000

/** Milliseconds without anything new after which there is nothing to come. */
const REST = 500
