import { once } from 'node:events'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { freePort } from '../../../server/platform/db/embedded.ts'
import { shows } from '../../support/shows.ts'
import { newFolder } from '../support/folder.ts'
import { beginLogin, isThere, postgresOf, startProcess, type ServerProcess } from '../support/process.ts'
import { customerBody, PASSWORD } from '../support/town-wire.ts'

const root = join(import.meta.dirname, '../../..')
const running: ServerProcess[] = []
let dataDir: string
let port: number

beforeEach(async () => {
  dataDir = newFolder()
  port = await freePair()
})
afterEach(async () => {
  const left = running.splice(0).filter(({ hasEnded }) => !hasEnded())
  await Promise.all(left.map((server) => server.end('SIGINT')))
  const pid = postgresOf(dataDir)
  if (isThere(pid)) process.kill(pid, 'SIGINT')
  await vi.waitUntil(() => !isThere(pid), { timeout: 20_000 })
})

/** A free port with a free one behind it, below those that connections of others are given meanwhile. */
async function freePair(): Promise<number> {
  const first = 20_000 + 2 * Math.floor(Math.random() * 5000)
  const isFree = async (one: number): Promise<boolean> => {
    const server = createServer().listen(one, '127.0.0.1')
    const free = await once(server, 'listening').then(
      () => true,
      () => false,
    )
    server.close()
    return free
  }
  return (await isFree(first)) && (await isFree(first + 1)) ? first : await freePair()
}

/** Starts a server on the data folder, by itself or as the leader of the process group of a command line. */
async function start(settings: Readonly<Record<string, string>> = {}, command?: readonly string[]) {
  const given = { PORT: String(port), DATA_DIR: dataDir, ...settings }
  const server = await startProcess(given, command, { cwd: root, detached: command !== undefined })
  running.push(server)
  return server
}

const account = customerBody()
const login = { email: account.email, password: PASSWORD }

test('Ctrl-C stops the server and its PostgreSQL, and the next start has everything', async () => {
  const first = await start()
  await expect.poll(first.said).toContain('OPERATOR_CONTACT is not set')
  expect(await first.post('/signup/customer', account)).toBe(200)
  const pid = postgresOf(dataDir)
  expect(isThere(pid)).toBe(true)
  expect([await first.end('SIGINT'), isThere(pid), postgresOf(dataDir)]).toEqual([0, false, 0])
  const second = await start({ HOST: '0.0.0.0', DEMO: 'on' })
  await expect.poll(second.said).toContain('DEMO is off, because others can reach this server')
  expect(await second.post('/login/customer', login)).toBe(200)
  expect([await second.end('SIGTERM'), postgresOf(dataDir)]).toEqual([0, 0])
})

test('after kill -9 the next start takes PostgreSQL over, with everything that was acknowledged', async () => {
  const first = await start()
  expect(await first.post('/signup/customer', account)).toBe(200)
  await first.end('SIGKILL')
  const pid = postgresOf(dataDir)
  expect(isThere(pid)).toBe(true)
  const second = await start()
  expect(postgresOf(dataDir)).toBe(pid)
  expect(await second.post('/login/customer', login)).toBe(200)
})

test('a second server on the same data, and one on the same port, say so in one line; the first goes on', async () => {
  const first = await start()
  await expect(start({ PORT: String(await freePort()) })).rejects.toThrow(
    `start: Another server is already running on the data folder ${dataDir}.\n(it ended with 1)`,
  )
  await expect(start({ DATA_DIR: join(dataDir, 'other') })).rejects.toThrow(
    `start: Cannot listen: port ${port} on 127.0.0.1 is in use. Set PORT to another one.\n(it ended with 1)`,
  )
  expect((await fetch(`${first.address}/readyz`)).status).toBe(200)
})

/** A command in a terminal of its own: `script` (bsdutils, a part of every Debian; util-linux elsewhere) makes one. */
const inTerminal = (command: string) => ['script', '--quiet', '--return', '--command', `exec ${command}`, '/dev/null']
const ctrlC = ({ child }: ServerProcess) => child.stdin?.write('\u0003')
const toGroup = (signal: NodeJS.Signals) => (server: ServerProcess) => process.kill(-Number(server.child.pid), signal)

const stops = [
  // It keeps the next port for the server.
  ['Ctrl-C in a terminal stops npm run dev', inTerminal('npm run dev'), 1, ctrlC],
  ['Ctrl-C in a terminal stops npm start', inTerminal('npm start'), 0, ctrlC],
  ['SIGTERM to the whole process group of npm start stops it', ['npm', 'start'], 0, toGroup('SIGTERM')],
] as const

test.each(stops)('%s in order', shows('running.ctrl-c'), async (_, command, further, stop) => {
  const server = await start({}, command)
  const pid = postgresOf(dataDir)
  expect(isThere(pid)).toBe(true)
  const serving = port + further
  const { socket, finish, heard } = await beginLogin(serving)
  stop(server)
  // It stops: nobody else gets in.
  const isRefused = () =>
    fetch(`http://127.0.0.1:${serving}/healthz`).then(
      () => false,
      () => true,
    )
  await vi.waitUntil(isRefused, { timeout: 20_000, interval: 20 })
  finish()
  await once(socket, 'close')
  await vi.waitUntil(server.hasEnded, { timeout: 40_000 })
  expect([heard(), server.child.exitCode, isThere(pid)]).toEqual([expect.stringMatching(/HTTP\/1\.1 401/), 0, false])
})

test('a second wish means now, and leaves no PostgreSQL behind either', shows('running.now'), async () => {
  const server = await start({}, ['npm', 'start'])
  const pid = postgresOf(dataDir)
  const { socket } = await beginLogin(port)
  const closed = once(socket, 'close')
  // It stops, but for the request; each further signal counts until it is over.
  const asking = setInterval(() => server.hasEnded() || toGroup('SIGINT')(server), 500)
  await closed
  await vi.waitUntil(server.hasEnded, { timeout: 40_000 })
  clearInterval(asking)
  await vi.waitUntil(() => !isThere(pid), { timeout: 20_000 })
  expect(server.child.exitCode).toBe(130)
})
