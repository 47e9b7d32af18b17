import { afterAll, expect, test } from 'vitest'
import type { ErrorCode } from '../../../generated/codes.ts'
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

const server = await testApp({ deps: { delay: async () => undefined } })
afterAll(server.close)
const [ana, eva] = [await newCustomer(server), await newCustomer(server)]
const [luis, mia] = [await newBusiness(server), await newBusiness(server)]

type Answer = readonly [status: number, code: string | undefined]

async function send(path: string, person: Person | undefined, payload: object = {}): Promise<Answer> {
  const answer = await server.app.inject({
    method: 'POST',
    url: `/v1${path}`,
    headers: person === undefined ? {} : { authorization: `Bearer ${person.token}` },
    payload,
  })
  return [answer.statusCode, answer.json<{ code?: string }>().code]
}

type Role = 'anyone' | 'customer' | 'business' | 'both'

/** Who may make a published call, as its path says it: the published API has no other sign. */
function roleOf(path: string): Role {
  if (/^\/(login|signup)\/|^\/(usa-states-cities|catagory|upload-file|forgot-password)$/.test(path)) return 'anyone'
  // A customer may complete what it posted, which the published API leaves open.
  if (path === '/update-password' || path === '/mark-completed/business') return 'both'
  return path.endsWith('customer') ? 'customer' : 'business'
}

const closed = PUBLISHED_CALLS.map(([, path]) => path).filter((path) => roleOf(path) !== 'anyone')
const allowed = (path: string) => (roleOf(path) === 'customer' ? ana : luis)

test('there are 28 published paths, and the one that reads the profile of a customer', () => {
  const paths = new Set(PUBLISHED_CALLS.map(([, path]) => path))
  expect([paths.delete('/get-customer-details/customer'), paths.size]).toEqual([true, 28])
})

test.each(closed)('%s asks who is calling', async (path) => {
  expect(await send(path, undefined)).toEqual([401, 'UNAUTHORIZED'])
  expect(await send(path, { ...ana, token: 'x'.repeat(43) })).toEqual([401, 'UNAUTHORIZED'])
})

test.each(closed.filter((path) => roleOf(path) !== 'both'))('%s is for one role', async (path) => {
  const other = roleOf(path) === 'customer' ? luis : ana
  expect(await send(path, other)).toEqual([403, 'ROLE_NOT_ALLOWED'])
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
    oldPassword: 'kettle7',
    newPassword: 'secret2',
    language: 'es',
  }
  const editsProfile = path.startsWith('/edit-')
  const known = fields.split(' ').filter((name) => name in sample && (!editsProfile || name === 'language'))
  const payload = { ...Object.fromEntries(known.map((name) => [name, sample[name]])), [field]: stranger.id }
  expect(await send(path, person, payload)).toEqual([403, 'ID_MISMATCH'])
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
    [luis, '/update-password', { isBusiness: 0, oldPassword: 'kettle7', newPassword: 'secret2' }, 403, 'ID_MISMATCH'],
    [ana, '/edit-customer-details/customer', { email: luis.email }, 422, 'VALIDATION_FAILED'],
    [ana, '/edit-customer-details/customer', { email: luis.email, password: 'kettle7' }, 409, 'EMAIL_TAKEN'],
  ]
  const answers: unknown[] = []
  for (const [person, path, payload] of cases) answers.push([path, payload, ...(await send(path, person, payload))])
  expect(answers).toEqual(cases.map(([, path, payload, status, code]) => [path, payload, status, code]))
})
