import { afterAll, expect, test } from 'vitest'
import { shows } from '../../../support/shows.ts'
import { testApp } from '../../support/app.ts'
import { customerBody, newCustomer, uploaded } from '../../support/town-wire.ts'

const server = await testApp()
afterAll(server.close)
const ana = await newCustomer(server)
const authorization = `Bearer ${ana.token}`

test(
  'another method is refused with those that there are, before anything else is looked at',
  shows('limit.method'),
  async () => {
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
  },
)

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
