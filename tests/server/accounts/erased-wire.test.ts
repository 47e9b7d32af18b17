import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { composeMail } from '../../../server/notifications/compose-mail.ts'
import { deliverMail } from '../../../server/platform/mail/deliver.ts'
import { fileTransport } from '../../../server/platform/mail/transport.ts'
import { shows } from '../../support/shows.ts'
import { operatorOf } from '../support/admin.ts'
import { testApp } from '../support/app.ts'
import { outboxOf, runTask } from '../support/background.ts'
import { clientOf } from '../support/client.ts'
import {
  customerBody,
  logIn,
  newBid,
  newBusiness,
  newJob,
  PASSWORD,
  uploaded,
  type Person,
} from '../support/town-wire.ts'

const server = await testApp()
const dataDir = mkdtempSync(join(tmpdir(), 'bidfair-erased-'))
const admin = operatorOf({ DATABASE_URL: server.database.url, DATA_DIR: dataDir }, () => server.clock.now)
afterAll(async () => {
  await server.close()
  rmSync(dataDir, { recursive: true })
})
const { db } = server.database
const DAY = 24 * 60 * 60 * 1000
const NAMES = ['zenobia', 'quillfeather', '5557788']

const pass = (days: number): void => {
  server.clock.now = new Date(server.clock.now.getTime() + days * DAY)
}

/** Writes the letters that wait as files. */
async function deliver(): Promise<void> {
  const post = fileTransport(outboxOf(server), server.deps.now)
  await deliverMail({ ...server.deps, post, compose: composeMail, from: 'x@example.com', report: () => {} })
}

/** Everything that the database and the data folder hold, in small letters. */
async function everything(): Promise<string> {
  const tables = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public'`.execute(db)
  const rows = await Promise.all(
    tables.rows.map(async ({ name }) => {
      const found = await sql<{ row: string }>`select t::text as row from ${sql.table(name)} t`.execute(db)
      return found.rows.map(({ row }) => `${name} ${row}`)
    }),
  )
  const folder = join(server.filesFolder, '..')
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${name} ${readFileSync(join(parentPath, name), 'latin1').replaceAll('=\r\n', '')}`)
  return [...rows.flat(), ...files].join('\n').toLowerCase()
}

/** What is found of the names, each with the line that it is in. */
async function traces(): Promise<string[]> {
  const lines = (await everything()).split('\n')
  return lines.filter((line) => NAMES.some((name) => line.includes(name)))
}

/** A customer whose name is in everything that she does. */
async function zenobia(): Promise<Person> {
  const body = customerBody({
    name: 'Zenobia Quillfeather',
    email: `zenobia-${Math.random().toString(36).slice(2)}@example.com`,
    phone: '+1 512 555 7788',
    pic_url: { url: await uploaded(server) },
  })
  await clientOf(server.app).must('signupCustomer', body)
  return await logIn(server.app, body.email)
}

test(
  'after deletion nothing in the database or the data folder names the person',
  shows('privacy.deleted'),
  async () => {
    const [ana, luis] = [await zenobia(), await newBusiness(server)]
    const open = await newJob(server, ana, { title: 'Zenobia needs a roof', details: 'Ask for Quillfeather.' })
    const gone = await newJob(server, ana, { title: 'The Quillfeather fence' })
    for (const jobId of [open, gone]) await newBid(luis, jobId)
    await ana.must('deleteJob', { jobid: gone })
    await luis.must('sendMessage', { jobId: open, text: 'Dear Zenobia, when?' })
    await ana.must('sendMessage', { jobId: open, businessId: luis.id, text: 'Zenobia here: tomorrow.' })
    await admin('accounts', 'verify', ana.email)
    await deliver()
    // These letters wait.
    await ana.must('editCustomer', { email: 'zenobia.new@example.com', password: PASSWORD })
    expect((await traces()).length).toBeGreaterThan(10)
    expect(readdirSync(outboxOf(server)).length).toBeGreaterThan(0)
    await ana.must('deleteAccount', { password: PASSWORD })
    pass(14)
    await runTask(server, 'delete accounts')
    await runTask(server, 'purge what has expired')
    expect(await traces()).toEqual([])
    // Word of it is left, without the words.
    const { notifications } = await luis.must('listBusinessNotifications', { limit: 20 })
    expect(notifications.map(({ message }) => message)).toContain('The customer deleted the job “deleted job”.')
  },
)

test('nor where an operator deletes it at once', shows('privacy.deleted'), async () => {
  const ana = await zenobia()
  await newJob(server, ana, { title: 'Zenobia’s shed' })
  await ana.must('editCustomer', { email: 'zenobia.next@example.com', password: PASSWORD })
  // The link has ended, and its letter still waits for the mail server.
  pass(2)
  await runTask(server, 'purge what has expired')
  expect(
    await db.selectFrom('mail_outbox').select('sent_at').where('recipient', 'like', 'zenobia.next%').execute(),
  ).toEqual([{ sent_at: null }])
  expect((await admin('accounts', 'delete', '--now', ana.email)).status).toBe(0)
  await runTask(server, 'purge what has expired')
  expect(await traces()).toEqual([])
})

test('what was reported names nobody, whoever reported', shows('privacy.deleted'), async () => {
  const [ana, luis] = [await zenobia(), await newBusiness(server)]
  const jobId = await newJob(server, ana)
  await newBid(luis, jobId)
  await luis.must('sendMessage', { jobId, text: 'You are no good.' })
  const { id: ofLuis } = await db.selectFrom('messages').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()
  await ana.must('acceptBid', { jobId, companyId: luis.id })
  await ana.must('sendMessage', { jobId, businessId: luis.id, text: 'Neither are you.' })
  const { id: ofAna } = await db.selectFrom('messages').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()
  await luis.must('completeJob', { jobid: jobId })
  const report = (id: string, message: string, reporter: Person, reason: string) =>
    db
      .insertInto('message_reports')
      .values({ id, message_id: message, reporter_id: reporter.id, reason, created_at: server.clock.now })
      .execute()
  await report(jobId, ofLuis, ana, 'He insulted me, Zenobia')
  await report(ofAna, ofAna, luis, 'Quillfeather insulted me')
  await admin('reports', 'close', jobId, '--note', 'Quillfeather is right')
  await admin('reports', 'close', ofAna, '--note', 'Zenobia was told')
  await admin('accounts', 'delete', '--now', ana.email)
  const rows = await db.selectFrom('message_reports').select(['id', 'reason', 'note']).execute()
  expect(rows).toEqual([{ id: jobId, reason: '-', note: '-' }])
  const inDatabase = (await traces()).filter((line) => /^(message_reports|operator_actions) /.test(line))
  expect(inDatabase).toEqual([])
})

test('a job that was deleted long ago leaves no title behind', shows('privacy.deleted'), async () => {
  const [ana, luis] = [await zenobia(), await newBusiness(server)]
  const jobId = await newJob(server, ana, { title: 'A title that goes' })
  await newBid(luis, jobId)
  await ana.must('deleteJob', { jobid: jobId })
  await deliver()
  const titles = async () => (await everything()).includes('a title that goes')
  expect(await titles()).toBe(true)
  pass(31)
  await runTask(server, 'purge deleted jobs')
  await runTask(server, 'purge what has expired')
  expect(await titles()).toBe(false)
})

test(
  'the record of what operators did to a job names nobody, also where the job went first',
  shows('privacy.deleted'),
  async () => {
    const ana = await zenobia()
    const jobId = await newJob(server, ana, { title: 'Zenobia’s advertisement' })
    await admin('jobs', 'remove', jobId, '--reason', 'Quillfeather advertises')
    pass(31)
    await runTask(server, 'purge deleted jobs')
    await admin('accounts', 'delete', '--now', ana.email)
    expect((await traces()).filter((line) => line.startsWith('operator_actions '))).toEqual([])
  },
)
