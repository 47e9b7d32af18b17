import { expect, test } from 'vitest'
import { keyboard, mouseDoes } from '../../../qa/support/webkit/input.ts'
import { targetOf, type Moving } from '../../../qa/support/webkit/target.ts'
import { record, type Json } from '../../support/json.ts'
import { listIn, named, number, read, saidIn, text, written, type Message } from '../../../qa/support/webkit/wire.ts'

test('keys stay down until they are let go, beside a letter', () => {
  const keys = keyboard()
  const states = [
    { type: 'keyDown', code: 'ShiftLeft', key: 'Shift' },
    { type: 'keyDown', code: 'KeyA', key: 'A', text: 'A' },
    { type: 'keyUp', code: 'KeyA', key: 'A' },
    { type: 'keyUp', code: 'ShiftLeft', key: 'Shift' },
  ].map((event) => keys(event)[1]['steps'])
  const state = (pressed: object): object => [{ states: [{ sourceId: 'keyboard', ...pressed }] }]
  expect(states).toEqual([
    state({ pressedVirtualKeys: ['Shift'] }),
    state({ pressedVirtualKeys: ['Shift'], pressedCharKey: 'A' }),
    state({ pressedVirtualKeys: ['Shift'] }),
    state({}),
  ])
})

test('a mouse goes somewhere, and presses there', () => {
  const position = { x: 4, y: 5.5 }
  expect(mouseDoes({ type: 'move', button: 'none', ...position })).toEqual([
    'performMouseInteraction',
    { position, button: 'None', interaction: 'Move', modifiers: [] },
  ])
  expect(mouseDoes({ type: 'down', button: 'left', ...position })[1]).toMatchObject({
    button: 'Left',
    interaction: 'Down',
  })
})

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

test('an event of loading names the frame that was loaded', () => {
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

test('a request that its page took back is asked nothing more', async () => {
  const { answer, event } = target()
  const gone = { method: 'Network.loadingFailed', params: { requestId: '0.5', canceled: true } }
  expect(event(gone)).toEqual([gone])
  const goOn = (requestId: string): Json => ({ id: 2, method: 'Network.interceptWithRequest', params: { requestId } })
  expect(await answer(goOn('0.5'))).toEqual({ result: {} })
  expect(await answer(goOn('0.6'))).toEqual({ told: goOn('0.6') })
})

test('the page tells by its console where it is, and drops what nobody needs to hear', async () => {
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

/** What is heard of bytes, however they come. */
function heardOf(bytes: Buffer, size: number): readonly Message[] {
  const heard: Message[] = []
  let rest = Buffer.alloc(0)
  for (let at = 0; at < bytes.length; at += size) {
    rest = Buffer.from(read(Buffer.concat([rest, bytes.subarray(at, at + size)]), (message) => heard.push(message)))
  }
  expect(rest.length).toBe(0)
  return heard
}

test('messages are heard whole, however they are cut', () => {
  const said = written('SendMessageToBackend', number(1n), number(2n), text('{"id":1,"text":"señal"}'))
  for (const size of [1, 7, said.length * 2]) {
    const heard = heardOf(Buffer.concat([said, said]), size)
    expect(heard.map(({ name, parameters }) => ({ name, ...saidIn(parameters) }))).toEqual([
      { name: 'SendMessageToBackend', target: 2n, said: '{"id":1,"text":"señal"}' },
      { name: 'SendMessageToBackend', target: 2n, said: '{"id":1,"text":"señal"}' },
    ])
  }
})

test('a message begins as WebKit reads it', () => {
  expect(written('Setup', number(1n), number(3n)).toString('hex')).toBe(
    `0000001601${Buffer.from('Setup\0').toString('hex')}01000000000000000300000000000000`,
  )
  expect(named('walk').toString('latin1')).toBe('walk   \0\b')
})

/** One target as GLib writes it; with the padding that makes the next begin at a multiple of 8. */
function element(id: bigint, type: string, name: string, url: string): Buffer {
  const texts = [type, name, url].map(text)
  const ends = texts.map((_, at) => 8 + Buffer.concat(texts.slice(0, at + 1)).length)
  const body = Buffer.concat([number(id), ...texts])
  const aligned = Buffer.concat([body, Buffer.alloc((4 - (body.length % 4)) % 4), Buffer.alloc(4)])
  return Buffer.concat([aligned, Buffer.from(ends.toReversed())])
}

test('targets are read out of a list, of none too', () => {
  const [page, automation] = [element(1n, 'WebPage', '', 'about:blank'), element(2n, 'Automation', 'walk', 'null')]
  const padded = Buffer.concat([page, Buffer.alloc((8 - (page.length % 8)) % 8)])
  const ends = Buffer.from([page.length, padded.length + automation.length])
  expect(listIn(Buffer.concat([number(5n), padded, automation, ends]))).toEqual({
    connection: 5n,
    targets: [
      { id: 1n, type: 'WebPage', name: '' },
      { id: 2n, type: 'Automation', name: 'walk' },
    ],
  })
  expect(listIn(number(5n))).toEqual({ connection: 5n, targets: [] })
})
