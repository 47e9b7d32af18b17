import { afterAll, expect, test } from 'vitest'
import { operations } from '../../../../generated/operations.ts'
import { shows } from '../../../support/shows.ts'
import { testApp } from '../../support/app.ts'
import { clientOf } from '../../support/client.ts'
import { jobBody, newBusiness, newCustomer, uploaded } from '../../support/town-wire.ts'

const server = await testApp()
afterAll(server.close)
const [ana, luis] = [await newCustomer(server), await newBusiness(server)]

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
