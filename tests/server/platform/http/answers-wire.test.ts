import { afterAll, expect, test } from 'vitest'
import { errorStatus } from '../../../../generated/codes.ts'
import { operations } from '../../../../generated/operations.ts'
import { handlers } from '../../../../server/app/handlers.ts'
import { DatabaseUnavailable } from '../../../../server/platform/db/health-monitor.ts'
import { shows } from '../../../support/shows.ts'
import { testApp } from '../../support/app.ts'
import { clientOf } from '../../support/client.ts'
import { customerBody, jobBody, newBusiness, newCustomer, uploaded } from '../../support/town-wire.ts'

/** What the handler of the list of places throws next; it answers while there is nothing. */
let problem: unknown
const lines: string[] = []

const listLocations: typeof handlers.listLocations = async (...call) => {
  if (problem !== undefined) throw problem
  return await handlers.listLocations(...call)
}

const server = await testApp({ handlers: { listLocations }, log: (line) => lines.push(line) })
afterAll(server.close)

const [ana, luis] = [await newCustomer(server), await newBusiness(server)]
const authorization = `Bearer ${ana.token}`

/** What is answered to anything that is posted, by somebody without a session unless the headers say otherwise. */
async function post(url: string, payload?: string | object, headers: Readonly<Record<string, string>> = {}) {
  const answer = await server.app.inject({ method: 'POST', url, headers, ...(payload !== undefined && { payload }) })
  return { status: answer.statusCode, type: answer.headers['content-type'], body: answer.json<Body>() }
}

type Body = Readonly<{ code?: string; errors?: unknown }>

const LOG_IN = '/v1/login/customer'
const CREATE_JOB = '/v1/create-job/customer'
const SENT_JSON = { 'content-type': 'application/json' }

test('another method is refused with those that there are', shows('limit.method'), async () => {
  const asked = async (method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE', url: string) => {
    const headers = { 'content-type': 'text/plain' }
    const payload = method === 'PUT' ? '?' : undefined
    const answer = await server.app.inject({ method, url, headers, ...(payload && { payload }) })
    return [answer.statusCode, answer.headers.allow]
  }
  expect(await asked('GET', '/v1/login/customer')).toEqual([405, 'POST, OPTIONS'])
  expect(await asked('HEAD', '/v1/login/customer')).toEqual([405, 'POST, OPTIONS'])
  expect(await asked('PUT', '/v1/create-job/customer')).toEqual([405, 'POST, OPTIONS'])
  expect(await asked('DELETE', '/v1/catagory')).toEqual([405, 'GET, HEAD, OPTIONS'])
  expect(await asked('POST', '/v1/files/3q2-7wAAECAwQFBgcICQ')).toEqual([405, 'GET, HEAD, OPTIONS'])
  expect(await asked('GET', '/v1/nothing')).toEqual([404, undefined])
})

test('a header that breaks its rule is named', shows('limit.headers-named'), async () => {
  const refused = await ana.refused('createJob', {}, { 'idempotency-key': 'short' })
  // The body is judged first; a sound one leaves the header.
  expect(refused.code).toBe('VALIDATION_FAILED')
  expect(await post('/v1/signup/customer', customerBody(), { 'idempotency-key': 'short' })).toMatchObject({
    status: 400,
    body: { errors: [{ field: 'Idempotency-Key', code: 'INVALID_VALUE' }] },
  })
})

test('the id of a request is kept if a log can hold it', shows('limit.request-id'), async () => {
  const idOf = async (given?: string) => {
    const headers = given === undefined ? {} : { 'x-request-id': given }
    return (await server.app.inject({ url: '/v1/catagory', headers })).headers['x-request-id']
  }
  const made = /^[\da-f-]{36}$/
  expect(await idOf('trace-7:a/b=1')).toBe('trace-7:a/b=1')
  expect(await idOf()).toMatch(made)
  for (const odd of ['', 'a b', 'a"b', '{"level":60}', 'x'.repeat(129), 'a, b']) expect(await idOf(odd)).toMatch(made)
})

test('answers about somebody are kept by nobody; what is for everybody may be', shows('limit.no-store'), async () => {
  const kept = async (url: string, payload?: object, given = authorization) => {
    const headers = { authorization: given }
    const body = payload && ({ method: 'POST', payload } as const)
    return (await server.app.inject({ url, headers, ...body })).headers['cache-control']
  }
  for (const answer of [
    await kept('/v1/get-customer-details/customer', {}),
    await kept('/v1/get-jobs/customer', {}),
    await kept('/v1/get-jobs/customer', { status: 7 }),
    await kept('/v1/get-customer-details/customer', {}, 'Bearer nothing'),
    await kept('/v1/login/customer', { email: ana.email, password: 'wrong-one' }),
    await kept('/v1/files/3q2-7wAAECAwQFBgcICQ'),
    await kept('/v1/nothing'),
  ])
    expect(answer).toBe('no-store')
  for (const list of ['/v1/catagory', '/v1/usa-states-cities']) expect(await kept(list)).toBe('public, no-cache')
  // Its row alone is there, so it is not found: nothing is kept of that, either.
  const link = await uploaded(server)
  expect(await kept(new URL(link).pathname)).toBe('no-store')
})

const unknown = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, 0]))

test('a list that is too long is refused unseen', shows('limit.wide-bodies'), async () => {
  // A zero character and a wrong type would each be told, were they looked at.
  const statuses = ['\0', ...Array.from({ length: 10_000 }, () => 0)]
  expect(await ana.refused('listCustomerJobs', { status: statuses })).toMatchObject({
    status: 422,
    errors: [{ field: 'status', code: 'INVALID_VALUE' }],
  })
  const links = Array.from({ length: 1000 }, () => ({ url: '\0' }))
  expect(await ana.refused('createJob', { ...(await jobBody(server)), pics_url: links })).toMatchObject({
    status: 422,
    errors: [{ field: 'pics_url', code: 'MAX_PICTURES' }],
  })
  const cities = Array.from({ length: 6 }, () => 'Austin')
  expect((await luis.refused('editBusiness', { city: cities })).errors).toEqual([{ field: 'city', code: 'MAX_CITIES' }])
})

test('at most 20 errors are told, and of more fields none is looked at', shows('limit.wide-bodies'), async () => {
  const nobody = clientOf(server.app)
  const some = await nobody.refused('loginCustomer', unknown(30))
  expect([some.status, some.errors?.length]).toEqual([400, 20])
  const { status, code, errors } = await nobody.refused('loginCustomer', unknown(2000))
  expect({ status, code, errors }).toEqual({ status: 400, code: 'MALFORMED_REQUEST', errors: undefined })
})

test('a body has at most 32 kB, or what its fields may come to', shows('limit.body-size'), async () => {
  const { bodyLimit } = operations.createJob
  expect(bodyLimit).toBeLessThan(110_000)
  for (const [url, most] of [
    [LOG_IN, 32_000],
    [CREATE_JOB, bodyLimit],
  ] as const) {
    const sent = async (bytes: number) =>
      (await post(url, `{"a":"${'x'.repeat(bytes - 8)}"}`, { ...SENT_JSON, authorization })).status
    expect([await sent(most), await sent(most + 1)]).toEqual([400, 413])
  }
})

test('a text at its limit fits, however it is written', shows('limit.body-size'), async () => {
  const details = String.raw`\ud83d\udd27`.repeat(5000)
  const body = JSON.stringify({ ...(await jobBody(server)), pics_url: [await uploaded(server)], details: '?' })
  const payload = body.replace('"?"', `"${details}"`)
  expect(await post(CREATE_JOB, payload, { ...SENT_JSON, authorization })).toMatchObject({ status: 200 })
})

test('problem details come where asked for, with a link to the code', shows('limit.problems'), async () => {
  const headers = { accept: 'application/problem+json, application/json;q=0.5', 'accept-language': 'es' }
  const problems = `${server.deps.settings.publicUrl}/docs/problems`
  expect(await post(LOG_IN, { email: 'nobody', password: '' }, headers)).toEqual({
    status: 422,
    type: 'application/problem+json; charset=utf-8',
    body: {
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
  })
  const nowhere = { type: `${problems}#MALFORMED_REQUEST`, status: 400 }
  expect(await post('/v1/%', undefined, headers)).toMatchObject({ status: 400, body: nowhere })
  const { body } = await server.app.inject('/docs/problems')
  const explained = [...body.matchAll(/<dt id="(\w+)">/g)].map(([, code]) => code)
  expect(new Set(explained)).toEqual(new Set(Object.keys(errorStatus)))
  expect(body).toMatch(/id="KEY_INVALID".*\n.*Any address\./)
  expect(body).toMatch(/id="NAME_REQUIRED".*\n.*At a field/)
})

test.each([
  ['a form', LOG_IN, 'a=b', 'application/x-www-form-urlencoded', 415, 'UNSUPPORTED_MEDIA_TYPE'],
  ['a form with files', LOG_IN, 'a=b', 'multipart/form-data; boundary=a', 415, 'UNSUPPORTED_MEDIA_TYPE'],
  // It is not sent as a file.
  ['much JSON in place of a file', '/v1/upload-file', `"${'a'.repeat(300_000)}"`, undefined, 413, 'BODY_TOO_LARGE'],
  ['half a body without a session', CREATE_JOB, '{', undefined, 401, 'UNAUTHORIZED'],
  ['an unknown address', '/v1/nothing', undefined, undefined, 404, 'NOT_FOUND'],
  ['no address', '/v1/%', undefined, undefined, 400, 'MALFORMED_REQUEST'],
])('%s is refused unread, in the one shape', async (_, url, payload, type, status, code) => {
  const sent = type === undefined ? SENT_JSON : { 'content-type': type }
  expect(await post(url, payload, payload === undefined ? {} : sent)).toMatchObject({
    status,
    body: { Success: false, code },
  })
})

test('a session that never was is told before the body is looked at', async () => {
  const headers = { ...SENT_JSON, authorization: `Bearer ${'x'.repeat(43)}` }
  expect(await post(CREATE_JOB, '{', headers)).toMatchObject({ status: 401, body: { code: 'UNAUTHORIZED' } })
})

const failed = (code: string) => Object.assign(new Error('secret detail'), { code })

const AWAY: readonly unknown[] = [
  new DatabaseUnavailable(),
  ...[
    'timeout exceeded when trying to connect',
    'Connection terminated unexpectedly',
    'Connection terminated due to connection timeout',
    'timeout expired',
    'Query read timeout',
    'Client has encountered a connection error and is not queryable',
    'Client was closed and is not queryable',
    'Cannot use a pool after calling end on the pool',
    'driver has already been destroyed',
    'There was an error establishing an SSL connection',
  ].map((said) => new Error(said)),
  // A statement that took too long.
  failed('57014'),
  // Starting or stopping, its disk full, out of memory, no such role or database, a standby, one that lost to another; the network.
  ...['57P01', '57P02', '57P03', '53100', '53200', '53300', '28P01', '3D000', '25006', '40P01'].map(failed),
  ...['EHOSTUNREACH', 'ECONNREFUSED'].map(failed),
]

test.each([
  ...AWAY.map((thrown) => [thrown, 503, 'SERVICE_UNAVAILABLE'] as const),
  // A bug, something odd, a wrong statement.
  ...[new Error('secret detail'), 'a string', failed('42601')].map(
    (thrown) => [thrown, 500, 'INTERNAL_ERROR'] as const,
  ),
])(
  '%o is answered %i without its details, and logged with them',
  shows('running.not-queryable'),
  async (thrown, status, code) => {
    problem = thrown
    lines.length = 0
    const headers = { 'x-request-id': 'forged {"level":60}' }
    const answer = await server.app
      .inject({ url: '/v1/usa-states-cities', headers })
      .finally(() => (problem = undefined))
    expect([answer.statusCode, answer.json()]).toMatchObject([status, { Success: false, code }])
    expect(answer.body).not.toContain('secret detail')
    const wait = thrown instanceof Error && 'code' in thrown && thrown.code === '53100' ? '60' : '5'
    expect(answer.headers['retry-after']).toBe(status === 503 ? wait : undefined)
    const requestId = String(answer.headers['x-request-id'])
    expect(requestId).toMatch(/^[\w-]{36}$/)
    expect(lines.filter((line) => line.includes('"request failed"') && line.includes(requestId))).toHaveLength(1)
  },
)
