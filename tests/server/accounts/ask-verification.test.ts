import { afterAll, afterEach, expect, test } from 'vitest'
import { MAIL_PAUSE } from '../../../server/accounts/service-email-verification.ts'
import { shows } from '../../support/shows.ts'
import { testApp } from '../support/app.ts'
import { clientOf } from '../support/client.ts'
import { mailsOf, tokenMailedTo } from '../support/mails.ts'
import { newBusiness, newCustomer } from '../support/town-wire.ts'

const server = await testApp({ deps: { delay: async () => undefined } })
afterAll(server.close)
const nobody = clientOf(server.app)
const start = server.clock.now
afterEach(() => {
  server.clock.now = start
})

const after = (milliseconds: number): void => {
  server.clock.now = new Date(start.getTime() + milliseconds)
}
const ask = (email: string) => nobody.must('askVerification', { email })
const linksTo = async (email: string): Promise<number> =>
  (await mailsOf(server, email)).filter(({ kind }) => kind === 'email_verification').length

test('who is not logged in has the link mailed again, in whatever case the address is written, and it works', async () => {
  const luis = await newBusiness(server)
  const first = await tokenMailedTo(server, luis.email, 'email_verification')
  after(MAIL_PAUSE)
  await ask(luis.email.toUpperCase())
  const second = await tokenMailedTo(server, luis.email, 'email_verification')
  expect(second).not.toBe(first)
  await nobody.must('verifyEmail', { token: first })
  expect((await luis.must('getBusiness', {})).data.email_verified).toBe(true)
})

test('a customer is mailed the link at sign-up, and again', async () => {
  const ana = await newCustomer(server)
  expect(await linksTo(ana.email)).toBe(1)
  after(MAIL_PAUSE)
  await ask(ana.email)
  await ana.must('resendVerification', undefined)
  expect(await linksTo(ana.email)).toBe(3)
})

test(
  'an address is mailed at most once a minute and five times an hour, but always once in ten minutes',
  shows('verification.limits'),
  async () => {
    const luis = await newBusiness(server)
    after(MAIL_PAUSE - 1)
    await ask(luis.email)
    expect(await linksTo(luis.email)).toBe(1)
    after(MAIL_PAUSE)
    await Promise.all([ask(luis.email), ask(luis.email), ask(luis.email)])
    expect(await linksTo(luis.email)).toBe(2)
    for (const minutes of [2, 3, 4]) {
      after(minutes * MAIL_PAUSE)
      await ask(luis.email)
    }
    // A stranger uses up what one place may ask for, and then many places what is sent at once.
    expect(await linksTo(luis.email)).toBe(4)
    for (const minutes of [5, 6, 7]) {
      after(minutes * MAIL_PAUSE)
      await nobody.must('askVerification', { email: luis.email }, { 'x-forwarded-for': `198.51.100.${minutes}` })
    }
    expect(await linksTo(luis.email)).toBe(5)
    after(15 * MAIL_PAUSE)
    await ask(luis.email)
    expect(await linksTo(luis.email)).toBe(6)
  },
)

test('nothing is mailed to an address that is verified, nor to an account that is blocked', async () => {
  const [luis, eva] = [await newBusiness(server), await newBusiness(server)]
  const change = server.deps.db.updateTable('accounts')
  await change.set({ email_verified_at: start }).where('id', '=', luis.id).execute()
  await change.set({ blocked_at: start }).where('id', '=', eva.id).execute()
  after(MAIL_PAUSE)
  for (const { email } of [luis, eva]) await ask(email)
  expect(await Promise.all([luis, eva].map(({ email }) => linksTo(email)))).toEqual([1, 1])
})

test('somebody who asks from one address for everybody is stopped, and told for how long', async () => {
  const own = await testApp({ rateLimitMultiplier: 1, deps: { delay: async () => undefined } })
  try {
    const somebody = clientOf(own.app)
    const answers = Array.from({ length: 11 }, (_, each) =>
      somebody.call('askVerification', { email: `somebody-${each}@example.com` }),
    )
    const statuses = (await Promise.all(answers)).map(({ status }) => status)
    expect(statuses.toSorted((one, other) => one - other)).toEqual([...Array<number>(10).fill(200), 429])
  } finally {
    await own.close()
  }
})
