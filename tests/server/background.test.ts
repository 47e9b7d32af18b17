import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { afterAll, expect, test } from 'vitest'
import { insertUpload } from '../../server/files/repository.ts'
import { testApp, DAY } from './support/app.ts'
import { runTask } from './support/background.ts'
import { jobBody, newBid, newBusiness, newCustomer, newJob } from './support/town-wire.ts'

const server = await testApp()
afterAll(server.close)
const { db } = server.database
const [customer, business] = [await newCustomer(server), await newBusiness(server)]

const onDay = async (day: number, ...tasks: readonly string[]) =>
  server.later(day * DAY, async () => {
    for (const task of tasks) await runTask(server, task)
  })

/** An upload as the call leaves it: on disk and in the table. */
async function upload(): Promise<string> {
  const stored = await server.deps.files.save(
    Readable.from([Buffer.from(`%PDF-1.7 ${randomBytes(8).toString('hex')}`)]),
  )
  if ('error' in stored) throw new Error(stored.error)
  await insertUpload(db, {
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
  const unused = await upload()
  const used = await upload()
  await db.insertInto('business_documents').values({ business_id: business.id, position: 1, file_id: used }).execute()
  const young = await server.later(0.9 * DAY, upload)
  await onDay(0.9, 'purge unused uploads')
  expect(await Promise.all([unused, used, young].map(isOnDisk))).toEqual([true, true, true])
  await onDay(1.1, 'purge unused uploads')
  expect(await Promise.all([unused, used, young].map(isOnDisk))).toEqual([false, true, true])
  const rows = await db.selectFrom('files').select('id').execute()
  expect(rows.map(({ id }) => id).toSorted()).toEqual([used, young].toSorted())
})

test('an upload that is just being put to use is not removed', async () => {
  const file = await upload()
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('business_documents')
      .values({ business_id: business.id, position: 2, file_id: file })
      .execute()
    await onDay(2, 'purge unused uploads')
  })
  await onDay(2, 'purge unused uploads')
  expect(await isOnDisk(file)).toBe(true)
})

test('a file that is out of use is removed after a day, one in use stays', async () => {
  const [dropped, used] = [await upload(), await upload()]
  await db.updateTable('files').set({ purpose: 'document' }).where('id', 'in', [dropped, used]).execute()
  await db.insertInto('business_documents').values({ business_id: business.id, position: 3, file_id: used }).execute()
  await onDay(1.1, 'purge unused uploads')
  await onDay(0.9, 'purge files out of use')
  expect(await Promise.all([dropped, used].map(isOnDisk))).toEqual([true, true])
  await onDay(1.1, 'purge files out of use')
  expect(await Promise.all([dropped, used].map(isOnDisk))).toEqual([false, true])
})

test('a file that no row names is removed after two days', async () => {
  const known = await upload()
  const stray = await server.deps.files.save(Readable.from([Buffer.from('%PDF-1.7 stray')]))
  if ('error' in stray) throw new Error(stray.error)
  await onDay(1.9, 'purge stray files')
  expect(await isOnDisk(stray.id)).toBe(true)
  await onDay(2.1, 'purge stray files')
  expect([await isOnDisk(stray.id), await isOnDisk(known)]).toEqual([false, true])
})

test('a batch of unused uploads is followed by the rest in one run', async () => {
  const rows = Array.from({ length: 150 }, () => randomBytes(16).toString('base64url'))
  const now = server.deps.now()
  const blank = { kind: 'document', mediaType: 'application/pdf', byteSize: 1, uploaderAddress: '127.0.0.1' } as const
  for (const id of rows) await insertUpload(db, { ...blank, id, originalName: null, ownerId: null, now })
  await onDay(1.1, 'purge unused uploads')
  expect(await db.selectFrom('files').select('id').where('id', 'in', rows).execute()).toEqual([])
})

const statusOf = async (id: string) =>
  await db.selectFrom('jobs').select(['status', 'version']).where('id', '=', id).executeTakeFirst()

test('more jobs than a batch are warned of, and expire, in one run', async () => {
  const ana = await newCustomer(server)
  const job = await newJob(server, ana)
  const { urgency: _, ...row } = await db.selectFrom('jobs').selectAll().where('id', '=', job).executeTakeFirstOrThrow()
  const copies = Array.from({ length: 150 }, () => ({ ...row, id: crypto.randomUUID() }))
  await db.insertInto('jobs').values(copies).execute()
  await onDay(26, 'warn of expiry')
  await onDay(31, 'expire jobs')
  const rest = db.selectFrom('jobs').select('id').where('customer_id', '=', ana.id)
  expect(await rest.where('status', '=', 'open').execute()).toEqual([])
  expect(await rest.where('expiry_warned_at', 'is', null).execute()).toEqual([])
})

test('a deleted job is purged after 30 days, with its bids, its pictures and its title in notices', async () => {
  const job = await newJob(server, customer, { title: 'A title to forget' })
  await newBid(business, job)
  await customer.must('deleteJob', { jobid: job })
  const titles = async () => {
    const rows = await db.selectFrom('notifications').select('params').execute()
    return rows.filter(({ params }) => JSON.stringify(params).includes('A title to forget')).length
  }
  await onDay(29.9, 'purge deleted jobs')
  expect(await statusOf(job)).toBeDefined()
  expect(await titles()).toBeGreaterThan(0)
  await onDay(30.1, 'purge deleted jobs')
  expect(await statusOf(job)).toBeUndefined()
  expect(await titles()).toBe(0)
  expect(await db.selectFrom('bids').select('id').where('job_id', '=', job).execute()).toEqual([])
  expect(await db.selectFrom('job_pictures').select('file_id').where('job_id', '=', job).execute()).toEqual([])
})

test('what has expired is forgotten: sessions, answers kept for repeats, letters sent', async () => {
  await newJob(server, customer, { title: 'One' })
  await customer.must('createJob', { ...(await jobBody(server)), title: 'Two' }, { 'idempotency-key': 'a-new-action' })
  await onDay(31, 'purge what has expired', 'end sessions')
  expect(await db.selectFrom('sessions').select('account_id').execute()).toEqual([])
  expect(await db.selectFrom('idempotency_keys').select('key').execute()).toEqual([])
})

test('a mail is forgotten 14 days after it was sent or given up, and one that waits stays', async () => {
  const now = server.deps.now()
  const mail = { recipient: 'x@example.com', kind: 'welcome', language: 'en', params: '{}', created_at: now } as const
  const [sent, failed, waiting] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()]
  const rows = [{ id: sent, sent_at: now }, { id: failed, failed_at: now }, { id: waiting }]
  await db
    .insertInto('mail_outbox')
    .values(rows.map((row) => ({ ...mail, ...row })))
    .execute()
  const kept = async () => {
    const left = await db.selectFrom('mail_outbox').select('id').where('recipient', '=', 'x@example.com').execute()
    return left.map(({ id }) => id).toSorted()
  }
  await onDay(13.9, 'purge what has expired')
  expect(await kept()).toEqual([sent, failed, waiting].toSorted())
  await onDay(14.1, 'purge what has expired')
  expect(await kept()).toEqual([waiting])
})

test('an answer is kept for a day, in which a repeated request is not done again', async () => {
  const ana = await newCustomer(server)
  const body = await jobBody(server)
  const post = async () => (await ana.must('createJob', body, { 'idempotency-key': 'for-a-day' })).jobId
  const first = await post()
  await onDay(0.9, 'purge what has expired')
  expect(await post()).toBe(first)
  await onDay(1.1, 'purge what has expired')
  expect(await post()).not.toBe(first)
})
