import { afterAll, expect, onTestFinished, test } from 'vitest'
import { appLinks } from '../../../server/platform/app-links.ts'
import { shows } from '../../support/shows.ts'
import { DAY, HOUR, testApp } from '../support/app.ts'
import { clientOf, tally } from '../support/client.ts'
import { lettersTo, mailsOf, tokenIn, tokenMailedTo, verified } from '../support/mails.ts'
import { customerBody, logIn, newBusiness, newCustomer, PASSWORD, type Person } from '../support/town-wire.ts'

const EXPIRED = { status: 409, code: 'LINK_EXPIRED' }
const server = await testApp({ deps: { delay: async () => undefined } })
afterAll(server.close)
const { later } = server
const nobody = clientOf(server.app)
let made = 0
const newAddress = (): string => `new${(made += 1)}@example.com`
const confirm = (token: string) => nobody.must('confirmEmail', { token })
const profileOf = async (customer: Person) => (await customer.must('getCustomer', {})).data
const canLogIn = async (email: string, password = PASSWORD) =>
  (await nobody.call('loginCustomer', { email, password })).ok

/** A customer who asked for another address, with the tokens of both mails. */
async function askedFor(email = newAddress()) {
  const ana = await verified(server, await newCustomer(server))
  await ana.must('editCustomer', { email, password: PASSWORD })
  const [change, undo] = await Promise.all([
    tokenMailedTo(server, email, 'email_change'),
    tokenMailedTo(server, ana.email, 'email_undo'),
  ])
  return { ana, email, change, undo }
}

test('another email asks for the password', shows('rule.email.password'), async () => {
  const ana = await newCustomer(server)
  const wanted = { name: 'Eve', email: newAddress() }
  for (const [password, code] of [
    [undefined, 'CURRENT_PASSWORD_REQUIRED'],
    ['guess', 'CURRENT_PASSWORD_WRONG'],
  ]) {
    const errors = [{ field: 'password', code }]
    expect(await ana.refused('editCustomer', { ...wanted, password })).toMatchObject({ status: 422, errors })
  }
  expect(await profileOf(ana)).toMatchObject({ name: 'Ana Torres', email: ana.email, email_pending: null })
  expect(await mailsOf(server, wanted.email)).toEqual([])
})

test('guesses of the password on the way to another email are limited', async () => {
  const strict = await testApp({ tries: { tries: 3 }, database: server.database })
  onTestFinished(strict.close)
  const ana = await newCustomer(strict)
  const answers = []
  for (let guess = 0; guess < 4; guess += 1) {
    answers.push(await ana.call('editCustomer', { email: newAddress(), password: 'guess' }))
  }
  expect(tally(answers)).toEqual({ CURRENT_PASSWORD_WRONG: 3, TOO_MANY_REQUESTS: 1 })
})

test('the email of today, in whatever case, asks for nothing', shows('rule.email.same'), async () => {
  const ana = await newCustomer(server)
  const whole = await profileOf(ana)
  const { id: userId, email_pending: _, email_verified: __, email_verification_required: ___, ...profile } = whole
  const same = { ...profile, userId, pic_url: null, email: ana.email.toUpperCase() }
  expect(await ana.must('editCustomer', same)).toMatchObject({ Message: 'Profile updated successfully' })
  expect(await profileOf(ana)).toEqual(whole)
})

test('a new email waits until the link that was mailed to it is followed', shows('rule.email.confirmed'), async () => {
  const ana = await verified(server, await newCustomer(server, { language: 'es' }))
  const email = newAddress()
  const { Message } = await ana.must('editCustomer', { name: 'Ana María', email, password: PASSWORD })
  expect(Message).toMatch(/^Enviamos un enlace a tu nueva dirección/)
  expect(await profileOf(ana)).toMatchObject({ name: 'Ana María', email: ana.email, email_pending: email })
  expect([await canLogIn(ana.email), await canLogIn(email)]).toEqual([true, false])
  const token = await tokenMailedTo(server, email, 'email_change')
  const undo = await tokenMailedTo(server, ana.email, 'email_undo')
  const params = { name: 'Ana María', newEmail: email }
  const { confirmEmail, undoEmailChange } = appLinks(server.deps.settings)
  const letter = (kind: string, link: string) => [{ kind, language: 'es', params: { ...params, link } }]
  expect(await mailsOf(server, email)).toEqual(letter('email_change', confirmEmail(token)))
  expect(await lettersTo(server, ana)).toEqual(letter('email_undo', undoEmailChange(undo)))

  expect(await confirm(token)).toEqual({ Success: true, Message: 'Your email address has been changed' })
  expect(await profileOf(ana)).toMatchObject({ email, email_pending: null })
  expect([await canLogIn(ana.email), await canLogIn(email)]).toEqual([false, true])
  // The link has done its work, so that is what its owner hears when it is opened again.
  await confirm(token)
  expect(await profileOf(ana)).toMatchObject({ email, email_pending: null })
})

test('a business changes its email in the same way, and has then verified it', async () => {
  const luis = await newBusiness(server)
  const email = newAddress()
  expect(await luis.refused('editBusiness', { email })).toMatchObject({
    errors: [{ field: 'password', code: 'CURRENT_PASSWORD_REQUIRED' }],
  })
  const { message } = await luis.must('editBusiness', { email, password: PASSWORD })
  expect(message).toMatch(/^We sent a link to your new address/)
  await confirm(await tokenMailedTo(server, email, 'email_change'))
  const { data } = await luis.must('getBusiness', {})
  expect(data).toMatchObject({ email, email_verified: true, email_pending: null })
  // The address of the sign-up was never verified: it may be a stranger's, who is given no way into the account.
  await luis.must('editBusiness', { email: newAddress(), password: PASSWORD })
  const undoable = [luis.email, email].map((old) => tokenMailedTo(server, old, 'email_undo'))
  expect(await Promise.all(undoable)).toEqual(['', expect.stringMatching(/^.{20,}$/)])
})

test('an email of another account is refused, also when it was taken meanwhile', async () => {
  const [ana, eva] = [await newCustomer(server), await newCustomer(server)]
  const taken = { name: 'Eve', email: eva.email.toUpperCase(), password: PASSWORD }
  expect(await ana.refused('editCustomer', taken)).toMatchObject({
    code: 'EMAIL_TAKEN',
    errors: [{ field: 'email', code: 'EMAIL_TAKEN' }],
  })
  expect((await profileOf(ana)).name).toBe('Ana Torres')
  const { ana: mia, email, change } = await askedFor()
  await newCustomer(server, { email })
  expect(await nobody.refused('confirmEmail', { token: change })).toMatchObject({ code: 'EMAIL_TAKEN' })
  expect((await profileOf(mia)).email).toBe(mia.email)
})

test('of two that confirm the same address at once one gets it', async () => {
  const email = newAddress()
  const asked = [await askedFor(email), await askedFor(email)]
  const tokens = (await mailsOf(server, email)).map(({ params }) => tokenIn(params['link']))
  const answers = await Promise.all(tokens.map((token) => nobody.call('confirmEmail', { token })))
  expect(tally(answers)).toEqual({ ok: 1, EMAIL_TAKEN: 1 })
  const emails = await Promise.all(asked.map(async ({ ana }) => (await profileOf(ana)).email))
  expect(emails.filter((one) => one === email)).toHaveLength(1)
})

test('a link to a new address dies with the next one, with a new password, and after a day', async () => {
  const { ana, change } = await askedFor()
  const second = newAddress()
  await ana.must('editCustomer', { email: second, password: PASSWORD })
  expect(await nobody.refused('confirmEmail', { token: change })).toMatchObject(EXPIRED)
  expect((await profileOf(ana)).email_pending).toBe(second)
  await ana.must('updatePassword', { oldPassword: PASSWORD, newPassword: 'better2' })
  const token = await tokenMailedTo(server, second, 'email_change')
  expect(await nobody.refused('confirmEmail', { token })).toMatchObject(EXPIRED)
  expect((await profileOf(ana)).email_pending).toBe(null)

  const { ana: eva, change: unused } = await askedFor()
  await later(1.01 * DAY, async () => {
    expect(await nobody.refused('confirmEmail', { token: unused })).toMatchObject(EXPIRED)
    expect((await profileOf(eva)).email_pending).toBe(null)
  })
})

test('an account mails links to at most five new addresses an hour', async () => {
  const { ana } = await askedFor()
  for (let more = 0; more < 4; more += 1) await ana.must('editCustomer', { email: newAddress(), password: PASSWORD })
  const sixth = { email: newAddress(), password: PASSWORD }
  expect(await ana.refused('editCustomer', sixth)).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  await later(HOUR, () => ana.must('editCustomer', sixth))
})

test('the old address undoes it while it waits, and every session ends', shows('rule.email.undone'), async () => {
  const { ana, change, undo } = await askedFor()
  const elsewhere = await logIn(server.app, ana.email)
  const { resetToken, ...answer } = await ana.must('undoEmailChange', { token: undo })
  expect(answer).toEqual({
    Success: true,
    Message: 'Your email address stays as it was. Please choose a new password now.',
  })
  for (const session of [ana, elsewhere]) {
    expect(await session.refused('getCustomer', {})).toMatchObject({ status: 401 })
  }
  await nobody.must('resetPassword', { token: resetToken, newPassword: 'better2' })
  const again = await logIn(server.app, ana.email, 'better2')
  expect(await profileOf(again)).toMatchObject({ email: ana.email, email_pending: null })
  expect(await nobody.refused('confirmEmail', { token: change })).toMatchObject(EXPIRED)
  expect(await nobody.refused('undoEmailChange', { token: undo })).toMatchObject(EXPIRED)
})

test('it undoes a change that was confirmed, for 7 days', shows('rule.email.undone'), async () => {
  const { ana, email, change, undo } = await askedFor()
  await later(0.9 * DAY, () => confirm(change))
  // Seven days from the confirmation, not from the letter.
  await later(7.8 * DAY, () => nobody.must('undoEmailChange', { token: undo }))
  expect(await ana.refused('getCustomer', {})).toMatchObject({ status: 401 })
  const stored = server.deps.db.selectFrom('accounts').select('email').where('id', '=', ana.id)
  expect(await stored.executeTakeFirst()).toEqual({ email: ana.email })
  expect([await canLogIn(ana.email), await canLogIn(email)]).toEqual([false, false])

  const second = await askedFor()
  await confirm(second.change)
  const late = () => nobody.refused('undoEmailChange', { token: second.undo })
  expect(await later(7.01 * DAY, late)).toMatchObject(EXPIRED)
})

test(
  'an undone change ends sessions, programs, passwords and links of before',
  shows('rule.email.undone'),
  async () => {
    const { ana, email, change, undo } = await askedFor()
    const wanted = { name: 'Sync', password: PASSWORD, scopes: ['jobs:read' as const], days: 30 }
    const key = clientOf(server.app, (await ana.must('createKey', wanted)).secret)
    await ana.must('createWebhook', { url: 'https://example.com/events', password: PASSWORD, topics: ['job'] })
    await nobody.must('forgotPassword', { email: ana.email })
    const before = await tokenMailedTo(server, ana.email, 'password_reset')
    const { resetToken } = await ana.must('undoEmailChange', { token: undo })
    for (const gone of [ana, key]) expect(await gone.refused('listCustomerJobs', {})).toMatchObject({ status: 401 })
    for (const table of ['sessions', 'api_keys', 'webhooks'] as const) {
      const rows = server.deps.db.selectFrom(table).select('account_id').where('account_id', '=', ana.id)
      expect(await rows.execute()).toEqual([])
    }
    expect([await canLogIn(ana.email), await canLogIn(email)]).toEqual([false, false])
    // The address is the same again, and still the link of before is worth nothing.
    expect(await nobody.refused('resetPassword', { token: before, newPassword: 'better2' })).toMatchObject(EXPIRED)
    expect(await nobody.refused('confirmEmail', { token: change })).toMatchObject(EXPIRED)
    await nobody.must('resetPassword', { token: resetToken ?? '', newPassword: 'better2' })
    expect(await canLogIn(ana.email, 'better2')).toBe(true)
  },
)

test('undoing a change of email wins over all later changes', shows('rule.email.undone'), async () => {
  const { ana, email: thief, change, undo } = await askedFor()
  await confirm(change)
  const next = newAddress()
  await later(1000, async () => {
    await ana.must('editCustomer', { email: next, password: PASSWORD })
    const last = await tokenMailedTo(server, next, 'email_change')
    await nobody.must('undoEmailChange', { token: undo })
    expect(await nobody.refused('confirmEmail', { token: last })).toMatchObject(EXPIRED)
    const thiefs = await tokenMailedTo(server, thief, 'email_undo')
    expect(await nobody.refused('undoEmailChange', { token: thiefs })).toMatchObject(EXPIRED)
  })
  const stored = server.deps.db.selectFrom('accounts').select(['email', 'email_verified_at']).where('id', '=', ana.id)
  expect(await stored.executeTakeFirst()).toMatchObject({ email: ana.email })
})

test('an address that can still be brought back is nobody else’s', shows('rule.email.reserved'), async () => {
  const { ana, change, undo } = await askedFor()
  await confirm(change)
  const taken = { status: 409, code: 'EMAIL_TAKEN' }
  expect(await nobody.refused('signupCustomer', customerBody({ email: ana.email.toUpperCase() }))).toMatchObject(taken)
  const eva = await newCustomer(server)
  expect(await eva.refused('editCustomer', { email: ana.email, password: PASSWORD })).toMatchObject(taken)
  await nobody.must('undoEmailChange', { token: undo })

  // Nor that of one who asked for it before it was anybody's.
  const [email, mia] = [newAddress(), await askedFor()]
  await mia.ana.must('editCustomer', { email, password: PASSWORD })
  const token = await tokenMailedTo(server, email, 'email_change')
  const rosa = await verified(server, await newCustomer(server, { email }))
  const elsewhere = newAddress()
  await rosa.must('editCustomer', { email: elsewhere, password: PASSWORD })
  await confirm(await tokenMailedTo(server, elsewhere, 'email_change'))
  expect(await nobody.refused('confirmEmail', { token })).toMatchObject(taken)
  expect((await profileOf(mia.ana)).email).toBe(mia.ana.email)

  const second = await askedFor()
  await confirm(second.change)
  await later(7.01 * DAY, () => nobody.must('signupCustomer', customerBody({ email: second.ana.email })))
})

test('a changed and a reset password are told by mail', shows('rule.password.told'), async () => {
  const ana = await newCustomer(server, { language: 'ar' })
  await ana.must('updatePassword', { oldPassword: PASSWORD, newPassword: 'better2' })
  const params = { name: 'Ana Torres', link: 'http://localhost:3000/forgot-password' }
  const told = { kind: 'password_changed', language: 'ar', params }
  expect(await lettersTo(server, ana)).toEqual([told])
  await nobody.must('forgotPassword', { email: ana.email })
  const token = await tokenMailedTo(server, ana.email, 'password_reset')
  await nobody.must('resetPassword', { token, newPassword: 'better3' })
  expect((await mailsOf(server, ana.email)).filter(({ kind }) => kind === 'password_changed')).toEqual([
    told,
    { ...told, params: { ...params, byLink: true } },
  ])
})
