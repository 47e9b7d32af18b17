import { afterAll, expect, test } from 'vitest'
import { errorStatus } from '../../../../generated/codes.ts'
import { DatabaseUnavailable } from '../../../../server/platform/db/health-monitor.ts'
import { shows } from '../../../support/shows.ts'
import { testApp } from '../../support/app.ts'

/** What the handler of the list of places throws next. */
let problem: unknown
const lines: string[] = []

const listLocations = async () => {
  throw problem
}

const server = await testApp({ handlers: { listLocations }, log: (line) => lines.push(line) })
afterAll(server.close)

type Sent = Readonly<{ payload?: string | object; type?: string; language?: string; token?: string }>

async function post(url: string, { payload, type, language, token }: Sent = {}) {
  const answer = await server.app.inject({
    method: 'POST',
    url,
    headers: {
      ...(type === undefined ? {} : { 'content-type': type }),
      ...(language === undefined ? {} : { 'accept-language': language }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(payload === undefined ? {} : { payload }),
  })
  return { status: answer.statusCode, body: answer.json<unknown>() }
}

const login = '/v1/login/customer'
const json = 'application/json'
const malformed = { Success: false, Message: 'The request could not be read.', code: 'MALFORMED_REQUEST' }

test('what is no JSON, and what is too long, is refused before it is read', async () => {
  for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=a']) {
    expect(await post(login, { payload: 'a=b', type })).toMatchObject({
      status: 415,
      body: { code: 'UNSUPPORTED_MEDIA_TYPE' },
    })
  }
  // Where files are taken, too, for this is not sent as one.
  for (const url of [login, '/v1/upload-file']) {
    expect(await post(url, { payload: { email: 'a'.repeat(300_000) } })).toMatchObject({
      status: 413,
      body: { code: 'BODY_TOO_LARGE' },
    })
  }
})

test('problem details come where asked for, with a link to the code', shows('limit.problems'), async () => {
  const asked = async (url: string, payload?: object) => {
    const headers = { accept: 'application/problem+json, application/json;q=0.5', 'accept-language': 'es' }
    const answer = await server.app.inject({ method: 'POST', url, headers, ...(payload && { payload }) })
    return [answer.headers['content-type'], answer.json<Record<string, unknown>>()] as const
  }
  const problems = `${server.deps.settings.publicUrl}/docs/problems`
  expect(await asked(login, { email: 'nobody', password: '' })).toEqual([
    'application/problem+json; charset=utf-8',
    {
      type: `${problems}#VALIDATION_FAILED`,
      title: 'Completa todos los campos obligatorios',
      status: 422,
      detail: 'Escribe un correo electrónico válido',
      code: 'VALIDATION_FAILED',
      errors: [
        { field: 'email', code: 'EMAIL_INVALID' },
        { field: 'password', code: 'PASSWORD_REQUIRED' },
      ],
    },
  ])
  const [, nowhere] = await asked('/v1/%')
  expect(nowhere).toMatchObject({ type: `${problems}#MALFORMED_REQUEST`, status: 400 })
  const { body } = await server.app.inject('/docs/problems')
  const explained = [...body.matchAll(/<dt id="(\w+)">/g)].map(([, code]) => code)
  expect(new Set(explained)).toEqual(new Set(Object.keys(errorStatus)))
  expect(body).toMatch(/id="KEY_INVALID".*\n.*Any address\./)
  expect(body).toMatch(/id="NAME_REQUIRED".*\n.*At a field/)
})

test('who may not call is told so before the body is looked at', async () => {
  expect(await post('/v1/create-job/customer', { payload: '{', type: json })).toMatchObject({
    status: 401,
    body: { code: 'UNAUTHORIZED' },
  })
  expect(await post('/v1/create-job/customer', { payload: '{', type: json, token: 'x'.repeat(43) })).toMatchObject({
    status: 401,
    body: { code: 'UNAUTHORIZED' },
  })
})

test('addresses that are nothing, or not even addresses, get the same shape', async () => {
  expect(await post('/v1/nothing')).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
  expect((await server.app.inject('/v1/login/customer')).json()).toMatchObject({ code: 'METHOD_NOT_ALLOWED' })
  const broken = await server.app.inject('/v1/%')
  expect([broken.statusCode, broken.json()]).toEqual([400, malformed])
})

const failures: readonly (readonly [name: string, thrown: unknown, status: number, code: string])[] = [
  ['a bug', new Error('secret detail'), 500, 'INTERNAL_ERROR'],
  ['something odd', 'a string', 500, 'INTERNAL_ERROR'],
  ['a database that is away', Object.assign(new Error('x'), { code: 'ECONNREFUSED' }), 503, 'SERVICE_UNAVAILABLE'],
  ['a statement that took too long', Object.assign(new Error('x'), { code: '57014' }), 503, 'SERVICE_UNAVAILABLE'],
  ['a full pool', new Error('timeout exceeded when trying to connect'), 503, 'SERVICE_UNAVAILABLE'],
  ['a silent database', new DatabaseUnavailable(), 503, 'SERVICE_UNAVAILABLE'],
  ...[
    'Connection terminated unexpectedly',
    'Connection terminated due to connection timeout',
    'timeout expired',
    'Query read timeout',
    'Client has encountered a connection error and is not queryable',
    'Client was closed and is not queryable',
    'Cannot use a pool after calling end on the pool',
    'driver has already been destroyed',
    'There was an error establishing an SSL connection',
  ].map((said) => [said, new Error(said), 503, 'SERVICE_UNAVAILABLE'] as const),
  // Starting or stopping, its disk full, out of memory, no such role or database, a standby, one that lost to another; the network.
  ...['57P01', '57P02', '57P03', '53100', '53200', '53300', '28P01', '3D000', '25006', '40P01', 'EHOSTUNREACH'].map(
    (away) => [away, Object.assign(new Error('x'), { code: away }), 503, 'SERVICE_UNAVAILABLE'] as const,
  ),
  ['a wrong statement', Object.assign(new Error('secret detail'), { code: '42601' }), 500, 'INTERNAL_ERROR'],
]

test.each(failures)(
  '%s is answered without its details, and logged with them',
  shows('running.not-queryable'),
  async (name, thrown, status, code) => {
    problem = thrown
    lines.length = 0
    const headers = { 'x-request-id': 'forged {"level":60}' }
    const answer = await server.app.inject({ url: '/v1/usa-states-cities', headers })
    expect(answer.statusCode).toBe(status)
    expect(answer.json()).toMatchObject({ Success: false, code })
    expect(answer.body).not.toContain('secret detail')
    const wait = name === '53100' ? '60' : '5'
    expect(answer.headers['retry-after']).toBe(status === 503 ? wait : undefined)
    const requestId = String(answer.headers['x-request-id'])
    expect(requestId).toMatch(/^[\w-]{36}$/)
    expect(lines.filter((line) => line.includes('"request failed"') && line.includes(requestId))).toHaveLength(1)
  },
)
