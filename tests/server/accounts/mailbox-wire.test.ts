import { afterAll, expect, test } from 'vitest'
import { MAIL_PAUSE } from '../../../server/accounts/service-email-verification.ts'
import { shows } from '../../support/shows.ts'
import { HOUR, testApp } from '../support/app.ts'
import { clientOf } from '../support/client.ts'
import { kindsMailedTo, mailsOf, tokenMailedTo, verified } from '../support/mails.ts'
import { customerBody, jobBody, logIn, newBid, newBusiness, newCustomer, newJob } from '../support/town-wire.ts'
import { PASSWORD, type Person } from '../support/town-wire.ts'

const server = await testApp({ deps: { delay: async () => undefined } })
afterAll(server.close)
const { db } = server.deps
const nobody = clientOf(server.app)
let made = 0
const newAddress = (): string => `mailbox${(made += 1)}@example.com`

const ENDED = { status: 401 }

/** Moves an account to another address, as its mailbox confirms. */
async function move(person: Person, email: string): Promise<void> {
  await person.must('editCustomer', { email, password: PASSWORD })
  await nobody.must('confirmEmail', { token: await tokenMailedTo(server, email, 'email_change') })
}

test('who owns the mailbox gets the account that a stranger made with it, and all that was planted ends', async () => {
  const stranger = await newCustomer(server, { email: newAddress() })
  const wanted = { name: 'Sync', password: PASSWORD, scopes: ['jobs:read' as const], days: 30 }
  const key = clientOf(server.app, (await stranger.must('createKey', wanted)).secret)
  await stranger.must('createWebhook', { url: 'https://example.com/events', password: PASSWORD, topics: ['job'] })
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
  for (const table of ['api_keys', 'webhooks'] as const)
    expect(await db.selectFrom(table).select('id').where('account_id', '=', stranger.id).execute()).toEqual([])
  expect(await nobody.refused('confirmEmail', { token: change })).toMatchObject({ code: 'LINK_EXPIRED' })
  const owner = await logIn(server.app, stranger.email, 'my-own-secret')
  expect((await owner.must('getCustomer', {})).data).toMatchObject({ id: stranger.id, email_pending: null })
  // The link came by the mailbox, so the address is proved.
  const account = db.selectFrom('accounts').select('email_verified_at').where('id', '=', owner.id)
  expect(await account.executeTakeFirstOrThrow()).toEqual({ email_verified_at: server.clock.now })
})

test('an address that was never verified is free again once a stranger has moved the account on', async () => {
  const stranger = await newCustomer(server, { email: newAddress() })
  await move(stranger, newAddress())
  expect(await kindsMailedTo(server, stranger)).toEqual([])
  await newBusiness(server, { email: stranger.email })
})

test('who asks for a new password at an address that was taken from the account can bring it back', async () => {
  const ana = await verified(server, await newCustomer(server, { email: newAddress() }))
  const [thief, next] = [newAddress(), newAddress()]
  await move(ana, thief)
  await server.later(HOUR, async () => {
    await move(ana, next)
    const thiefsUndo = await tokenMailedTo(server, thief, 'email_undo')
    for (let turn = 0; turn < 3; turn += 1) await nobody.must('forgotPassword', { email: ana.email.toUpperCase() })
    expect(await kindsMailedTo(server, ana)).toEqual(['email_undo', 'email_undo'])
    const token = await tokenMailedTo(server, ana.email, 'email_undo')
    await nobody.must('undoEmailChange', { token })
    expect(await nobody.refused('undoEmailChange', { token: thiefsUndo })).toMatchObject({ code: 'LINK_EXPIRED' })
  })
})

test('a reset by the mailbox of today leaves the link by which the mailbox of before undoes the change', async () => {
  const ana = await verified(server, await newCustomer(server, { email: newAddress() }))
  const thief = newAddress()
  await move(ana, thief)
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

const asking = await testApp({ settings: { emailVerification: 'required' } })
afterAll(asking.close)

const accounts = asking.deps.db.updateTable('accounts')
const REFUSED = { status: 403, code: 'EMAIL_NOT_VERIFIED' }

const jobsOf = async (customerId: string) =>
  (await asking.deps.db.selectFrom('jobs').select('id').where('customer_id', '=', customerId).execute()).length

test('a customer posts a job once the address is verified, and is told so before', async () => {
  const ana = await newCustomer(asking)
  const told = async () => (await ana.must('getCustomer', {})).data
  expect(await told()).toMatchObject({ email_verified: false, email_verification_required: true })
  expect(await ana.refused('createJob', await jobBody(asking))).toMatchObject(REFUSED)
  expect(await jobsOf(ana.id)).toBe(0)
  await verified(asking, ana)
  expect(await told()).toMatchObject({ email_verified: true, email_verification_required: true })
  await newJob(asking, ana)
  expect(await jobsOf(ana.id)).toBe(1)
})

test('a customer of before customers were asked goes on without', async () => {
  const ana = await newCustomer(asking)
  await accounts.set({ verification_waived: true }).where('id', '=', ana.id).execute()
  expect((await ana.must('getCustomer', {})).data).toMatchObject({ email_verification_required: false })
  await newJob(asking, ana)
  expect(await jobsOf(ana.id)).toBe(1)
})

test('nobody opens a conversation from an address that is not verified, but answers in one', async () => {
  const ana = await verified(asking, await newCustomer(asking))
  const [luis, mia] = [await newBusiness(asking), await verified(asking, await newBusiness(asking))]
  const jobId = await newJob(asking, ana)
  const messages = { jobId, limit: 10 }
  const closed = async (person: typeof ana, businessId: string) =>
    (await person.must('listMessages', { ...messages, businessId })).thread.closed
  expect(await closed(luis, luis.id)).toBe('EMAIL_NOT_VERIFIED')
  expect(await luis.refused('sendMessage', { jobId, text: 'Is there a lift?' })).toMatchObject(REFUSED)
  await newBid(mia, jobId)
  await accounts.set({ email_verified_at: null }).where('id', '=', ana.id).execute()
  expect(await closed(ana, mia.id)).toBe('EMAIL_NOT_VERIFIED')
  expect(await ana.refused('sendMessage', { jobId, businessId: mia.id, text: 'Hello' })).toMatchObject(REFUSED)
  await mia.must('sendMessage', { jobId, text: 'Is there a lift?' })
  expect(await closed(ana, mia.id)).toBeNull()
  await ana.must('sendMessage', { jobId, businessId: mia.id, text: 'There is.' })
  const stored = await asking.deps.db.selectFrom('messages').select('text').orderBy('id').execute()
  expect(stored).toEqual([{ text: 'Is there a lift?' }, { text: 'There is.' }])
})

/** Asks for links from these places, so many pauses from now, and answers how many an address got so far. */
async function asked(email: string, pauses: number, ...places: number[]): Promise<number> {
  const ask = async (place: number) =>
    await clientOf(asking.app).must('askVerification', { email }, { 'x-forwarded-for': `198.51.100.${place}` })
  await asking.later(pauses * MAIL_PAUSE, () => Promise.all(places.map(ask)))
  return (await mailsOf(asking, email)).filter(({ kind }) => kind === 'email_verification').length
}

test('an address is mailed at most once a minute and five times an hour', shows('verification.limits'), async () => {
  const { email } = await newBusiness(asking)
  expect([await asked(email, 1 - 1 / MAIL_PAUSE, 1), await asked(email, 1, 1, 1, 1)]).toEqual([1, 2])
  // A stranger uses up what one place may ask for, and then many places what is sent at once.
  expect([await asked(email, 2, 1), await asked(email, 3, 1), await asked(email, 4, 1)]).toEqual([3, 4, 4])
  expect([await asked(email, 5, 5), await asked(email, 6, 6), await asked(email, 7, 7)]).toEqual([5, 5, 5])
  expect(await asked(email, 15, 1)).toBe(6)
})

test('nothing is mailed to an address that is verified, nor to an account that is blocked', async () => {
  const now = asking.clock.now
  for (const change of [{ email_verified_at: now }, { blocked_at: now }]) {
    const { id, email } = await newBusiness(asking)
    await accounts.set(change).where('id', '=', id).execute()
    expect(await asked(email, 1, 1)).toBe(1)
  }
})
