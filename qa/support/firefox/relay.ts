import { once } from 'node:events'
import { WebSocket, WebSocketServer } from 'ws'
import { record, type Json } from '../../../tests/support/json.ts'
import { shimsOf } from './shims.ts'

/** Ids of what the relay itself asks are above those of Playwright, which counts from 1. */
const OWN = 2 ** 50

/** Listens in the place of a browser that listens at an address of WebDriver BiDi, and answers with its own. */
export async function relay(address: string): Promise<string> {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 })
  server.on('connection', (client, { url = '' }) => {
    const browser = new WebSocket(`${address}${url}`, { maxPayload: 0 })
    between(client, browser)
    // Playwright connects once.
    client.on('close', () => {
      browser.close()
      server.close()
    })
    browser.on('close', () => client.close())
  })
  await once(server, 'listening')
  const at = server.address()
  if (at === null || typeof at === 'string') throw new Error('The relay has no port')
  return `ws://127.0.0.1:${at.port}`
}

/** Gives each message of a socket; WebDriver BiDi speaks in texts alone. */
export function hear(socket: WebSocket, heard: (message: Json) => void): void {
  socket.addEventListener('message', ({ data }) => {
    if (typeof data === 'string') heard(record(JSON.parse(data)))
  })
}

/** Hands on what each says to the other. */
function between(client: WebSocket, browser: WebSocket): void {
  const asked = new Map<unknown, PromiseWithResolvers<Json>>()
  let id = OWN
  const shims = shimsOf(
    (method, params) => {
      const answer = Promise.withResolvers<Json>()
      id += 1
      asked.set(id, answer)
      tell(browser, { id, method, params })
      return answer.promise
    },
    (event) => tell(client, event),
  )

  const commands = inTurn(once(browser, 'open'))
  hear(client, (command) => {
    const fail = (reason: unknown): void =>
      tell(client, { type: 'error', id: command['id'], error: 'unknown error', message: String(reason) })
    commands(async () => {
      const done = await shims.command(command)
      if ('told' in done) tell(browser, done.told)
      else tell(client, { type: 'success', id: command['id'], result: done.result })
    }, fail)
  })

  const events = inTurn(Promise.resolve())
  hear(browser, (message) => {
    const own = asked.get(message['id'])
    if (own === undefined) {
      // A body that nobody has any more is no reason to keep quiet about its request.
      return events(
        async () => tell(client, await shims.event(message)),
        () => tell(client, message),
      )
    }
    // What stands in line waits for this.
    asked.delete(message['id'])
    if (message['type'] === 'success') own.resolve(record(message['result']))
    else own.reject(new Error(String(message['message'])))
  })
}

/** Does one thing after the other, and says of each what went wrong. */
function inTurn(first: Promise<unknown>) {
  let last = first
  return (work: () => Promise<void>, fail: (reason: unknown) => void): void => {
    last = last.then(work).catch(fail)
  }
}

function tell(socket: WebSocket, message: Json): void {
  if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message))
}
