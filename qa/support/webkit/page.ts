import { setTimeout as pass } from 'node:timers/promises'
import { record, type Json } from '../../../tests/support/json.ts'
import { keyboard, mouseDoes } from './input.ts'
import { targetOf, type Moving } from './target.ts'
import type { Tab, WebKit } from './browser.ts'

/** Ids of what is asked besides what Playwright asks, which counts from 1. */
const OWN = 1_000_000_000

/** How long a page is waited for to begin with what it was sent to, and to be as large as it was asked to be, in milliseconds. */
const LONGEST = 10_000

/** Speaks for one page, whose document may move from one target to another: each has a process of its own. */
export function pageOf(browser: WebKit, tab: Tab, timezone: string, say: (message: Json) => void) {
  const targets = new Map<string, ReturnType<typeof targetOf>>()
  const asked = new Map<number, PromiseWithResolvers<Json>>()
  const keys = keyboard()
  let id = OWN
  let isPausing = false
  /** The target to which the document moves. */
  let next: string | undefined
  const documents = new Map<string, Moving>()
  /** Resolves the wait for a document to begin. */
  let begun: ((loaderId: string | undefined) => void) | undefined

  const outer = (method: string, params: Json, own = (id += 1)): void =>
    browser.tell(tab.target, { id: own, method, params })
  const inTarget = (targetId: string, message: Json): void =>
    outer('Target.sendMessageToTarget', { targetId, message: JSON.stringify(message) })
  const answered = (targetId: string, message: Json): void =>
    say({ method: 'Target.dispatchMessageFromTarget', params: { targetId, message: JSON.stringify(message) } })

  function ask(targetId: string, method: string, params: Json): Promise<Json> {
    id += 1
    const answer = Promise.withResolvers<Json>()
    asked.set(id, answer)
    inTarget(targetId, { id, method, params })
    return answer.promise
  }

  function targetNamed(targetId: string): ReturnType<typeof targetOf> {
    const known = targets.get(targetId)
    if (known) return known
    const moving = targetId === next ? [...documents.values()].at(-1) : undefined
    const target = targetOf((method, params) => ask(targetId, method, params), timezone, moving)
    targets.set(targetId, target)
    return target
  }

  async function toTarget(targetId: string, message: Json): Promise<void> {
    try {
      const done = await targetNamed(targetId).answer(message)
      if ('told' in done) inTarget(targetId, done.told)
      else answered(targetId, { id: message['id'], result: done.result })
    } catch (reason) {
      const said = reason instanceof Error ? reason.message : String(reason)
      answered(targetId, { id: message['id'], error: { message: said } })
    }
  }

  function fromTarget(targetId: string, message: Json): void {
    const own = asked.get(Number(message['id']))
    if (own) {
      asked.delete(Number(message['id']))
      if (message['error'] === undefined) own.resolve(record(message['result']))
      else own.reject(new Error(String(record(message['error'])['message'])))
      return
    }
    if (Number(message['id']) >= OWN) return
    const { type, requestId, request, loaderId } = record(message['params'])
    if (message['method'] === 'Network.requestWillBeSent' && type === 'Document') {
      documents.set(String(requestId), { url: String(record(request)['url']), loaderId })
    }
    // It goes on in the other target, which Playwright waits for.
    const isMoving = next !== undefined && next !== targetId && documents.has(String(requestId))
    if (isMoving && message['method'] === 'Network.loadingFailed') return
    const target = targetNamed(targetId)
    target.learn(record(message['result']))
    for (const each of message['method'] === undefined ? [message] : target.event(message)) {
      const began = beginning(each)
      if (began) begun?.(began.loaderId)
      answered(targetId, each)
    }
  }

  async function resize(width: number, height: number): Promise<void> {
    await automate('setWindowFrameOfBrowsingContext', { size: { width, height } })
    const { promise, resolve } = Promise.withResolvers<void>()
    const look = async (): Promise<void> => {
      for (let waited = 0; waited < LONGEST; waited += 20) {
        const { result } = await browser.automate('evaluateJavaScriptFunction', {
          browsingContextHandle: tab.handle,
          function: 'function () { return [innerWidth, innerHeight] }',
          arguments: [],
        })
        if (result === `[${width},${height}]`) return
        await pass(20)
      }
      throw new Error(`The window did not become ${width} to ${height}`)
    }
    look().then(resolve, resolve)
    return promise
  }

  const automate = (method: string, params: Json): Promise<Json> =>
    browser.automate(method, { handle: tab.handle, ...params })

  let last: Promise<unknown> = Promise.resolve()
  /** A hand does one thing after the other, whereas Playwright asks for a whole click at once. */
  function inTurn(method: string, params: Json): Promise<Json> {
    const done = last.then(() => automate(method, params))
    last = done.catch(() => {})
    return done
  }

  /** What is said to the page itself rather than to a target of it. */
  async function answer(method: unknown, params: Json): Promise<Json> {
    switch (method) {
      case 'Emulation.setDeviceMetricsOverride':
        await resize(Number(params['width']), Number(params['height']))
        return {}
      case 'Dialog.enable':
      case 'Emulation.setActiveAndFocused':
      case 'Emulation.setAuthCredentials':
        return {}
      case 'Input.dispatchMouseEvent':
        return inTurn(...mouseDoes(params))
      case 'Input.dispatchKeyEvent':
        return inTurn(...keys(params))
      case 'Target.activate':
        return browser.automate('switchToBrowsingContext', { browsingContextHandle: tab.handle })
      default:
        throw new Error(`WebKit cannot be driven to ${String(method)}`)
    }
  }

  return {
    tab,
    /** From Playwright. */
    hear: async (message: Json): Promise<void> => {
      const params = record(message['params'])
      const done = (result: Json): void => say({ id: message['id'], ...result })
      try {
        if (message['method'] === 'Target.sendMessageToTarget') {
          done({ result: {} })
          await toTarget(String(params['targetId']), record(JSON.parse(String(params['message']))))
        } else if (message['method'] === 'Target.resume') {
          outer('Target.resume', params)
          done({ result: {} })
        } else done({ result: await answer(message['method'], params) })
      } catch (reason) {
        done({ error: { message: reason instanceof Error ? reason.message : String(reason) } })
      }
    },
    /** From WebKit. */
    said: (message: Json): void => {
      const params = record(message['params'])
      if (message['method'] === 'Target.dispatchMessageFromTarget') {
        fromTarget(String(params['targetId']), record(JSON.parse(String(params['message']))))
      } else if (message['method'] !== undefined) {
        // A new target waits until Playwright has told it everything; that is asked for once one is there.
        if (!isPausing) outer('Target.setPauseOnStart', { pauseOnStart: true })
        isPausing = true
        const { targetId, isProvisional } = record(params['targetInfo'])
        if (isProvisional === true) next = String(targetId)
        const { newTargetId } = params
        if (typeof newTargetId === 'string') void targetNamed(newTargetId).arrive()
        if (params['targetId'] === next || newTargetId === next) next = undefined
        if (message['method'] !== 'Target.targetCreated' || record(params['targetInfo'])['type'] === 'page')
          say(message)
      }
    },
    /** Goes to an address, and answers with the id of its document as soon as that is known. */
    navigate: async (url: string): Promise<Json> => {
      const { promise, resolve } = Promise.withResolvers<string | undefined>()
      begun = resolve
      await automate('navigateBrowsingContext', { url, pageLoadStrategy: 'None' })
      const loaderId = await Promise.race([promise, pass(LONGEST, undefined, { ref: false })])
      begun = undefined
      return loaderId === undefined ? {} : { loaderId }
    },
    /** Ends what is on the page. Its window stays, for with the first one that is closed MiniBrowser lets go of all. */
    leave: () => automate('navigateBrowsingContext', { url: 'about:blank', pageLoadStrategy: 'None' }),
  }
}

/** The document that begins with this event; nothing where none does. */
function beginning({ method, params: said }: Json): { readonly loaderId: string | undefined } | undefined {
  const params = record(said)
  const { parentId, loaderId } = record(params['frame'])
  if (method === 'Page.frameNavigated' && parentId === undefined) return { loaderId: String(loaderId) }
  if (method === 'Page.navigatedWithinDocument') return { loaderId: undefined }
  if (method === 'Network.requestWillBeSent' && params['type'] === 'Document')
    return { loaderId: String(params['loaderId']) }
  return undefined
}
