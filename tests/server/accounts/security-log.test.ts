import { afterAll, expect, test } from 'vitest'
import { record } from '../../support/json.ts'
import { shows } from '../../support/shows.ts'
import { testApp } from '../support/app.ts'
import { clientOf } from '../support/client.ts'
import { mailsOf, tokenMailedTo, verified } from '../support/mails.ts'
import { logIn, newBusiness, newCustomer, PASSWORD } from '../support/town-wire.ts'

const lines: string[] = []
const server = await testApp({
  deps: { delay: async () => undefined },
  loginAttempts: 2,
  log: (line) => lines.push(line),
})
afterAll(server.close)
const nobody = clientOf(server.app)

/** The security events of what is done, as `[event, account]`; each with the address that it came from. */
async function eventsOf(act: () => Promise<unknown>): Promise<unknown[]> {
  lines.length = 0
  await act()
  const entries = lines.map((line) => record(JSON.parse(line))).filter(({ msg }) => msg === 'security')
  expect(entries.map(({ address }) => address)).toEqual(entries.map(() => '127.0.0.1'))
  expect(entries.every(({ reqId }) => typeof reqId === 'string')).toBe(true)
  return entries.map(({ security, account }) => [security, account])
}

test('logins and what fails of them are logged, without a word of what was typed', shows('log.security'), async () => {
  const ana = await newCustomer(server)
  const email = 'nobody-at-all@example.com'
  expect(await eventsOf(() => logIn(server.app, ana.email))).toEqual([['login', ana.id]])
  expect(await eventsOf(() => nobody.refused('loginCustomer', { email: ana.email, password: 'guess1' }))).toEqual([
    ['login_failed', ana.id],
  ])
  expect(await eventsOf(() => nobody.refused('loginCustomer', { email, password: 'guess2' }))).toEqual([
    ['login_failed', null],
  ])
  expect(lines.join('')).not.toMatch(/nobody-at-all|guess2/)
  await nobody.refused('loginCustomer', { email, password: 'guess3' })
  expect(await eventsOf(() => nobody.refused('loginCustomer', { email, password: 'guess4' }))).toEqual([
    ['limit_refused', null],
  ])
  expect(lines.find((line) => line.includes('limit_refused'))).toContain('"path":"/v1/login/customer"')
  await server.deps.db.updateTable('accounts').set({ blocked_at: new Date() }).where('id', '=', ana.id).execute()
  expect(await eventsOf(() => nobody.refused('loginCustomer', { email: ana.email, password: PASSWORD }))).toEqual([
    ['login_of_blocked', ana.id],
  ])
})

test('so is what happens to passwords, addresses and sessions', shows('log.security'), async () => {
  const [ana, luis] = [await verified(server, await newCustomer(server)), await newBusiness(server)]
  const email = 'elsewhere@example.com'
  const events = await eventsOf(async () => {
    await ana.refused('editCustomer', { email, password: 'guess' })
    await ana.must('editCustomer', { email, password: PASSWORD })
    await nobody.must('confirmEmail', { token: await tokenMailedTo(server, email, 'email_change') })
    await ana.must('updatePassword', { oldPassword: PASSWORD, newPassword: 'better2' })
    await ana.must('undoEmailChange', { token: await tokenMailedTo(server, ana.email, 'email_undo') })
    await nobody.must('forgotPassword', { email: 'unknown@example.com' })
    await nobody.must('forgotPassword', { email: ana.email })
    const token = await tokenMailedTo(server, ana.email, 'password_reset')
    await nobody.must('resetPassword', { token, newPassword: 'better3' })
    await nobody.must('askVerification', { email: 'unknown@example.com' })
    await nobody.must('askVerification', { email: luis.email })
    await nobody.must('verifyEmail', { token: await tokenMailedTo(server, luis.email, 'email_verification') })
  })
  const mailed = [...(await mailsOf(server, ana.email)), ...(await mailsOf(server, luis.email))]
  expect(mailed.filter(({ params }) => String(params['link']).includes('token=')).length).toBeGreaterThan(2)
  expect(lines.join('')).not.toMatch(/bf_|better|guess|elsewhere|unknown@/)
  expect(events).toEqual([
    ['password_wrong', ana.id],
    ['email_change_requested', ana.id],
    ['email_changed', ana.id],
    ['password_changed', ana.id],
    ['email_change_undone', ana.id],
    ['password_reset_requested', null],
    ['password_reset_requested', ana.id],
    ['password_reset', ana.id],
    ['verification_requested', null],
    ['verification_requested', luis.id],
    ['email_verified', luis.id],
  ])
  const [session] = (await luis.must('listSessions', undefined)).sessions
  const endings = await eventsOf(async () => {
    await luis.must('endOtherSessions', undefined)
    await luis.must('endSession', { sessionId: session?.sessionId ?? '' })
    await (await logIn(server.app, luis.email)).must('logout', undefined)
  })
  expect(endings).toEqual([
    ['other_sessions_ended', luis.id],
    ['session_ended', luis.id],
    ['login', luis.id],
    ['logout', luis.id],
  ])
})
