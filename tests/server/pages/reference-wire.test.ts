import { newOperator } from '../../support/operators.ts'
import { execFile } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { parseYaml } from '@redocly/openapi-core'
import { afterAll, expect, test } from 'vitest'
import { errorStatus } from '../../../generated/codes.ts'
import { examples } from '../../../generated/examples.ts'
import { commonCodes, operations, type Operation } from '../../../generated/operations.ts'
import { photo } from '../../../qa/support/samples.ts'
import { countedLimits } from '../../../server/app/handlers.ts'
import { SNIPPETS, type Shown } from '../../../server/pages/reference/browser/snippets.ts'
import { listOf, partOf, textOf } from '../../../server/pages/reference/contract.ts'
import { paragraphs, inLine } from '../../../server/pages/reference/markdown.ts'
import { referencePage } from '../../../server/pages/reference/page.ts'
import { shows } from '../../support/shows.ts'
import { DAY, testApp } from '../support/app.ts'
import { newFolder } from '../support/folder.ts'
import { newBusiness, newCustomer } from '../support/town-wire.ts'

const project = join(import.meta.dirname, '../../..')
const text = readFileSync(join(project, 'openapi.yaml'), 'utf8')
const contract: unknown = parseYaml(text)
const limits = countedLimits(2)
const publicUrl = 'https://bidfair.example'
const page = referencePage(text, { demo: [], limits, publicUrl })

/** What is said of each call, by its id. */
const sections = new Map(
  page.split('<section class="call" id="').map((section) => [section.slice(0, section.indexOf('"')), section]),
)

test('the reference says of each call what the contract says', shows('running.reference-whole'), () => {
  const isOfConsole = ({ path, method }: Operation): boolean =>
    listOf(partOf(contract, 'paths', path, method.toLowerCase())['tags']).includes('operator')
  const all = Object.values<Operation>(operations)
  const calls = all.filter((call) => !isOfConsole(call))
  expect(calls.map(({ id }) => id).filter((id) => !sections.has(id))).toEqual([])
  // The console's calls are nobody else's.
  expect(all.filter((call) => isOfConsole(call) && sections.has(call.id))).toEqual([])
  const missing = calls.flatMap(({ id, method, path, codes, scope }) => {
    const written = partOf(contract, 'paths', path, method.toLowerCase())
    const said = [
      `/v1${path}</code>`,
      textOf(written['summary']),
      paragraphs(textOf(written['description'])),
      inLine(textOf(partOf(written, 'responses', '200')['description'])),
      `client.${String(written['x-name'])}()`,
      ...codes.filter((code) => !commonCodes.includes(code)).map((code) => `/docs/problems#${code}"`),
      ...(scope === null ? [] : [`keys with <code>${scope}</code>`]),
    ]
    return said.filter((part) => !sections.get(id)?.includes(part)).map((part) => `${id}: ${part}`)
  })
  expect(missing).toEqual([])
})

test('each of its links leads somewhere, and no place has two names', () => {
  const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
  const within = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)
  expect(within.filter((id) => !ids.includes(id))).toEqual([])
  const codes = [...page.matchAll(/href="\/docs\/problems#([^"]+)"/g)].map(([, code = '']) => code)
  expect(codes.filter((code) => !Object.hasOwn(errorStatus, code))).toEqual([])
  expect(page).not.toMatch(/<script(?! type="module" src="\/docs)|style="|undefined|\[object/)
})

test('a password that only the operator knows is no part of it', () => {
  const email = 'customer@demo.bidfair.test'
  const withDemo = (password: string | null) =>
    referencePage(text, { demo: [{ role: 'customer', email, password }], limits, publicUrl })
  expect([withDemo(null).includes(email), withDemo(null).includes('data-password')]).toEqual([true, false])
  expect(withDemo('demo1234')).toContain('data-password="demo1234"')
})

const server = await testApp()
afterAll(server.close)

test('security.txt says whom to tell of a hole, and ends within a year', async () => {
  const { statusCode, headers, body } = await server.app.inject('/.well-known/security.txt')
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  const expires = new Date(/^Expires: (.*)$/m.exec(body)?.[1] ?? '').getTime() - server.clock.now.getTime()
  expect(expires / DAY).toBeCloseTo(180)
  expect(body).toMatch(/^Contact: mailto:help@example\.com$/m)
  expect(body).toMatch(/^Canonical: http:\/\/localhost:3000\/\.well-known\/security\.txt$/m)
})

const [customer, business] = [await newCustomer(server), await newBusiness(server)]
const operators = await Promise.all(
  (['owner', 'support', 'viewer'] as const).map(async (role) => {
    const { token } = await newOperator(server.deps.db, role)
    return [role, token] as const
  }),
)
const tokens: Readonly<Record<string, string | undefined>> = {
  customer: customer.token,
  business: business.token,
  ...Object.fromEntries(operators),
}

/** Why a call may be refused that is sent as it is shown: what it names is not there, is there already, or is not this account's, or it is switched off here. */
const PLAIN =
  /_NOT_FOUND$|^(EMAIL_TAKEN|INVALID_CREDENTIALS|FILE_UNKNOWN|FILE_MISSING|CURRENT_PASSWORD_WRONG|LINK_EXPIRED|WEBHOOK_URL_INVALID|BUSINESS_REQUIRED|OPERATOR_LOGIN_WRONG|LOGIN_TICKET_INVALID|PASSKEY_INVALID|SECOND_STEP_OFF|SECOND_STEP_NOT_BEGUN|PAYMENTS_OFF)$/

/** A stream goes on. */
const calls = Object.values<Operation>(operations).filter(({ id }) => id !== 'streamNotifications')

/** These end what the others are sent with. */
const ENDING = ['logout', 'deleteAccount']

/** The same for an operator. */
const LEAVING = 'logOutOperator'

test.each(calls)('$id is answered as it is shown', async ({ id, method, path, roles, codes, needsBody }) => {
  const [role = 'anyone'] = roles
  const { body } = examples[id]
  const leaving = id === LEAVING ? (await newOperator(server.deps.db, 'viewer')).token : undefined
  const token = leaving ?? (ENDING.includes(id) ? (await newCustomer(server)).token : role !== 'anyone' && tokens[role])
  // The form of a file that nobody chose.
  const form = { 'content-type': 'multipart/form-data; boundary=end' }
  const answer = await server.app.inject({
    method: method === 'GET' ? 'GET' : 'POST',
    url: `/v1${path.replace('{fileId}', '3q2-7wAAECAwQFBgcICQ')}`,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body === undefined ? needsBody && form : { 'content-type': 'application/json' }),
    },
    ...(needsBody && { payload: body === undefined ? '--end--\r\n' : JSON.stringify(body) }),
  })
  if (answer.statusCode === 200) return
  const { code, errors = [] } = answer.json<{ code: string; errors?: { code: string }[] }>()
  const told = errors.length > 0 ? errors.map((error) => error.code) : [code]
  expect(told.filter((each) => !PLAIN.test(each))).toEqual([])
  expect(codes).toContain(code)
})

const origin = await server.app.listen({ host: '127.0.0.1', port: 0 })
const run = promisify(execFile)
const CALL = { method: 'POST', path: '/', body: '', sent: '', name: '', input: '', needsToken: true }
const plain = (text: string): string => text.replaceAll('&#39;', "'").replaceAll('&lt;', '<').replaceAll('&amp;', '&')

test('every call compiles with the client as the reference writes it', async () => {
  const folder = newFolder()
  const programs = [...page.matchAll(/<section class="call" id="\w+" (data-[^>]*)>/g)].map(([, data = '']) => {
    const said = [...data.matchAll(/data-(\w+)='([^']*)'/g)].map(
      ([, name = '', value = '']) => [name, plain(value)] as const,
    )
    const { body = '', name = '', input = '' }: Record<string, string> = Object.fromEntries(said)
    return SNIPPETS['TypeScript']?.({ ...CALL, body, name, input }, publicUrl) ?? ''
  })
  expect(programs.length).toBeGreaterThan(70)
  const client = JSON.stringify(join(project, 'packages/client/index.ts'))
  const at = join(folder, 'calls')
  mkdirSync(at)
  for (const [index, program] of programs.entries())
    writeFileSync(join(at, `${index}.ts`), program.replace("'bidfair-client'", client))
  const typeRoots = [join(project, 'node_modules/@types')]
  const compilerOptions = { noPropertyAccessFromIndexSignature: false, types: ['node'], typeRoots }
  const config = { extends: join(project, 'tsconfig.json'), compilerOptions, include: ['calls'] }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config))
  const tsc = join(project, 'node_modules/@typescript/native/bin/tsc')
  const compiled = run(process.execPath, [tsc, '--noEmit', '--project', folder])
  expect((await compiled.catch((failed: { stdout: string }) => failed)).stdout).toBe('')
})

const CALLS: Readonly<Record<string, Shown>> = {
  'a list': { ...CALL, path: '/get-jobs/customer', body: 'application/json', sent: '{ "limit": 2 }' },
  'a call without a body': { ...CALL, path: '/get-sessions' },
  'an upload': { ...CALL, path: '/upload-file', body: 'multipart/form-data', needsToken: false },
  'what anyone may read': { ...CALL, method: 'GET', path: '/catagory', needsToken: false },
}

test.each(Object.entries(CALLS))('%s is made by its programs as they are copied', async (_name, call) => {
  const folder = newFolder()
  writeFileSync(join(folder, 'photo.jpg'), (await photo('photo.jpg', 'teal')).buffer)
  const options = { cwd: folder, env: { ...process.env, TOKEN: customer.token } }
  const curl = await run('sh', ['-c', `${SNIPPETS['curl']?.(call, origin)}`], options)
  const python = await run('python3', ['-c', `${SNIPPETS['Python']?.(call, origin)}`], options)
  for (const { stdout } of [curl, python]) expect(stdout).toMatch(/"Success":true|"category":/)
})
