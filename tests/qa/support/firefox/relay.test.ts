import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { hear, relay } from '../../../../qa/support/firefox/relay.ts'
import { record, type Json } from '../../../support/json.ts'

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
