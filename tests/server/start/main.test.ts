import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { freePort } from '../../../server/platform/db/embedded.ts'
import { isThere } from '../support/process.ts'
import { newFolder } from '../support/folder.ts'

const main = join(import.meta.dirname, '../../../server/main.ts')
let dataDir: string
let port: number
const children: ChildProcess[] = []

beforeEach(async () => {
  dataDir = newFolder()
  port = await freePort()
})
afterEach(async () => {
  await Promise.all(children.splice(0).map((child) => end(child, 'SIGINT')))
  const pid = postgresPid()
  if (pid !== undefined) process.kill(pid, 'SIGINT')
  if (pid !== undefined) await vi.waitUntil(() => !isThere(pid), { timeout: 20_000 })
})

type Started = { child: ChildProcess; said: () => string }

function start(settings: Record<string, string> = {}): Started {
  const env = { PORT: String(port), DATA_DIR: dataDir, DEMO: 'off', WEB_BUILD: 'off', LOG_LEVEL: 'warn', ...settings }
  const child = spawn(process.execPath, [main], { env: { PATH: process.env['PATH'], ...env }, stdio: 'pipe' })
  children.push(child)
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (said += text))
  }
  return { child, said: () => said }
}

async function ready({ child, said }: Started): Promise<void> {
  await expect
    .poll(() => said().includes('Bidfair is ready') || child.exitCode !== null, { timeout: 60_000, interval: 20 })
    .toBe(true)
  expect(said()).toContain(`Bidfair is ready at http://localhost:${port}`)
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
  const exited = once(child, 'close')
  child.kill(signal)
  await exited
  return child.exitCode
}

/** What a start that fails says and ends with. */
async function failure(started: Started): Promise<{ code: number | null; said: string }> {
  if (started.child.exitCode === null) await once(started.child, 'close')
  return { code: started.child.exitCode, said: started.said() }
}

/** The PostgreSQL of the data folder, while it runs. */
function postgresPid(): number | undefined {
  try {
    const pid = Number(readFileSync(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[0])
    return isThere(pid) ? pid : undefined
  } catch {
    return undefined
  }
}

async function post(path: string, payload: object): Promise<number> {
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`http://127.0.0.1:${port}/v1${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(payload),
  })
  return answer.status
}

const account = { email: 'ana@example.com', password: 'secret1' }
const signUp = () =>
  post('/signup/customer', {
    ...account,
    role: 'customer',
    name: 'Ana',
    phone: '+1 512 555 0148',
    country: 'United States',
    state: 'Texas',
    city: 'Austin',
  })

test('Ctrl-C stops the server and its PostgreSQL, and the next start has everything', async () => {
  const first = start()
  await ready(first)
  await expect.poll(first.said).toContain('OPERATOR_CONTACT is not set')
  expect(await signUp()).toBe(200)
  expect(postgresPid()).toBeDefined()
  expect(await end(first.child, 'SIGINT')).toBe(0)
  expect(postgresPid()).toBeUndefined()
  const second = start({ HOST: '0.0.0.0', DEMO: 'on' })
  await ready(second)
  await expect.poll(second.said).toContain('DEMO is off, because others can reach this server')
  expect(await post('/login/customer', account)).toBe(200)
  expect(await end(second.child, 'SIGTERM')).toBe(0)
  expect(postgresPid()).toBeUndefined()
})

test('after kill -9 the next start takes PostgreSQL over, with everything that was acknowledged', async () => {
  const first = start()
  await ready(first)
  expect(await signUp()).toBe(200)
  await end(first.child, 'SIGKILL')
  const pid = postgresPid()
  expect(pid).toBeDefined()
  const second = start()
  await ready(second)
  expect(postgresPid()).toBe(pid)
  expect(await post('/login/customer', account)).toBe(200)
})

test('a second server on the same data, and one on the same port, say so in one line; the first goes on', async () => {
  const first = start()
  await ready(first)
  expect(await failure(start({ PORT: String(await freePort()) }))).toEqual({
    code: 1,
    said: `Another server is already running on the data folder ${dataDir}.\n`,
  })
  expect(await failure(start({ DATA_DIR: join(dataDir, 'other') }))).toEqual({
    code: 1,
    said: `Cannot listen: port ${port} on 127.0.0.1 is in use. Set PORT to another one.\n`,
  })
  expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200)
})
