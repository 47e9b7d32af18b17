import { sql } from 'kysely'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { exportedLists } from '../../../server/account-data/repository-export.ts'
import { shows } from '../../support/shows.ts'
import { DAY, testApp } from '../support/app.ts'
import { runTask } from '../support/background.ts'
import { openEvents } from '../support/events.ts'
import { kindsToldOf } from '../support/mails.ts'
import { jobBody, newBid, newBusiness, newCustomer, newJob, PASSWORD, type Person } from '../support/town-wire.ts'
import { addWebhook, openReceiver, sendAll, senderOf } from '../webhooks/support/receiver.ts'

const server = await testApp({ settings: { webhooksGoAnywhere: true } })
afterAll(server.close)
const { db } = server.database

const STREET = '1208 Kerwin Street'
const ofOwner = async (person: Person, jobid: string) => (await person.must('getCustomerJob', { jobid })).streetAddress
const ofBusiness = async (person: Person, jobid: string) =>
  (await person.must('getBusinessJob', { jobid })).streetAddress

test.each([
  [STREET, STREET],
  ['  1208\tKerwin \u200BStreet ', STREET],
  ['a'.repeat(200), 'a'.repeat(200)],
  ['شارع الزيتون 12', 'شارع الزيتون 12'],
  [' ', null],
  ['', null],
  [null, null],
])('the address %j is kept as %j', shows('rule.street-address'), async (streetAddress, kept) => {
  const ana = await newCustomer(server)
  expect(await ofOwner(ana, await newJob(server, ana, { streetAddress }))).toBe(kept)
})

test('an address of more than a line is refused', shows('rule.street-address'), async () => {
  const ana = await newCustomer(server)
  const errors = [{ field: 'streetAddress', code: 'TEXT_TOO_LONG' }]
  const body = await jobBody(server, { streetAddress: 'a'.repeat(201) })
  expect(await ana.refused('createJob', body)).toMatchObject({ status: 422, errors })
  expect((await ana.must('listCustomerJobs', {})).jobs).toEqual([])
})

test('an edit adds the address, corrects it, leaves it, or takes it away', shows('rule.street-address'), async () => {
  const [ana, luis] = [await newCustomer(server), await newBusiness(server)]
  const jobId = await newJob(server, ana)
  await newBid(luis, jobId)
  const edit = { jobId, title: 'Leaking kitchen tap', details: 'The mixer drips day and night.' }
  const edited = async (change: object) => {
    await ana.must('updateJob', { ...edit, ...change })
    return await ofOwner(ana, jobId)
  }
  expect(await edited({ streetAddress: ' 12 Oak Street' })).toBe('12 Oak Street')
  expect(await edited({ streetAddress: STREET })).toBe(STREET)
  // Bidders are not told of what they do not see.
  expect(await kindsToldOf(server, luis, jobId)).not.toContain('job_edited')
  expect(await edited({ title: 'Tap' })).toBe(STREET)
  expect(await kindsToldOf(server, luis, jobId)).toContain('job_edited')
  expect(await edited({ streetAddress: '' })).toBe(null)
  expect(await edited({ streetAddress: STREET })).toBe(STREET)
  expect(await edited({ streetAddress: null })).toBe(null)
})

test('only the customer and the business that has the job see the address', shows('rule.street-address'), async () => {
  const [ana, luis, rosa] = [await newCustomer(server), await newBusiness(server), await newBusiness(server)]
  const jobid = await newJob(server, ana, { streetAddress: STREET })
  const seen = async () => [await ofOwner(ana, jobid), await ofBusiness(luis, jobid), await ofBusiness(rosa, jobid)]
  const assign = async (business: Person) => ana.must('acceptBid', { jobId: jobid, companyId: business.id })
  expect(await seen()).toEqual([STREET, null, null])
  for (const business of [luis, rosa]) await newBid(business, jobid)
  expect(await seen()).toEqual([STREET, null, null])
  await assign(luis)
  expect(await seen()).toEqual([STREET, STREET, null])
  await luis.must('endAssignment', { jobId: jobid, reason: 'We are booked out until June.' })
  expect(await seen()).toEqual([STREET, null, null])
  await assign(rosa)
  expect(await seen()).toEqual([STREET, null, STREET])
  await rosa.must('completeJob', { jobid })
  expect(await seen()).toEqual([STREET, null, STREET])
  await ana.must('rateJob', { jobId: jobid, rating: 5 })
  expect(await seen()).toEqual([STREET, null, STREET])
  const eva = await newCustomer(server)
  expect(await eva.refused('getCustomerJob', { jobid })).toMatchObject({ code: 'NOT_YOURS' })
})

/** The names of the tables in which a text is, whatever the column. */
async function tablesWith(text: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by name`.execute(db)
  const found = await Promise.all(
    rows.map(async ({ name }) => {
      const hits = await sql`
        select from ${sql.table(name)} as r where strpos(to_jsonb(r)::text, ${text}) > 0 limit 1`.execute(db)
      return hits.rows.length > 0 ? [name] : []
    }),
  )
  return found.flat()
}

test('no list, event, letter or webhook carries the address', shows('rule.street-address'), async () => {
  const street = '77 Nowhere Else Lane'
  const receiver = await openReceiver()
  const url = await server.app.listen({ port: 0, host: '127.0.0.1' })
  await vi.waitUntil(() => server.deps.streams.isUp(), 30_000)
  const [ana, luis, rosa] = [await newCustomer(server), await newBusiness(server), await newBusiness(server)]
  const parties = [ana, luis, rosa]
  for (const [index, person] of parties.entries()) await addWebhook(person, `${receiver.url}/${index}`)
  const streams = await Promise.all(parties.map(async ({ token }) => openEvents(url, token ?? '')))
  onTestFinished(async () => {
    for (const stream of streams) stream.close()
    await receiver.close()
  })
  const answers: unknown[] = []

  const jobId = await newJob(server, ana, { streetAddress: street })
  for (const business of [luis, rosa]) await newBid(business, jobId)
  await ana.must('updateJob', { jobId, title: 'Tap', details: 'It drips.', streetAddress: street })
  await ana.must('acceptBid', { jobId, companyId: luis.id })
  await ana.must('sendMessage', { jobId, businessId: luis.id, text: 'See you on Tuesday.' })
  const lists = async () => {
    answers.push(await ana.must('listCustomerJobs', { overview: true }), await ana.must('listBids', { jobId }))
    answers.push(await ana.must('listThreads', { limit: 10 }), await luis.must('listThreads', { limit: 10 }))
    for (const business of [luis, rosa]) answers.push(await business.must('listBusinessJobs', { overview: true }))
  }
  await lists()
  await luis.must('endAssignment', { jobId, reason: 'We are booked out until June.' })
  await lists()
  await sendAll(senderOf(server))
  for (const stream of streams) answers.push(await stream.next('notification'))

  expect(receiver.received.length).toBeGreaterThan(5)
  expect(JSON.stringify([answers, receiver.received])).not.toContain(street)
  expect(await tablesWith(street)).toEqual(['jobs'])
})

test('the address is in its owner’s data alone, and goes with the account', shows('rule.street-address'), async () => {
  const [ana, luis] = [await newCustomer(server), await newBusiness(server)]
  const jobId = await newJob(server, ana, { streetAddress: STREET })
  await newBid(luis, jobId)
  await ana.must('acceptBid', { jobId, companyId: luis.id })
  await luis.must('completeJob', { jobid: jobId })
  const exported = async (list: string, { id }: Person) => {
    const rows: object[] = []
    for await (const page of exportedLists[list]?.(server.deps.db, id) ?? []) rows.push(...page)
    return rows
  }
  expect(await exported('jobs', ana)).toMatchObject([{ id: jobId, street_address: STREET }])
  const ofLuis = await Promise.all(Object.keys(exportedLists).map((list) => exported(list, luis)))
  expect(JSON.stringify(ofLuis)).not.toContain(STREET)

  await ana.must('deleteAccount', { password: PASSWORD })
  await server.later(15 * DAY, () => runTask(server, 'delete accounts'))
  const row = db.selectFrom('jobs').select('street_address').where('id', '=', jobId)
  expect(await row.executeTakeFirst()).toEqual({ street_address: null })
  expect(await ofBusiness(luis, jobId)).toBe(null)
})
