import type { BrowserContext, Locator, Page } from 'playwright-core'
import { controlInFocus, controlOf } from './controls.ts'
import { note, type Act, type ElementPath } from './notes.ts'
import { FINDS, CHOOSES, DOES, isElement, wordsOf, addressOf, usedBy } from './recorded-words.ts'
import { isWithoutWaiting, stateOf, soon } from './waiting.ts'
import { places, named, inside, chosen } from './element-path.ts'

/** The same object, whose methods are called through `meet`; `instead` are properties that it has in the place of its own. */
function met<Target extends object>(
  target: Target,
  meet: (method: string, given: readonly unknown[], call: () => unknown) => unknown,
  instead: Readonly<Record<string, unknown>> = {},
): Target {
  return new Proxy(target, {
    get: (own, name) => {
      if (typeof name === 'string' && Object.hasOwn(instead, name)) return instead[name]
      const value: unknown = Reflect.get(own, name, own)
      if (typeof value !== 'function' || typeof name !== 'string') return value
      return (...given: readonly unknown[]): unknown => meet(name, given, () => Reflect.apply(value, own, given))
    },
  })
}

/** The page of somebody, of which everything that is done and looked at is noted. */
export function watchedPage(page: Page, who: string): Page {
  const at: ElementPath = { who, parts: [] }
  const meet = (method: string, given: readonly unknown[], call: () => unknown): unknown => {
    const made = call()
    const find = FINDS[method]
    if (find) return watchedElement(made, { who, parts: find(given) }, watched)
    if (method === 'goto') noteAct('open', at, addressOf(given[0]))
    if (method === 'reload') noteAct('reload', at)
    if (method === 'goBack') noteAct('back', at)
    if (method === 'close') noteAct('closeTab', at)
    return made
  }
  const watched = met(page, meet, { keyboard: watchedKeyboard(page, at), clock: watchedClock(page.clock, at) })
  return watched
}

/** The browser of somebody, of which the same is noted of tabs that are opened later. */
export function watchedContext(context: BrowserContext, who: string): BrowserContext {
  const at: ElementPath = { who, parts: [] }
  return met(context, (method, given, call) => {
    if (method === 'setOffline') noteAct(given[0] === true ? 'offline' : 'online', at)
    if (method !== 'newPage') return call()
    noteAct('tab', at)
    return context.newPage().then((page) => watchedPage(page, who))
  })
}

function watchedElement(made: unknown, at: ElementPath, page: Page): unknown {
  if (!isLocator(made)) return made
  const watched = met(made, (method, given, call) => {
    const find = FINDS[method]
    if (find) return watchedElement(call(), inside(at, find(given)), page)
    if (method === 'page') return page
    if (CHOOSES.includes(method)) return watchedElement(call(), chosen(at, method, given), page)
    const does = DOES[method]
    if (does) return doing(made, at, does(given), call)
    return looking(method, at, given, method === 'waitFor' ? soon(made, stateOf(given)).then(call) : call(), page)
  })
  places.set(watched, at)
  return watched
}

/** Notes what is done before it is: what it leads to takes the element away, and is noted after it. */
async function doing(element: Locator, at: ElementPath, [act, value]: readonly [Act, string], does: () => unknown) {
  if (isWithoutWaiting() && !((await element.isVisible()) && (await element.isEnabled()))) {
    throw new Error(`There is nothing to ${act}`)
  }
  if (!isWithoutWaiting()) await soon(element, 'attached')
  const control = usedBy(act, value, await controlOf(element))
  note({ kind: 'does', act, at: await named(element, at), value, control })
  return does()
}

function looking(method: string, at: ElementPath, given: readonly unknown[], answer: unknown, page: Page): unknown {
  if (!(answer instanceof Promise)) return answer
  return answer.then((found: unknown) => {
    if (method === 'all' && Array.isArray(found)) return found.map((each) => watchedElement(each, at, page))
    const saw = (sight: 'there' | 'gone' | 'says' | 'holds' | 'count', value: string): void =>
      note({ kind: 'sees', sight, at, value, isAwaited: method === 'waitFor' })
    if (method === 'waitFor') {
      const state = stateOf(given)
      saw(state === 'hidden' || state === 'detached' ? 'gone' : 'there', '')
    }
    if (method === 'isVisible') saw(found === true ? 'there' : 'gone', '')
    if (method === 'count') saw('count', String(found))
    if (method === 'inputValue') saw('holds', String(found))
    if (['textContent', 'innerText', 'allInnerTexts', 'allTextContents'].includes(method)) saw('says', wordsOf(found))
    return found
  })
}

function watchedKeyboard(page: Page, at: ElementPath): Page['keyboard'] {
  return met(page.keyboard, async (method, [text], call) => {
    const act = method === 'press' ? 'key' : method === 'type' || method === 'insertText' ? 'fill' : null
    if (act !== null) {
      const value = String(text)
      note({ kind: 'does', act, at, value, control: usedBy(act, value, await controlInFocus(page)) })
    }
    return call()
  })
}

function watchedClock(clock: Page['clock'], at: ElementPath): Page['clock'] {
  return met(clock, (method, [time], call) => {
    if ((method === 'runFor' || method === 'fastForward') && typeof time === 'number')
      noteAct('wait', at, String(time / 1000))
    return call()
  })
}

function noteAct(act: Act, at: ElementPath, value = ''): void {
  note({ kind: 'does', act, at, value })
}

const isLocator = (value: unknown): value is Locator => isElement(value) && 'getByRole' in value && 'waitFor' in value
