import { afterAll, expect, onTestFinished, test } from 'vitest'
import { testApp, MINUTE } from '../support/app.ts'
import { clientOf, tally } from '../support/client.ts'
import { businessBody, customerBody, logIn, newBusiness, newCustomer } from '../support/town-wire.ts'
import { PASSWORD, type Person } from '../support/town-wire.ts'
import { mailsOf, tokenMailedTo, verified } from '../support/mails.ts'
import { shows } from '../../support/shows.ts'

const server = await testApp({ deps: { delay: async () => undefined } })

afterAll(server.close)

const { later } = server
const nobody = clientOf(server.app)
const EXPIRED = { code: 'LINK_EXPIRED' }
const mailedToken = (recipient: string, kind: string) => tokenMailedTo(server, recipient, kind)

const mailsTo = async (recipient: string, kind: string): Promise<number> =>
  (await mailsOf(server, recipient)).filter((mail) => mail.kind === kind).length

test('a password is changed, and every other session ends', async () => {
  const ana = await newCustomer(server)
  const elsewhere = await logIn(server.app, ana.email)
  const change = { isBusiness: 0, userId: ana.id, oldPassword: PASSWORD, newPassword: 'secret2' } as const
  expect(await ana.must('updatePassword', { ...change, confirmPassword: 'secret2' })).toEqual({
    Success: true,
    Message: 'Password updated successfully',
  })
  await ana.must('getCustomer', {})
  expect(await elsewhere.refused('getCustomer', {})).toMatchObject({ status: 401 })
  expect(await nobody.refused('loginCustomer', { email: ana.email, password: PASSWORD })).toMatchObject({ status: 401 })
  await logIn(server.app, ana.email, 'secret2')
})

test(
  'a change of password that is wrong says what is',
  shows('rule.update-password.match', 'rule.update-password.current'),
  async () => {
    const ana = await newCustomer(server)
    const refused = (wrong: object) =>
      ana.refused('updatePassword', { oldPassword: PASSWORD, newPassword: 'secret2', ...wrong })
    expect(await refused({ oldPassword: 'guess' })).toMatchObject({
      status: 422,
      code: 'CURRENT_PASSWORD_WRONG',
      errors: [{ field: 'oldPassword', code: 'CURRENT_PASSWORD_WRONG' }],
    })
    expect(await refused({ confirmPassword: 'secret3' })).toMatchObject({
      status: 422,
      code: 'VALIDATION_FAILED',
      errors: [{ field: 'confirmPassword', code: 'PASSWORDS_MUST_MATCH' }],
    })
    for (const wrong of [{ isBusiness: 1 }, { userId: (await newCustomer(server)).id }])
      expect(await refused(wrong)).toMatchObject({ status: 403, code: 'ID_MISMATCH' })
    await logIn(server.app, ana.email)
  },
)

test('guesses in one session keep no other from changing the password', async () => {
  const own = await testApp({ tries: { tries: 3 }, rateLimitMultiplier: 1 })
  onTestFinished(own.close)
  const ana = await newCustomer(own)
  const stolen = await logIn(own.app, ana.email)
  const guesses = []
  // More than a session may ask for in an hour at all.
  for (let guess = 0; guess < 25; guess += 1) {
    guesses.push(await stolen.call('updatePassword', { oldPassword: 'guess', newPassword: 'secret2' }))
  }
  expect(tally(guesses)).toEqual({ CURRENT_PASSWORD_WRONG: 3, TOO_MANY_REQUESTS: 22 })
  await ana.must('updatePassword', { oldPassword: PASSWORD, newPassword: 'secret2' })
  await logIn(own.app, ana.email, 'secret2')
})

test('the right current password resets the count of wrong guesses', async () => {
  const own = await testApp({ tries: { tries: 3 } })
  onTestFinished(own.close)
  const ana = await newCustomer(own)
  const change = (oldPassword: string) => ana.call('updatePassword', { oldPassword, newPassword: PASSWORD })
  const answers = []
  for (const guess of ['a', 'b', PASSWORD, 'c', 'd', 'e', PASSWORD]) answers.push(await change(guess))
  expect(answers.map(({ ok }) => ok)).toEqual([false, false, true, false, false, false, false])
  expect(tally(answers)).toEqual({ ok: 1, CURRENT_PASSWORD_WRONG: 5, TOO_MANY_REQUESTS: 1 })
})

const accounts = server.deps.db.updateTable('accounts')

test.each<[string, (ana: Person) => Promise<unknown>]>([
  ['the password was changed', (ana) => ana.must('updatePassword', { oldPassword: PASSWORD, newPassword: 'secret2' })],
  [
    'the account has left its address',
    ({ id }) => accounts.set({ email: 'moved@example.com' }).where('id', '=', id).execute(),
  ],
])('a link to set a new password is worthless once %s', async (_, act) => {
  const ana = await newCustomer(server)
  await nobody.must('forgotPassword', { email: ana.email })
  const token = await mailedToken(ana.email, 'password_reset')
  await act(ana)
  expect(await nobody.refused('resetPassword', { token, newPassword: 'secret3' })).toMatchObject(EXPIRED)
})

test('a forgotten password is set again by the mailed link, once, and every session ends', async () => {
  const luis = await newBusiness(server)
  await nobody.must('forgotPassword', { isBusiness: 1, email: luis.email.toUpperCase() })
  const token = await mailedToken(luis.email, 'password_reset')
  const uses = Array.from({ length: 5 }, async () => nobody.call('resetPassword', { token, newPassword: 'secret2' }))
  expect(tally(await Promise.all(uses))).toEqual({ ok: 1, LINK_EXPIRED: 4 })
  expect(await luis.refused('getBusiness', {})).toMatchObject({ status: 401 })
  await logIn(server.app, luis.email, 'secret2')
})

test('a link works for 30 minutes, beside later ones, until one of them is used', async () => {
  const ana = await newCustomer(server)
  const ask = async () => {
    await nobody.must('forgotPassword', { email: ana.email })
    return await mailedToken(ana.email, 'password_reset')
  }
  const reset = (token: string) => nobody.call('resetPassword', { token, newPassword: 'secret2' })
  const [first, second] = [await ask(), await ask()]
  expect(tally([await reset(first), await reset(second), await reset(first)])).toEqual({ ok: 1, LINK_EXPIRED: 2 })
  await logIn(server.app, ana.email, 'secret2')
  const third = await later(10 * MINUTE, ask)
  expect(tally([await later(40 * MINUTE, () => reset(third))])).toEqual({ LINK_EXPIRED: 1 })
})

test('a stranger who asks for links keeps nobody from getting one letter in ten minutes', async () => {
  const ana = await newCustomer(server)
  /** Asks from these places, and answers how many letters were sent so far. */
  const ask = async (...places: number[]) => {
    for (const place of places)
      await nobody.must('forgotPassword', { email: ana.email }, { 'x-forwarded-for': `198.51.100.${place}` })
    return await mailsTo(ana.email, 'password_reset')
  }
  expect([await ask(66, 66, 66, 66, 66, 66), await ask(1)]).toEqual([3, 4])
  const token = await mailedToken(ana.email, 'password_reset')
  expect(await ask(67, 68, 69)).toBe(5)
  await later(10 * MINUTE, async () => {
    expect([await ask(1), await ask(1, 66, 70)]).toEqual([6, 6])
    await nobody.must('resetPassword', { token, newPassword: 'secret2' })
  })
})

test('any mailed link verifies an address, and then each of them says so', async () => {
  const luis = await newBusiness(server)
  const kind = 'email_verification'
  const first = await mailedToken(luis.email, kind)
  await luis.must('resendVerification', undefined)
  const second = await mailedToken(luis.email, kind)
  const { Message } = await nobody.must('verifyEmail', { token: first })
  expect(Message).toBe('Your email address is verified')
  for (const token of [first, second])
    expect(await nobody.must('verifyEmail', { token })).toMatchObject({ Message: 'Your address is already verified' })
  await luis.must('resendVerification', undefined)
  expect(await mailsTo(luis.email, kind)).toBe(2)
})

test('a link that went to an address which the account has left verifies nothing', async () => {
  const luis = await newBusiness(server)
  const token = await mailedToken(luis.email, 'email_verification')
  await accounts.set({ email: 'left@example.com' }).where('id', '=', luis.id).execute()
  expect(await nobody.refused('verifyEmail', { token })).toMatchObject(EXPIRED)
  expect((await luis.must('getBusiness', {})).data.email_verified).toBe(false)
})

test('a reset leaves the time when an address was verified; a blocked account gets no link', async () => {
  const eva = await verified(server, await newCustomer(server))
  const { now } = server.clock
  await later(MINUTE, async () => {
    await nobody.must('forgotPassword', { email: eva.email })
    const token = await mailedToken(eva.email, 'password_reset')
    await nobody.must('resetPassword', { token, newPassword: 'secret2' })
  })
  const row = server.deps.db.selectFrom('accounts').select('email_verified_at').where('id', '=', eva.id)
  expect(await row.executeTakeFirstOrThrow()).toEqual({ email_verified_at: now })
  await accounts.set({ blocked_at: now }).where('id', '=', eva.id).execute()
  await nobody.must('forgotPassword', { email: eva.email })
  expect(await mailsTo(eva.email, 'password_reset')).toBe(1)
})

test('a token of one purpose is worth nothing for the other', async () => {
  const luis = await newBusiness(server)
  const token = await mailedToken(luis.email, 'email_verification')
  expect(await nobody.refused('resetPassword', { token, newPassword: 'secret2' })).toMatchObject(EXPIRED)
  await nobody.must('verifyEmail', { token })
})

const ana = { name: 'Ana Torres-Vega', email: 'ana.torres@example.com' }

const guessable = [
  ['password1', 'PASSWORD_TOO_COMMON'],
  ['LetMeIn', 'PASSWORD_TOO_COMMON'],
  ['Bidfair2026', 'PASSWORD_TOO_COMMON'],
  ['ana torres-vega', 'PASSWORD_IS_PERSONAL'],
  ['AnaTorresVega', 'PASSWORD_IS_PERSONAL'],
  ['torresvega', 'PASSWORD_IS_PERSONAL'],
  ['Ana.Torres@example.com', 'PASSWORD_IS_PERSONAL'],
  ['anatorres', 'PASSWORD_IS_PERSONAL'],
] as const

test.each(guessable)(
  'no account of either role is made with the password %s',
  shows('password.guessable'),
  async (password, code) => {
    const refused = { status: 422, code: 'VALIDATION_FAILED', errors: [{ field: 'password', code }] }
    expect(await nobody.refused('signupCustomer', customerBody({ ...ana, password }))).toMatchObject(refused)
    expect(await nobody.refused('signupBusiness', businessBody({ ...ana, password }))).toMatchObject(refused)
  },
)

test('nor does a change or a reset take one; a refused reset does not use up its link', async () => {
  const person = await newCustomer(server, ana)
  const change = (newPassword: string) => person.refused('updatePassword', { oldPassword: PASSWORD, newPassword })
  await nobody.must('forgotPassword', { email: ana.email })
  const token = await tokenMailedTo(server, ana.email, 'password_reset')
  for (const [newPassword, code] of guessable) {
    const refused = { status: 422, code: 'VALIDATION_FAILED', errors: [{ field: 'newPassword', code }] }
    expect(await change(newPassword)).toMatchObject(refused)
    expect(await nobody.refused('resetPassword', { token, newPassword })).toMatchObject(refused)
  }
  // Password managers file the new password under the address.
  expect(await nobody.must('checkResetLink', { token })).toMatchObject({ email: ana.email })
  await nobody.must('resetPassword', { token, newPassword: 'brass-kettle' })
  await logIn(server.app, ana.email, 'brass-kettle')
  for (const dead of [token, 'never-one']) {
    expect(await nobody.refused('checkResetLink', { token: dead })).toMatchObject(EXPIRED)
  }
})

test('a missing and a short password are told apart', shows('password.two-messages'), async () => {
  const told = async (password: string) => (await nobody.refused('signupCustomer', customerBody({ password }))).errors
  expect(await told('')).toEqual([{ field: 'password', code: 'PASSWORD_REQUIRED' }])
  expect(await told('12345')).toEqual([{ field: 'password', code: 'PASSWORD_TOO_SHORT' }])
})
