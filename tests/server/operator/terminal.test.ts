import { userInfo } from 'node:os'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { runAdmin } from '../../../server/operator/cli.ts'
import { visible } from '../../../server/platform/visible.ts'
import { shows } from '../../support/shows.ts'
import { testApp } from '../support/app.ts'
import { newFolder } from '../support/folder.ts'
import { newBid, newBusiness, newCustomer, newJob } from '../support/town-wire.ts'

const server = await testApp()
/** Fails where anything comes out that a terminal would obey. */
const { admin } = server
afterAll(server.close)

/** Sets the title of the window, clears the screen by C0 and by C1, rings, goes back, turns the direction. */
const EVIL = 'A\u001b]0;owned\u0007\u001b[2J\u009b2J\u009d8;;x\u0008\u202eB\u2066C\u007f'
/** And would begin a line of its own. */
const LINES = `${EVIL}\r\nreport      closed\u2028closed`
const { db } = server.database

test('whatever people wrote, no command hands it to the terminal to obey', shows('operator.terminal'), async () => {
  const [ana, luis] = [await newCustomer(server), await newBusiness(server)]
  const jobId = await newJob(server, ana)
  await newBid(luis, jobId)
  await luis.must('sendMessage', { jobId, text: 'hello' })
  const { id: message } = await db.selectFrom('messages').select('id').executeTakeFirstOrThrow()
  // What an older version, or a restored backup, may hold.
  await db.updateTable('accounts').set({ name: LINES }).execute()
  await db.updateTable('businesses').set({ business_name: LINES }).execute()
  await db.updateTable('jobs').set({ title: LINES, details: LINES, city: LINES }).execute()
  await db.updateTable('messages').set({ text: LINES }).execute()
  const now = server.clock.now
  const report = { id: jobId, message_id: message, reporter_id: ana.id, reason: LINES, created_at: now }
  // As a server of the version before does; it is brought along.
  await db.insertInto('message_reports').values(report).execute()
  const key = { id: jobId, token_hash: Buffer.alloc(32), account_id: luis.id, name: LINES, start: EVIL }
  await sql`
    insert into api_keys (id, token_hash, account_id, name, start, scopes, created_at, expires_at)
    values (${key.id}, ${key.token_hash}, ${key.account_id}, ${key.name}, 'bidfair_', '{jobs:read}', ${now}, ${now})`.execute(
    db,
  )
  await db
    .insertInto('webhooks')
    .values({ id: jobId, account_id: luis.id, url: LINES, topics: ['job'], secret: 's', created_at: now, turn_at: now })
    .execute()
  await db
    .insertInto('operator_actions')
    .values({ id: jobId, operator: EVIL, action: EVIL, subject: EVIL, details: JSON.stringify({ note: LINES }) })
    .execute()
  const commands = [
    ['accounts', 'list'],
    ['accounts', 'find', EVIL],
    ['accounts', 'find', 'A'],
    ['keys', 'list', luis.id],
    ['webhooks', 'list', luis.id],
    ['licence', 'show', luis.id],
    ['jobs', 'list'],
    ['jobs', 'show', jobId],
    ['reports', 'list'],
    ['audit'],
    ['status'],
    [EVIL],
    ['jobs', 'show', EVIL],
  ]
  const said: string[] = []
  for (const words of commands) said.push((await admin(...words)).said)
  // Nothing that they wrote begins a line as if it was ours.
  expect(said.join('\n')).not.toMatch(/^(report {6})?closed/m)
  expect(said.join('\n')).toContain(
    String.raw`A\u001b]0;owned\u0007\u001b[2J\u009b2J\u009d8;;x\u0008\u202eB\u2066C\u007f`,
  )
  // Programs read exactly what is stored.
  const [first] = JSON.parse((await admin('jobs', 'list', '--json')).said) as { title: string }[]
  expect(first?.title).toBe(LINES)
  for (const words of [
    ['accounts', 'list'],
    ['jobs', 'show', jobId],
    ['reports', 'list'],
    ['keys', 'list', luis.id],
  ]) {
    expect(JSON.stringify(JSON.parse((await admin(...words, '--json')).said))).toContain('owned')
  }
})

test('nor does the log, which stays the same JSON', shows('operator.terminal'), () => {
  const line = JSON.stringify({ path: `/v1/${EVIL}`, err: { message: EVIL } })
  expect(visible(line)).not.toMatch(/\p{Cc}|\u202E/u)
  expect(JSON.parse(visible(line))).toEqual(JSON.parse(line))
  expect(visible('naïve 👩🏽‍🔧 لا می‌خواهم\n')).toBe('naïve 👩🏽‍🔧 لا می‌خواهم\n')
})

test('the record has the name that sudo gives only where root runs the command', shows('operator.sudo'), async () => {
  const environment = { DATABASE_URL: server.database.url, DATA_DIR: newFolder() }
  const { email } = await newCustomer(server)
  const run = async (isRoot: boolean) => {
    const user = { name: 'oscar', isRoot }
    const site = { environment: { ...environment, SUDO_USER: 'olga' }, say: () => {}, complain: () => {}, user }
    expect(await runAdmin(['accounts', 'verify', email], site)).toBe(0)
    const last = db.selectFrom('operator_actions').select('operator').where('action', '=', 'accounts verify')
    return (await last.orderBy('id', 'desc').executeTakeFirst())?.operator
  }
  expect([await run(true), await run(false)]).toEqual(['olga', 'oscar'])
  const site = { environment, say: () => {}, complain: () => {} }
  expect(await runAdmin(['accounts', 'verify', email], site)).toBe(0)
  expect(await db.selectFrom('operator_actions').select('operator').orderBy('id', 'desc').executeTakeFirst()).toEqual({
    operator: userInfo().username,
  })
})
