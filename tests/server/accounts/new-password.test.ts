import { afterAll, expect, test } from 'vitest'
import { commonPasswords } from '../../../generated/common-passwords.ts'
import { testApp } from '../support/app.ts'
import { tokenMailedTo } from '../support/mails.ts'
import { clientOf } from '../support/client.ts'
import { businessBody, customerBody, logIn, newCustomer, PASSWORD } from '../support/town-wire.ts'
import { shows } from '../../support/shows.ts'

const server = await testApp({ deps: { delay: async () => undefined } })
afterAll(server.close)
const nobody = clientOf(server.app)

const ana = { name: 'Ana Torres-Vega', email: 'ana.torres@example.com' }
const guessable = [
  ['password1', 'PASSWORD_TOO_COMMON'],
  ['LetMeIn', 'PASSWORD_TOO_COMMON'],
  ['ana torres-vega', 'PASSWORD_IS_PERSONAL'],
  ['AnaTorresVega', 'PASSWORD_IS_PERSONAL'],
  ['torresvega', 'PASSWORD_IS_PERSONAL'],
  ['Ana.Torres@example.com', 'PASSWORD_IS_PERSONAL'],
  ['anatorres', 'PASSWORD_IS_PERSONAL'],
] as const

test('the list has the 3000 most common passwords, in lower case', () => {
  const list = commonPasswords()
  expect([list.length, list[0], new Set(list).size]).toEqual([3000, '123456', 3000])
  expect(list.filter((password) => password !== password.toLowerCase())).toEqual([])
})

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
    expect(await nobody.refused('checkResetLink', { token: dead })).toMatchObject({ status: 409, code: 'LINK_EXPIRED' })
  }
})

test(
  'a password that is missing and one that is too short are two things',
  shows('password.two-messages'),
  async () => {
    const told = async (password: string) => (await nobody.refused('signupCustomer', customerBody({ password }))).errors
    expect(await told('')).toEqual([{ field: 'password', code: 'PASSWORD_REQUIRED' }])
    expect(await told('12345')).toEqual([{ field: 'password', code: 'PASSWORD_TOO_SHORT' }])
  },
)
