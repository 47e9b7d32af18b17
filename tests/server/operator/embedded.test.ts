import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startProcess, type ServerProcess } from '../support/process.ts'
import { customerBody, PASSWORD } from '../support/town-wire.ts'
import { newFolder } from '../support/folder.ts'

const main = join(import.meta.dirname, '../../../server/operator/main.ts')

let root: string
const servers: ServerProcess[] = []

beforeEach(() => {
  root = newFolder()
})
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.end('SIGINT')))
})

async function start(dataDir: string): Promise<ServerProcess> {
  const server = await startProcess({ DATA_DIR: dataDir })
  servers.push(server)
  return server
}

/** Runs the command as `npm run admin` does. */
async function admin(dataDir: string, ...args: string[]): Promise<{ status: number | null; output: string }> {
  const env = { PATH: process.env['PATH'], DATA_DIR: dataDir }
  const child = spawn(process.execPath, [main, ...args], { env, stdio: 'pipe' })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  }
  await once(child, 'close')
  return { status: child.exitCode, output }
}

const isRunning = (dataDir: string) => existsSync(join(dataDir, 'postgres/cluster/postmaster.pid'))

async function post({ address }: ServerProcess, path: string, payload: object): Promise<number> {
  const headers = { 'content-type': 'application/json' }
  return (await fetch(`${address}/v1${path}`, { method: 'POST', headers, body: JSON.stringify(payload) })).status
}

test('commands work beside a running server and without one, and a backup moves to another folder', async () => {
  const [dataDir, other, backup] = [join(root, 'data'), join(root, 'other'), join(root, 'backup')]
  const body = customerBody()
  const login = { email: body.email, password: PASSWORD }

  const server = await start(dataDir)
  expect(await post(server, '/signup/customer', body)).toBe(200)
  expect(await admin(dataDir, 'accounts', 'block', body.email)).toEqual({
    status: 0,
    output: `${body.email} is blocked, and its sessions, keys and webhooks have ended.\n`,
  })
  expect(await post(server, '/login/customer', login)).toBe(403)
  expect(await admin(dataDir, 'restore', join(root, 'nothing'))).toMatchObject({ status: 1 })
  expect((await admin(dataDir, 'backup', backup)).status).toBe(0)
  expect((await admin(dataDir, 'restore', backup)).output).toBe(
    `Another server is already running on the data folder ${dataDir}.\n`,
  )
  expect((await fetch(`${server.address}/readyz`)).status).toBe(200)

  await server.end('SIGINT')
  expect(isRunning(dataDir)).toBe(false)
  expect((await admin(dataDir, 'accounts', 'unblock', body.email)).output).toBe(`${body.email} may log in again.\n`)
  expect(isRunning(dataDir)).toBe(false)

  expect(await admin(other, 'restore', backup)).toMatchObject({ status: 0 })
  expect(isRunning(other)).toBe(false)
  // The backup leaves the key of what is sealed out.
  await expect(start(other)).rejects.toThrow('The secrets in this database are sealed with another key')
  copyFileSync(join(dataDir, 'secrets.key'), join(other, 'secrets.key'))
  const [first, second] = [await start(dataDir), await start(other)]
  // The backup was made while the account was blocked.
  expect([await post(first, '/login/customer', login), await post(second, '/login/customer', login)]).toEqual([
    200, 403,
  ])
})
