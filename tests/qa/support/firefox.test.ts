import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { hear, relay } from '../../../qa/support/firefox/relay.ts'
import { record, type Json } from '../../support/json.ts'
import { shimsOf } from '../../../qa/support/firefox/shims.ts'

/** A browser that answers with the method that it was asked for, or with data; what it says of its own accord is said by `says`. */
async function browser() {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 })
  await once(server, 'listening')
  onTestFinished(() => server.close())
  const sockets: WebSocket[] = []
  server.on('connection', (socket) => {
    sockets.push(socket)
    hear(socket, ({ id, method }) => {
      const result = method === 'network.getData' ? { bytes: { type: 'string', value: 'body' } } : { method }
      socket.send(JSON.stringify({ type: 'success', id, result }))
    })
  })
  const at = server.address()
  return {
    address: `ws://127.0.0.1:${typeof at === 'object' ? at?.port : ''}`,
    says: (message: Json) => sockets.forEach((socket) => socket.send(JSON.stringify(message))),
  }
}

test('both sides hear each other in order, and what the relay asks is heard by neither', async () => {
  const { address, says } = await browser()
  const client = new WebSocket(`${await relay(address)}/session`)
  const heard: Json[] = []
  hear(client, (message) => heard.push(message))
  await once(client, 'open')
  client.send(JSON.stringify({ id: 1, method: 'session.new', params: {} }))
  await expect.poll(() => heard).toEqual([{ type: 'success', id: 1, result: { method: 'session.new' } }])

  const params = { isBlocked: true, request: { request: 'r', bodySize: 4, headers: [] } }
  says({ type: 'event', method: 'network.beforeRequestSent', params })
  says({ type: 'event', method: 'log.entryAdded', params: {} })
  await expect
    .poll(() => heard.slice(1).map(({ method }) => method))
    .toEqual(['network.beforeRequestSent', 'log.entryAdded'])
  expect(record(record(heard[1]?.['params'])['request'])['headers']).toEqual([
    { name: 'x-qa-body', value: { type: 'string', value: 'body' } },
  ])
  client.close()
  await once(client, 'close')
})

/** The shims before a browser that answers so, and what it was asked. */
function shims(answers: { readonly [Method in string]?: Json } = {}) {
  const asked: unknown[] = []
  const said: Json[] = []
  const ask = async (method: string, params: object): Promise<Json> => {
    asked.push([method, params])
    const answer = answers[method]
    if (answer === undefined) throw new Error(`unknown command ${method}`)
    return answer
  }
  return { asked, said, ...shimsOf(ask, (event) => said.push(event)) }
}

/** A window of the browser, in which a script answers so. */
const window = (value?: unknown) => ({
  'browsingContext.getTree': { contexts: [{ context: 'window' }] },
  'script.callFunction': { result: { value } },
})

const sent = (request: Json, isBlocked = true): Json => ({
  type: 'event',
  method: 'network.beforeRequestSent',
  params: { isBlocked, request },
})

test('the body of a request that waits is shown as a header, which goes no further', async () => {
  const { event, command, asked } = shims({
    ...window(false),
    'network.getData': { bytes: { type: 'string', value: '{"limit":3}' } },
  })
  const headers = [{ name: 'Accept', value: { type: 'string', value: '*/*' } }]
  const body = { name: 'x-qa-body', value: { type: 'string', value: '{"limit":3}' } }
  expect(await event(sent({ request: '7', bodySize: 11, headers }))).toEqual(
    sent({ request: '7', bodySize: 11, headers: [...headers, body] }),
  )
  expect(asked).toContainEqual(['network.getData', { request: '7', dataType: 'request' }])
  const told = { id: 1, method: 'network.continueRequest', params: { request: '7', headers: [...headers, body] } }
  expect(await command(told)).toEqual({ told: { ...told, params: { request: '7', headers } } })
})

test('the bytes of a file are shown as far as they are text', async () => {
  const value = Buffer.from('name="a.jpg"').toString('base64')
  const { event } = shims({ ...window(false), 'network.getData': { bytes: { type: 'base64', value } } })
  const header = { name: 'x-qa-body', value: { type: 'string', value: 'name="a.jpg"' } }
  expect(await event(sent({ request: '7', bodySize: 12 }))).toEqual(
    sent({ request: '7', bodySize: 12, headers: [header] }),
  )
})

test('nothing is asked of a request without a body, or that does not wait', async () => {
  const { event } = shims(window(false))
  for (const one of [sent({ request: '7', bodySize: 0 }), sent({ request: '8', bodySize: 11 }, false)]) {
    expect(await event(one)).toEqual(one)
  }
})

test('a request that its page takes back while it waits is told to have ended', async () => {
  const request = { request: '7', bodySize: 0 }
  const { event, said } = shims(window(true))
  await event(sent(request))
  await expect
    .poll(() => said)
    .toEqual([
      {
        type: 'event',
        method: 'network.fetchError',
        params: { isBlocked: true, request, errorText: 'NS_BINDING_ABORTED' },
      },
    ])
})

test('bodies of requests are collected beside those of answers', async () => {
  const params = { dataTypes: ['response'], maxEncodedDataSize: 9 }
  expect(await shims().command({ id: 1, method: 'network.addDataCollector', params })).toEqual({
    told: {
      id: 1,
      method: 'network.addDataCollector',
      params: { dataTypes: ['request', 'response'], maxEncodedDataSize: 9 },
    },
  })
})

test('colours of a page are set by the browser’s own window', async () => {
  const { command, asked } = shims(window())
  const params = { features: { 'prefers-color-scheme': 'dark' }, contexts: ['page'] }
  expect(await command({ id: 1, method: 'emulation.setMediaFeaturesOverride', params })).toEqual({ result: {} })
  const sets: unknown = expect.stringContaining('prefersColorSchemeOverride = scheme')
  expect(asked).toEqual([
    ['browsingContext.getTree', { 'moz:scope': 'chrome', maxDepth: 0 }],
    [
      'script.callFunction',
      {
        functionDeclaration: sets,
        arguments: [
          { type: 'string', value: 'dark' },
          { type: 'string', value: 'page' },
        ],
        target: { context: 'window' },
        awaitPromise: true,
      },
    ],
  ])
})

test('of pages to come light is what they are anyway, and dark what the browser has to refuse itself', async () => {
  const { command, asked } = shims()
  const emulate = (scheme: string) => ({
    id: 1,
    method: 'emulation.setMediaFeaturesOverride',
    params: { features: { 'prefers-color-scheme': scheme }, userContexts: ['one'] },
  })
  expect(await command(emulate('light'))).toEqual({ result: {} })
  expect(await command(emulate('dark'))).toEqual({ told: emulate('dark') })
  expect(asked).toEqual([])
})

test('a download that is no navigation is known by its address', async () => {
  const begun = (params: Json): Json => ({ type: 'event', method: 'browsingContext.downloadWillBegin', params })
  const { event } = shims()
  expect(await event(begun({ navigation: null, url: 'blob:1' }))).toEqual(
    begun({ navigation: null, url: 'blob:1', download: 'blob:1' }),
  )
  expect(await event(begun({ navigation: 'n', url: '/a.zip' }))).toEqual(
    begun({ navigation: 'n', url: '/a.zip', download: 'n' }),
  )
})

test('everything else is handed on as it is', async () => {
  const { command, event } = shims()
  const [told, heard] = [
    { id: 1, method: 'session.new', params: {} },
    { type: 'event', method: 'log.entryAdded', params: { text: 'a' } },
  ]
  expect(await command(told)).toEqual({ told })
  expect(await event(heard)).toEqual(heard)
})
