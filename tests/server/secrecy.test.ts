import { afterAll, expect, test, vi } from 'vitest'
import { shows } from '../support/shows.ts'
import { testApp } from './support/app.ts'
import { clientOf } from './support/client.ts'
import { newBusiness, newCustomer } from './support/town-wire.ts'

let verifications = 0
const pauses: { milliseconds: number; end: () => void }[] = []

const server = await testApp({
  deps: {
    verifyHash: async (_, password) => {
      verifications += 1
      return password === 'kettle7'
    },
    delay: (milliseconds) =>
      new Promise<void>((end) => {
        if (milliseconds > 0) pauses.push({ milliseconds, end })
        else end()
      }),
  },
})
afterAll(server.close)
const nobody = clientOf(server.app)

test('a login does the same work whether there is an account or not', async () => {
  const { email } = await newCustomer(server)
  for (const wrong of [email, 'nobody@example.com']) {
    verifications = 0
    expect(await nobody.refused('loginCustomer', { email: wrong, password: 'secret2' })).toMatchObject({
      code: 'INVALID_CREDENTIALS',
    })
    expect(verifications).toBe(1)
  }
})

test('asking for a reset link reveals nothing, in words or in time', shows('success.email-sent'), async () => {
  const { email } = await newCustomer(server)
  const answer = {
    Success: true,
    Message: 'If this email belongs to an account, a message with a link is on its way.',
  }
  const events: unknown[] = []
  const asked = ['nobody@example.com', email].map(async (each) => {
    events.push(await nobody.must('forgotPassword', { email: each }))
  })
  const letters = () =>
    server.deps.db.selectFrom('mail_outbox').select('recipient').where('kind', '=', 'password_reset').execute()
  // Both wait for the same time to pass, also once the letter to the one of them is written.
  await vi.waitFor(() => expect(pauses.map(({ milliseconds }) => milliseconds)).toEqual([250, 250]))
  await vi.waitFor(async () => expect(await letters()).toEqual([{ recipient: email }]))
  events.push('the time has passed')
  for (const { end } of pauses) end()
  await Promise.all(asked)
  expect(events).toEqual(['the time has passed', answer, answer])
  expect(await letters()).toEqual([{ recipient: email }])
})

test('asking for a verification link reveals nothing', shows('verification.asked-by-anybody'), async () => {
  pauses.length = 0
  const [luis, verified, ana] = [await newBusiness(server), await newBusiness(server), await newCustomer(server)]
  const { db, now } = server.deps
  await db.updateTable('accounts').set({ email_verified_at: now() }).where('id', '=', verified.id).execute()
  const answers: unknown[] = []
  const asked = ['nobody@example.com', luis.email, verified.email, ana.email].map(async (email) => {
    answers.push(await nobody.must('askVerification', { email }))
  })
  await vi.waitFor(() => expect(pauses.map(({ milliseconds }) => milliseconds)).toEqual([250, 250, 250, 250]))
  for (const { end } of pauses) end()
  await Promise.all(asked)
  const answer = {
    Success: true,
    Message: 'If this address is still to be verified, a message with a link is on its way.',
  }
  expect(answers).toEqual([answer, answer, answer, answer])
})
