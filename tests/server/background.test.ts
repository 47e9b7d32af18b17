import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { insertUpload } from '../../server/files/repository.ts'
import { testApp, type TestApp } from './support/app.ts'
import { runTask } from './support/background.ts'
import { jobBody, newBid, newBusiness, newCustomer, newJob, type Person } from './support/town-wire.ts'

const DAY = 24 * 60 * 60 * 1000

let server: TestApp
let customer: Person
let business: Person
let begun: Date

beforeEach(async () => {
  server = await testApp()
  begun = server.clock.now
  customer = await newCustomer(server)
  business = await newBusiness(server)
})
afterEach(async () => {
  await server.close()
})

const setDay = (day: number) => {
  server.clock.now = new Date(begun.getTime() + day * DAY)
}

const run = async (name: string) => runTask(server, name)

const statusOf = async (id: string) =>
  await server.database.db.selectFrom('jobs').select(['status', 'version']).where('id', '=', id).executeTakeFirst()

const news = async (account: Person) =>
  (
    await server.database.db
      .selectFrom('notifications')
      .select('kind')
      .where('account_id', '=', account.id)
      .where('kind', 'like', 'job_expir%')
      .execute()
  ).map(({ kind }) => kind)

test('an open job expires after its time, once, and its owner is told; others are left alone', async () => {
  const open = await newJob(server, customer)
  const assigned = await newJob(server, customer)
  await newBid(business, assigned)
  await customer.must('acceptBid', { jobId: assigned, companyId: business.id })
  setDay(29.9)
  await run('expire jobs')
  expect(await statusOf(open)).toEqual({ status: 'open', version: 1 })
  setDay(30.1)
  await Promise.all([run('expire jobs'), run('expire jobs')])
  await run('expire jobs')
  expect(await statusOf(open)).toEqual({ status: 'expired', version: 2 })
  expect((await statusOf(assigned))?.status).toBe('inprogress')
  expect(await news(customer)).toEqual(['job_expired'])
})

test('five days before, its owner is told once; an edit starts anew', async () => {
  const job = await newJob(server, customer)
  setDay(24.9)
  await run('warn of expiry')
  expect(await news(customer)).toEqual([])
  setDay(25.1)
  await run('warn of expiry')
  await run('warn of expiry')
  expect(await news(customer)).toEqual(['job_expiring'])
  await customer.must('updateJob', { jobId: job, title: 'Still leaking', details: 'Day and night.' })
  setDay(50.2)
  await run('expire jobs')
  await run('warn of expiry')
  expect((await statusOf(job))?.status).toBe('open')
  expect(await news(customer)).toEqual(['job_expiring', 'job_expiring'])
})

test('more jobs than a batch expire in one go', async () => {
  const { db } = server.database
  const job = await newJob(server, customer)
  const { urgency: _, ...row } = await db.selectFrom('jobs').selectAll().where('id', '=', job).executeTakeFirstOrThrow()
  const copies = Array.from({ length: 250 }, () => ({ ...row, id: crypto.randomUUID() }))
  await db.insertInto('jobs').values(copies).execute()
  setDay(31)
  await run('expire jobs')
  const left = await db.selectFrom('jobs').select('id').where('status', '=', 'open').execute()
  expect(left).toEqual([])
})

test('a deleted job is purged after 30 days, with its bids and pictures', async () => {
  const { db } = server.database
  const job = await newJob(server, customer)
  await newBid(business, job)
  await customer.must('deleteJob', { jobid: job })
  setDay(29)
  await run('purge deleted jobs')
  expect(await statusOf(job)).toBeDefined()
  setDay(31)
  await run('purge deleted jobs')
  expect(await statusOf(job)).toBeUndefined()
  expect(await db.selectFrom('bids').select('id').where('job_id', '=', job).execute()).toEqual([])
  expect(await db.selectFrom('job_pictures').select('file_id').where('job_id', '=', job).execute()).toEqual([])
})

/** An upload as the call leaves it: on disk and in the table. */
async function upload(): Promise<string> {
  const stored = await server.deps.files.save(
    Readable.from([Buffer.from(`%PDF-1.7 ${randomBytes(8).toString('hex')}`)]),
  )
  if ('error' in stored) throw new Error(stored.error)
  await insertUpload(server.database.db, {
    ...stored,
    originalName: null,
    ownerId: null,
    uploaderAddress: '127.0.0.1',
    now: server.deps.now(),
  })
  return stored.id
}

const isOnDisk = async (id: string) => {
  const opened = await server.deps.files.open({ id, kind: 'document' }, 'large')
  opened?.stream.destroy()
  return opened !== undefined
}

test('an upload that nothing refers to is removed after a day, one in use stays', async () => {
  const { db } = server.database
  const unused = await upload()
  const used = await upload()
  await db.insertInto('business_documents').values({ business_id: business.id, position: 1, file_id: used }).execute()
  setDay(0.9)
  const young = await upload()
  await run('purge unused uploads')
  expect(await Promise.all([unused, used, young].map(isOnDisk))).toEqual([true, true, true])
  setDay(1.1)
  await run('purge unused uploads')
  expect(await Promise.all([unused, used, young].map(isOnDisk))).toEqual([false, true, true])
  const rows = await db.selectFrom('files').select('id').execute()
  expect(rows.map(({ id }) => id).toSorted()).toEqual([used, young].toSorted())
})

test('a file that was used and is not any more is removed within a day, one in use stays', async () => {
  const { db } = server.database
  const [dropped, used] = [await upload(), await upload()]
  await db.updateTable('files').set({ purpose: 'document' }).where('id', 'in', [dropped, used]).execute()
  await db.insertInto('business_documents').values({ business_id: business.id, position: 1, file_id: used }).execute()
  setDay(1.1)
  await run('purge unused uploads')
  expect(await Promise.all([dropped, used].map(isOnDisk))).toEqual([true, true])
  await run('purge files out of use')
  expect(await Promise.all([dropped, used].map(isOnDisk))).toEqual([false, true])
})

test('an upload that is just being put to use is not removed', async () => {
  const { db } = server.database
  const file = await upload()
  setDay(2)
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('business_documents')
      .values({ business_id: business.id, position: 1, file_id: file })
      .execute()
    await run('purge unused uploads')
  })
  await run('purge unused uploads')
  expect(await isOnDisk(file)).toBe(true)
})

test('files that no row tells of are removed after two days', async () => {
  const known = await upload()
  const stray = await server.deps.files.save(Readable.from([Buffer.from('%PDF-1.7 stray')]))
  if ('error' in stray) throw new Error(stray.error)
  await run('purge stray files')
  expect(await isOnDisk(stray.id)).toBe(true)
  setDay(2.1)
  await run('purge stray files')
  expect([await isOnDisk(stray.id), await isOnDisk(known)]).toEqual([false, true])
})

test('what has expired is forgotten: sessions, answers kept for repeats, letters sent', async () => {
  const { db } = server.database
  await newJob(server, customer, { title: 'One' })
  await customer.must('createJob', { ...(await jobBody(server)), title: 'Two' }, { 'idempotency-key': 'a-new-action' })
  setDay(31)
  await run('purge what has expired')
  await run('end sessions')
  expect(await db.selectFrom('sessions').select('account_id').execute()).toEqual([])
  expect(await db.selectFrom('idempotency_keys').select('key').execute()).toEqual([])
})
