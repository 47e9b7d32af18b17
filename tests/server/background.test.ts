import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { afterAll, expect, test } from 'vitest'
import { insertUpload } from '../../server/files/repository.ts'
import { testApp, DAY } from './support/app.ts'
import { runTask } from './support/background.ts'
import { jobBody, newBusiness, newCustomer, newJob } from './support/town-wire.ts'

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

test('what has expired is forgotten: sessions, answers kept for repeats, letters sent', async () => {
  await newJob(server, customer, { title: 'One' })
  await customer.must('createJob', { ...(await jobBody(server)), title: 'Two' }, { 'idempotency-key': 'a-new-action' })
  await onDay(31, 'purge what has expired', 'end sessions')
  expect(await db.selectFrom('sessions').select('account_id').execute()).toEqual([])
  expect(await db.selectFrom('idempotency_keys').select('key').execute()).toEqual([])
})
