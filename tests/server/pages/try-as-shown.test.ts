import { afterAll, beforeAll, expect, test } from 'vitest'
import { examples } from '../../../generated/examples.ts'
import { operations, type Operation } from '../../../generated/operations.ts'
import { testApp, type TestApp } from '../support/app.ts'
import { newBusiness, newCustomer } from '../support/town-wire.ts'

let server: TestApp
let tokens: Readonly<Record<'customer' | 'business', string | undefined>>

beforeAll(async () => {
  server = await testApp()
  const [customer, business] = await Promise.all([newCustomer(server), newBusiness(server)])
  tokens = { customer: customer.token, business: business.token }
})
afterAll(() => server.close())

/** Why a call may be refused that is sent as it is shown: what it names is not there, is there already, or is not this account's. */
const PLAIN =
  /_NOT_FOUND$|^(EMAIL_TAKEN|INVALID_CREDENTIALS|FILE_UNKNOWN|FILE_MISSING|CURRENT_PASSWORD_WRONG|LINK_EXPIRED|WEBHOOK_URL_INVALID|BUSINESS_REQUIRED)$/

/** A stream goes on. */
const calls = Object.values<Operation>(operations).filter(({ id }) => id !== 'streamNotifications')

/** These end what the others are sent with. */
const ENDING = ['logout', 'deleteAccount']

test.each(calls)('$id is answered as it is shown', async ({ id, method, path, roles, codes, needsBody }) => {
  const [role = 'anyone'] = roles
  const { body } = examples[id]
  const token = ENDING.includes(id) ? (await newCustomer(server)).token : role !== 'anyone' && tokens[role]
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
