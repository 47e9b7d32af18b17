import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { photo } from '../../../qa/support/samples.ts'
import { SNIPPETS, type Shown } from '../../../server/pages/reference/browser/snippets.ts'
import { referencePage } from '../../../server/pages/reference/page.ts'
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
const project = join(import.meta.dirname, '../../..')
const plain = (text: string): string => text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&')

test('every call compiles with the client as the reference writes it', async () => {
  const text = readFileSync(join(project, 'openapi.yaml'), 'utf8')
  const page = referencePage(text, { demo: [], limits: new Map(), publicUrl: 'https://bidfair.example' })
  const programs = [...page.matchAll(/<section class="call" id="\w+" (data-[^>]*)>/g)].map(([, data = '']) => {
    const said = [...data.matchAll(/data-(\w+)="([^"]*)"/g)].map(
      ([, name = '', value = '']) => [name, plain(value)] as const,
    )
    const { body = '', name = '', input = '' }: Record<string, string> = Object.fromEntries(said)
    return SNIPPETS['TypeScript']?.({ ...CALL, body, name, input }, 'https://bidfair.example') ?? ''
  })
  expect(programs.length).toBeGreaterThan(70)
  const client = JSON.stringify(join(project, 'packages/client/index.ts'))
  const at = join(folder, 'calls')
  mkdirSync(at)
  for (const [index, program] of programs.entries())
    writeFileSync(join(at, `${index}.ts`), program.replace("'bidfair-client'", client))
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      extends: join(project, 'tsconfig.json'),
      compilerOptions: {
        noPropertyAccessFromIndexSignature: false,
        types: ['node'],
        typeRoots: [join(project, 'node_modules/@types')],
      },
      include: ['calls'],
    }),
  )
  const tsc = join(project, 'node_modules/@typescript/native/bin/tsc')
  const compiled = await run(process.execPath, [tsc, '--noEmit', '--project', folder]).catch(
    (failed: { readonly stdout: string }) => failed,
  )
  expect(compiled.stdout).toBe('')
})

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
