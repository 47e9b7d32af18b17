import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as pass } from 'node:timers/promises'
import type { Locator } from 'playwright-core'
import { partOf } from './recorded-words.ts'

const glance = new AsyncLocalStorage<true>()

/** Somebody tries something, and waits for no element: what cannot be used at once is not there for them. */
export function withoutWaiting<Made>(work: () => Promise<Made>): Promise<Made> {
  return glance.run(true, work)
}

/** Whether somebody is trying something so. */
export function isWithoutWaiting(): boolean {
  return glance.getStore() === true
}

type State = 'attached' | 'detached' | 'visible' | 'hidden'

export function stateOf([options]: readonly unknown[]): State {
  const state = partOf(options, 'state')
  return state === 'attached' || state === 'detached' || state === 'hidden' ? state : 'visible'
}

/** Milliseconds from one look to the next, and for all of them. */
const EACH = 30

const MOST = 2000

/**
 * Looks often until an element is as it is wanted, or for a while, and leaves the rest to Playwright, which looks after 20, 50, 100 and 100 ms and
 * then only each half second: most of what comes later would be waited for as long again.
 */
export async function soon(element: Locator, state: State): Promise<void> {
  const looks: Readonly<Record<State, () => Promise<boolean>>> = {
    attached: async () => (await element.count()) > 0,
    detached: async () => (await element.count()) === 0,
    visible: () => element.isVisible(),
    hidden: () => element.isHidden(),
  }
  const end = performance.now() + MOST
  // A look that fails, because its page has gone on or there are several such elements, is Playwright's to explain.
  while (performance.now() < end && !(await looks[state]().catch(() => true))) await pass(EACH)
}
