import { afterAll, expect, test } from 'vitest'
import { testApp, HOUR } from '../support/app.ts'
import { clientOf } from '../support/client.ts'
import { kindsMailedTo, tokenMailedTo, verified } from '../support/mails.ts'
import { customerBody, logIn, newBusiness, newCustomer, PASSWORD, businessBody } from '../support/town-wire.ts'
import { smtpTransport } from '../../../server/platform/mail/transport.ts'
import { operatorOf } from '../support/admin.ts'
import { startMailServer } from '../support/mails.ts'

const server = await testApp({ deps: { delay: async () => undefined } })

afterAll(server.close)

const nobody = clientOf(server.app)
let made = 0
const newAddress = (): string => `mailbox${(made += 1)}@example.com`

const ENDED = { status: 401 }

/** A key and a webhook of an account. */
async function plant(person: Awaited<ReturnType<typeof newCustomer>>) {
  const { secret } = await person.must('createKey', {
    name: 'Sync',
    password: PASSWORD,
    scopes: ['jobs:read'],
    days: 30,
  })
  await person.must('createWebhook', { url: 'https://example.com/events', password: PASSWORD, topics: ['job'] })
  return clientOf(server.app, secret)
}

const programsOf = async (accountId: string) => {
  const { db } = server.deps
  const [keys, webhooks] = await Promise.all([
    db.selectFrom('api_keys').select('id').where('account_id', '=', accountId).execute(),
    db.selectFrom('webhooks').select('id').where('account_id', '=', accountId).execute(),
  ])
  return keys.length + webhooks.length
}

test('who owns the mailbox gets the account that a stranger made with it, and all that was planted ends', async () => {
  const stranger = await newCustomer(server, { email: newAddress() })
  const key = await plant(stranger)
  const other = newAddress()
  await stranger.must('editCustomer', { email: other, password: PASSWORD })
  const change = await tokenMailedTo(server, other, 'email_change')

  expect(await nobody.refused('signupCustomer', customerBody({ email: stranger.email }))).toMatchObject({
    code: 'EMAIL_TAKEN',
  })
  await nobody.must('forgotPassword', { email: stranger.email })
  const token = await tokenMailedTo(server, stranger.email, 'password_reset')
  await nobody.must('resetPassword', { token, newPassword: 'my-own-secret' })

  for (const planted of [stranger, key]) expect(await planted.refused('listCustomerJobs', {})).toMatchObject(ENDED)
  expect(await programsOf(stranger.id)).toBe(0)
  expect(await nobody.refused('confirmEmail', { token: change })).toMatchObject({ code: 'LINK_EXPIRED' })
  const owner = await logIn(server.app, stranger.email, 'my-own-secret')
  expect((await owner.must('getCustomer', {})).data).toMatchObject({ id: stranger.id, email_pending: null })
  // The link came by the mailbox, so the address is proved.
  const account = server.deps.db.selectFrom('accounts').select('email_verified_at').where('id', '=', owner.id)
  expect(await account.executeTakeFirstOrThrow()).toEqual({ email_verified_at: server.clock.now })
})

test('an address that was never verified is free again once a stranger has moved the account on', async () => {
  const stranger = await newCustomer(server, { email: newAddress() })
  const other = newAddress()
  await stranger.must('editCustomer', { email: other, password: PASSWORD })
  await nobody.must('confirmEmail', { token: await tokenMailedTo(server, other, 'email_change') })
  expect(await kindsMailedTo(server, stranger)).toEqual([])
  await newBusiness(server, { email: stranger.email })
})

test('who asks for a new password at an address that was taken from the account can bring it back', async () => {
  const ana = await verified(server, await newCustomer(server, { email: newAddress() }))
  const [thief, next] = [newAddress(), newAddress()]
  await ana.must('editCustomer', { email: thief, password: PASSWORD })
  await nobody.must('confirmEmail', { token: await tokenMailedTo(server, thief, 'email_change') })
  const start = server.clock.now
  server.clock.now = new Date(start.getTime() + HOUR)
  try {
    await ana.must('editCustomer', { email: next, password: PASSWORD })
    await nobody.must('confirmEmail', { token: await tokenMailedTo(server, next, 'email_change') })
    const thiefsUndo = await tokenMailedTo(server, thief, 'email_undo')
    for (let turn = 0; turn < 3; turn += 1) await nobody.must('forgotPassword', { email: ana.email.toUpperCase() })
    expect(await kindsMailedTo(server, ana)).toEqual(['email_undo', 'email_undo'])
    const token = await tokenMailedTo(server, ana.email, 'email_undo')
    await nobody.must('undoEmailChange', { token })
    expect(await nobody.refused('undoEmailChange', { token: thiefsUndo })).toMatchObject({ code: 'LINK_EXPIRED' })
  } finally {
    server.clock.now = start
  }
})

test('a reset by the mailbox of today leaves the link by which the mailbox of before undoes the change', async () => {
  const ana = await verified(server, await newCustomer(server, { email: newAddress() }))
  const thief = newAddress()
  await ana.must('editCustomer', { email: thief, password: PASSWORD })
  await nobody.must('confirmEmail', { token: await tokenMailedTo(server, thief, 'email_change') })
  await nobody.must('forgotPassword', { email: thief })
  const token = await tokenMailedTo(server, thief, 'password_reset')
  await nobody.must('resetPassword', { token, newPassword: 'the-thiefs-own' })
  await nobody.must('undoEmailChange', { token: await tokenMailedTo(server, ana.email, 'email_undo') })
  expect(await nobody.refused('loginCustomer', { email: ana.email, password: 'the-thiefs-own' })).toMatchObject(ENDED)
})

test('whether an address is taken is told a few times an hour, and then no more', async () => {
  const [ana, eva] = [await newCustomer(server), await newCustomer(server)]
  const ask = { email: eva.email, password: PASSWORD }
  for (let turn = 0; turn < 5; turn += 1) {
    expect(await ana.refused('editCustomer', ask)).toMatchObject({ code: 'EMAIL_TAKEN' })
  }
  expect(await ana.refused('editCustomer', ask)).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  expect(await ana.refused('editCustomer', { ...ask, email: newAddress() })).toMatchObject({ status: 429 })
})

const { db } = server.deps
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
