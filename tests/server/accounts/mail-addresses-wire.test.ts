import { afterAll, expect, test } from 'vitest'
import { smtpTransport } from '../../../server/platform/mail/transport.ts'
import { operatorOf } from '../support/admin.ts'
import { testApp } from '../support/app.ts'
import { clientOf } from '../support/client.ts'
import { startMailServer } from '../support/mail-server.ts'
import { tokenMailedTo } from '../support/mails.ts'
import { businessBody, customerBody, logIn, newCustomer, PASSWORD } from '../support/town-wire.ts'

const server = await testApp({ deps: { delay: async () => undefined } })
afterAll(server.close)
const { db } = server.deps
const nobody = clientOf(server.app)
const admin = operatorOf({ DATABASE_URL: server.database.url })

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

test.each(['a..b@example.com', 'x@example.com, y@example.com', 'x@example.com <y@example.com>'])(
  'no account is made with %s',
  async (email) => {
    expect(await nobody.refused('signupCustomer', customerBody({ email }))).toMatchObject({
      status: 422,
      errors: [{ field: 'email', code: 'EMAIL_INVALID' }],
    })
    expect(await nobody.refused('signupBusiness', businessBody({ buisness_email: email }))).toMatchObject({
      errors: [{ field: 'buisness_email', code: 'EMAIL_INVALID' }],
    })
  },
)

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

test('a letter goes to the address that the product reads, and to no other', async () => {
  const mailServer = await startMailServer()
  const post = smtpTransport(mailServer.url)
  const letter = { id: '1', from: 'Jobs <jobs@example.com>', subject: 'News', text: 'News', html: '<p>News</p>' }
  try {
    for (const to of ['<shared@example.com>', 'eva@example.com,ana@example.com']) {
      await post.send({ ...letter, to }).catch(() => undefined)
    }
    expect(mailServer.received.map(({ to }) => to)).toEqual([['shared@example.com']])
  } finally {
    post.close()
    await mailServer.close()
  }
})
