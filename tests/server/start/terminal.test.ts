import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { shows } from '../../support/shows.ts'
import { newFolder } from '../support/folder.ts'
import { isThere } from '../support/process.ts'

const root = join(import.meta.dirname, '../../..')
let dataDir: string
let port: number
let child: ChildProcess
let said: string

beforeEach(async () => {
  dataDir = newFolder()
  port = await freePair()
  said = ''
})
afterEach(async () => {
  if (child.exitCode === null && child.signalCode === null) {
    process.kill(-Number(child.pid), 'SIGKILL')
    await once(child, 'close')
  }
  const pid = postgres()
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

/** Runs a command line as the leader of a process group, and waits until the server behind it is ready. */
async function start(program: string, args: readonly string[]): Promise<void> {
  // `npm run dev` keeps the next port for the server.
  const env = { PORT: String(port), DATA_DIR: dataDir, DEMO: 'off', WEB_BUILD: 'off', LOG_LEVEL: 'warn' }
  const { PATH, HOME } = process.env
  child = spawn(program, args, { cwd: root, env: { PATH, HOME, ...env }, stdio: 'pipe', detached: true })
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => (said += text))
  }
  await vi.waitUntil(() => said.includes('Bidfair is ready') || child.exitCode !== null, {
    timeout: 90_000,
    interval: 20,
  })
  expect(said).toContain('Bidfair is ready')
}

/** The same in a terminal of its own: `script` (bsdutils, a part of every Debian; util-linux elsewhere) makes one. */
const startInTerminal = (command: string): Promise<void> =>
  start('script', ['--quiet', '--return', '--command', `exec ${command}`, '/dev/null'])

const postgres = (): number => {
  try {
    return Number.parseInt(readFileSync(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8'), 10)
  } catch {
    return 0
  }
}

/** A login whose head has arrived, and whose body the server waits for. */
async function beginLogin(): Promise<{ socket: Socket; end: () => void; answer: () => string }> {
  const body = JSON.stringify({ email: 'nobody@example.com', password: 'secret1' })
  const socket = connect(port, '127.0.0.1')
  let heard = ''
  socket.setEncoding('utf8').on('data', (text: string) => (heard += text))
  const head = ['POST /v1/login/customer HTTP/1.1', 'Host: localhost', 'Content-Type: application/json']
  socket.write([...head, `Content-Length: ${body.length}`, 'Expect: 100-continue', '', ''].join('\r\n'))
  await vi.waitUntil(() => heard.includes('100 Continue'), { timeout: 20_000 })
  return { socket, end: () => socket.write(body), answer: () => heard }
}

/** Asks it to stop while a request is on its way; answers what that got, and what the command ended with. */
async function stopAmid(
  ask: () => void,
): Promise<{ status: string | undefined; code: number | null; postgres: boolean }> {
  const pid = postgres()
  expect(isThere(pid)).toBe(true)
  const { socket, end, answer } = await beginLogin()
  ask()
  // It stops: nobody else gets in.
  await vi.waitUntil(() => refuses(port), { timeout: 20_000, interval: 20 })
  end()
  await once(socket, 'close')
  if (child.exitCode === null) await once(child, 'close')
  return { status: /HTTP\/1\.1 (401|5\d\d)/.exec(answer())?.[1], code: child.exitCode, postgres: isThere(pid) }
}

const refuses = (where: number): Promise<boolean> =>
  new Promise((done) => {
    const socket = connect(where, '127.0.0.1')
    socket.once('error', () => done(true))
    socket.once('connect', () => {
      socket.destroy()
      done(false)
    })
  })

const inOrder = { status: '401', code: 0, postgres: false }

test('Ctrl-C in a terminal stops npm start in order', shows('running.ctrl-c'), async () => {
  await startInTerminal('npm start')
  expect(await stopAmid(() => child.stdin?.write('\u0003'))).toEqual(inOrder)
})

test('Ctrl-C in a terminal stops npm run dev in order', shows('running.ctrl-c'), async () => {
  await startInTerminal('npm run dev')
  port += 1
  expect(await stopAmid(() => child.stdin?.write('\u0003'))).toEqual(inOrder)
})

test('SIGTERM to the whole process group of npm start stops it in order', shows('running.ctrl-c'), async () => {
  await start('npm', ['start'])
  expect(await stopAmid(() => process.kill(-Number(child.pid), 'SIGTERM'))).toEqual(inOrder)
})

test('a second wish means now, and leaves no PostgreSQL behind either', shows('running.now'), async () => {
  await start('npm', ['start'])
  const pid = postgres()
  const { socket } = await beginLogin()
  const closed = once(socket, 'close')
  // It stops, but for the request; whoever asks again, asks until it is over.
  const asking = setInterval(() => child.exitCode ?? process.kill(-Number(child.pid), 'SIGINT'), 500)
  await closed
  await once(child, 'close')
  clearInterval(asking)
  await vi.waitUntil(() => !isThere(pid), { timeout: 20_000 })
  expect(child.exitCode).toBe(130)
})
