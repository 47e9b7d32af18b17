import { afterAll, expect, test } from 'vitest'
import { testApp } from '../support/app.ts'
import { clientOf } from '../support/client.ts'
import { kindsMailedTo, tokenMailedTo, verified } from '../support/mails.ts'
import { customerBody, logIn, newBusiness, newCustomer, PASSWORD } from '../support/town-wire.ts'

const HOUR = 60 * 60 * 1000

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

test('the link that undoes a change ends every session, key and password, and lets its owner choose a new one', async () => {
  const ana = await verified(server, await newCustomer(server, { email: newAddress() }))
  const key = await plant(ana)
  const thief = newAddress()
  await ana.must('editCustomer', { email: thief, password: PASSWORD })
  await nobody.must('confirmEmail', { token: await tokenMailedTo(server, thief, 'email_change') })
  const { resetToken } = await ana.must('undoEmailChange', {
    token: await tokenMailedTo(server, ana.email, 'email_undo'),
  })

  for (const gone of [ana, key]) expect(await gone.refused('listCustomerJobs', {})).toMatchObject(ENDED)
  expect(await programsOf(ana.id)).toBe(0)
  for (const email of [ana.email, thief]) {
    expect(await nobody.refused('loginCustomer', { email, password: PASSWORD })).toMatchObject({
      code: 'INVALID_CREDENTIALS',
    })
  }
  await nobody.must('resetPassword', { token: resetToken ?? '', newPassword: 'my-own-secret' })
  await logIn(server.app, ana.email, 'my-own-secret')
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
  expect(await ana.refused('editCustomer', ask)).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' })
  expect(await ana.refused('editCustomer', { ...ask, email: newAddress() })).toMatchObject({ status: 429 })
})
