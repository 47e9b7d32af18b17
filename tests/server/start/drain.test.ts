import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { Agent, request, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test, vi } from 'vitest'
import { DRAIN_SECONDS } from '../../../server/platform/runtime/settings.ts'
import { STOP_WITHIN } from '../../../server/start/run.ts'
import { shows } from '../../support/shows.ts'
import { testApp } from '../support/app.ts'
import { testDatabase } from '../support/database.ts'
import { openEvents } from '../support/events.ts'
import { newFolder } from '../support/folder.ts'
import { beginLogin, startProcess, type ServerProcess } from '../support/process.ts'
import { newCustomer } from '../support/town-wire.ts'

const keepAlive = 'keep-alive'

/** What a keep-alive connection is answered; `of` is that connection. */
async function get(port: number, path: string, of: Agent) {
  const asked = request({ port, host: '127.0.0.1', path, agent: of }).end()
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  await text(answer)
  return { status: answer.statusCode, connection: answer.headers.connection }
}

/** Asks until it is over, for what comes soon after the first wish is the same one. */
async function endsWhenAskedAgain({ end, hasEnded }: ServerProcess): Promise<void> {
  const ask = () => hasEnded() || void end('SIGTERM')
  await vi.waitUntil(ask, { timeout: 60_000, interval: 500 })
}

function newConnection(): Agent {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  onTestFinished(() => agent.destroy())
  return agent
}

test('a server told to stop drains, and told twice ends', shows('running.drain', 'running.now'), async () => {
  const database = await testDatabase()
  onTestFinished(database.close)
  const settings = { DATABASE_URL: database.url, SECRETS_KEY: 'k'.repeat(64) }
  const start = (seconds: string) => startProcess({ ...settings, DATA_DIR: newFolder(), DRAIN_SECONDS: seconds })
  const [server, hurried] = [await start('4'), await start('300')]
  const old = newConnection()
  expect(await get(server.port, '/readyz', old)).toEqual({ status: 200, connection: keepAlive })
  const ended = server.end('SIGTERM')
  await vi.waitUntil(async () => (await get(server.port, '/readyz', old)).status === 503, { interval: 10 })
  for (const one of [old, newConnection()])
    expect(await get(server.port, '/about', one)).toEqual({ status: 200, connection: keepAlive })
  const [told] = await Promise.all([hurried.end('SIGTERM'), endsWhenAskedAgain(hurried)])
  expect(told).toBe(143)
  expect(await ended).toBe(0)
})

test('a draining server ends connections and streams one by one', shows('running.drain'), async () => {
  let isDraining = false
  const server = await testApp({ isDraining: () => isDraining, streams: { drainMs: 4000 } })
  onTestFinished(server.close)
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' })
  const port = Number(new URL(address).port)
  await vi.waitUntil(() => server.deps.streams.isUp(), 30_000)
  const ana = await newCustomer(server)
  const open = () => openEvents(address, ana.token ?? '')
  const [first, second] = [await open(), await open()]
  const [old, other] = [newConnection(), newConnection()]
  const unused = connect(port)
  onTestFinished(() => void unused.destroy())
  await once(unused, 'connect')

  isDraining = true
  const notReady = await server.app.inject('/readyz')
  expect([notReady.statusCode, notReady.json()]).toEqual([503, { status: 'stopping' }])
  expect(await get(port, '/about', old)).toEqual({ status: 200, connection: keepAlive })

  // One request is on its way when the server closes.
  const { socket, finish, heard } = await beginLogin(port)
  onTestFinished(() => void socket.destroy())

  let isSecondOpen = true
  const secondEnds = second.rest('notification').then(() => (isSecondOpen = false))
  const closed = server.app.close()
  await first.rest('notification')
  const [usual = 0, atStop] = first.retries()
  expect(atStop).toBe(200)
  expect(usual).toBeGreaterThanOrEqual(500)
  expect(usual).toBeLessThanOrEqual(1500)
  expect(isSecondOpen).toBe(true)
  for (const one of [old, other]) expect(await get(port, '/about', one)).toEqual({ status: 200, connection: 'close' })
  await secondEnds
  finish()
  await once(socket, 'close')
  expect(heard()).toMatch(/HTTP\/1\.1 401[^]*connection: close/i)
  await closed
  expect(unused.readableEnded || unused.destroyed).toBe(true)
})

test('systemd and compose wait for as long as a stop may take', shows('running.drain-times'), () => {
  const read = (path: string) => readFileSync(join(import.meta.dirname, '../../..', path), 'utf8')
  const given = [
    /^TimeoutStopSec=(\d+)$/m.exec(read('deploy/bidfair.service')),
    /^ {2}stop_grace_period: (\d+)s$/m.exec(read('compose.yaml')),
  ]
  for (const seconds of given) expect(Number(seconds?.[1])).toBeGreaterThan(DRAIN_SECONDS + STOP_WITHIN / 1000)
})
