import { hash } from '@node-rs/argon2'
import { afterAll, expect, test } from 'vitest'
import { matchPassword } from '../../../server/accounts/password-hash.ts'
import { shows } from '../../support/shows.ts'
import { testApp } from '../support/app.ts'
import { clientOf } from '../support/client.ts'
import { tokenMailedTo } from '../support/mails.ts'
import { businessBody, customerBody, logIn, newCustomer, PASSWORD } from '../support/town-wire.ts'

const server = await testApp()
afterAll(server.close)
const { admin } = server
const { db } = server.deps
const nobody = clientOf(server.app)
const COMPOSED = 'contraseñá-1'.normalize('NFC')
const APART = COMPOSED.normalize('NFD')

const hashOf = async (email: string) => {
  const row = db.selectFrom('accounts').select('password_hash').where('email', '=', email)
  return (await row.executeTakeFirstOrThrow()).password_hash
}

test.each([
  [COMPOSED, APART],
  [APART, COMPOSED],
])('a password that was set as %j is known as %j', shows('text.composed'), async (typed, later) => {
  const { email } = await customerOf(typed)
  const ana = await logIn(server.app, email, later)
  await ana.must('updatePassword', { oldPassword: later, newPassword: `${typed}2`, confirmPassword: `${later}2` })
  expect((await logIn(server.app, email, `${later}2`)).id).toBe(ana.id)
})

async function customerOf(password: string) {
  const body = customerBody({ password })
  await nobody.must('signupCustomer', body)
  return body
}

test('an older password hash works and is composed at the next login', shows('text.composed'), async () => {
  const { email } = await customerOf('another-1')
  const old = await hash(APART)
  await db.updateTable('accounts').set({ password_hash: old }).where('email', '=', email).execute()
  const ana = await logIn(server.app, email, APART)
  const made = await hashOf(email)
  expect(made).not.toBe(old)
  await logIn(server.app, email, COMPOSED)
  expect(await hashOf(email)).toBe(made)
  // The session that was there before goes on.
  await ana.must('getCustomer', {})
})

test('a second look is taken only at what composing changes, and as often where there is no account', async () => {
  const looked: string[] = []
  const verifyHash = async (_: string, text: string) => {
    looked.push(text)
    return false
  }
  for (const known of ['$hash', undefined]) {
    looked.length = 0
    await matchPassword(known, COMPOSED, { verifyHash })
    expect(looked).toEqual([COMPOSED])
    await matchPassword(known, APART, { verifyHash })
    expect(looked).toEqual([COMPOSED, COMPOSED, APART])
  }
})

test('names, places and trades are stored and found composed', shows('text.composed', 'text.phone'), async () => {
  const ana = await newCustomer(server, {
    name: 'Jose\u0301 \u202AMun\u0303oz\u00A0 می\u200Cخواهم',
    state: 'New Mexico',
    city: 'Espan\u0303ola',
    phone: '\u202A(+1)\u00A0512\u2011555\u20110148 x12\u202C',
  })
  expect((await ana.must('getCustomer', {})).data).toMatchObject({
    name: 'Jos\u00E9 Mu\u00F1oz می\u200Cخواهم',
    city: 'Espa\u00F1ola',
    phone: '(+1) 512-555-0148 ext. 12',
  })
  expect((await admin('accounts', 'find', 'jose\u0301 mun\u0303oz')).said).toContain(ana.email)
  expect((await admin('accounts', 'find', 'jos\u00E9 mu\u00F1oz')).said).toContain(ana.email)
})

test('what is pasted around an address is no part of it, in any call', async () => {
  await nobody.must('signupCustomer', customerBody({ email: 'Ana Torres <mailto:paste@example.com>, ' }))
  const stored = db.selectFrom('accounts').select('email').where('email', 'like', '%paste%')
  expect(await stored.execute()).toEqual([{ email: 'paste@example.com' }])
  const business = businessBody({ email: '“paste@example.com”' })
  expect(await nobody.refused('signupBusiness', business)).toMatchObject({ code: 'EMAIL_TAKEN' })
  const ana = await logIn(server.app, '<paste@example.com>')
  for (const email of ['Ana Torres <paste@example.com>', 'paste@example.com.', '“paste@example.com”;']) {
    expect((await logIn(server.app, email)).id).toBe(ana.id)
  }
  await nobody.must('forgotPassword', { email: 'mailto:paste@example.com' })
  expect(await tokenMailedTo(server, 'paste@example.com', 'password_reset')).not.toBe('')
  await ana.must('editCustomer', { email: '\u202apaste2@example.com\u202c', password: PASSWORD })
  expect((await ana.must('getCustomer', {})).data.email_pending).toBe('paste2@example.com')
})

test('an operator sees which accounts the rule would refuse or bring together; their owners can log in', async () => {
  const people = [await newCustomer(server), await newCustomer(server), await newCustomer(server)]
  const emails = ['<shared@example.com>', 'shared@example.com', 'a..b@example.com']
  for (const [index, { id }] of people.entries()) {
    const email = emails[index] ?? ''
    await db.updateTable('accounts').set({ email }).where('id', '=', id).execute()
  }
  const found: unknown = JSON.parse((await admin('accounts', 'check', '--json')).said)
  const [one, two, three] = people.map(({ id }) => id)
  expect(found).toEqual([
    { id: one, email: '<shared@example.com>', becomes: 'shared@example.com', isRefused: false, accounts: 2 },
    { id: two, email: 'shared@example.com', becomes: 'shared@example.com', isRefused: false, accounts: 2 },
    { id: three, email: 'a..b@example.com', becomes: 'a..b@example.com', isRefused: true, accounts: 1 },
  ])
  const ids = await Promise.all(emails.map(async (email) => (await logIn(server.app, email)).id))
  expect(ids).toEqual([one, two, three])
})
