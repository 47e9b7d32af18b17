import { afterAll, expect, test } from 'vitest'
import type { ErrorCode } from '../../../generated/codes.ts'
import { operations } from '../../support/contract.ts'
import { PUBLISHED_CALLS } from '../../contract/wire-calls.ts'
import { newId } from '../../../server/platform/ids.ts'
import { testApp } from '../support/app.ts'
import {
  assignedJob,
  completedJob,
  newBid,
  newBusiness,
  newCustomer,
  newJob,
  type Person,
} from '../support/town-wire.ts'

const server = await testApp({ tools: { pause: async () => undefined } })
afterAll(server.close)
const [ana, eva] = [await newCustomer(server), await newCustomer(server)]
const [luis, mia] = [await newBusiness(server), await newBusiness(server)]

type Sent = Readonly<{ payload?: unknown; text?: string; person?: Person | undefined }>
type Answer = readonly [status: number, code: string | undefined]

async function send(method: string, path: string, { payload, text, person }: Sent): Promise<Answer> {
  const answer = await server.app.inject({
    method: method === 'get' ? 'GET' : 'POST',
    url: `/v1${path}`,
    headers: {
      ...(person === undefined ? {} : { authorization: `Bearer ${person.token}` }),
      ...(method === 'get' ? {} : { 'content-type': 'application/json' }),
    },
    ...(method === 'get' ? {} : { payload: text ?? JSON.stringify(payload ?? {}) }),
  })
  return [answer.statusCode, answer.json<{ code?: string }>().code]
}

type Role = 'anyone' | 'customer' | 'business' | 'both'

/** Who may make a published call, as its path says it: the published API has no other sign. */
function roleOf(path: string): Role {
  if (/^\/(login|signup)\/|^\/(usa-states-cities|catagory|upload-file|forgot-password)$/.test(path)) return 'anyone'
  if (path === '/update-password') return 'both'
  return path.endsWith('customer') ? 'customer' : 'business'
}

const closed = PUBLISHED_CALLS.filter(([, path]) => roleOf(path) !== 'anyone')
const withBody = PUBLISHED_CALLS.filter(([method, path]) => method === 'post' && path !== '/upload-file')
const allowed = (path: string) => ({ anyone: undefined, customer: ana, business: luis, both: luis })[roleOf(path)]

test('there are 28 published paths, and the one that reads the profile of a customer', () => {
  const paths = new Set(PUBLISHED_CALLS.map(([, path]) => path))
  expect([paths.delete('/get-customer-details/customer'), paths.size]).toEqual([true, 28])
})

test.each(closed)('%s %s asks who is calling', async (method, path) => {
  expect(await send(method, path, {})).toEqual([401, 'UNAUTHORIZED'])
  const stranger = { ...ana, token: 'x'.repeat(43) }
  expect(await send(method, path, { person: stranger })).toEqual([401, 'UNAUTHORIZED'])
})

test.each(closed.filter(([, path]) => roleOf(path) !== 'both'))('%s %s is for one role', async (method, path) => {
  const other = roleOf(path) === 'customer' ? luis : ana
  expect(await send(method, path, { person: other })).toEqual([403, 'ROLE_NOT_ALLOWED'])
})

test.each(withBody)('%s %s refuses what it cannot read', async (method, path) => {
  const person = allowed(path)
  expect(await send(method, path, { person, text: '{"half":' })).toEqual([400, 'MALFORMED_REQUEST'])
  expect(await send(method, path, { person, text: '[]' })).toEqual([400, 'MALFORMED_REQUEST'])
  expect(await send(method, path, { person, payload: { nobodyKnowsThis: 1 } })).toEqual([400, 'MALFORMED_REQUEST'])
})

const demanding = withBody.filter(([, path]) => {
  const required = operations.find((operation) => operation.path === path)?.body?.['required']
  return Array.isArray(required) && required.length > 0
})

test.each(demanding)('%s %s says what is missing', async (method, path) => {
  expect(await send(method, path, { person: allowed(path), payload: {} })).toEqual([422, 'VALIDATION_FAILED'])
})

/** Ids of the caller that the published payloads carry, by path; whose they are comes from the token alone. */
const NAMING_ONESELF: readonly (readonly [path: string, field: string])[] = PUBLISHED_CALLS.flatMap(
  ([, path, fields]) => {
    const field = ['userId', 'userid', 'businessId'].find((name) => fields.split(' ').includes(name))
    const namesOther = path === '/place-bid/business'
    return field === undefined ? [] : [[path, namesOther ? 'businessId' : field] as const]
  },
)

test.each(NAMING_ONESELF)('%s refuses a %s that is not the caller’s', async (path, field) => {
  const person = allowed(path)
  const stranger = roleOf(path) === 'customer' ? eva : mia
  const jobId = await newJob(server, ana)
  const bidId = await newBid(luis, jobId)
  const [, , fields] = PUBLISHED_CALLS.find((call) => call[1] === path) ?? ['', '', '']
  const sample: Readonly<Record<string, unknown>> = {
    jobid: jobId,
    jobId,
    bidId,
    companyId: luis.id,
    title: 'Tap',
    details: 'It drips.',
    category: 'Plumbing',
    city: 'Austin',
    state: 'Texas',
    budget: 100,
    pics_url: [`http://localhost:3000/v1/files/${'a'.repeat(22)}`],
    proposalStatement: 'Tuesday.',
    amount: 100,
    rating: 5,
    comment: '',
    oldPassword: 'secret1',
    newPassword: 'secret2',
    language: 'es',
  }
  const editsProfile = path.startsWith('/edit-')
  const known = fields.split(' ').filter((name) => name in sample && (!editsProfile || name === 'language'))
  const payload = { ...Object.fromEntries(known.map((name) => [name, sample[name]])), [field]: stranger.id }
  expect(await send('post', path, { person, payload })).toEqual([403, 'ID_MISMATCH'])
})

test('the wrong credentials, a taken email and an unreadable file', async () => {
  for (const path of ['/login/customer', '/login/business']) {
    const payload = { email: ana.email, password: 'guess' }
    expect(await send('post', path, { payload })).toEqual([401, 'INVALID_CREDENTIALS'])
  }
  const person = { phone: '5125550148', password: 'secret1', country: 'United States', state: 'Texas' }
  const customer = { ...person, name: 'Ana', email: luis.email, city: 'Austin' }
  expect(await send('post', '/signup/customer', { payload: customer })).toEqual([409, 'EMAIL_TAKEN'])
  const business = {
    ...customer,
    city: ['Austin'],
    buisness_name: 'Ana',
    buisness_phone_number: '5125550148',
    category: ['Plumbing'],
    address: '1 Elm Street',
    zipcode: '78701',
  }
  expect(await send('post', '/signup/business', { payload: business })).toEqual([409, 'EMAIL_TAKEN'])
  expect(await send('post', '/upload-file', { payload: { file: 'x' } })).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE'])
})

test('what does not exist, is another’s, or has moved on', async () => {
  const open = await newJob(server, ana)
  const bidId = await newBid(luis, open)
  const assigned = await assignedJob(server, ana, luis)
  const rated = await completedJob(server, ana, luis)
  await ana.must('rateJob', { jobId: rated, rating: 5 })
  const [unknown, companyId] = [newId(new Date()), luis.id]
  const edit = { title: 'Tap', details: 'It drips.' }
  const offer = { proposalStatement: 'Tuesday.', amount: 100 }
  const cases: readonly (readonly [Person, string, object, number, ErrorCode])[] = [
    [ana, '/get-job-details/customer', { jobid: unknown }, 404, 'JOB_NOT_FOUND'],
    [eva, '/get-job-details/customer', { jobid: open }, 403, 'NOT_YOURS'],
    [luis, '/get-job-details/business', { jobid: unknown }, 404, 'JOB_NOT_FOUND'],
    [eva, '/show-bid/customer', { jobId: open }, 403, 'NOT_YOURS'],
    [ana, '/show-bid/customer', { jobId: unknown }, 404, 'JOB_NOT_FOUND'],
    [eva, '/assign-job/customer', { jobId: open, companyId }, 403, 'NOT_YOURS'],
    [ana, '/assign-job/customer', { jobId: open, companyId: mia.id }, 404, 'BID_NOT_FOUND'],
    [ana, '/assign-job/customer', { jobId: assigned, companyId }, 409, 'JOB_ALREADY_ASSIGNED'],
    [eva, '/delete-job/customer', { jobid: open }, 403, 'NOT_YOURS'],
    [ana, '/delete-job/customer', { jobid: assigned }, 409, 'JOB_ALREADY_ASSIGNED'],
    [eva, '/update-job/customer', { jobId: open, ...edit }, 403, 'NOT_YOURS'],
    [ana, '/update-job/customer', { jobId: assigned, ...edit }, 409, 'JOB_ALREADY_ASSIGNED'],
    [eva, '/rate-job/customer', { jobId: rated, rating: 5 }, 403, 'NOT_YOURS'],
    [ana, '/rate-job/customer', { jobId: open, rating: 5 }, 409, 'JOB_NOT_COMPLETED'],
    [ana, '/rate-job/customer', { jobId: rated, rating: 5 }, 409, 'ALREADY_RATED'],
    [mia, '/place-bid/business', { jobId: assigned, ...offer }, 409, 'JOB_ALREADY_ASSIGNED'],
    [luis, '/place-bid/business', { jobId: open, ...offer }, 409, 'ALREADY_BID'],
    [luis, '/place-bid/business', { jobId: unknown, ...offer }, 404, 'JOB_NOT_FOUND'],
    [mia, '/update-bid/business', { bidId, ...offer }, 403, 'NOT_YOURS'],
    [luis, '/update-bid/business', { bidId: unknown, ...offer }, 404, 'BID_NOT_FOUND'],
    [mia, '/mark-completed/business', { jobid: assigned }, 403, 'NOT_YOURS'],
    [luis, '/mark-completed/business', { jobid: open }, 403, 'NOT_YOURS'],
    [luis, '/mark-completed/business', { jobid: rated }, 409, 'JOB_ALREADY_COMPLETED'],
    [luis, '/update-password', { oldPassword: 'guess', newPassword: 'secret2' }, 422, 'CURRENT_PASSWORD_WRONG'],
    [luis, '/update-password', { isBusiness: 0, oldPassword: 'secret1', newPassword: 'secret2' }, 403, 'ID_MISMATCH'],
    [ana, '/edit-customer-details/customer', { email: luis.email }, 409, 'EMAIL_TAKEN'],
    [luis, '/edit-buisness-details/business', { category: ['Witchcraft'] }, 422, 'VALIDATION_FAILED'],
    [ana, '/get-jobs/customer', { status: ['cancel'] }, 422, 'VALIDATION_FAILED'],
    [luis, '/get-job/business', { page: 0 }, 422, 'VALIDATION_FAILED'],
    [ana, '/get-notification/customer', { limit: 21 }, 422, 'VALIDATION_FAILED'],
    [luis, '/get-notification/buisness', { limit: 0 }, 422, 'VALIDATION_FAILED'],
  ]
  const answers: unknown[] = []
  for (const [person, path, payload] of cases)
    answers.push([path, payload, ...(await send('post', path, { person, payload }))])
  expect(answers).toEqual(cases.map(([, path, payload, status, code]) => [path, payload, status, code]))
})
