import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { record, type Json } from '../../../tests/support/json.ts'

/** Tells a target of WebKit's something, and answers with what comes of it. */
type Ask = (method: string, params: Json) => Promise<Json>

/** What a command of Playwright's comes to: one for WebKit, which may be another one, or an answer in its place. */
type Done = { readonly told: Json } | { readonly result: Json }

/** A document on its way: its address, and under which id Playwright knows it. */
export type Moving = { readonly url: string; readonly loaderId: unknown }

/** Playwright's scripts want a world of their own, which only its WebKit has: here they are in the page's, under another number. */
const OTHER_WORLD = 1_000_000
const OTHER_WORLD_NAME = '__playwright_utility_world__'

/** Commands that only Playwright's WebKit has, and which nobody misses: what they ask for is so, or makes no difference to a walk. */
const IGNORED_COMMANDS = new Set([
  'Page.createUserWorld',
  'Page.overrideUserAgent',
  'Page.overrideSetting',
  'Page.setTouchEmulationEnabled',
  'Page.setForcedColors',
  'Page.setInterceptFileChooserDialog',
  'Page.setDefaultBackgroundColorOverride',
  'Page.updateScrollingState',
])

/**
 * What has to be changed of the messages between Playwright and a page of WebKitGTK's: Playwright means its own WebKit, which can do more
 * for a tester than WebKit's inspector.
 *
 * @param moving a document that moves here from another process: holding its request once more would start it again and move it again, endlessly
 */
export function targetOf(ask: Ask, timezone: string, moving?: Moving) {
  // WebKit matches addresses without their fragment.
  let spared = moving?.url.replace(/#.*/, '')
  let known = moving?.loaderId
  let frame = ''
  const frames = new Map<number, unknown>()
  let [isHeld, isOffline] = [false, false]
  /** Requests that their page took back while they were held: to let go of one of them ends the process of the page. */
  const takenBack = new Set<unknown>()

  const evaluate = (expression: string): Promise<Json> => ask('Runtime.evaluate', { expression, returnByValue: true })

  /** Runs a function with something of the page as `this`, and answers with its value. */
  async function call(objectId: unknown, functionDeclaration: string, ...given: readonly unknown[]): Promise<unknown> {
    const params = { objectId, functionDeclaration, arguments: given.map((value) => ({ value })), returnByValue: true }
    const { result, wasThrown } = await ask('Runtime.callFunctionOn', params)
    if (wasThrown === true) throw new Error(String(record(result)['description']).replace(/^Error: /, ''))
    return record(result)['value']
  }

  /** Every request is asked about while a walk holds some, or the page is offline. What is so already is an error to WebKit. */
  async function intercept(): Promise<void> {
    const enabled = isHeld || isOffline
    await ask('Network.setInterceptionEnabled', { enabled }).catch(() => {})
    const url = spared === undefined ? '.*' : `^(?!${spared.replaceAll(/[\^$.*+?()[\]{}|/\\]/g, String.raw`\$&`)}$)`
    if (enabled) await ask('Network.addInterception', { url, stage: 'request', isRegex: true }).catch(() => {})
  }

  async function answer(command: Json): Promise<Done> {
    const [method, params] = [String(command['method']), record(command['params'])]
    const { objectId } = params
    if (IGNORED_COMMANDS.has(method)) return { result: {} }
    if (method.startsWith('Network.intercept') && takenBack.has(params['requestId'])) return { result: {} }
    switch (method) {
      case 'Runtime.evaluate':
        return { told: { ...command, params: { ...params, contextId: inPage(params['contextId']) } } }
      case 'Page.setBootstrapScript':
        return { told: { ...command, params: { ...params, source: `${PAGE_PATCHES};${String(params['source'])}` } } }
      case 'Page.setTimeZone':
        if (params['timeZone'] !== timezone) throw new Error(`WebKit was started in ${timezone}`)
        return { result: {} }
      case 'Page.insertText':
        await evaluate(`document.execCommand('insertText', false, ${JSON.stringify(params['text'])})`)
        return { result: {} }
      case 'Page.goBack':
      case 'Page.goForward':
        await evaluate(`history.${method === 'Page.goBack' ? 'back' : 'forward'}()`)
        return { result: {} }
      case 'Page.snapshotRect': {
        const { x, y, width, height, coordinateSystem } = params
        return { told: { ...command, params: { x, y, width, height, coordinateSystem } } }
      }
      case 'DOM.describeNode':
        return { result: { ownerFrameId: frames.get(worldOf(objectId)) ?? frame } }
      case 'DOM.resolveNode': {
        // Under an id of its own, for the other one is let go.
        const same = { objectId, functionDeclaration: 'function () { return this }' }
        const { result } = await ask('Runtime.callFunctionOn', same)
        return { result: { object: result } }
      }
      case 'DOM.scrollIntoViewIfNeeded':
        await call(objectId, scrollIntoView)
        return { result: {} }
      case 'DOM.getContentQuads':
        return { result: { quads: await call(objectId, quadsOf) } }
      case 'DOM.setInputFiles':
        await call(objectId, setFiles, listed(params['paths']).map(fileAt))
        return { result: {} }
      case 'Network.setInterceptionEnabled':
        isHeld = params['enabled'] === true
        await intercept()
        return { result: {} }
      case 'Network.addInterception':
        return { result: {} }
      case 'Network.setEmulateOfflineState':
        isOffline = params['offline'] === true
        await intercept()
        await evaluate(goOffline(isOffline))
        return { result: {} }
      case 'Network.interceptWithRequest':
        if (!isOffline) return { told: command }
        await fail(params['requestId'])
        return { result: {} }
      default:
        return { told: command }
    }
  }

  const fail = (requestId: unknown): Promise<Json> =>
    ask('Network.interceptRequestWithError', { requestId, errorType: 'General' }).catch(() => ({}))

  /** What Playwright is told of an event: nothing, the same, or more. */
  function event(message: Json): readonly Json[] {
    const params = record(message['params'])
    switch (message['method']) {
      case 'Page.frameNavigated': {
        const { id, parentId, loaderId } = record(params['frame'])
        if (parentId !== undefined) return [message]
        frame = String(id)
        const navigated = { ...record(params['frame']), loaderId: known ?? loaderId }
        known = undefined
        return [{ ...message, params: { ...params, frame: navigated } }]
      }
      case 'Page.loadEventFired':
      case 'Page.domContentEventFired':
        return [{ ...message, params: { ...params, frameId: frame } }]
      case 'Runtime.executionContextCreated': {
        const context = record(params['context'])
        frames.set(Number(context['id']), context['frameId'])
        if (context['type'] !== 'normal') return []
        const other = { ...context, id: Number(context['id']) + OTHER_WORLD, type: 'user', name: OTHER_WORLD_NAME }
        return [message, { ...message, params: { context: other } }]
      }
      case 'Console.messageAdded': {
        const said = String(record(params['message'])['text'])
        if (said.startsWith(ADDRESS)) {
          return [
            { method: 'Page.navigatedWithinDocument', params: { frameId: frame, url: said.slice(ADDRESS.length) } },
          ]
        }
        return NOISE.test(said) ? [] : [message]
      }
      case 'Network.requestWillBeSent':
        return [{ ...message, params: withBody(params) }]
      case 'Network.loadingFailed':
        takenBack.add(params['requestId'])
        return [message]
      case 'Network.requestIntercepted':
        if (isHeld) return [message]
        if (isOffline) void fail(params['requestId'])
        else void ask('Network.interceptWithRequest', { requestId: params['requestId'] }).catch(() => {})
        return []
      default:
        return [message]
    }
  }

  return {
    answer,
    event,
    /** The document has moved here. */
    arrive: async (): Promise<void> => {
      spared = undefined
      if (isHeld || isOffline) await intercept()
    },
    /** The frame of the whole page is also told in answers. */
    learn: (result: Json) => {
      const id = record(record(result['frameTree'])['frame'])['id']
      if (typeof id === 'string') frame = id
    },
  }
}

const inPage = (context: unknown): unknown =>
  typeof context === 'number' && context >= OTHER_WORLD ? context - OTHER_WORLD : context

const worldOf = (objectId: unknown): number => Number(record(JSON.parse(String(objectId)))['injectedScriptId'])

const listed = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** WebKit shows a body as it is, Playwright reads it as base64. */
function withBody(params: Json): Json {
  const request = record(params['request'])
  if (typeof request['postData'] !== 'string') return params
  return { ...params, request: { ...request, postData: Buffer.from(request['postData']).toString('base64') } }
}

const fileAt = (path: unknown): Json => ({
  name: basename(String(path)),
  bytes: readFileSync(String(path)).toString('base64'),
})

/** The page is told, and hears of it; that nothing goes out is done where requests are held. */
const goOffline = (isOffline: boolean): string => `
  Object.defineProperty(navigator, 'onLine', { get: () => ${!isOffline}, configurable: true });
  window.dispatchEvent(new Event('${isOffline ? 'offline' : 'online'}'))`

/** What is not let through is said by who asked for it; and a page that is left takes back its calls, in the words of another trouble. */
const NOISE = /^Web Inspector blocked|^Fetch API cannot load .* due to access control checks\.$/

/** How a page begins to tell that it has another address now: the inspector says nothing where the document stays. */
const ADDRESS = '__playwright_address__ '

/**
 * Before a page's own scripts: it tells its address, and forgets what React knows of a field that Playwright's script has written to. In a
 * world beside the page's that would not be known.
 */
const PAGE_PATCHES = `(() => {
  addEventListener('input', ({ isTrusted, target }) => { if (!isTrusted) target._valueTracker?.setValue('') }, true)
  if (window !== top) return
  const { debug } = console
  const tell = () => debug.call(console, '${ADDRESS}' + location.href)
  for (const name of ['pushState', 'replaceState']) {
    const change = history[name]
    history[name] = function (...given) { change.apply(this, given); tell() }
  }
  addEventListener('popstate', tell)
})()`

/** With the words by which Playwright knows what is wrong. */
const scrollIntoView = `function () {
  if (!this.isConnected) throw new Error('Node is detached from document')
  const element = this.nodeType === 1 ? this : this.parentElement
  const box = element.getBoundingClientRect()
  if (element.getClientRects().length === 0) throw new Error('Node does not have a layout object')
  const { clientWidth, clientHeight } = document.documentElement
  if (box.left < 0 || box.top < 0 || box.right > clientWidth || box.bottom > clientHeight) {
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
  }
}`

const quadsOf = `function () {
  const element = this.nodeType === 1 ? this : this.parentElement
  return [...element.getClientRects()].map(({ left, top, right, bottom }) => [left, top, right, top, right, bottom, left, bottom])
}`

const setFiles = `function (files) {
  const bag = new DataTransfer()
  for (const { name, bytes } of files) bag.items.add(new File([Uint8Array.from(atob(bytes), (each) => each.charCodeAt(0))], name))
  this.files = bag.files
  this.dispatchEvent(new Event('input', { bubbles: true, composed: true }))
  this.dispatchEvent(new Event('change', { bubbles: true }))
}`
