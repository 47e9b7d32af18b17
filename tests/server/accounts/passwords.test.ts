import { afterAll, expect, test } from 'vitest'
import { testApp } from '../support/app.ts'
import { clientOf, tally } from '../support/client.ts'
import { logIn, newBusiness, newCustomer, PASSWORD } from '../support/town-wire.ts'
import { mailsOf, tokenMailedTo } from '../support/mails.ts'
import { shows } from '../../support/shows.ts'

const MINUTE = 60_000

const server = await testApp({ tools: { pause: async () => undefined } })
afterAll(server.close)
const nobody = clientOf(server.app)

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
    const change = { oldPassword: PASSWORD, newPassword: 'secret2' }
    expect(await ana.refused('updatePassword', { ...change, oldPassword: 'guess' })).toMatchObject({
      status: 422,
      code: 'CURRENT_PASSWORD_WRONG',
      errors: [{ field: 'oldPassword', code: 'CURRENT_PASSWORD_WRONG' }],
    })
    expect(await ana.refused('updatePassword', { ...change, confirmPassword: 'secret3' })).toMatchObject({
      status: 422,
      code: 'VALIDATION_FAILED',
      errors: [{ field: 'confirmPassword', code: 'PASSWORDS_MUST_MATCH' }],
    })
    for (const wrong of [{ isBusiness: 1 }, { userId: (await newCustomer(server)).id }]) {
      expect(await ana.refused('updatePassword', { ...change, ...wrong })).toMatchObject({
        status: 403,
        code: 'ID_MISMATCH',
      })
    }
    await logIn(server.app, ana.email)
  },
)

test('guessing the current password ends soon', async () => {
  const own = await testApp({ loginAttempts: 3 })
  try {
    const ana = await newCustomer(own)
    const guesses = Array.from({ length: 9 }, async () =>
      ana.call('updatePassword', { oldPassword: 'guess', newPassword: 'secret2' }),
    )
    expect(tally(await Promise.all(guesses))).toEqual({ CURRENT_PASSWORD_WRONG: 3, TOO_MANY_REQUESTS: 6 })
  } finally {
    await own.close()
  }
})

test('whoever knows the current password starts over with guessing', async () => {
  const own = await testApp({ loginAttempts: 3 })
  try {
    const ana = await newCustomer(own)
    const guess = { oldPassword: 'guess', newPassword: PASSWORD }
    for (let round = 0; round < 2; round += 1) {
      for (let guesses = 0; guesses < 2; guesses += 1) {
        expect(await ana.refused('updatePassword', guess)).toMatchObject({ code: 'CURRENT_PASSWORD_WRONG' })
      }
      await ana.must('updatePassword', { oldPassword: PASSWORD, newPassword: PASSWORD })
    }
  } finally {
    await own.close()
  }
})

test('a link to set a new password is worthless once the password was changed', async () => {
  const ana = await newCustomer(server)
  await nobody.must('forgotPassword', { isBusiness: 0, email: ana.email })
  const token = await mailedToken(ana.email, 'password_reset')
  await ana.must('updatePassword', { oldPassword: PASSWORD, newPassword: 'secret2' })
  expect(await nobody.refused('resetPassword', { token, newPassword: 'secret3' })).toMatchObject({
    status: 409,
    code: 'LINK_EXPIRED',
  })
  await logIn(server.app, ana.email, 'secret2')
})

test('a forgotten password is set anew by the mailed link, once, and every session ends', async () => {
  const luis = await newBusiness(server)
  await nobody.must('forgotPassword', { isBusiness: 1, email: luis.email.toUpperCase() })
  const token = await mailedToken(luis.email, 'password_reset')
  const uses = Array.from({ length: 5 }, async () => nobody.call('resetPassword', { token, newPassword: 'secret2' }))
  expect(tally(await Promise.all(uses))).toEqual({ ok: 1, LINK_EXPIRED: 4 })
  expect(await luis.refused('getBusiness', {})).toMatchObject({ status: 401 })
  await logIn(server.app, luis.email, 'secret2')
})

test('a link works for 30 minutes, a newer one replaces it, and five are sent an hour', async () => {
  const ana = await newCustomer(server)
  const start = server.clock.now
  const ask = async () => nobody.must('forgotPassword', { email: ana.email })
  try {
    await ask()
    const first = await mailedToken(ana.email, 'password_reset')
    await ask()
    const second = await mailedToken(ana.email, 'password_reset')
    const expired = { status: 409, code: 'LINK_EXPIRED' }
    expect(await nobody.refused('resetPassword', { token: first, newPassword: 'secret2' })).toMatchObject(expired)
    server.clock.now = new Date(start.getTime() + 30 * MINUTE)
    expect(await nobody.refused('resetPassword', { token: second, newPassword: 'secret2' })).toMatchObject(expired)
    for (let turn = 0; turn < 5; turn += 1) await ask()
    expect(await mailsTo(ana.email, 'password_reset')).toBe(5)
  } finally {
    server.clock.now = start
  }
})

test('a link that went to an address which the account has left is worthless', async () => {
  const ana = await newCustomer(server)
  await nobody.must('forgotPassword', { email: ana.email })
  const token = await mailedToken(ana.email, 'password_reset')
  await server.tools.db.updateTable('accounts').set({ email: 'moved@example.com' }).where('id', '=', ana.id).execute()
  expect(await nobody.refused('resetPassword', { token, newPassword: 'secret2' })).toMatchObject({
    code: 'LINK_EXPIRED',
  })
})

test('an address is verified by its mailed link, once; a newer link replaces it', async () => {
  const luis = await newBusiness(server)
  const kind = 'email_verification'
  const first = await mailedToken(luis.email, kind)
  await luis.must('resendVerification', undefined)
  const second = await mailedToken(luis.email, kind)
  const expired = { status: 409, code: 'LINK_EXPIRED' }
  expect(await nobody.refused('verifyEmail', { token: first })).toMatchObject(expired)
  expect(await nobody.must('verifyEmail', { token: second })).toEqual({
    Success: true,
    Message: 'Your email address is verified',
  })
  expect(await nobody.refused('verifyEmail', { token: second })).toMatchObject(expired)
  expect((await luis.must('getBusiness', {})).data.email_verified).toBe(true)
  await luis.must('resendVerification', undefined)
  expect(await mailsTo(luis.email, kind)).toBe(2)
})

test('a link that went to an address which the account has left verifies nothing', async () => {
  const luis = await newBusiness(server)
  const token = await mailedToken(luis.email, 'email_verification')
  await server.tools.db.updateTable('accounts').set({ email: 'left@example.com' }).where('id', '=', luis.id).execute()
  expect(await nobody.refused('verifyEmail', { token })).toMatchObject({ status: 409, code: 'LINK_EXPIRED' })
  expect((await luis.must('getBusiness', {})).data.email_verified).toBe(false)
})

test('a token of one purpose is worth nothing for the other', async () => {
  const luis = await newBusiness(server)
  const token = await mailedToken(luis.email, 'email_verification')
  expect(await nobody.refused('resetPassword', { token, newPassword: 'secret2' })).toMatchObject({
    code: 'LINK_EXPIRED',
  })
  await nobody.must('verifyEmail', { token })
})
