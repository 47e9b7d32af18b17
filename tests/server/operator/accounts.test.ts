import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { shows } from '../../support/shows.ts'
import { testApp } from '../support/app.ts'
import { operatorOf, type Outcome } from '../support/admin.ts'
import { clientOf } from '../support/client.ts'
import { verified } from '../support/mails.ts'
import { customerBody, logIn, newBid, newBusiness, newCustomer, newJob, PASSWORD } from '../support/town-wire.ts'

const server = await testApp({ settings: { emailVerification: 'required' } })
const dataDir = mkdtempSync(join(tmpdir(), 'bidfair-admin-'))
const admin = operatorOf({ DATABASE_URL: server.database.url, DATA_DIR: dataDir }, () => server.clock.now)
afterAll(async () => {
  await server.close()
  rmSync(dataDir, { recursive: true })
})

const ok = (said: string): Outcome => ({ status: 0, said, complained: '' })
const failed = (complained: string): Outcome => ({ status: 1, said: '', complained })
const lastAction = async () => {
  const row = await server.database.db
    .selectFrom('operator_actions')
    .select(['operator', 'action', 'subject', 'details'])
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return row
}

test('accounts are listed newest first and found by email, name, business or id', async () => {
  const ana = await newCustomer(server, { name: 'Zoë Quill' })
  const luis = await newBusiness(server, { name: '100% Pipes_' })
  const list = await admin('accounts', 'list', '--limit', '2')
  expect(list.said.split('\n').map((line) => line.split(/ {2,}/)[0])).toEqual(['email', luis.email, ana.email])
  for (const text of [ana.email.toUpperCase(), 'zoë q', ana.id]) {
    expect((await admin('accounts', 'find', text)).said).toContain(ana.id)
  }
  for (const text of ['0% pipes_', 'rtega plumb']) {
    expect((await admin('accounts', 'find', text)).said).toContain(luis.id)
  }
  expect(await admin('accounts', 'find', 'p%s')).toEqual({ ...failed('No account matches "p%s".'), said: 'Nothing.' })
  const { said } = await admin('accounts', 'list', '--role', 'business', '--json')
  expect(JSON.parse(said)).toMatchObject([{ id: luis.id, role: 'business', isBlocked: false, isVerified: false }])
})

test('an email is taken for verified, and the business may bid', async () => {
  const luis = await newBusiness(server)
  const jobId = await newJob(server, await verified(server, await newCustomer(server)))
  const bid = { jobId, proposalStatement: 'P', amount: 10 }
  expect(await luis.refused('placeBid', bid)).toMatchObject({ code: 'EMAIL_NOT_VERIFIED' })
  expect(await admin('accounts', 'verify', luis.email)).toEqual(ok(`${luis.email} is verified.`))
  expect(await lastAction()).toEqual({
    operator: 'olga',
    action: 'accounts verify',
    subject: luis.id,
    details: { email: luis.email },
  })
  await newBid(luis, jobId)
  expect(await admin('accounts', 'verify', luis.id)).toEqual(ok(`${luis.email} was verified already.`))
})

test('a blocked account is out at once and stays out until it is let in again', async () => {
  const ana = await newCustomer(server)
  const other = await logIn(server.app, ana.email)
  expect(await admin('accounts', 'block', ana.email)).toEqual(
    ok(`${ana.email} is blocked, and its sessions, keys and webhooks have ended.`),
  )
  for (const client of [ana, other]) expect(await client.refused('getCustomer', {})).toMatchObject({ status: 401 })
  const login = { email: ana.email, password: PASSWORD }
  expect(await clientOf(server.app).refused('loginCustomer', login)).toMatchObject({ code: 'ACCOUNT_BLOCKED' })
  expect((await admin('accounts', 'list', '--blocked')).said).toContain(ana.email)
  expect(await admin('accounts', 'unblock', ana.email)).toEqual(ok(`${ana.email} may log in again.`))
  await logIn(server.app, ana.email)
})

test(
  'a subscription is activated for a year, prolonged and ended',
  shows('success.subscription-activated', 'constant.subscription-yearly'),
  async () => {
    const luis = await newBusiness(server)
    const cycles = async () => (await luis.must('getSubscription', {})).data.subscription
    const now = server.clock.now
    const inYears = (years: number) => {
      const then = new Date(now)
      then.setUTCFullYear(then.getUTCFullYear() + years)
      return then.toISOString()
    }
    const until = (years: number) =>
      `Subscription activated successfully: ${luis.email} may bid until ${inYears(years).slice(0, 10)}.`
    expect(await admin('subscription', 'activate', luis.email)).toEqual(ok(until(1)))
    expect((await cycles())[0]).toEqual({ start_date: now.toISOString(), end_date: inYears(1), isActive: true })
    expect(await admin('subscription', 'activate', luis.email)).toEqual(ok(until(2)))
    expect((await cycles())[0]).toMatchObject({ end_date: inYears(2), isActive: true })
    server.clock.now = new Date(now.getTime() + 60_000)
    try {
      expect(await admin('subscription', 'end', luis.email)).toEqual(ok(`The subscription of ${luis.email} has ended.`))
      expect((await cycles()).map(({ isActive }) => isActive)).toEqual([false, false, false])
      expect(await admin('subscription', 'end', luis.email)).toEqual(
        failed(`The subscription of ${luis.email} is not active.`),
      )
    } finally {
      server.clock.now = now
    }
  },
)

test('what cannot be done is said, ends with 1 and leaves no line', async () => {
  const before = await lastAction()
  const { email } = customerBody()
  expect(await admin('accounts', 'block', email)).toEqual(failed(`No account has the email or id "${email}".`))
  const ana = await newCustomer(server)
  expect(await admin('subscription', 'activate', ana.email)).toEqual(
    failed(`${ana.email} is a customer; only businesses have a subscription.`),
  )
  expect(await lastAction()).toEqual(before)
})

test.each([
  [['accounts', 'block'], 'accounts block wants <email or id>.'],
  [['accounts', 'list', '--role', 'admin'], '--role is customer or business.'],
  [['accounts', 'list', '--limit', '0'], '--limit is a whole number from 1.'],
  [['accounts', 'list', '--colour'], "Unknown option '--colour'"],
])('%o is written wrongly: 2', async (args, complaint) => {
  const { status, said, complained } = await admin(...args)
  expect([status, said]).toEqual([2, ''])
  expect(complained).toContain(complaint)
  expect(complained).toContain(`Try: npm run admin -- ${args[0]} ${args[1]} --help`)
})

test('each command explains itself, and all are listed', async () => {
  const { status, said } = await admin('--help')
  expect(status).toBe(0)
  const names = said.split('\n').flatMap((line) => /^([a-z]+(?: [a-z]+)?)(?= {2}| <)/.exec(line)?.[1] ?? [])
  expect(names).toEqual([
    'accounts list',
    'accounts find',
    'accounts verify',
    'accounts block',
    'accounts unblock',
    'accounts check',
    'accounts delete',
    'accounts keep',
    'accounts export',
    'keys list',
    'keys make',
    'keys revoke',
    'webhooks list',
    'webhooks delete',
    'subscription activate',
    'subscription end',
    'licence show',
    'licence check',
    'licence revoke',
    'jobs list',
    'jobs show',
    'jobs reopen',
    'jobs end',
    'jobs remove',
    'ratings remove',
    'reports list',
    'reports close',
    'categories replace',
    'categories reset',
    'locations replace',
    'locations reset',
    'backup check',
    'backup',
    'restore',
    'files move',
    'secrets forget',
    'status',
    'audit',
  ])
  for (const name of names) {
    const help = await admin(...name.split(' '), '--help')
    expect([help.status, help.complained]).toEqual([0, ''])
    expect(help.said).toMatch(new RegExp(`^Usage: npm run admin -- ${name}`))
  }
  const unknown = await admin('accounts', 'burn')
  expect([unknown.status, unknown.complained.split('\n')[0]]).toEqual([2, 'There is no command "accounts burn".'])
})

test('what was done can be read', async () => {
  const ana = await newCustomer(server)
  await admin('accounts', 'block', ana.id)
  const [head, newest] = (await admin('audit')).said.split('\n')
  expect(head?.split(/ +/)).toEqual(['at', 'operator', 'action', 'subject', 'details'])
  expect(newest).toContain(`olga      accounts block`)
  expect(newest).toContain(ana.id)
})

test('a database out of reach and a folder without one are told in one line', async () => {
  const away = operatorOf({ DATABASE_URL: 'postgres://me:secret@127.0.0.1:9/x', DATA_DIR: dataDir })
  expect(await away('audit')).toEqual(failed('The database cannot be used: connect ECONNREFUSED 127.0.0.1:9'))
  const empty = operatorOf({ DATA_DIR: dataDir })
  expect(await empty('audit')).toEqual(
    failed(`There is no database in ${dataDir}: set DATA_DIR or DATABASE_URL as for the server, or start it once.`),
  )
})
