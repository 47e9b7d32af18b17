import { afterAll, expect, test, vi } from 'vitest'
import { record } from '../../support/json.ts'
import { shows } from '../../support/shows.ts'
import { testApp, DAY, MINUTE } from '../support/app.ts'
import { clientOf } from '../support/client.ts'
import { mailsOf, tokenMailedTo, verified } from '../support/mails.ts'
import { logIn, newBusiness, newCustomer, PASSWORD, type Person } from '../support/town-wire.ts'
import { openEvents } from '../support/events.ts'

const lines: string[] = []

const server = await testApp({
  deps: { delay: async () => undefined },
  tries: { tries: 2 },
  log: (line) => lines.push(line),
})

afterAll(server.close)

const { later } = server
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
  const tried = (email: string, password: string) => eventsOf(() => nobody.call('loginCustomer', { email, password }))
  expect(await tried(ana.email, PASSWORD)).toEqual([['login', ana.id]])
  expect(await tried(ana.email, 'guess1')).toEqual([['login_failed', ana.id]])
  const email = 'nobody-at-all@example.com'
  for (let time = 0; time < 2; time += 1) expect(await tried(email, 'guess2')).toEqual([['login_failed', null]])
  expect(lines.join('')).not.toMatch(/nobody-at-all|guess2/)
  expect(await tried(email, 'guess2')).toEqual([['limit_refused', null]])
  expect(lines.find((line) => line.includes('limit_refused'))).toContain('"path":"/v1/login/customer"')
  await server.deps.db.updateTable('accounts').set({ blocked_at: new Date() }).where('id', '=', ana.id).execute()
  expect(await tried(ana.email, PASSWORD)).toEqual([['login_of_blocked', ana.id]])
})

test('so is an account that is kept by a login', async () => {
  const ana = await newCustomer(server)
  await ana.must('deleteAccount', { password: PASSWORD })
  const login = { email: ana.email, password: PASSWORD, keepAccount: true }
  expect(await eventsOf(() => nobody.must('loginCustomer', login))).toEqual([
    ['account_kept', ana.id],
    ['login', ana.id],
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

test('a wrong password and an unknown email are one answer', shows('message.login-failure'), async () => {
  const { email } = await newCustomer(server)
  const wrong = await nobody.refused('loginCustomer', { email, password: 'secret2' })
  const unknown = await nobody.refused('loginCustomer', { email: 'nobody@example.com', password: PASSWORD })
  const answer = { code: 'INVALID_CREDENTIALS', Message: 'Invalid email or password' }
  expect(wrong).toEqual({ status: 401, Success: false, ...answer })
  expect(unknown).toEqual(wrong)
})

test('only the hash of a token is stored', async () => {
  const ana = await newCustomer(server)
  const stored = server.deps.db.selectFrom('sessions').select('token_hash').where('account_id', '=', ana.id)
  const { token_hash } = await stored.executeTakeFirstOrThrow()
  expect(token_hash).toHaveLength(32)
  expect(token_hash.toString('base64url')).not.toBe(ana.token)
})

test('a session is noted as used only once it was not for ten minutes', async () => {
  const ana = await newCustomer(server)
  const start = server.clock.now.getTime()
  const used = async (milliseconds: number) => {
    await later(milliseconds, () => ana.must('getCustomer', {}))
    const row = server.deps.db.selectFrom('sessions').select(['last_used_at', 'expires_at'])
    const { last_used_at, expires_at } = await row.where('account_id', '=', ana.id).executeTakeFirstOrThrow()
    return [last_used_at.getTime() - start, expires_at.getTime() - start]
  }
  for (const soon of [1, 10 * MINUTE]) expect(await used(soon)).toEqual([0, 30 * DAY])
  const late = 10 * MINUTE + 1
  expect(await used(late)).toEqual([late, 30 * DAY + late])
})

test('an account that is blocked can neither log in nor go on', async () => {
  const ana = await newCustomer(server)
  const blocked = server.deps.db.updateTable('accounts').set({ blocked_at: new Date() })
  await blocked.where('id', '=', ana.id).execute()
  const refused = { status: 403, code: 'ACCOUNT_BLOCKED' }
  const login = { email: ana.email, password: PASSWORD }
  expect(await nobody.refused('loginCustomer', login)).toMatchObject(refused)
  expect(await nobody.refused('loginCustomer', { ...login, password: 'guess' })).toMatchObject({ status: 401 })
  expect(await ana.refused('listCustomerJobs', {})).toMatchObject(refused)
})

test('logout ends this session and no other', async () => {
  const ana = await newCustomer(server)
  const elsewhere = await logIn(server.app, ana.email)
  expect(await ana.must('logout', undefined)).toEqual({ Success: true, Message: 'You are logged out' })
  expect(await ana.refused('listCustomerJobs', {})).toMatchObject({ code: 'UNAUTHORIZED' })
  await elsewhere.must('listCustomerJobs', {})
})

test.each([
  ['30 days from its last use', [29, 58], 89],
  ['180 days after login, however it is used', [20, 40, 60, 80, 100, 120, 140, 160, 179.9], 180],
])('a session lives for %s', shows('sessions.180-days'), async (_, days, end) => {
  const ana = await newCustomer(server)
  for (const day of days) await later(day * DAY, () => ana.must('getCustomer', {}))
  expect(await later(end * DAY, () => ana.refused('getCustomer', {}))).toMatchObject({ code: 'UNAUTHORIZED' })
})

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:127.0) Gecko/20100101 Firefox/127.0'

const PIXEL =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36'

const address = await server.app.listen({ port: 0, host: '127.0.0.1' })

await vi.waitUntil(() => server.deps.streams.isUp(), 30_000)

const sessionsOf = async (person: Person) => (await person.must('listSessions', undefined)).sessions

async function logInWith(userAgent: string, { email, id }: Person): Promise<Person> {
  const credentials = { email, password: PASSWORD }
  const { token } = await clientOf(server.app).must('loginCustomer', credentials, { 'user-agent': userAgent })
  return { ...clientOf(server.app, token), email, id }
}

test('one sees where one is logged in: with what, since when, and when last', shows('sessions.listed'), async () => {
  const first = await newCustomer(server)
  await newCustomer(server)
  const phone = await later(20 * MINUTE, () => logInWith(PIXEL, first))
  const desk = await later(40 * MINUTE, () => logInWith(FIREFOX, first))
  await later(60 * MINUTE, () => phone.must('getCustomer', {}))
  const seen = await later(61 * MINUTE, () => sessionsOf(desk))
  const facts = seen.map(({ sessionId: _, ...rest }) => rest)
  const time = (minutes: number) => new Date(server.clock.now.getTime() + minutes * MINUTE).toISOString()
  expect(facts).toEqual([
    { browser: 'Firefox', system: 'Windows', createdAt: time(40), lastUsedAt: time(61), isCurrent: true },
    { browser: 'Chrome', system: 'Android', createdAt: time(20), lastUsedAt: time(60), isCurrent: false },
    { browser: null, system: null, createdAt: time(0), lastUsedAt: time(0), isCurrent: false },
  ])
})

test('one session is ended, or all others', shows('sessions.ended'), async () => {
  const ana = await newCustomer(server)
  const [phone, desk] = [await logInWith(PIXEL, ana), await logInWith(FIREFOX, ana)]
  const tablet = await logIn(server.app, ana.email)
  const lost = (await sessionsOf(desk)).find(({ browser }) => browser === 'Chrome')
  const body = { sessionId: lost?.sessionId ?? '' }
  expect(await desk.must('endSession', body)).toEqual({ Success: true, Message: 'Device logged out' })
  // Once more is no fault: it may have ended by itself.
  await desk.must('endSession', body)
  expect(await phone.refused('getCustomer', {})).toMatchObject({ code: 'UNAUTHORIZED' })
  await tablet.must('getCustomer', {})
  const told = { Success: true, Message: 'Logged out everywhere else' }
  expect(await desk.must('endOtherSessions', undefined)).toEqual(told)
  for (const gone of [ana, tablet]) expect(await gone.refused('getCustomer', {})).toMatchObject({ status: 401 })
  expect((await sessionsOf(desk)).map(({ isCurrent }) => isCurrent)).toEqual([true])
})

test('nobody ends a session of another account', async () => {
  const [ana, eve] = [await newCustomer(server), await newCustomer(server)]
  const [session] = await sessionsOf(ana)
  await eve.must('endSession', { sessionId: session?.sessionId ?? '' })
  await eve.must('endOtherSessions', undefined)
  expect(await sessionsOf(ana)).toEqual([session])
})

test('an ended session’s streams close, and no other', shows('sessions.streams'), async () => {
  const ana = await newCustomer(server)
  const phone = await logInWith(PIXEL, ana)
  const [here, there] = [await openEvents(address, ana.token ?? ''), await openEvents(address, phone.token ?? '')]
  await Promise.all([here.next('unread'), there.next('unread')])
  const other = (await sessionsOf(ana)).find(({ isCurrent }) => !isCurrent)
  await ana.must('endSession', { sessionId: other?.sessionId ?? '' })
  await there.rest('notification')
  expect(await Promise.race([here.rest('notification'), ana.must('getCustomer', {})])).toMatchObject({ Success: true })
  here.close()
})
