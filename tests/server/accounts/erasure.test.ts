import { Readable } from 'node:stream'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { shows } from '../../support/shows.ts'
import { DAY, HOUR, testApp } from '../support/app.ts'
import { runTask } from '../support/background.ts'
import { clientOf } from '../support/client.ts'
import { newsOf, tokenMailedTo } from '../support/mails.ts'
import { assignedJob, completedJob, logIn, newBid, newBusiness, newCustomer, newJob } from '../support/town-wire.ts'
import { PASSWORD, type Person } from '../support/town-wire.ts'

const server = await testApp({ deps: { delay: async () => undefined } })
afterAll(server.close)
const { admin, pass } = server
const { db, files } = server.deps
const nobody = clientOf(server.app)
const erased = async ({ id }: Person): Promise<boolean> => {
  const row = db.selectFrom('accounts').select('deleted_at').where('id', '=', id)
  return (await row.executeTakeFirstOrThrow()).deleted_at !== null
}
const left = async (table: 'sessions' | 'api_keys' | 'webhooks' | 'one_time_tokens', { id }: Person) =>
  (await db.selectFrom(table).select('account_id').where('account_id', '=', id).execute()).length

/** A file of somebody's, with its bytes, and whether they are still there. */
async function fileOf({ id }: Person) {
  const stored = await files.save(Readable.from([Buffer.from('%PDF-1.7 hers')]))
  if ('error' in stored) throw new Error(stored.error)
  const row = { media_type: stored.mediaType, byte_size: stored.byteSize, original_name: null, owner_id: id }
  const { now } = server.clock
  const rest = { uploader_address: '127.0.0.1', created_at: now }
  await db
    .insertInto('files')
    .values({ id: stored.id, kind: stored.kind, ...row, ...rest })
    .execute()
  return async () => {
    const opened = await files.open(stored, 'large')
    opened?.stream.destroy()
    return opened !== undefined
  }
}

test('an erasure notifies the bidders on open jobs and deletes the files', shows('privacy.deleted'), async () => {
  const byOwner = async (ana: Person) => {
    await ana.must('deleteAccount', { password: PASSWORD })
    await server.later(14 * DAY, () => runTask(server, 'delete accounts'))
  }
  const byOperator = (ana: Person) => admin('accounts', 'delete', '--now', ana.email)
  for (const act of [byOwner, byOperator]) {
    const [ana, luis] = [await newCustomer(server), await newBusiness(server)]
    const isThere = await fileOf(ana)
    const jobId = await newJob(server, ana)
    await newBid(luis, jobId)
    const told = async () => (await newsOf(luis, 'Business')).filter((text) => text.includes('deleted the job'))
    expect([await isThere(), await told()]).toEqual([true, []])
    await act(ana)
    expect(await erased(ana)).toBe(true)
    expect([await isThere(), await told()]).toEqual([false, ['The customer deleted the job “deleted job”.']])
  }
})

test('an account that is due waits for its jobs in progress, and holds up no other', async () => {
  const [ana, luis, eva] = [await newCustomer(server), await newBusiness(server), await newCustomer(server)]
  const isThere = await fileOf(ana)
  await completedJob(server, ana, luis)
  const jobid = await assignedJob(server, ana, luis)
  for (const [index, { id }] of [ana, eva].entries()) {
    const due = new Date(server.clock.now.getTime() - (2 - index) * HOUR)
    await db.updateTable('accounts').set({ delete_at: due }).where('id', '=', id).execute()
  }
  await runTask(server, 'delete accounts')
  expect([await erased(ana), await erased(eva), await isThere()]).toEqual([false, true, true])
  await luis.must('completeJob', { jobid })
  await runTask(server, 'delete accounts')
  expect([await erased(ana), await isThere()]).toEqual([true, false])
})

test('a deleted account loses every session, key and webhook permanently', shows('privacy.delete'), async () => {
  const ana = await newCustomer(server)
  const elsewhere = await logIn(server.app, ana.email)
  const wanted = { name: 'Sync', password: PASSWORD, scopes: ['jobs:read' as const], days: 30 }
  const key = clientOf(server.app, (await ana.must('createKey', wanted)).secret)
  await ana.must('createWebhook', { url: 'https://example.com/events', password: PASSWORD, topics: ['job'] })
  const tables = ['sessions', 'api_keys', 'webhooks'] as const
  const counts = () => Promise.all(tables.map((table) => left(table, ana)))
  expect(await counts()).toEqual([2, 1, 1])
  await ana.must('deleteAccount', { password: PASSWORD })
  expect(await counts()).toEqual([0, 0, 0])
  expect((await admin('accounts', 'keep', ana.email)).said).toBe(`${ana.email} is kept.`)
  for (const gone of [ana, elsewhere, key])
    expect(await gone.refused('listCustomerJobs', {})).toMatchObject({ status: 401 })
  await (await logIn(server.app, ana.email)).must('getCustomer', {})
})

test('an account that is erased while its owner logs in to keep it is not found', async () => {
  let erase = async (): Promise<unknown> => undefined
  const verifyHash = async () => {
    await erase()
    return true
  }
  const own = await testApp({ deps: { verifyHash, delay: async () => undefined } })
  onTestFinished(own.close)
  const ana = await newCustomer(own)
  const { id } = ana
  await ana.must('deleteAccount', { password: PASSWORD })
  const row = own.deps.db.updateTable('accounts').where('id', '=', id)
  erase = () => row.set({ deleted_at: own.clock.now }).execute()
  const login = { email: ana.email, password: PASSWORD, keepAccount: true }
  expect(await clientOf(own.app).refused('loginCustomer', login)).toMatchObject({ code: 'INVALID_CREDENTIALS' })
  const sessions = own.deps.db.selectFrom('sessions').select('id').where('account_id', '=', id)
  expect(await sessions.execute()).toEqual([])
})

test('links and keys are kept for a while after they end, and then no more', async () => {
  const ana = await newCustomer(server)
  await nobody.must('forgotPassword', { email: ana.email })
  expect(await tokenMailedTo(server, ana.email, 'password_reset')).not.toBe('')
  await ana.must('createKey', { name: 'Sync', password: PASSWORD, scopes: ['jobs:read'], days: 1 })
  const kept = async () => {
    await runTask(server, 'purge what has expired')
    return [await left('one_time_tokens', ana), await left('api_keys', ana)]
  }
  // The reset of 30 minutes, the verification of 7 days, and the key of a day.
  pass(14 * DAY)
  expect(await kept()).toEqual([2, 1])
  pass(HOUR)
  expect(await kept()).toEqual([1, 1])
  pass(7 * DAY)
  expect(await kept()).toEqual([0, 1])
  pass(10 * DAY)
  expect(await kept()).toEqual([0, 0])
})
