import { afterAll, expect, test } from 'vitest'
import { shows } from '../../support/shows.ts'
import { DAY, testApp } from '../support/app.ts'
import { runTask } from '../support/background.ts'
import { tally } from '../support/client.ts'
import { kindsMailedTo, kindsToldOf, newsOf } from '../support/mails.ts'
import {
  assignedJob,
  jobBody,
  newBid,
  newBusiness,
  newCustomer,
  newJob,
  PASSWORD,
  type Person,
} from '../support/town-wire.ts'

const server = await testApp({ settings: { biddingRequiresSubscription: false } })
afterAll(server.close)
const { db } = server.database
const ana = await newCustomer(server)
const luis = await newBusiness(server)
/** Works elsewhere, and something else. */
const mia = await newBusiness(server, { buisness_name: 'Hill Painting', category: ['Painting'], city: ['Dallas'] })

const invite = async (jobId: string, business: Person, by = ana) =>
  by.must('inviteBusiness', { jobId, business: business.id })
const decline = async (jobId: string, business: Person) =>
  business.must('declineInvitation', { jobId, reason: 'tooFar' })
const seenBy = async (jobId: string) => (await ana.must('getCustomerJob', { jobid: jobId })).invitations

/** Which views of its list, and whether a search for the title, have a job. */
async function listedFor(business: Person, jobId: string, title: string): Promise<string[]> {
  const has = async (body: object) => {
    const { jobs } = await business.must('listBusinessJobs', { limit: 50, ...body })
    return jobs.filter(({ id }) => id === jobId).length === 1
  }
  const views = { all: {}, open: { status: ['open'] }, findWork: { view: 'findWork' }, nearest: { order: 'nearest' } }
  const found: string[] = []
  for (const [name, body] of Object.entries({ ...views, search: { q: title } })) if (await has(body)) found.push(name)
  return found
}

test(
  'who is invited sees the job, is told, bids and writes, whatever area and trade',
  shows('invitation.sent'),
  async () => {
    const title = 'Sagging porch'
    const jobId = await newJob(server, ana, { title })
    expect(await mia.refused('getBusinessJob', { jobid: jobId })).toMatchObject({ code: 'OUTSIDE_YOUR_AREA' })
    const before = await mia.must('listBusinessJobs', { overview: true })
    expect(await invite(jobId, mia)).toMatchObject({ Message: 'Invitation sent' })
    expect(await listedFor(mia, jobId, title)).toEqual(['all', 'open', 'findWork', 'nearest', 'search'])
    const countOf = (page: typeof before) => page.overview?.counts.find(({ shows: view }) => view === 'findWork')?.count
    expect(countOf(await mia.must('listBusinessJobs', { overview: true }))).toBe((countOf(before) ?? 0) + 1)
    const { job, invitations } = await mia.must('getBusinessJob', { jobid: jobId })
    expect([job.invitation, job.customer?.firstName, job.distance, invitations]).toEqual(['sent', 'Ana', null, []])
    expect(await newsOf(mia, 'Business')).toEqual(['A customer invites you to bid on “Sagging porch”.'])
    expect(await kindsMailedTo(server, mia)).toEqual(['invited'])
    await mia.must('sendMessage', { jobId, text: 'How old is it?' })
    await newBid(mia, jobId)
    expect(await seenBy(jobId)).toMatchObject([
      { business: { id: mia.id }, declinedAt: null, reason: null, hasBid: true },
    ])
    expect(await listedFor(mia, jobId, title)).toEqual(['all', 'open', 'nearest', 'search'])
  },
)

test('who declines is listed it no more, and may still bid', shows('invitation.declined'), async () => {
  const title = 'Crooked gate'
  const jobId = await newJob(server, ana, { title })
  await invite(jobId, mia)
  expect(await decline(jobId, mia)).toMatchObject({ Message: 'Invitation declined' })
  expect(await listedFor(mia, jobId, title)).toEqual([])
  expect((await mia.must('getBusinessJob', { jobid: jobId })).job.invitation).toBe('declined')
  expect((await newsOf(ana, 'Customer'))[0]).toBe(
    'Hill Painting declined your invitation to “Crooked gate”. It is too far away for them.',
  )
  expect((await kindsMailedTo(server, ana)).at(-1)).toBe('invitation_declined')
  const declinedAt = server.clock.now.toISOString()
  expect(await seenBy(jobId)).toMatchObject([{ business: { id: mia.id }, declinedAt, reason: 'tooFar', hasBid: false }])
  expect(await mia.refused('declineInvitation', { jobId, reason: 'busy' })).toMatchObject({
    code: 'INVITATION_DECLINED',
  })
  expect(await ana.refused('inviteBusiness', { jobId, business: mia.id })).toMatchObject({ code: 'ALREADY_INVITED' })
  await newBid(mia, jobId)
  expect(await listedFor(mia, jobId, title)).toEqual(['all', 'open', 'nearest', 'search'])
})

test('each refusal has its code', shows('invitation.limits'), async () => {
  const jobId = await newJob(server, ana)
  const ben = await newCustomer(server)
  const codes = async (asked: Record<string, Parameters<Person['call']>>) =>
    Object.fromEntries(
      await Promise.all(
        Object.entries(asked).map(async ([name, [operation, body]]) => {
          const by = name.startsWith('ben') ? ben : name.startsWith('luis') ? luis : name.startsWith('mia') ? mia : ana
          const answer = await by.call(operation, body)
          return [name, answer.ok ? 'ok' : answer.failure.code] as const
        }),
      ),
    )
  await newBid(luis, jobId)
  const running = await assignedJob(server, ana, await newBusiness(server))
  expect(
    await codes({
      'ben invites': ['inviteBusiness', { jobId, business: mia.id }],
      'luis invites': ['inviteBusiness', { jobId, business: mia.id }],
      'ana declines': ['declineInvitation', { jobId, reason: 'busy' }],
      'mia declines': ['declineInvitation', { jobId, reason: 'busy' }],
      'a bidder': ['inviteBusiness', { jobId, business: luis.id.toUpperCase() }],
      'a customer': ['inviteBusiness', { jobId, business: ben.id }],
      nobody: ['inviteBusiness', { jobId, business: jobId }],
      'to no job': ['inviteBusiness', { jobId: mia.id, business: mia.id }],
      'in progress': ['inviteBusiness', { jobId: running, business: mia.id }],
      'mia gives another reason': ['declineInvitation', { jobId, reason: 'lazy' }],
    }),
  ).toEqual({
    'ben invites': 'NOT_YOURS',
    'luis invites': 'ROLE_NOT_ALLOWED',
    'ana declines': 'ROLE_NOT_ALLOWED',
    'mia declines': 'INVITATION_NOT_FOUND',
    'a bidder': 'BUSINESS_HAS_BID',
    'a customer': 'BUSINESS_NOT_FOUND',
    nobody: 'BUSINESS_NOT_FOUND',
    'to no job': 'JOB_NOT_FOUND',
    'in progress': 'JOB_ALREADY_ASSIGNED',
    'mia gives another reason': 'VALIDATION_FAILED',
  })
  expect(await seenBy(jobId)).toEqual([])
})

test('a list says to which open jobs a business can be invited', async () => {
  const [free, asked, offered] = [await newJob(server, ana), await newJob(server, ana), await newJob(server, ana)]
  const rosa = await newBusiness(server)
  await invite(asked, rosa)
  await newBid(rosa, offered)
  const { jobs } = await ana.must('listCustomerJobs', { limit: 50, inviting: rosa.id })
  const barOf = (jobId: string) => jobs.find(({ id }) => id === jobId)?.inviteBar
  expect([free, asked, offered].map(barOf)).toEqual([null, 'ALREADY_INVITED', 'BUSINESS_HAS_BID'])
  expect(jobs.filter(({ status }) => status !== 'open').every(({ inviteBar }) => inviteBar === undefined)).toBe(true)
})

test('of 50 invitations at once ten go out, and one to the same business', shows('invitation.limits'), async () => {
  const many: Person[] = []
  for (let count = 0; count < 12; count += 1) many.push(await newBusiness(server))
  const race = async (jobId: string, whom: readonly Person[]) =>
    tally(
      await Promise.all(
        Array.from({ length: 50 }, async (_, turn) =>
          ana.call('inviteBusiness', { jobId, business: whom[turn % whom.length]?.id ?? '' }),
        ),
      ),
    )
  const jobId = await newJob(server, ana)
  const { ok, ...others } = await race(jobId, many)
  expect([ok, (await seenBy(jobId)).length]).toEqual([10, 10])
  expect(Object.keys(others).every((code) => ['ALREADY_INVITED', 'TOO_MANY_INVITATIONS'].includes(code))).toBe(true)
  const same = await newJob(server, ana)
  expect(await race(same, [mia])).toEqual({ ok: 1, ALREADY_INVITED: 49 })
  expect(await kindsToldOf(server, mia, same)).toEqual(['invited'])
})

test('an account sends so many in a day', shows('limit.invitations'), async () => {
  const strict = await testApp({ settings: { invitationsPerDay: 2 } })
  try {
    const eva = await newCustomer(strict)
    const jobId = await newJob(strict, eva)
    for (let count = 0; count < 2; count += 1) await invite(jobId, await newBusiness(strict), eva)
    const third = { jobId, business: (await newBusiness(strict)).id }
    expect(await eva.refused('inviteBusiness', third)).toMatchObject({ code: 'INVITATION_QUOTA_REACHED' })
    strict.pass(DAY)
    await eva.must('inviteBusiness', third)
  } finally {
    await strict.close()
  }
})

test(
  'a job is posted with businesses invited, who are told of that alone',
  shows('invitation.hire-again'),
  async () => {
    const rosa = await newBusiness(server)
    const { jobId } = await ana.must('createJob', await jobBody(server, { invited: [rosa.id, mia.id, rosa.id] }))
    expect((await seenBy(jobId)).map(({ business }) => business.id).toSorted()).toEqual([rosa.id, mia.id].toSorted())
    expect(await kindsToldOf(server, rosa, jobId)).toEqual(['invited'])
    expect(await kindsToldOf(server, luis, jobId)).toEqual(['job_matching'])
    const before = await ana.must('listCustomerJobs', { limit: 50 })
    const body = await jobBody(server, { invited: [mia.id, ana.id] })
    expect(await ana.refused('createJob', body)).toMatchObject({ code: 'BUSINESS_NOT_FOUND' })
    expect((await ana.must('listCustomerJobs', { limit: 50 })).jobs.length).toBe(before.jobs.length)
  },
)

test('a business that is gone is not invited, and its invitations go with it', async () => {
  const [stays, goes] = [await newBusiness(server), await newBusiness(server, { buisness_name: 'Quillfeather & Sons' })]
  const jobId = await newJob(server, ana, { title: 'Loose tiles' })
  await invite(jobId, goes)
  await decline(jobId, goes)
  await server.admin('accounts', 'block', stays.email)
  const refusal = await ana.refused('inviteBusiness', { jobId, business: stays.id })
  expect(refusal).toMatchObject({ code: 'BUSINESS_NOT_FOUND' })
  await goes.must('deleteAccount', { password: PASSWORD })
  expect(await seenBy(jobId)).toEqual([])
  await server.later(15 * DAY, async () => runTask(server, 'delete accounts'))
  expect(await db.selectFrom('invitations').selectAll().where('business_id', '=', goes.id).execute()).toEqual([])
  expect((await newsOf(ana, 'Customer')).filter((words) => words.includes('“Loose tiles”'))).toEqual([
    'Former business declined your invitation to “Loose tiles”. It is too far away for them.',
  ])
})
