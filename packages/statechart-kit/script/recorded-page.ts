import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as pass } from 'node:timers/promises'
import type { BrowserContext, Locator, Page } from 'playwright-core'
import { controlInFocus, controlOf, type Control } from './controls.ts'
import { note, type Act, type Part, type ElementPath, type Sight } from './notes.ts'

const places = new WeakMap<object, ElementPath>()

function placeOf(element: object): ElementPath {
  return places.get(element) ?? { who: '', parts: [] }
}

/** Finds an element inside of another: what it adds to the way there, from what the method was given. */
const FINDS: { readonly [Method in string]?: (given: readonly unknown[]) => readonly Part[] } = {
  getByRole: ([role, options]) => [{ by: 'role', role: String(role), name: wordsOf(partOf(options, 'name')) }],
  getByLabel: ([label]) => [{ by: 'label', role: '', name: wordsOf(label) }],
  getByPlaceholder: ([label]) => [{ by: 'label', role: '', name: wordsOf(label) }],
  getByAltText: ([label]) => [{ by: 'role', role: 'img', name: wordsOf(label) }],
  getByText: ([text]) => [{ by: 'text', role: '', name: wordsOf(text) }],
  locator: ([selector]) => [{ by: 'css', role: '', name: String(selector) }],
  or: () => [],
}

const CHOOSES: readonly string[] = ['first', 'last', 'nth', 'filter', 'and']

/** Does something with an element: what it is called, and with what. */
const DOES: { readonly [Method in string]?: (given: readonly unknown[]) => readonly [Act, string] } = {
  click: () => ['press', ''],
  dblclick: () => ['press', ''],
  tap: () => ['press', ''],
  check: () => ['tick', ''],
  uncheck: () => ['untick', ''],
  setChecked: ([isWanted]) => [isWanted === true ? 'tick' : 'untick', ''],
  fill: ([text]) => ['fill', String(text)],
  pressSequentially: ([text]) => ['fill', String(text)],
  clear: () => ['fill', ''],
  selectOption: ([value]) => ['choose', String(value)],
  press: ([key]) => ['key', String(key)],
  focus: () => ['focus', ''],
  setInputFiles: ([files]) => ['attach', namesOf(files)],
}

/** Notes what somebody sees of an element, where that is more than that it is there. */
export function recordSight(element: object, sight: Sight, value: string): void {
  note({ kind: 'sees', sight, at: placeOf(element), value, isAwaited: false })
}

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

const glance = new AsyncLocalStorage<true>()

/** Somebody tries something, and waits for no element: what cannot be used at once is not there for them. */
export function withoutWaiting<Made>(work: () => Promise<Made>): Promise<Made> {
  return glance.run(true, work)
}

/** Whether somebody is trying something so. */
export function isWithoutWaiting(): boolean {
  return glance.getStore() === true
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

/** What an act uses: to come to a control, to leave it and to give up say nothing of what it does, nor do keys that a button does not hear. */
function usedBy(act: Act, value: string, control: Control | null): Control | null {
  if (act !== 'key') return act === 'focus' ? null : control
  const isPress = /^(?:Enter|Space| )$/.test(value)
  const isHeard = !/Tab$|^Escape$/.test(value) && control?.role !== 'button' && control?.role !== 'link'
  return isPress || isHeard ? control : null
}

type State = 'attached' | 'detached' | 'visible' | 'hidden'

function stateOf([options]: readonly unknown[]): State {
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
async function soon(element: Locator, state: State): Promise<void> {
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

/** An element that is found by no name of its own is asked for it. */
async function named(element: Locator, at: ElementPath): Promise<ElementPath> {
  const last = at.parts.at(-1)
  if (last === undefined || (last.by !== 'css' && last.name !== '' && !last.name.includes(OPEN))) return at
  const [role, name] = await element.first().evaluate((found): [string, string] => {
    const label = 'labels' in found && found.labels instanceof NodeList ? found.labels[0]?.textContent : undefined
    const tag = found.tagName.toLowerCase()
    const kind = { a: 'link', button: 'button', summary: 'button', label: 'radio' }[tag]
    const words = found.getAttribute('aria-label') ?? label ?? found.textContent
    return [found.getAttribute('role') ?? kind ?? '', words.replaceAll(/\s+/g, ' ').trim()]
  })
  return { ...at, parts: [...at.parts.slice(0, -1), { by: 'role', role: last.role || role, name }] }
}

function inside({ who, parts }: ElementPath, more: readonly Part[]): ElementPath {
  return { who, parts: [...parts, ...more] }
}

/** What tells an element from others like it becomes its name. One that is taken by its number has none: it is asked. */
function chosen(at: ElementPath, method: string, [given]: readonly unknown[]): ElementPath {
  const last = at.parts.at(-1)
  if (last === undefined || method === 'first') return at
  if (method === 'and') return isElement(given) ? inside(at, placeOf(given).parts.slice(-1)) : at
  const text = method === 'filter' ? wordsOf(partOf(given, 'hasText')) : ''
  const name = method === 'filter' ? text || last.name : ''
  return { ...at, parts: [...at.parts.slice(0, -1), { ...last, name }] }
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

const isElement = (value: unknown): value is object => typeof value === 'object' && value !== null

const isLocator = (value: unknown): value is Locator => isElement(value) && 'getByRole' in value && 'waitFor' in value

function partOf(value: unknown, name: string): unknown {
  return isElement(value) ? Reflect.get(value, name) : undefined
}

/** A text; of a pattern what it stands for; several with commas. */
function wordsOf(value: unknown): string {
  if (value instanceof RegExp) return patternWords(value)
  if (Array.isArray(value)) return value.map(wordsOf).join(', ')
  return typeof value === 'string' ? value.replaceAll(/\s+/g, ' ').trim() : ''
}

/** What a pattern says outright; what it leaves open is `…`. */
function patternWords({ source }: RegExp): string {
  return source
    .replaceAll(/^\^|\$$/g, '')
    .replaceAll(/\\[wdsSDW][+*?]?|\.[+*?]|\[[^\]]*\][+*?]?|\\p\{\w+\}[+*?]?|\([^)]*\)[+*?]?/g, OPEN)
    .replaceAll(/\\(?=[^\w\s])/g, '')
}

const OPEN = '…'

function addressOf(value: unknown): string {
  const text = String(value)
  return text.startsWith('http') ? text.slice(new URL(text).origin.length) : text
}

function namesOf(files: unknown): string {
  if (Array.isArray(files)) return files.map(namesOf).join(', ')
  const name = typeof files === 'string' ? files.split('/').at(-1) : partOf(files, 'name')
  return typeof name === 'string' ? name : ''
}
