import { setTimeout as pass } from 'node:timers/promises'
import type { Frame, Locator, Page, Request } from 'playwright-core'

/** Which requests of an app are calls, which somebody may hold back, and which a stream that never ends. */
export type Kinds = {
  readonly isCall: (request: Request) => boolean
  readonly isStream: (request: Request) => boolean
}

/** By the main frame: it is the same one whether a page is watched or not. */
const underWay = new WeakMap<Frame, Kinds & { readonly open: Set<Request> }>()

/** Keeps count of what a page has asked for and not got yet. Before anything is loaded. */
export function countArrivals(page: Page, kinds: Kinds): void {
  const open = new Set<Request>()
  underWay.set(page.mainFrame(), { ...kinds, open })
  page.on('request', (request) => open.add(request))
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
}

/**
 * Waits until the page has all that it asked for. Some never comes, for a gate holds it or a stream goes on: calls are waited for
 * only so long as one takes that nobody holds; milliseconds.
 */
export async function arrivals(page: Page, { calls }: { readonly calls: number }): Promise<void> {
  const counted = underWay.get(page.mainFrame())
  if (!counted) return
  const { open, isCall, isStream } = counted
  const missing = (): readonly Request[] =>
    [...open].filter((request) => !isStream(request) && (!isCall(request) || performance.now() < callsUntil))
  const callsUntil = performance.now() + calls
  const until = performance.now() + LONGEST
  // What came may ask for more.
  for (let quiet = 0; quiet < QUIET && performance.now() < until; await pass(POLL)) {
    quiet = (await isAnswering(page)) && missing().length === 0 ? quiet + 1 : 0
  }
}

/** A page that is busy, with what has come too, answers late; one that is being loaded does not. */
function isAnswering(page: Page): Promise<boolean> {
  return page.evaluate(() => true).catch(() => false)
}

/** Milliseconds: what has not come by then is not coming. */
const LONGEST = 10_000
const POLL = 20
const QUIET = 4

/**
 * Somebody is there: the app fetches what nobody needs before that, such as the dialogs of a form. It hears of nobody before
 * it has `drawn` something.
 */
export async function awaken(page: Page, drawn: Locator): Promise<void> {
  await drawn.waitFor()
  await page.mouse.move(1, 1)
  await page.mouse.move(2, 2)
  await arrivals(page, { calls: 0 })
}
