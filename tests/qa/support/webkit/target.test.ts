import { expect, test } from 'vitest'
import { targetOf, type Moving } from '../../../../qa/support/webkit/target.ts'
import { record, type Json } from '../../../support/json.ts'

/** A target whose WebKit answers everything with nothing, and what it was asked. */
function target(moving?: Moving) {
  const asked: (readonly [method: string, params: Json])[] = []
  const ask = async (method: string, params: Json): Promise<Json> => {
    asked.push([method, params])
    return { result: { type: 'undefined' } }
  }
  return { ...targetOf(ask, 'America/Chicago', moving), asked }
}

const interception = (url: string): readonly [string, Json] => [
  'Network.addInterception',
  { url, stage: 'request', isRegex: true },
]

test('a page has two worlds for Playwright, of which both are its own', async () => {
  const { answer, event } = target()
  const context = { id: 3, type: 'normal', name: '', frameId: '0.1' }
  const created = { method: 'Runtime.executionContextCreated', params: { context } }
  const other = { ...context, id: 1_000_003, type: 'user', name: '__playwright_utility_world__' }
  expect(event(created)).toEqual([created, { ...created, params: { context: other } }])
  const evaluated = { id: 1, method: 'Runtime.evaluate', params: { expression: '1', contextId: 1_000_003 } }
  expect(await answer(evaluated)).toEqual({ told: { ...evaluated, params: { expression: '1', contextId: 3 } } })
})

test('what is loaded is said of the frame that was', () => {
  const { event } = target()
  const frame = { id: '0.7', loaderId: '0.2', url: 'http://localhost/' }
  event({ method: 'Page.frameNavigated', params: { frame } })
  expect(event({ method: 'Page.loadEventFired', params: { timestamp: 1 } })).toEqual([
    { method: 'Page.loadEventFired', params: { timestamp: 1, frameId: '0.7' } },
  ])
})

test('requests are held for a walk; offline none goes out, and the page knows', async () => {
  const { answer, event, asked } = target()
  const intercepted = { method: 'Network.requestIntercepted', params: { requestId: '0.5' } }
  const goOn = { id: 2, method: 'Network.interceptWithRequest', params: { requestId: '0.5' } }
  await answer({ id: 1, method: 'Network.setInterceptionEnabled', params: { enabled: true } })
  expect(asked).toEqual([['Network.setInterceptionEnabled', { enabled: true }], interception('.*')])
  expect(event(intercepted)).toEqual([intercepted])
  expect(await answer(goOn)).toEqual({ told: goOn })

  await answer({ id: 3, method: 'Network.setEmulateOfflineState', params: { offline: true } })
  expect(asked.at(-1)?.[1]['expression']).toContain("new Event('offline')")
  expect(await answer(goOn)).toEqual({ result: {} })
  expect(asked.at(-1)).toEqual(['Network.interceptRequestWithError', { requestId: '0.5', errorType: 'General' }])
})

test('of a request that its page took back nothing is asked any more', async () => {
  const { answer, event } = target()
  const gone = { method: 'Network.loadingFailed', params: { requestId: '0.5', canceled: true } }
  expect(event(gone)).toEqual([gone])
  const goOn = (requestId: string): Json => ({ id: 2, method: 'Network.interceptWithRequest', params: { requestId } })
  expect(await answer(goOn('0.5'))).toEqual({ result: {} })
  expect(await answer(goOn('0.6'))).toEqual({ told: goOn('0.6') })
})

test('the page tells by its console where it stands, and what nobody need hear is left out', async () => {
  const { answer, event } = target()
  event({ method: 'Page.frameNavigated', params: { frame: { id: '0.7', loaderId: '0.2' } } })
  const { told } = record(await answer({ id: 1, method: 'Page.setBootstrapScript', params: { source: 'own()' } }))
  const source = String(record(record(told)['params'])['source'])
  expect(source).toMatch(/;own\(\)$/)
  const says = (text: string): Json => ({ method: 'Console.messageAdded', params: { message: { text } } })
  const prefix = /'(__playwright_address__ )'/.exec(source)?.[1] ?? ''
  expect(event(says(`${prefix}http://localhost/dashboard`))).toEqual([
    { method: 'Page.navigatedWithinDocument', params: { frameId: '0.7', url: 'http://localhost/dashboard' } },
  ])
  expect(event(says('Web Inspector blocked http://localhost/v1 from loading'))).toEqual([])
  expect(event(says('Fetch API cannot load http://localhost/v1 due to access control checks.'))).toEqual([])
  expect(event(says('Oh no'))).toEqual([says('Oh no')])
})

test('a document that moves between processes keeps its id, and its request is not held again', async () => {
  const { answer, arrive, event, asked } = target({ url: 'http://localhost/?a', loaderId: '0.3' })
  await answer({ id: 1, method: 'Network.setInterceptionEnabled', params: { enabled: true } })
  expect(asked.at(-1)).toEqual(interception(String.raw`^(?!http:\/\/localhost\/\?a$)`))
  await arrive()
  expect(asked.at(-1)).toEqual(interception('.*'))
  const navigated = (loaderId: string): Json => ({
    method: 'Page.frameNavigated',
    params: { frame: { id: '0.1', loaderId } },
  })
  expect(event(navigated('0.9'))).toEqual([navigated('0.3')])
  expect(event(navigated('0.10'))).toEqual([navigated('0.10')])
})

test('bodies are shown as Playwright reads them', () => {
  const { event } = target()
  const sent = (postData: string): Json => ({ method: 'Network.requestWillBeSent', params: { request: { postData } } })
  expect(event(sent('ü'))).toEqual([sent('w7w=')])
})

test('a process has one time zone, and another is refused', async () => {
  const { answer } = target()
  const zone = (timeZone: string): Json => ({ id: 1, method: 'Page.setTimeZone', params: { timeZone } })
  expect(await answer(zone('America/Chicago'))).toEqual({ result: {} })
  await expect(answer(zone('Europe/Berlin'))).rejects.toThrow('WebKit was started in America/Chicago')
})
