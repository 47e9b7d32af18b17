import type { Browser, BrowserContext, Page } from 'playwright-core'

/** Gzipped JavaScript that a browser downloads for a screen opened cold, in bytes. */
export type Size = {
  readonly screen: string
  readonly total: number
  /** What the screen adds to login and job list, whose files a browser keeps for good; for these two, all of it. */
  readonly beyond: number
  /** The most that may be: of `total` for a first screen, of `beyond` for the others. */
  readonly limit: number
}

/** A file as the browser got it: its name and its size on the wire without headers. */
type Script = { readonly name: string; readonly bytes: number }

const KB = 1000

/** Browsers would take a denser encoding too; sizes are told in the one that every proxy and browser knows. */
export const GZIP = { 'Accept-Encoding': 'gzip' }

/** Limits of gzipped JavaScript, in bytes. */
export const LIMITS = { login: 100 * KB, jobList: 120 * KB, further: 15 * KB } as const

/** The screens behind mailed links. */
const mailed = ['/reset-password?token=none', '/verify-email?token=none']

/** Who looks, with what the screens need: the addresses of a customer's and a business's session, and of a job. */
export type Sessions = {
  readonly customer: BrowserContext
  readonly business: BrowserContext
  /** Paths of screens that need an id. */
  readonly customerJob: string
  readonly businessJob: string
  readonly businessPage: string
}

/** Measures every screen, each in a page that has nothing cached. */
export async function measureSizes(browser: Browser, baseURL: string, sessions: Sessions): Promise<Size[]> {
  const { customer, business } = sessions
  const visitor = await browser.newContext({ baseURL, extraHTTPHeaders: GZIP })
  const login = await scriptsOf(visitor, '/')
  const jobList = await scriptsOf(customer, '/dashboard')
  const known = new Set([...login, ...jobList].map(({ name }) => name))
  const further = async (context: BrowserContext, who: string, path: string): Promise<Size> => {
    const scripts = await scriptsOf(context, path)
    const added = scripts.filter(({ name }) => !known.has(name))
    return { screen: `${path.split('?')[0]}${who}`, total: sum(scripts), beyond: sum(added), limit: LIMITS.further }
  }
  const sizes = [first('login', login, LIMITS.login), first('job list', jobList, LIMITS.jobList)]
  for (const path of ['/registration', '/signup-customer', '/signup-business', '/forgot-password', ...mailed]) {
    sizes.push(await further(visitor, '', path))
  }
  for (const path of [
    sessions.customerJob,
    sessions.businessPage,
    '/post-job',
    '/notification',
    '/profile-options',
    '/profile',
    '/update-password',
  ]) {
    sizes.push(await further(customer, ' (customer)', path))
  }
  const own = ['/profile-business', '/profile-business-details', '/work-pictures', '/subscription']
  for (const path of ['/dashboard', sessions.businessJob, ...own]) {
    sizes.push(await further(business, ' (business)', path))
  }
  await visitor.close()
  return sizes
}

const sum = (scripts: readonly Script[]): number => scripts.reduce((total, { bytes }) => total + bytes, 0)

const first = (screen: string, scripts: readonly Script[], limit: number): Size => ({
  screen,
  total: sum(scripts),
  beyond: sum(scripts),
  limit,
})

/** Every script that a page loads for nobody who touches it until its network is quiet, without cache and gzipped. */
async function scriptsOf(context: BrowserContext, path: string): Promise<Script[]> {
  const page = await context.newPage()
  // A stream that stays open would never let the network come to rest.
  await page.route('**/v1/notifications/stream', (route) => route.fulfill({ status: 404 }))
  await page.addInitScript(isLeftAlone)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true })
  await page.goto(path, { waitUntil: 'networkidle' })
  // On a busy machine the network rests already while the first script is still read.
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForFunction((rest) => {
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'))
    return scripts.every(({ startTime, duration }) => startTime + duration + rest < performance.now())
  }, REST)
  const landed = new URL(page.url()).pathname
  if (landed !== path.split('?')[0]) throw new Error(`${path} led to ${landed}`)
  const scripts = await resourcesOf(page)
  await page.close()
  return scripts
}

/** Runs in the page, before the app: browsers tell of a pointer that nobody moved, and the app would get ready for a touch. */
function isLeftAlone(): void {
  for (const touch of ['pointermove', 'scroll'])
    addEventListener(touch, (event) => event.stopImmediatePropagation(), true)
}

/** Milliseconds after its start at which the app fetches by itself what a touch would need. A busy machine takes longer for a screen. */
const BY_ITSELF = 2_000

/** Milliseconds without a new script after which there is none to come. */
const REST = 500

const resourcesOf = (page: Page): Promise<Script[]> =>
  page.evaluate((byItself) => {
    const scripts = performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
    const until = (scripts[0]?.responseEnd ?? 0) + byItself
    return scripts
      .filter(({ startTime }) => startTime < until)
      .map(({ name, encodedBodySize }) => ({ name, bytes: encodedBodySize }))
  }, BY_ITSELF)
