import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { insertUpload } from '../../server/files/repository.ts'
import { testApp, type TestApp, DAY } from './support/app.ts'
import { runTask } from './support/background.ts'
import { jobBody, newBusiness, newCustomer, newJob, type Person } from './support/town-wire.ts'

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
