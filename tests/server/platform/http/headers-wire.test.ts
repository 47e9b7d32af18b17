import { afterAll, expect, test } from 'vitest'
import { shows } from '../../../support/shows.ts'
import { testApp } from '../../support/app.ts'
import { customerBody, newCustomer, uploaded, jobBody, newBusiness } from '../../support/town-wire.ts'
import { operations } from '../../../../generated/operations.ts'
import { clientOf } from '../../support/client.ts'

const server = await testApp()
afterAll(server.close)

const ana = await newCustomer(server)
const authorization = `Bearer ${ana.token}`

test('another method is refused with those that there are', shows('limit.method'), async () => {
  const asked = async (method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE', url: string) => {
    const headers = { 'content-type': 'text/plain' }
    const { statusCode, headers: told } = await server.app.inject({
      method,
      url,
      headers,
      ...(method === 'PUT' && { payload: '?' }),
    })
    return [statusCode, told.allow]
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
  const nobody = await server.app.inject({
    method: 'POST',
    url: '/v1/signup/customer',
    headers: { 'idempotency-key': 'short' },
    payload: customerBody(),
  })
  expect([nobody.statusCode, nobody.json<{ errors: unknown }>().errors]).toEqual([
    400,
    [{ field: 'Idempotency-Key', code: 'INVALID_VALUE' }],
  ])
})

test('the id of a request is kept if it can stand in a log', shows('limit.request-id'), async () => {
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
  const kept = async (url: string, payload?: object, given = authorization) =>
    (
      await server.app.inject({
        method: payload ? 'POST' : 'GET',
        url,
        headers: { authorization: given },
        ...(payload && { payload }),
      })
    ).headers['cache-control']
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
  expect([await kept('/v1/catagory'), await kept('/v1/usa-states-cities')]).toEqual([
    'public, no-cache',
    'public, no-cache',
  ])
  // Its row alone is there, so it is not found: nothing is kept of that, either.
  const link = await uploaded(server)
  expect(await kept(new URL(link).pathname)).toBe('no-store')
})

const luis = await newBusiness(server)
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
  const sent = async (url: string, bytes: number) => {
    const headers = { authorization: `Bearer ${ana.token}`, 'content-type': 'application/json' }
    const payload = `{"a":"${'x'.repeat(bytes - 8)}"}`
    return (await server.app.inject({ method: 'POST', url, headers, payload })).statusCode
  }
  expect([await sent('/v1/login/customer', 32_000), await sent('/v1/login/customer', 32_001)]).toEqual([400, 413])
  const { bodyLimit } = operations.createJob
  expect(bodyLimit).toBeLessThan(100_000)
  expect([
    await sent('/v1/create-job/customer', bodyLimit),
    await sent('/v1/create-job/customer', bodyLimit + 1),
  ]).toEqual([400, 413])
})

test('a text at its limit fits, however it is written', shows('limit.body-size'), async () => {
  const details = String.raw`\ud83d\udd27`.repeat(5000)
  const body = JSON.stringify({ ...(await jobBody(server)), pics_url: [await uploaded(server)], details: '?' })
  const answer = await server.app.inject({
    method: 'POST',
    url: '/v1/create-job/customer',
    headers: { authorization: `Bearer ${ana.token}`, 'content-type': 'application/json' },
    payload: body.replace('"?"', `"${details}"`),
  })
  expect(answer.statusCode).toBe(200)
})
