import { setTimeout as pass } from 'node:timers/promises'
import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright-core'

/** What is stored in a browser where somebody is logged in. */
type Stored = NonNullable<BrowserContextOptions['storageState']>

/** A screen opened cold on a slow telephone. */
export type FirstScreen = {
  readonly screen: string
  /** Largest contentful paint of every run in milliseconds, the quickest first; the middle one is the result. */
  readonly paints: readonly number[]
  /** What was painted then. */
  readonly largest: string
}

/** As Lighthouse has it for a telephone: a slow 4G network (bits become bytes) and a processor four times slower. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 }
export const SLOWER = 4
const TELEPHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
} satisfies BrowserContextOptions

const RUNS = 7

/** Milliseconds without anything new after which the screen is there; what fetches itself later is no part of it. */
const REST = 1_000

/** Opens login and job list cold by turns, so that whatever else the machine does slows both down alike. */
export async function measureFirst(browser: Browser, baseURL: string, storageState: Stored): Promise<FirstScreen[]> {
  const screens = [
    { screen: 'login', path: '/', options: {} },
    { screen: 'job list', path: '/dashboard', options: { storageState } },
  ]
  const runs = new Map(screens.map(({ screen }): [string, Run[]] => [screen, []]))
  for (let run = 0; run < RUNS; run += 1) {
    for (const { screen, path, options } of screens)
      runs.get(screen)?.push(await open(browser, { baseURL, ...options }, path))
  }
  return [...runs].map(([screen, done]) => {
    const sorted = done.toSorted((one, other) => one.paint - other.paint)
    return { screen, paints: sorted.map(({ paint }) => paint), largest: sorted[(RUNS - 1) / 2]?.largest ?? '' }
  })
}

type Run = { readonly paint: number; readonly largest: string }

async function open(browser: Browser, options: BrowserContextOptions, path: string): Promise<Run> {
  const context = await browser.newContext({ ...TELEPHONE, ...options })
  try {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    const rest = await watchNetwork(devtools)
    await devtools.send('Network.emulateNetworkConditions', NETWORK)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    await page.goto(path, { waitUntil: 'commit' })
    // Nothing is asked of the page before it is there: the script that asks would have its processor meanwhile.
    await rest()
    await page.getByRole('heading', { level: 1 }).waitFor()
    return await largestPaint(page)
  } finally {
    await context.close()
  }
}

/** Watches the network; what it answers waits until nothing was asked for or came for a while. Streams stay open and are no part of it. */
async function watchNetwork(devtools: CDPSession): Promise<() => Promise<void>> {
  let seen = 0
  devtools.on('Network.requestWillBeSent', () => (seen += 1))
  devtools.on('Network.loadingFinished', () => (seen += 1))
  await devtools.send('Network.enable')
  return async () => {
    for (let known = -1; known !== seen;) {
      known = seen
      await pass(REST)
    }
  }
}

async function largestPaint(page: Page): Promise<Run> {
  return await page.evaluate(
    () =>
      new Promise<Run>((resolve) => {
        new PerformanceObserver((list) => {
          const entry = list.getEntries().at(-1)
          if (!entry) return
          const element = 'element' in entry && entry.element instanceof Element ? entry.element : null
          const text = element?.textContent?.replaceAll(/\s+/g, ' ') ?? ''
          const largest = `${element?.localName ?? ''} ${text}`.slice(0, 40)

          resolve({ paint: entry.startTime, largest })
        }).observe({ type: 'largest-contentful-paint', buffered: true })
      }),
  )
}
