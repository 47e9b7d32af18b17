import { setTimeout as pass } from 'node:timers/promises'
import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright-core'

/** One request of a page: when it was asked for and answered, in milliseconds since the page was. */
export type Trip = {
  readonly path: string
  /** What had it fetched: the page's HTML or one of its scripts. */
  readonly by: string
  readonly begun: number
  readonly ended: number
  readonly bytes: number
}

/** A screen opened cold on a slow telephone. */
export type FirstScreen = {
  readonly screen: string
  /** Largest contentful paint of every run in milliseconds, the quickest first; the middle one is the result. */
  readonly paints: readonly number[]
  /** What was painted then. */
  readonly largest: string
  /** The requests of the middle run that were begun before. */
  readonly trips: readonly Trip[]
  /** How many of them stand in a row, each begun after the one before it had ended. */
  readonly inARow: number
}

/** As Lighthouse has it for a telephone: a slow 4G network (bits become bytes) and a processor four times slower. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 }
const SLOWER = 4
const TELEPHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
} satisfies BrowserContextOptions

const RUNS = 7

/** Milliseconds without anything new after which the screen is there; what fetches itself later is no part of it. */
const REST = 1_000

/** What is stored in a browser where somebody is logged in. */
export type Stored = NonNullable<BrowserContextOptions['storageState']>

/** Opens login and job list cold by turns, so that whatever else the machine does slows both down alike. */
export async function measureFirst(browser: Browser, baseURL: string, signedIn: Stored): Promise<FirstScreen[]> {
  const screens = [
    { screen: 'login', path: '/', options: {} },
    { screen: 'job list', path: '/dashboard', options: { storageState: signedIn } },
  ]
  const runs = new Map(screens.map(({ screen }) => [screen, [] as Run[]]))
  for (let run = 0; run < RUNS; run += 1) {
    for (const { screen, path, options } of screens)
      runs.get(screen)?.push(await open(browser, { baseURL, ...options }, path))
  }
  return [...runs].map(([screen, done]) => {
    const sorted = done.toSorted((one, other) => one.paint - other.paint)
    const middle = sorted[(RUNS - 1) / 2]
    if (middle === undefined) throw new Error('nothing was measured')
    const { paint, largest } = middle
    const trips = middle.trips.filter(({ begun }) => begun < paint)
    return { screen, paints: sorted.map((one) => one.paint), largest, trips, inARow: longestRow(trips) }
  })
}

type Run = { readonly paint: number; readonly largest: string; readonly trips: readonly Trip[] }

async function open(browser: Browser, options: BrowserContextOptions, path: string): Promise<Run> {
  const context = await browser.newContext({ ...TELEPHONE, ...options })
  try {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    const { trips, rest } = await listen(devtools)
    await devtools.send('Network.emulateNetworkConditions', NETWORK)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    await page.goto(path, { waitUntil: 'commit' })
    // Nothing is asked of the page before it is there: the script that asks would have its processor meanwhile.
    await rest()
    await page.getByRole('heading', { level: 1 }).waitFor()
    return { ...(await largestPaint(page)), trips: trips() }
  } finally {
    await context.close()
  }
}

/** Notes what the page asks for, and tells when nothing came for a while; streams that stay open have no end and are no part of it. */
async function listen(devtools: CDPSession): Promise<{ trips: () => readonly Trip[]; rest: () => Promise<void> }> {
  const asked = new Map<string, Omit<Trip, 'ended' | 'bytes'>>()
  const trips: Trip[] = []
  let opened: number | undefined
  devtools.on('Network.requestWillBeSent', ({ requestId, request, initiator, timestamp }) => {
    opened ??= timestamp
    const script = initiator.stack?.callFrames.find(({ url }) => url !== '')?.url ?? initiator.url ?? ''
    asked.set(requestId, { path: pathOf(request.url), by: pathOf(script), begun: 1000 * (timestamp - opened) })
  })
  devtools.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength: bytes }) => {
    const trip = asked.get(requestId)
    if (trip && opened !== undefined) trips.push({ ...trip, ended: 1000 * (timestamp - opened), bytes })
  })
  await devtools.send('Network.enable')
  return {
    trips: () => trips.toSorted((one, other) => one.begun - other.begun),
    rest: async () => {
      for (let known = -1; known !== asked.size + trips.length;) {
        known = asked.size + trips.length
        await pass(REST)
      }
    },
  }
}

const pathOf = (url: string): string => (url === '' ? '' : new URL(url).pathname)

async function largestPaint(page: Page): Promise<Omit<Run, 'trips'>> {
  const found = await page.evaluate(
    () =>
      new Promise<{ paint: number; largest: string }>((resolve) => {
        new PerformanceObserver((list) => {
          const entry = list.getEntries().at(-1)
          if (!entry) return
          const element = 'element' in entry && entry.element instanceof Element ? entry.element : null
          resolve({
            paint: entry.startTime,
            largest: `${element?.localName ?? ''} ${element?.textContent ?? ''}`.trim(),
          })
        }).observe({ type: 'largest-contentful-paint', buffered: true })
      }),
  )
  return { ...found, largest: found.largest.slice(0, 40) }
}

/** The most that stand in a row: always the next one that ends first. */
function longestRow(trips: readonly Trip[]): number {
  let [count, end] = [0, -Infinity]
  for (const { begun, ended } of trips.toSorted((one, other) => one.ended - other.ended)) {
    if (begun < end) continue
    count += 1
    end = ended
  }
  return count
}
