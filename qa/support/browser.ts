import { setTimeout as pass } from 'node:timers/promises'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterEach, beforeAll, expect, inject } from 'vitest'
import { axeProblemsOn } from 'statechart-kit/walk/axe'
import { checkAnswer } from '../../tests/support/answer-check.ts'
import { browserName, prepare } from './browsers.ts'
import { browserOf } from './one-browser.ts'
import { isBlankAppPage, createContextPool, type Rooms } from './context-pool.ts'

/** Somebody at a browser of their own: separate cookies, storage and tabs. */
export type Visitor = { readonly page: Page; readonly context: BrowserContext }

export type Visit = {
  readonly width?: number
  readonly height?: number
  readonly colorScheme?: 'light' | 'dark'
  readonly locale?: string
  /** A finger instead of a mouse. */
  readonly hasTouch?: boolean
  /** A server of the test's own instead of the one that the run shares. */
  readonly baseURL?: string
  /** The network of this visit breaks on purpose: what it breaks is not held against the page. */
  readonly troubled?: boolean
  /** It has to be one that never ran the app, whose whole context changes, or whose page keeps somebody from leaving more than once. */
  readonly isFresh?: boolean
  /** The clock of its page can be moved on by `page.clock`; until then it goes as ours. */
  readonly isClocked?: boolean
}

const PHONE = { width: 390, height: 844 }

let browser: Browser | undefined
/** By what all visits in them have in common. */
let rooms: Map<string, Rooms> = new Map()
let contexts: BrowserContext[] = []
let problems: string[] = []
const pending = new Set<Promise<unknown>>()

/** How long bodies of answers are waited for, in milliseconds: those of a page that was reloaded right then may never come. */
const LAST_WORDS = 5000

/**
 * Call once at the top of a test file: has a browser, and fails each test in which a page complained. After a test everybody leaves, unless
 * the next one goes on with the same visits.
 */
export function useBrowser(areOver = () => true): void {
  beforeAll(async () => {
    const known = browser
    browser = await browserOf(inject('browser'), watched())
    if (browser !== known) rooms = new Map()
  })

  afterEach(() => (areOver() ? everybodyLeaves() : nobodyComplains()))
}

/** Closes every visit; fails where a page complained. */
export async function everybodyLeaves(): Promise<void> {
  await Promise.race([Promise.all(pending), pass(LAST_WORDS, undefined, { ref: false })])
  pending.clear()
  await Promise.all([...rooms.values().map((each) => each.leave()), ...contexts.map((context) => context.close())])
  contexts = []
  nobodyComplains()
}

function nobodyComplains(): void {
  const told = problems
  problems = []
  expect(told).toEqual([])
}

/** Every page that somebody has open. */
export function openPages(): readonly Page[] {
  const all = browser?.contexts().flatMap((context) => context.pages()) ?? []
  return all.filter((page) => page.url().startsWith('http') && !isBlankAppPage(page))
}

/** Somebody wants to look on: `npm run test:paths -- --headed --slow 300`. */
function watched(): { readonly headless: boolean; readonly slowMo: number } {
  return { headless: process.env['QA_HEADED'] !== 'on', slowMo: Number(process.env['QA_SLOW'] ?? 0) }
}

/**
 * Opens a browser that keeps nothing of anybody: one that has run the app before where that makes no difference, which is much cheaper than a
 * fresh context. What its pages write to the console as an error, throw, or get from the server outside the contract, fails the test.
 */
export async function newVisitor(visit: Visit = {}): Promise<Visitor> {
  const { isFresh = false, isClocked = false, ...asked } = visit
  const { width, height, troubled = false, colorScheme = null, ...others } = { ...PHONE, ...asked }
  // Rooms are opened and cleared in ways that only Chromium has.
  const isRoom = browserName === 'chromium' && !isFresh && Object.keys(others).length === 0
  const page = isRoom ? await roomsFor(troubled, isClocked).enter() : await newPage(asked)
  if (isClocked) await page.clock.install()
  if (isRoom) {
    await page.setViewportSize({ width, height })
    if (colorScheme) await page.emulateMedia({ colorScheme })
  }
  return { page, context: page.context() }
}

/** Whatever a clock of Playwright's was told it tells every later page of the context, so that such a room is given up after a while. */
const CLOCKED_VISITS = 12

function roomsFor(troubled: boolean, isClocked: boolean): Rooms {
  const kind = `${troubled} ${isClocked}`
  const its =
    rooms.get(kind) ?? createContextPool(() => newContext({ troubled }), isClocked ? CLOCKED_VISITS : Infinity)
  rooms.set(kind, its)
  return its
}

async function newPage(visit: Omit<Visit, 'isFresh' | 'isClocked'>): Promise<Page> {
  const context = await newContext(visit)
  contexts.push(context)
  return context.newPage()
}

async function newContext({
  width = PHONE.width,
  height = PHONE.height,
  troubled = false,
  ...options
}: Omit<Visit, 'isFresh' | 'isClocked'>): Promise<BrowserContext> {
  if (!browser) throw new Error('A visit begins in a test: see useBrowser')
  const context = await browser.newContext({
    baseURL: inject('baseUrl'),
    viewport: { width, height },
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    reducedMotion: 'reduce',
    ...options,
  })
  context.setDefaultTimeout(20_000)
  await prepare(context)
  context.on('weberror', (error) => problems.push(`uncaught: ${error.error().stack ?? error.error().message}`))
  context.on('console', (message) => {
    if (message.type() !== 'error' || (troubled && isTrouble(message.text()))) return
    if (!isExpected(message.text())) problems.push(`console: ${message.text()}`)
  })
  context.on('response', (response) => {
    if (troubled) return
    const work = inspect(response).catch((reason: unknown) => void problems.push(String(reason)))
    pending.add(work)
    void work.finally(() => pending.delete(work))
  })
  return context
}

/** Chromium itself reports every refused call as an error; whether a refusal is right is the test's to say, not the console's. */
const isExpected = (text: string): boolean =>
  /^Failed to load resource: the server responded with a status of 4\d\d/.test(text)

/** What Chromium and React report of their own accord when something cannot be fetched. */
const isTrouble = (text: string): boolean =>
  /^Failed to load resource|Failed to fetch dynamically imported module/.test(text)

async function inspect(response: Awaited<ReturnType<Page['waitForResponse']>>): Promise<void> {
  if (response.status() >= 500) problems.push(`${response.status()} from ${response.url()}`)
  const headers = response.headers()
  if (!headers['content-type']?.startsWith('application/json')) return
  // A page that has moved on takes the bodies of its answers along.
  const body = await response.text().catch(() => undefined)
  if (body === undefined) return
  // Every answer of the server names its request.
  const isMadeUp = headers['x-request-id'] === undefined
  checkAnswer(response.request().method(), response.url(), { status: response.status(), headers, body, isMadeUp })
}

/** Nothing on the page breaks a rule of axe, or those of the colors alone, and nothing scrolls sideways. */
export async function expectAccessible(page: Page, { coloursOnly = false } = {}): Promise<void> {
  const found = await accessFaults(page, { coloursOnly })
  expect({ url: page.url(), found }).toEqual({ url: page.url(), found: [] })
}

/** What axe finds on the page, and how far it scrolls sideways; none of a page without fault. */
export async function accessFaults(page: Page, { coloursOnly = false } = {}): Promise<readonly string[]> {
  await comesToRest(page)
  const found = await axeProblemsOn(page, coloursOnly ? ['color-contrast'] : undefined)
  // Behind a dialog the room of the scroll bar is kept free, which makes the page narrower than the window.
  const overflow = await page.evaluate(() =>
    Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth),
  )
  return [
    ...found.map(({ rule, target, summary }) => `${rule} ${target}: ${summary}`),
    ...(overflow > 0 ? [`scrolls sideways by ${overflow} px`] : []),
  ]
}

/** Waits for style sheets, and for what fades in: halfway its colors are others. Animations without an end are not waited for. */
async function comesToRest(page: Page): Promise<void> {
  await page.waitForLoadState()
  await page.evaluate(async () => {
    const isEnding = ({ playState, effect }: Animation) =>
      playState === 'running' && effect?.getComputedTiming().endTime !== Infinity
    const ending = () => document.getAnimations().filter(isEnding)
    const drawn = () => new Promise((next) => requestAnimationFrame(next))
    // Another theme is there with the next frame, and what one color begins may begin others.
    for (await drawn(), await drawn(); ending().length > 0; await drawn())
      await Promise.allSettled(ending().map(({ finished }) => finished))
  })
}

/** From now on nothing is told live on this page: it knows what it asks for, and the network comes to rest. */
export function hearsNothing(page: Page): Promise<unknown> {
  return page.route('**/v1/notifications/stream', (route) => route.fulfill({ status: 404 }))
}
