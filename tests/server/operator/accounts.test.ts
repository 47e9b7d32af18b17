import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { shows } from '../../support/shows.ts'
import { testApp } from '../support/app.ts'
import { type Outcome } from '../support/admin.ts'
import { clientOf } from '../support/client.ts'
import { customerBody, logIn, newBusiness, newCustomer, PASSWORD } from '../support/town-wire.ts'

const server = await testApp({ settings: { emailVerification: 'required' } })
const dataDir = mkdtempSync(join(tmpdir(), 'bidfair-admin-'))
const { admin } = server
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
  'a membership begins, is extended and ends',
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

test('what was done can be read', async () => {
  const ana = await newCustomer(server)
  await admin('accounts', 'block', ana.id)
  const [head, newest] = (await admin('audit')).said.split('\n')
  expect(head?.split(/ +/)).toEqual(['at', 'operator', 'action', 'subject', 'details'])
  expect(newest).toContain(`olga      accounts block`)
  expect(newest).toContain(ana.id)
})
