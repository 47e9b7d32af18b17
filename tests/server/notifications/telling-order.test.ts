import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { emitNow, fanOutBatch } from '../../../server/events/service.ts'
import { groupNotificationText, notificationText } from '../../../server/notifications/render-text.ts'
import { createFormat } from '../../../src/i18n/format.ts'
import { shows } from '../../support/shows.ts'
import { testApp } from '../support/app.ts'
import { tellAll } from '../support/background.ts'
import { addCrowd, CROWD } from '../support/crowd.ts'
import { kindsToldOf } from '../support/mails.ts'
import { newBid, newBusiness, newCustomer, newJob } from '../support/town-wire.ts'

const server = await testApp({ tells: 'by itself' })
afterAll(server.close)
const { db } = server.database
const ana = await newCustomer(server)

/** How many accounts were told of a job, by kind; each of them once. */
async function told(jobId: string): Promise<Record<string, number>> {
  const { rows } = await sql<{ kind: string; accounts: number; times: number }>`
    select kind, count(distinct account_id) as accounts, count(*) as times
    from notifications where job_id = ${jobId} group by kind`.execute(db)
  for (const { accounts, times } of rows) expect(times).toBe(accounts)
  return Object.fromEntries(rows.map(({ kind, accounts }) => [kind, accounts]))
}

test('a deleted job is announced to nobody else', shows('rule.told-in-order'), async () => {
  await addCrowd(db, 'Houston', 'Moving')
  const place = { city: 'Houston', category: 'Moving' }
  const luis = await newBusiness(server, { city: ['Houston'], category: ['Moving'] })
  const jobId = await newJob(server, ana, place)
  expect(await fanOutBatch(server.deps)).toBe(true)
  // As many as are told in one transaction.
  expect(await told(jobId)).toEqual({ job_matching: 500 })
  await newBid(luis, jobId)
  await ana.must('updateJob', { jobId, title: 'T', details: 'D' })
  await ana.must('deleteJob', { jobid: jobId })
  await tellAll(server.deps)
  expect(await told(jobId)).toEqual({ job_matching: 500, bid_placed: 1, job_deleted: 1 })
  // Of a job that was deleted its bidders hear that alone, not what came before.
  expect((await kindsToldOf(server, luis, jobId)).filter((kind) => kind !== 'job_matching')).toEqual(['job_deleted'])
})

test('an event with few recipients does not wait behind one with many', shows('rule.told-once'), async () => {
  await addCrowd(db, 'El Paso', 'Moving')
  const luis = await newBusiness(server)
  const many = await newJob(server, ana, { city: 'El Paso', category: 'Moving' })
  const few = await newJob(server, ana)
  expect(await fanOutBatch(server.deps)).toBe(true)
  expect(await kindsToldOf(server, luis, few)).toEqual(['job_matching'])
  expect(await told(many)).toEqual({ job_matching: 250 })
  await tellAll(server.deps)
  expect(await told(many)).toEqual({ job_matching: CROWD })
  expect(await fanOutBatch(server.deps)).toBe(false)
})

test(
  'an event that is told at once reaches everybody of its audience, in whatever number',
  shows('rule.told-once'),
  async () => {
    await addCrowd(db, 'Lubbock', 'Moving')
    const jobId = await newJob(server, ana, { city: 'Lubbock', category: 'Moving' })
    await tellAll(server.deps)
    await sql`
    insert into bids (id, job_id, business_id, amount, proposal, created_at)
    select gen_random_uuid(), ${jobId}, business_id, 50, 'x', ${server.clock.now}
    from jobs join business_areas using (state, city, category, country) where jobs.id = ${jobId}`.execute(db)
    const event = { type: 'job.deleted', job: { id: jobId, title: 'Tap', customer_id: ana.id } } as const
    await db.transaction().execute(async (trx) => await emitNow(server.deps, trx, event, server.clock.now))
    expect(await told(jobId)).toEqual({ job_matching: CROWD, job_deleted: CROWD })
    // To a job without bidders nobody is told anything.
    const lonely = await newJob(server, ana, { city: 'Plano' })
    await tellAll(server.deps)
    const nothing = { ...event, job: { ...event.job, id: lonely } }
    await db.transaction().execute(async (trx) => await emitNow(server.deps, trx, nothing, server.clock.now))
    expect(await told(lonely)).toEqual({})
  },
)

test('a business that bids later is not notified of earlier events', async () => {
  const [luis, mia] = [await newBusiness(server), await newBusiness(server)]
  const jobId = await newJob(server, ana)
  await newBid(luis, jobId)
  await ana.must('updateJob', { jobId, title: 'T', details: 'D' })
  server.pass(1000)
  await newBid(mia, jobId)
  await tellAll(server.deps)
  expect(await kindsToldOf(server, luis, jobId)).toEqual(['job_matching', 'job_edited'])
  expect(await kindsToldOf(server, mia, jobId)).toEqual(['job_matching'])
})

test('a business is told of the places and trades that it works in now', async () => {
  const luis = await newBusiness(server, { category: ['Catering'] })
  const change = db.updateTable('businesses').set({ cities: ['Dallas'] })
  await change.where('account_id', '=', luis.id).execute()
  const here = await newJob(server, ana, { category: 'Catering' })
  const there = await newJob(server, ana, { category: 'Catering', city: 'Dallas' })
  await tellAll(server.deps)
  expect(await kindsToldOf(server, luis, here)).toEqual([])
  expect(await kindsToldOf(server, luis, there)).toEqual(['job_matching'])
})

const LANGUAGES = ['en', 'es', 'ar'] as const
const params = { title: 'Tap', reason: 'It drips.', business: 'Ortega', amount: '1234.50', rating: 4, city: 'Austin' }

test('a group names its trade as the screens do, and one of the operator as it is', () => {
  const many = (category: string, language: 'en' | 'es') =>
    groupNotificationText('job_matching', { count: 12, category, city: 'Austin' }, language)
  expect([many('Plumbing', 'en'), many('Plumbing', 'es'), many('toString', 'es')]).toEqual([
    '12 new jobs in Plumbing, Austin.',
    '12 trabajos nuevos de Plomería en Austin.',
    '12 trabajos nuevos de toString en Austin.',
  ])
  expect(groupNotificationText('job_matching', { ...params, count: 1 }, 'en')).toBe('New job in Austin: “Tap”.')
  expect(groupNotificationText('bid_accepted', { ...params, count: 2 }, 'en')).toBe(
    notificationText('bid_accepted', params, 'en'),
  )
})

test.each(LANGUAGES)('in %s a decline says why, for each of four reasons, where one was given', (language) => {
  const said = ['price', 'time', 'proposal', 'foundOther', null].map((reason) =>
    notificationText('bid_declined', { title: 'Tap', declineReason: reason }, language),
  )
  expect(new Set(said).size).toBe(5)
  const without = said.at(-1) ?? ''
  expect(said.every((words) => words.startsWith(without))).toBe(true)
})

/** The server and the screens put different marks of direction around an amount, each for the text that it stands in. */
const marks = /[\u2066-\u2069]/g

test.each(LANGUAGES)('amounts in %s are written as on the screens', (language) => {
  const { money } = createFormat(language)
  for (const amount of [200, 99.5, 1234.05, 9_999_999.99]) {
    const news = { ...params, amount: amount.toFixed(2) }
    const said = notificationText('bid_placed', news, language).replaceAll(marks, '')
    const [written] = /(?:\$\s?)?\d[\d.,]*(?:\s?\$)?/.exec(said) ?? []
    expect(written).toBe(money(amount).replaceAll(marks, ''))
  }
})

test('a notification leaves out missing values and describes a former business, a deleted job and a customer', () => {
  expect(notificationText('bid_placed', { title: 'Tap', amount: null }, 'en')).toBe('Former business bid  on “Tap”.')
  expect(notificationText('bid_accepted', {}, 'en')).toContain('deleted job')
  const wrote = (author: string) => notificationText('message_received', { ...params, author }, 'en')
  expect([wrote('customer'), wrote('business')]).toEqual([
    'The customer wrote to you about “Tap”.',
    'Ortega wrote to you about “Tap”.',
  ])
  const arabic = { ...params, business: 'ورشة النور', title: 'صنبور' }
  expect(notificationText('bid_placed', arabic, 'en')).toBe(
    '\u2068ورشة النور\u2069 bid $1,234.50 on “\u2068صنبور\u2069”.',
  )
})
