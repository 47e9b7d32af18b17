import { afterAll, expect, test } from 'vitest'
import { shows } from '../../support/shows.ts'
import { testApp, DAY, MINUTE } from '../support/app.ts'
import { clientOf, tally } from '../support/client.ts'
import { kindsMailedTo, lettersTo, tokenMailedTo, verified, wordsOf } from '../support/mails.ts'
import { codeAt, ticketOf, turnOn } from '../support/second-step.ts'
import { newBusiness, newCustomer, PASSWORD, type Person } from '../support/town-wire.ts'

const lines: string[] = []
const server = await testApp({ deps: { delay: async () => undefined }, log: (line) => lines.push(line) })
/** Another one on the same database, with the same key for secrets. */
const far = await testApp({ database: server.database, deps: { delay: async () => undefined } })
afterAll(async () => {
  await far.close()
  await server.close()
})

const { app, later } = server
const { db } = server.deps
const nobody = clientOf(app)
const secondStepOf = async (person: Person) => (await person.must('getSecondStep', undefined)).secondStep

test('a login needs a code once a first one has turned that on', shows('secondStep.on'), async () => {
  const ana = await newCustomer(server)
  expect(await secondStepOf(ana)).toEqual({ isOn: false, since: null, recoveryCodesLeft: 0 })
  const { key, uri } = await ana.must('beginSecondStep', { password: PASSWORD })
  expect(new URL(uri).searchParams.get('secret')).toBe(key)
  await nobody.must('loginCustomer', { email: ana.email, password: PASSWORD })
  const { recoveryCodes } = await ana.must('confirmSecondStep', { code: await codeAt(key, server.clock.now) })
  expect(await secondStepOf(ana)).toEqual({
    isOn: true,
    since: server.clock.now.toISOString(),
    recoveryCodesLeft: 10,
  })
  expect(new Set(recoveryCodes).size).toBe(10)

  const ticket = await ticketOf(app, ana.email)
  const code = await codeAt(key, new Date(server.clock.now.getTime() + 30_000))
  const { token, type, data } = await nobody.must('finishLogin', {
    ticket,
    code: `${code.slice(0, 3)} ${code.slice(3)}`,
  })
  expect([type, data.id]).toEqual(['customer', ana.id])
  expect(await clientOf(app, token).must('getSecondStep', undefined)).toMatchObject({ secondStep: { isOn: true } })
  // The session from before goes on.
  await ana.must('getCustomer', {})
})

test('key and codes are nowhere in clear', shows('secondStep.sealed'), async () => {
  const luis = await newBusiness(server)
  lines.length = 0
  const { key } = await luis.must('beginSecondStep', { password: PASSWORD })
  const { recoveryCodes } = await luis.must('confirmSecondStep', { code: await codeAt(key, server.clock.now) })
  const rows = [
    await db.selectFrom('authenticators').selectAll().where('account_id', '=', luis.id).execute(),
    await db.selectFrom('recovery_codes').selectAll().where('account_id', '=', luis.id).execute(),
  ]
  const bytes = rows
    .flat()
    .flatMap((row) =>
      Object.values(row).map((value) => (Buffer.isBuffer(value) ? value.toString('latin1') : String(value))),
    )
  for (const secret of [key, ...recoveryCodes, ...recoveryCodes.map((code) => code.replaceAll('-', ''))]) {
    expect(bytes.join('\n')).not.toContain(secret)
    expect(lines.join('')).not.toContain(secret)
  }
  expect(lines.flatMap((line) => /"security":"(second\w+)"/.exec(line)?.[1] ?? [])).toEqual(['second_step_on'])
})

test('a code works once, also when two servers are asked at once', shows('secondStep.once'), async () => {
  const ana = await newCustomer(server)
  const mine = await turnOn(server, ana)
  const first = await ticketOf(app, ana.email)
  // The first code has turned it on, and nothing more.
  expect(await nobody.refused('finishLogin', { ticket: first, code: await mine.code() })).toMatchObject({
    code: 'CODE_WRONG',
    errors: [{ field: 'code', code: 'CODE_WRONG' }],
  })
  const code = await mine.code(1)
  const tickets = await Promise.all([app, far.app].map((one) => ticketOf(one, ana.email)))
  const outcomes = await Promise.all(
    [first, ...tickets].map((ticket, index) =>
      clientOf(index === 2 ? far.app : app).call('finishLogin', { ticket, code }),
    ),
  )
  expect(tally(outcomes)).toEqual({ ok: 1, CODE_WRONG: 2 })
})

test('a ticket is for one login, for five codes and for ten minutes', shows('secondStep.ticket'), async () => {
  const ana = await newCustomer(server)
  const mine = await turnOn(server, ana)
  const over = { code: 'LOGIN_TICKET_INVALID' }
  const used = await ticketOf(app, ana.email)
  await nobody.must('finishLogin', { ticket: used, code: await mine.code(1) })
  const [recovery = '', another = '', third = ''] = mine.recoveryCodes
  expect(await nobody.refused('finishLogin', { ticket: used, code: recovery })).toMatchObject(over)

  const tried = await ticketOf(app, ana.email)
  for (let time = 0; time < 5; time += 1) {
    expect(await nobody.refused('finishLogin', { ticket: tried, code: '000000' })).toMatchObject({ code: 'CODE_WRONG' })
  }
  expect(await nobody.refused('finishLogin', { ticket: tried, code: recovery })).toMatchObject(over)

  const old = await ticketOf(app, ana.email)
  await later(10 * MINUTE, async () => {
    expect(await nobody.refused('finishLogin', { ticket: old, code: another })).toMatchObject(over)
  })
  const dead = await ticketOf(app, ana.email)
  await ana.must('updatePassword', { oldPassword: PASSWORD, newPassword: 'better2' })
  expect(await nobody.refused('finishLogin', { ticket: dead, code: third })).toMatchObject(over)
  // None of the refused recovery codes was used up.
  expect((await secondStepOf(ana)).recoveryCodesLeft).toBe(10)
})

test('a recovery code opens an account once, and its owner is told', shows('secondStep.recovery'), async () => {
  const ana = await newCustomer(server)
  const { recoveryCodes } = await turnOn(server, ana)
  const typed = (recoveryCodes[3] ?? '').replaceAll('-', ' ').toUpperCase()
  await nobody.must('finishLogin', { ticket: await ticketOf(app, ana.email), code: typed })
  expect(await nobody.refused('finishLogin', { ticket: await ticketOf(app, ana.email), code: typed })).toMatchObject({
    code: 'CODE_WRONG',
  })
  expect((await secondStepOf(ana)).recoveryCodesLeft).toBe(9)
  const letters = await lettersTo(server, ana)
  expect(letters.map(({ kind }) => kind)).toEqual(['second_step_on', 'recovery_code_used'])
  for (const letter of letters)
    for (const language of ['en', 'es', 'ar'] as const)
      expect(wordsOf(letter, language)).toMatch(/http:\/\/localhost:3000\//)
})

test('wrong codes are limited by account, whoever tries', shows('secondStep.limited'), async () => {
  const ana = await newCustomer(server)
  const mine = await turnOn(server, ana)
  const codes = []
  for (let time = 0; time < 12; time += 1) {
    const ticket = await ticketOf(app, ana.email)
    for (let again = 0; again < 5; again += 1) {
      codes.push((await nobody.refused('finishLogin', { ticket, code: '000000' })).code)
    }
  }
  expect(codes.filter((code) => code === 'CODE_WRONG')).toHaveLength(50)
  expect(new Set(codes.slice(50))).toEqual(new Set(['TOO_MANY_REQUESTS']))
  await later(DAY, async () => {
    await nobody.must('finishLogin', { ticket: await ticketOf(app, ana.email), code: await mine.code() })
  })
})

test('a second step ends by password and code, and its owner is told', shows('secondStep.off'), async () => {
  const ana = await newCustomer(server)
  const proof = { password: PASSWORD, code: '000000' }
  for (const call of ['endSecondStep', 'renewRecoveryCodes'] as const)
    expect(await ana.refused(call, proof)).toMatchObject({ code: 'SECOND_STEP_OFF' })
  const mine = await turnOn(server, ana)
  expect(await ana.refused('beginSecondStep', { password: PASSWORD })).toMatchObject({ code: 'SECOND_STEP_ON' })
  expect(await ana.refused('endSecondStep', proof)).toMatchObject({ code: 'CODE_WRONG' })
  expect(await ana.refused('endSecondStep', { ...proof, password: 'wrong-one' })).toMatchObject({
    code: 'CURRENT_PASSWORD_WRONG',
  })

  const [old = ''] = mine.recoveryCodes
  const { recoveryCodes } = await ana.must('renewRecoveryCodes', { password: PASSWORD, code: await mine.code(1) })
  expect(await ana.refused('endSecondStep', { password: PASSWORD, code: old })).toMatchObject({ code: 'CODE_WRONG' })
  await ana.must('endSecondStep', { password: PASSWORD, code: recoveryCodes[0] ?? '' })
  expect(await secondStepOf(ana)).toEqual({ isOn: false, since: null, recoveryCodesLeft: 0 })
  await nobody.must('loginCustomer', { email: ana.email, password: PASSWORD })
  expect(await kindsMailedTo(server, ana)).toEqual(['second_step_on', 'recovery_code_used', 'second_step_off'])
})

test('a key that waits is replaced by the next, and needs its own first code', async () => {
  const ana = await newCustomer(server)
  expect(await ana.refused('beginSecondStep', { password: 'wrong-one' })).toMatchObject({
    code: 'CURRENT_PASSWORD_WRONG',
  })
  expect(await ana.refused('confirmSecondStep', { code: '123456' })).toMatchObject({ code: 'SECOND_STEP_NOT_BEGUN' })
  const { key: first } = await ana.must('beginSecondStep', { password: PASSWORD })
  const { key } = await ana.must('beginSecondStep', { password: PASSWORD })
  const { now } = server.clock
  expect(await ana.refused('confirmSecondStep', { code: await codeAt(first, now) })).toMatchObject({
    code: 'CODE_WRONG',
  })
  await ana.must('confirmSecondStep', { code: await codeAt(key, now) })
})

test('a new password by mail leaves the second step on', shows('secondStep.mailbox'), async () => {
  const ana = await verified(server, await newCustomer(server))
  await turnOn(server, ana)
  await nobody.must('forgotPassword', { email: ana.email })
  const token = await tokenMailedTo(server, ana.email, 'password_reset')
  await nobody.must('resetPassword', { token, newPassword: 'better2' })
  expect(await ticketOf(app, ana.email, 'better2')).toMatch(/^bf_/)
})

test('an account that is about to be deleted is kept by the second step alone', async () => {
  const ana = await newCustomer(server)
  const mine = await turnOn(server, ana)
  await ana.must('deleteAccount', { password: PASSWORD })
  const login = { email: ana.email, password: PASSWORD }
  expect(await nobody.refused('loginCustomer', login)).toMatchObject({ code: 'ACCOUNT_LEAVING' })
  const { ticket = '' } = await nobody.refused('loginCustomer', { ...login, keepAccount: true })
  expect(await nobody.refused('loginCustomer', login)).toMatchObject({ code: 'ACCOUNT_LEAVING' })
  await nobody.must('finishLogin', { ticket, code: await mine.code(1) })
  await ticketOf(app, ana.email)
})

test('a blocked account is not opened by a code', async () => {
  const ana = await newCustomer(server)
  const mine = await turnOn(server, ana)
  const ticket = await ticketOf(app, ana.email)
  await db.updateTable('accounts').set({ blocked_at: new Date() }).where('id', '=', ana.id).execute()
  expect(await nobody.refused('finishLogin', { ticket, code: await mine.code(1) })).toMatchObject({
    code: 'ACCOUNT_BLOCKED',
  })
})
