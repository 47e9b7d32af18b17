import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { shows } from '../../support/shows.ts'
import { operatorOf } from '../support/admin.ts'
import { testApp } from '../support/app.ts'
import { runTask } from '../support/background.ts'
import { clientOf, tally } from '../support/client.ts'
import { kindsMailedTo } from '../support/mails.ts'
import {
  assignedJob,
  businessBody,
  completedJob,
  customerBody,
  logIn,
  newBid,
  newBusiness,
  newCustomer,
  newJob,
  PASSWORD,
  uploaded,
} from '../support/town-wire.ts'

const server = await testApp()
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})
const folder = mkdtempSync(join(tmpdir(), 'bidfair-leaving-'))
const admin = operatorOf({ DATABASE_URL: server.database.url, DATA_DIR: folder }, () => server.clock.now)
const nobody = clientOf(server.app)
const DAY = 24 * 60 * 60 * 1000
const password = { password: PASSWORD }

async function daysLater(days: number, work: () => Promise<void>): Promise<void> {
  const present = server.clock.now
  server.clock.now = new Date(present.getTime() + days * DAY)
  try {
    await work()
  } finally {
    server.clock.now = present
  }
}
const deleteDue = async () => await runTask(server, 'delete accounts')

/** Every row of every table that says something, as text. */
async function everything(): Promise<string> {
  const tables = await sql<{
    name: string
  }>`select tablename as name from pg_tables where schemaname = 'public'`.execute(server.database.db)
  const texts = tables.rows.map(async ({ name }) => {
    const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.table(name)} t`.execute(
      server.database.db,
    )
    return rows.map(({ row }) => row).join('\n')
  })
  return (await Promise.all(texts)).join('\n')
}

test('whoever leaves proves it, is out at once, and may come back for 14 days', shows('privacy.delete'), async () => {
  const [ana, luis] = [await newCustomer(server), await newBusiness(server)]
  const jobId = await newJob(server, ana)
  expect(await ana.refused('deleteAccount', { password: 'wrong-1' })).toMatchObject({ code: 'CURRENT_PASSWORD_WRONG' })
  const { deleteAt } = await ana.must('deleteAccount', password)
  expect(deleteAt).toBe(new Date(server.clock.now.getTime() + 14 * DAY).toISOString())
  expect(await ana.refused('getCustomer', {})).toMatchObject({ status: 401 })
  expect(await luis.refused('getBusinessJob', { jobid: jobId })).toMatchObject({ code: 'JOB_NOT_FOUND' })
  expect(await kindsMailedTo(server, ana)).toEqual(['account_leaving'])
  const login = { email: ana.email, password: PASSWORD }
  await daysLater(13, async () => {
    await deleteDue()
    expect(await nobody.refused('loginCustomer', login)).toMatchObject({
      status: 403,
      code: 'ACCOUNT_LEAVING',
      deleteAt,
    })
    await nobody.must('loginCustomer', { ...login, keepAccount: true })
  })
  await daysLater(15, deleteDue)
  await logIn(server.app, ana.email)
  expect((await luis.must('getBusinessJob', { jobid: jobId })).job.id).toBe(jobId)
})

test(
  'jobs in progress come first, for either side, also where an acceptance comes at the same moment',
  shows('privacy.delete'),
  async () => {
    const [ana, luis] = [await newCustomer(server), await newBusiness(server)]
    await assignedJob(server, ana, luis)
    for (const person of [ana, luis]) {
      expect(await person.refused('deleteAccount', password)).toMatchObject({ status: 409, code: 'JOBS_IN_PROGRESS' })
    }
    expect((await admin('accounts', 'delete', ana.email)).complained).toContain('has jobs in progress')
    for (let round = 0; round < 4; round += 1) {
      const [eva, rosa] = [await newCustomer(server), await newBusiness(server)]
      const jobId = await newJob(server, eva)
      await newBid(rosa, jobId)
      const [accepted, left] = await Promise.all([
        eva.call('acceptBid', { jobId, companyId: rosa.id }),
        rosa.call('deleteAccount', password),
      ])
      expect([
        { ok: 1, JOBS_IN_PROGRESS: 1 },
        { ok: 1, BID_NOT_FOUND: 1 },
      ]).toContainEqual(tally([accepted, left]))
    }
  },
)

test('after 14 days a customer is a former one, and nothing tells who it was', shows('privacy.deleted'), async () => {
  const picture = await uploaded(server)
  const body = customerBody({ name: 'Zenobia Quill', phone: '+1 512 555 7777', pic_url: { url: picture } })
  await nobody.must('signupCustomer', body)
  const ana = await logIn(server.app, body.email)
  const luis = await newBusiness(server)
  const done = await completedJob(server, ana, luis)
  await ana.must('rateJob', { jobId: done, rating: 5, comment: 'Good work.' })
  const open = await newJob(server, ana, { title: 'Still open' })
  await newBid(luis, open)
  await admin('accounts', 'verify', ana.email)
  await ana.must('deleteAccount', password)
  await daysLater(14, deleteDue)
  const { job, customer } = await luis.must('getBusinessJob', { jobid: done })
  expect([customer.name, customer.phone, customer.pic_url.url, job.pics_url, job.rating]).toMatchObject([
    'Former customer',
    null,
    null,
    [],
    { rating: 5, comment: 'Good work.' },
  ])
  const spanish = await luis.must('getBusinessJob', { jobid: done }, { 'accept-language': 'es' })
  expect(spanish.customer.name).toBe('Antiguo cliente')
  expect(await luis.refused('getBusinessJob', { jobid: open })).toMatchObject({ code: 'JOB_NOT_FOUND' })
  const told = (await luis.must('listBusinessNotifications', { limit: 20 })).notifications.map(({ message }) => message)
  expect(told).toContain('The customer deleted the job “deleted job”.')
  const fileId = picture.split('/').at(-1) ?? ''
  const all = await everything()
  const traces = ['Zenobia', '555 7777', ana.email, fileId].filter((text) => all.includes(text))
  expect(traces).toEqual([])
  await nobody.must('signupCustomer', customerBody({ email: ana.email }))
})

test(
  'after 14 days a business is a former one, in lists, details and what was told',
  shows('privacy.deleted'),
  async () => {
    const document = await uploaded(server, { kind: 'document' })
    const body = businessBody({
      name: 'Xerxes Vole',
      buisness_name: 'Vole Ventures',
      documents_urls: [document],
      address: '77 Vole Way',
    })
    await nobody.must('signupBusiness', body)
    const vole = await logIn(server.app, body.email)
    const ana = await newCustomer(server)
    const done = await completedJob(server, ana, vole)
    await ana.must('rateJob', { jobId: done, rating: 4 })
    const open = await newJob(server, ana)
    await newBid(vole, open)
    await vole.must('editBusiness', { buisness_name: 'Vole & Daughters' })
    await vole.must('deleteAccount', password)
    await daysLater(14, deleteDue)
    const { assignedBusiness, job } = await ana.must('getCustomerJob', { jobid: done })
    expect([
      assignedBusiness?.name,
      assignedBusiness?.buisness_name,
      assignedBusiness?.phone,
      job.rating?.rating,
    ]).toEqual(['Former business', 'Former business', null, 4])
    expect((await ana.must('listBids', { jobId: done })).Data.map((bid) => bid.buisness_name)).toEqual([
      'Former business',
    ])
    expect((await ana.must('listBids', { jobId: open })).Data).toEqual([])
    const told = (await ana.must('listCustomerNotifications', { limit: 20 })).notifications.map(
      ({ message }) => message,
    )
    expect(told).toContain('Former business bid $120.50 on “Leaking kitchen tap”.')
    const all = await everything()
    const traces = ['Xerxes', 'Vole', body.email, document.split('/').at(-1) ?? ''].filter((text) => all.includes(text))
    expect(traces).toEqual([])
  },
)

test(
  'an operator deletes an account at once or in two weeks, with a line in the record that names nobody in the end',
  shows('privacy.delete'),
  async () => {
    const [ana, eva] = [await newCustomer(server), await newCustomer(server)]
    expect((await admin('accounts', 'delete', ana.email)).said).toContain('Logging in keeps it until then.')
    expect((await admin('accounts', 'keep', ana.email)).said).toBe(`${ana.email} is kept.`)
    await logIn(server.app, ana.email)
    expect(await admin('accounts', 'delete', eva.email, '--now')).toMatchObject({
      status: 0,
      said: `${eva.email} is gone.\nThe account is deleted.`,
    })
    const lines = await server.database.db
      .selectFrom('operator_actions')
      .select(['action', 'details'])
      .where('subject', '=', eva.id)
      .execute()
    expect(lines).toEqual([{ action: 'accounts delete', details: {} }])
  },
)

test('the data come as one archive of JSON and files', shows('privacy.export', 'limit.file-names'), async () => {
  const ana = await newCustomer(server, { name: 'Ana Ñandú' })
  const luis = await newBusiness(server)
  const done = await completedJob(server, ana, luis)
  await ana.must('rateJob', { jobId: done, rating: 5, comment: 'Good.' })
  for (let count = 0; count < 3; count += 1) await newJob(server, ana)
  await uploaded(server, { kind: 'document', ownerId: ana.id })
  const hindi = await uploaded(server, { kind: 'document', ownerId: ana.id })
  await server.database.db
    .updateTable('files')
    .set({ original_name: `${'हि'.repeat(60)}.pdf.exe` })
    .where('id', '=', hindi.split('/').at(-1) ?? '')
    .execute()
  const answer = await server.app.inject({
    method: 'POST',
    url: '/v1/export-account',
    headers: { authorization: `Bearer ${ana.token}` },
  })
  expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
    200,
    'application/zip',
    'private, no-store',
  ])
  const byOperator = join(folder, 'operator.zip')
  expect((await admin('accounts', 'export', ana.email, byOperator)).status).toBe(0)
  for (const archive of [answer.rawPayload, readFileSync(byOperator)]) {
    const entries = unzipSync(archive)
    const read = (name: string): unknown => JSON.parse(strFromU8(entries[name] ?? new Uint8Array()))
    expect(read('account.json')).toMatchObject({ id: ana.id, name: 'Ana Ñandú', customer: { city: 'Austin' } })
    expect(read('jobs.json')).toHaveLength(4)
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
