import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { photo } from '../../../qa/support/samples.ts'
import { SNIPPETS, type Shown } from '../../../server/pages/reference/browser/snippets.ts'
import { testApp, type TestApp } from '../support/app.ts'
import { newCustomer } from '../support/town-wire.ts'

const run = promisify(execFile)
const folder = mkdtempSync(join(tmpdir(), 'bidfair-snippets-'))
let server: TestApp
let origin: string
let TOKEN: string

beforeAll(async () => {
  server = await testApp()
  origin = await server.app.listen({ host: '127.0.0.1', port: 0 })
  TOKEN = (await newCustomer(server)).token ?? ''
  writeFileSync(join(folder, 'photo.jpg'), (await photo('photo.jpg', 'teal')).buffer)
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

const CALL = { method: 'POST', path: '/', body: '', sent: '', name: '', input: '', needsToken: true }
const CALLS: Readonly<Record<string, Shown>> = {
  'a list': { ...CALL, path: '/get-jobs/customer', body: 'application/json', sent: '{ "limit": 2 }' },
  'a call without a body': { ...CALL, path: '/get-sessions' },
  'an upload': { ...CALL, path: '/upload-file', body: 'multipart/form-data', needsToken: false },
  'what anyone may read': { ...CALL, method: 'GET', path: '/catagory', needsToken: false },
}

test.each(Object.entries(CALLS))('%s is made by its programs as they are copied', async (_name, call) => {
  const options = { cwd: folder, env: { ...process.env, TOKEN } }
  const curl = await run('sh', ['-c', `${SNIPPETS['curl']?.(call, origin)}`], options)
  const python = await run('python3', ['-c', `${SNIPPETS['Python']?.(call, origin)}`], options)
  for (const { stdout } of [curl, python]) expect(stdout).toMatch(/"Success":true|"category":/)
})
