import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { Agent, request, type IncomingMessage } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
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
import { startProcess, type ServerProcess } from '../support/process.ts'
import { newCustomer } from '../support/town-wire.ts'

const keepAlive = 'keep-alive'

type Told = Readonly<{ status: number | undefined; connection: string | undefined }>

/** What a keep-alive connection is answered; `of` is that connection. */
async function get(port: number, path: string, of: Agent): Promise<Told> {
  const asked = request({ port, host: '127.0.0.1', path, agent: of }).end()
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  await text(answer)
  return { status: answer.statusCode, connection: answer.headers.connection }
}

/** Asks until it is over, for what comes soon after the first wish is the same one. */
async function endsWhenAskedAgain({ end, hasEnded }: ServerProcess): Promise<void> {
  await vi.waitUntil(
    () => {
      if (!hasEnded()) void end('SIGTERM')
      return hasEnded()
    },
    { timeout: 60_000, interval: 500 },
  )
}

function newConnection(): Agent {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  onTestFinished(() => agent.destroy())
  return agent
}

test('a server told to stop drains, and told twice ends', shows('running.drain', 'running.now'), async () => {
  const database = await testDatabase()
  onTestFinished(database.close)
  const start = (seconds: string) =>
    startProcess({
      DATABASE_URL: database.url,
      DATA_DIR: newFolder(),
      SECRETS_KEY: 'k'.repeat(64),
      DRAIN_SECONDS: seconds,
    })
  const [server, hurried] = [await start('4'), await start('300')]
  const old = newConnection()
  expect(await get(server.port, '/readyz', old)).toEqual({ status: 200, connection: keepAlive })
  const ended = server.end('SIGTERM')
  await vi.waitUntil(async () => (await get(server.port, '/readyz', old)).status === 503, { interval: 10 })
  const served = await Promise.all([old, newConnection()].map((one) => get(server.port, '/about', one)))
  expect(served).toEqual([
    { status: 200, connection: keepAlive },
    { status: 200, connection: keepAlive },
  ])
  const [told] = await Promise.all([hurried.end('SIGTERM'), endsWhenAskedAgain(hurried)])
  expect(told).toBe(143)
  expect(await ended).toBe(0)
})

test('a draining server ends connections and streams one by one', shows('running.drain'), async () => {
  let isDraining = false
  const server = await testApp({ isDraining: () => isDraining, streams: { drainMs: 4000 } })
  onTestFinished(server.close)
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = server.app.server.address() as AddressInfo
  await vi.waitUntil(() => server.deps.streams.isUp(), 30_000)
  const ana = await newCustomer(server)
  const open = () => openEvents(`http://127.0.0.1:${port}`, ana.token ?? '')
  const [first, second] = [await open(), await open()]
  const [old, other] = [newConnection(), newConnection()]

  isDraining = true
  const notReady = await server.app.inject('/readyz')
  expect([notReady.statusCode, notReady.json()]).toEqual([503, { status: 'stopping' }])
  expect(await get(port, '/about', old)).toEqual({ status: 200, connection: keepAlive })

  // One request is on its way when the server closes.
  const body = JSON.stringify({ email: 'nobody@example.com', password: 'secret1' })
  const socket = connect(port, '127.0.0.1').setEncoding('utf8')
  onTestFinished(() => void socket.destroy())
  let heard = ''
  socket.on('data', (part: string) => (heard += part))
  const head = ['POST /v1/login/customer HTTP/1.1', 'Host: localhost', 'Content-Type: application/json']
  socket.write([...head, `Content-Length: ${body.length}`, 'Expect: 100-continue', '', ''].join('\r\n'))
  await vi.waitUntil(() => heard.includes('100 Continue'), { timeout: 20_000 })

  let isSecondOpen = true
  const secondEnds = second.rest('notification').then(() => (isSecondOpen = false))
  const closed = server.app.close()
  await first.rest('notification')
  const [usual = 0, atStop] = first.retries()
  expect(atStop).toBe(200)
  expect(usual).toBeGreaterThanOrEqual(500)
  expect(usual).toBeLessThanOrEqual(1500)
  expect(isSecondOpen).toBe(true)
  const answers = await Promise.all([old, other].map((one) => get(port, '/about', one)))
  expect(answers).toEqual([
    { status: 200, connection: 'close' },
    { status: 200, connection: 'close' },
  ])
  await secondEnds
  socket.write(body)
  await once(socket, 'close')
  expect(heard).toMatch(/HTTP\/1\.1 401/)
  expect(heard).toMatch(/connection: close/i)
  await closed
})

test('systemd and compose wait for as long as a stop may take', shows('running.drain-times'), () => {
  const read = (path: string) => readFileSync(join(import.meta.dirname, '../../..', path), 'utf8')
  const given = [
    /^TimeoutStopSec=(\d+)$/m.exec(read('deploy/bidfair.service')),
    /^ {2}stop_grace_period: (\d+)s$/m.exec(read('compose.yaml')),
  ]
  for (const seconds of given) expect(Number(seconds?.[1])).toBeGreaterThan(DRAIN_SECONDS + STOP_WITHIN / 1000)
})
