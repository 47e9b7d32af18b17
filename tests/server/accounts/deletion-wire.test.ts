import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { strFromU8, unzipSync } from 'fflate'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { exportAccount } from '../../../server/account-data/service-export.ts'
import { listTables } from '../../../server/platform/db/tables.ts'
import { fileTransport } from '../../../server/platform/mail/transport.ts'
import { shows } from '../../support/shows.ts'
import { DAY, testApp } from '../support/app.ts'
import { outboxOf, runTask, taskNamed } from '../support/background.ts'
import { clientOf, tally } from '../support/client.ts'
import { kindsMailedTo, newsOf } from '../support/mails.ts'
import { businessBody, customerBody, logIn, newBusiness, newCustomer } from '../support/town-wire.ts'
import { assignedJob, completedJob, newBid, newJob, PASSWORD, uploaded, type Person } from '../support/town-wire.ts'

const server = await testApp()
afterAll(server.close)
const { admin, later, pass } = server
const { db } = server.database
const nobody = clientOf(server.app)
const folder = join(server.filesFolder, '..')
const password = { password: PASSWORD }
const NAMES = ['zenobia', 'quillfeather', '5557788']
const fileIdOf = (link: string): string => link.split('/').at(-1) ?? ''

/** Every line of the database and the data folder, in small letters, in which there is one of these words. */
async function traces(words: readonly string[] = NAMES): Promise<string[]> {
  const rows = (await listTables(db)).map(async ({ name }) => {
    const found = await sql<{ row: string }>`select t::text as row from ${sql.table(name)} t`.execute(db)
    return found.rows.map(({ row }) => `${name} ${row}`)
  })
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${name} ${readFileSync(join(parentPath, name), 'latin1').replaceAll('=\r\n', '')}`)
  const lines = [...(await Promise.all(rows)).flat(), ...files].join('\n').toLowerCase().split('\n')
  return lines.filter((line) => words.some((word) => line.includes(word.toLowerCase())))
}

/** Writes the letters that wait as files. */
async function deliver(): Promise<void> {
  await taskNamed('mail', server.deps, { post: fileTransport(outboxOf(server), server.deps.now) }).run()
}

/** A customer whose name is in everything that she does. */
async function zenobia(): Promise<Person> {
  const email = `zenobia-${Math.random().toString(36).slice(2)}@example.com`
  const pic_url = { url: await uploaded(server) }
  const person = { name: 'Zenobia Quillfeather', phone: '+1 512 555 7788' }
  await nobody.must('signupCustomer', customerBody({ ...person, email, pic_url }))
  return await logIn(server.app, email)
}

test('nothing in the database or the data folder names a deleted person', shows('privacy.deleted'), async () => {
  const [ana, luis] = [await zenobia(), await newBusiness(server)]
  const open = await newJob(server, ana, { title: 'Zenobia needs a roof', details: 'Ask for Quillfeather.' })
  const gone = await newJob(server, ana, { title: 'The Quillfeather fence' })
  const done = await completedJob(server, ana, luis)
  await ana.must('rateJob', { jobId: done, rating: 5, comment: 'Good work.' })
  for (const jobId of [open, gone]) await newBid(luis, jobId)
  await ana.must('deleteJob', { jobid: gone })
  await ana.must('declineBid', { jobId: open, companyId: luis.id, comment: 'Zenobia wants another.' })
  await luis.must('sendMessage', { jobId: open, text: 'Dear Zenobia, when?' })
  await ana.must('sendMessage', { jobId: open, businessId: luis.id, text: 'Zenobia here: tomorrow.' })
  await admin('accounts', 'verify', ana.email)
  await deliver()
  // These letters wait.
  await ana.must('editCustomer', { email: 'zenobia.new@example.com', password: PASSWORD })
  expect((await traces()).length).toBeGreaterThan(10)
  expect(readdirSync(outboxOf(server)).length).toBeGreaterThan(0)
  await ana.must('deleteAccount', password)
  pass(14 * DAY)
  await runTask(server, 'delete accounts')
  await runTask(server, 'purge what has expired')
  expect(await traces()).toEqual([])
  // The other side keeps what it needs, without the words.
  expect(await newsOf(luis, 'Business')).toContain('The customer deleted the job “deleted job”.')
  const { job, customer } = await luis.must('getBusinessJob', { jobid: done }, { 'accept-language': 'es' })
  expect([customer.name, customer.phone, customer.pic_url.url, job.pics_url]).toEqual([
    'Antiguo cliente',
    null,
    null,
    [],
  ])
  expect(job.rating).toMatchObject({ rating: 5, comment: 'Good work.' })
  expect(await luis.refused('getBusinessJob', { jobid: open })).toMatchObject({ code: 'JOB_NOT_FOUND' })
})

test('an operator who deletes an account at once leaves nothing either', shows('privacy.deleted'), async () => {
  const ana = await zenobia()
  await newJob(server, ana, { title: 'Zenobia’s shed' })
  const removed = await newJob(server, ana, { title: 'Zenobia’s advertisement' })
  await admin('jobs', 'remove', removed, '--reason', 'Quillfeather advertises')
  // It goes before its customer does.
  pass(31 * DAY)
  await runTask(server, 'purge deleted jobs')
  const again = await logIn(server.app, ana.email)
  await again.must('editCustomer', { email: 'zenobia.next@example.com', password: PASSWORD })
  // The link has ended, and its letter still waits for the mail server.
  pass(2 * DAY)
  await runTask(server, 'purge what has expired')
  const letters = db.selectFrom('mail_outbox').select('sent_at').where('recipient', 'like', 'zenobia.next%')
  expect(await letters.execute()).toEqual([{ sent_at: null }])
  expect((await admin('accounts', 'delete', '--now', ana.email)).status).toBe(0)
  await runTask(server, 'purge what has expired')
  expect(await traces()).toEqual([])
})

test('a report names no deleted person, on either side', shows('privacy.deleted'), async () => {
  const [ana, luis] = [await zenobia(), await newBusiness(server)]
  const jobId = await newJob(server, ana)
  await newBid(luis, jobId)
  await luis.must('sendMessage', { jobId, text: 'You are no good.' })
  await ana.must('acceptBid', { jobId, companyId: luis.id })
  await ana.must('sendMessage', { jobId, businessId: luis.id, text: 'Neither are you.' })
  await luis.must('completeJob', { jobid: jobId })
  const said = { jobId, kind: 'offensive' } as const
  await ana.must('reportMessage', { ...said, businessId: luis.id, number: 1, reason: 'He insulted me, Zenobia' })
  await luis.must('reportMessage', { ...said, number: 2, reason: 'Quillfeather insulted me' })
  await luis.must('reportJob', { ...said, reason: 'Zenobia says what she should not' })
  const reports = db.selectFrom('reports').select(['id', 'author_id', 'words', 'note']).orderBy('id')
  const [ofLuis, ...ofAna] = await reports.execute()
  await admin('reports', 'close', ofLuis?.id ?? '', '--note', 'Quillfeather is right')
  for (const { id } of ofAna) await admin('reports', 'close', id, '--note', 'Zenobia was told')
  expect(ofAna.map(({ author_id }) => author_id)).toEqual([ana.id, ana.id])
  await admin('accounts', 'delete', '--now', ana.email)
  expect(await reports.execute()).toEqual([{ id: ofLuis?.id, author_id: luis.id, words: null, note: '-' }])
  expect((await traces()).filter((line) => /^(reports|operator_actions) /.test(line))).toEqual([])
})

test('a job that was deleted long ago leaves no title behind', shows('privacy.deleted'), async () => {
  const [ana, luis] = [await zenobia(), await newBusiness(server)]
  const jobId = await newJob(server, ana, { title: 'A title that goes' })
  await newBid(luis, jobId)
  await ana.must('deleteJob', { jobid: jobId })
  await deliver()
  expect(await traces(['a title that goes'])).not.toEqual([])
  pass(31 * DAY)
  await runTask(server, 'purge deleted jobs')
  await runTask(server, 'purge what has expired')
  expect(await traces(['a title that goes'])).toEqual([])
})

test('a deleted business is a former one, in lists, details and news', shows('privacy.deleted'), async () => {
  const document = await uploaded(server, { kind: 'document' })
  const names = { name: 'Xerxes Vole', buisness_name: 'Vole Ventures', address: '77 Vole Way' }
  const body = businessBody({ ...names, documents_urls: [document] })
  await nobody.must('signupBusiness', body)
  const vole = await logIn(server.app, body.email)
  const ana = await newCustomer(server)
  const done = await completedJob(server, ana, vole)
  await ana.must('rateJob', { jobId: done, rating: 4 })
  const open = await newJob(server, ana)
  await newBid(vole, open)
  await vole.must('editBusiness', { buisness_name: 'Vole & Daughters' })
  await vole.must('deleteAccount', password)
  await later(14 * DAY, () => runTask(server, 'delete accounts'))
  const { assignedBusiness: one, job } = await ana.must('getCustomerJob', { jobid: done })
  expect([one?.name, one?.buisness_name, one?.phone]).toEqual(['Former business', 'Former business', null])
  expect(job.rating?.rating).toBe(4)
  const bids = async (jobId: string) => (await ana.must('listBids', { jobId })).Data.map((bid) => bid.buisness_name)
  expect([await bids(done), await bids(open)]).toEqual([['Former business'], []])
  expect(await newsOf(ana, 'Customer')).toContain('Former business bid $120.50 on “Leaking kitchen tap”.')
  expect(await traces(['Xerxes', 'Vole', body.email, fileIdOf(document)])).toEqual([])
})

test('who leaves proves it, is out at once, and may come back for 14 days', shows('privacy.delete'), async () => {
  const [ana, luis] = [await newCustomer(server), await newBusiness(server)]
  const jobId = await newJob(server, ana)
  expect(await ana.refused('deleteAccount', { password: 'wrong-1' })).toMatchObject({ code: 'CURRENT_PASSWORD_WRONG' })
  const { deleteAt } = await ana.must('deleteAccount', password)
  expect(deleteAt).toBe(new Date(server.clock.now.getTime() + 14 * DAY).toISOString())
  expect(await ana.refused('getCustomer', {})).toMatchObject({ status: 401 })
  expect(await luis.refused('getBusinessJob', { jobid: jobId })).toMatchObject({ code: 'JOB_NOT_FOUND' })
  expect(await kindsMailedTo(server, ana)).toEqual(['account_leaving'])
  const login = { email: ana.email, password: PASSWORD }
  await later(13 * DAY, async () => {
    await runTask(server, 'delete accounts')
    expect(await nobody.refused('loginCustomer', login)).toMatchObject({ code: 'ACCOUNT_LEAVING', deleteAt })
    await nobody.must('loginCustomer', { ...login, keepAccount: true })
  })
  await later(15 * DAY, () => runTask(server, 'delete accounts'))
  await logIn(server.app, ana.email)
  expect((await luis.must('getBusinessJob', { jobid: jobId })).job.id).toBe(jobId)
})

test('jobs in progress come first, also where an acceptance comes meanwhile', shows('privacy.delete'), async () => {
  const [ana, luis] = [await newCustomer(server), await newBusiness(server)]
  await assignedJob(server, ana, luis)
  for (const person of [ana, luis])
    expect(await person.refused('deleteAccount', password)).toMatchObject({ code: 'JOBS_IN_PROGRESS' })
  expect((await admin('accounts', 'delete', ana.email)).complained).toContain('has jobs in progress')
  for (let round = 0; round < 4; round += 1) {
    const [eva, rosa] = [await newCustomer(server), await newBusiness(server)]
    const jobId = await newJob(server, eva)
    await newBid(rosa, jobId)
    const accepting = eva.call('acceptBid', { jobId, companyId: rosa.id })
    const both = tally(await Promise.all([accepting, rosa.call('deleteAccount', password)]))
    const orders = [{ JOBS_IN_PROGRESS: 1 }, { BID_NOT_FOUND: 1 }].map((refused) => ({ ok: 1, ...refused }))
    expect(orders).toContainEqual(both)
  }
})

test('the data come as one archive of JSON and files', shows('privacy.export', 'limit.file-names'), async () => {
  const [ana, luis] = [await newCustomer(server, { name: 'Ana Ñandú' }), await newBusiness(server)]
  const done = await completedJob(server, ana, luis)
  await ana.must('rateJob', { jobId: done, rating: 5, comment: 'Good.' })
  for (let count = 0; count < 3; count += 1) await newJob(server, ana)
  await uploaded(server, { kind: 'document', ownerId: ana.id })
  const hindi = fileIdOf(await uploaded(server, { kind: 'document', ownerId: ana.id }))
  const named = db.updateTable('files').set({ original_name: `${'हि'.repeat(60)}.pdf.exe` })
  await named.where('id', '=', hindi).execute()
  const headers = { authorization: `Bearer ${ana.token}` }
  const answer = await server.app.inject({ method: 'POST', url: '/v1/export-account', headers })
  const { 'content-type': type, 'cache-control': cache } = answer.headers
  expect([answer.statusCode, type, cache]).toEqual([200, 'application/zip', 'private, no-store'])
  const byOperator = join(folder, 'operator.zip')
  expect((await admin('accounts', 'export', ana.email, byOperator)).status).toBe(0)
  for (const archive of [answer.rawPayload, readFileSync(byOperator)]) {
    const entries = unzipSync(archive)
    const read = (name: string): unknown => JSON.parse(strFromU8(entries[name] ?? new Uint8Array()))
    expect(read('account.json')).toMatchObject({ id: ana.id, name: 'Ana Ñandú', customer: { city: 'Austin' } })
    expect(read('jobs.json')).toMatchObject([{ id: done, rating: { rating: 5, comment: 'Good.' } }, {}, {}, {}])
    expect(read('bids.json')).toEqual([])
    const names = Object.keys(entries)
    expect(Math.max(...names.map((name) => Buffer.byteLength(name)))).toBeLessThanOrEqual(255)
    const files = names.flatMap((name) => /(?<=^files\/.{22}-).*$/.exec(name) ?? [])
    const pictures = Array.from({ length: 4 }, () => 'image.webp')
    expect(files.toSorted()).toEqual(['document.pdf', ...pictures, `${'हि'.repeat(37)}.pdf`])
    expect(JSON.stringify(read('sessions.json'))).not.toMatch(/token|hash/)
    expect(JSON.stringify(read('account.json'))).not.toMatch(/argon2|unsubscribe/)
  }
  expect((await admin('accounts', 'export', ana.email, byOperator)).complained).toContain('could not be written')
})

test.each([
  ['opened', async () => await Promise.reject(new Error('disk'))],
  ['read', async () => ({ stream: Readable.from(failing()), byteSize: 4 })],
])('an archive with a file that cannot be %s breaks off, and its error is reported', async (_, open) => {
  const ana = await newCustomer(server)
  await uploaded(server, { kind: 'document', ownerId: ana.id })
  const errors: unknown[] = []
  const broken = { db, files: { ...server.deps.files, open } }
  const archive = await exportAccount(broken, ana.id, (error) => errors.push(error))
  await expect(buffer(archive)).rejects.toThrow('disk')
  expect(errors).toEqual([new Error('disk')])
})

async function* failing() {
  yield Buffer.from('%PDF')
  throw new Error('disk')
}
