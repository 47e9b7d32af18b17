import { describe, expect, it } from 'vitest'
import { changeEmail } from '../../../src/services/email-change.ts'
import {
  editBusinessDetails,
  editBusinessProfile,
  editCustomer,
  saveLanguage,
} from '../../../src/services/profile-edits.ts'
import { getBusiness, getCustomer } from '../../../src/services/profile.ts'
import { getMembership } from '../../../src/services/subscription.ts'
import {
  askForReset,
  resendVerification,
  resetPassword,
  updatePassword,
  verifyEmail,
} from '../../../src/services/passwords.ts'
import { detailsDraft, profile, profileDraft } from './draft-samples.ts'
import { fakeServer, json, refusal, run } from './fake-server.ts'
import {
  editBusinessPath,
  subscriptionPath,
  wireDetails,
  wireEditDetails,
  wireBusinessDetails,
} from './wire-profile.ts'
import { wireCustomer } from './wire-accounts.ts'

const Message = 'Done'
const acknowledged = () => json({ Success: true, Message })
const done = () => json({ Success: true, message: Message })

describe('a profile', () => {
  it('of a customer is read', async () => {
    const server = fakeServer(json({ Success: true, data: wireCustomer }))
    expect(await run(getCustomer(), server.settings)).toMatchObject({ id: 'ana', city: 'Austin' })
    expect(server.seen[0]?.path).toBe('/v1/get-customer-details/customer')
  })

  it.each([
    [true, false, true],
    [true, true, false],
    [false, false, false],
  ])('of a business waits for a verified address only where it has to: %s, %s', async (required, verified, waits) => {
    const facts = { email_verification_required: required, email_verified: verified }
    const server = fakeServer(json({ Success: true, data: { ...wireBusinessDetails, ...facts } }))
    expect(await run(getBusiness(), server.settings)).toMatchObject({ mustVerifyEmail: waits })
  })

  it('of a customer is saved as a whole', async () => {
    const server = fakeServer(acknowledged())
    const edit = editCustomer({ draft: profileDraft, picture: ['/v1/files/picture'] })
    expect(await run(edit, server.settings)).toEqual({ message: Message })
    expect(server.seen.map(({ path, body }) => [path, body])).toEqual([
      [
        '/v1/edit-customer-details/customer',
        {
          pic_url: { url: '/v1/files/picture' },
          name: 'Ana Torres',
          phone: '+1 512 555 0148',
          country: 'United States',
          state: 'Texas',
          city: 'Austin',
        },
      ],
    ])
  })

  it('without a picture takes the old one away', async () => {
    const server = fakeServer(acknowledged())
    await run(editCustomer({ draft: profileDraft, picture: [] }), server.settings)
    expect(server.seen[0]?.body).toMatchObject({ pic_url: null })
  })

  it.each([
    ['customer', '/v1/edit-customer-details/customer'],
    ['business', editBusinessPath],
  ] as const)('of a %s asks for another email apart from the rest', async (role, path) => {
    const server = fakeServer(json({ Success: true, Message, message: Message }))
    const change = changeEmail({ role, draft: { email: ' new@example.com ', password: ' p ' } })
    expect(await run(change, server.settings)).toEqual({ message: Message })
    expect(server.seen.map((one) => [one.path, one.body])).toEqual([
      [path, { email: 'new@example.com', password: ' p ' }],
    ])
  })

  it('tells a taken email at its field', async () => {
    const server = fakeServer(refusal(409, 'EMAIL_TAKEN'))
    const change = changeEmail({ role: 'customer', draft: { email: 'new@example.com', password: 'p' } })
    expect(await run(change, server.settings)).toEqual({
      type: 'invalid',
      code: 'EMAIL_TAKEN',
      errors: [{ field: 'email', code: 'EMAIL_TAKEN' }],
    })
  })

  it('is saved once more when the answer got lost', async () => {
    const server = fakeServer('unreachable', done())
    const edit = editBusinessProfile({ draft: { name: 'Luis', phone: '555' }, picture: [] })
    expect(await run(edit, server.settings)).toEqual({ message: Message })
    expect(server.seen.map(({ path, body }) => [path, body])).toEqual(
      [1, 2].map(() => [editBusinessPath, { name: 'Luis', phone: '555', profile_pic: null }]),
    )
  })
})

describe('the details of a business', () => {
  it('are read', async () => {
    const server = fakeServer(json({ Success: true, data: wireBusinessDetails }))
    expect(await run(getBusiness(), server.settings)).toEqual(profile)
    expect(server.seen[0]?.path).toBe(wireDetails)
  })

  it('are saved', async () => {
    const server = fakeServer(done())
    const files = { logo: ['/v1/files/logo'], documents: ['/v1/files/one'] }
    expect(await run(editBusinessDetails({ draft: detailsDraft, files }), server.settings)).toEqual({
      message: Message,
    })
    expect(server.seen.map(({ path, body }) => [path, body])).toEqual([[editBusinessPath, wireEditDetails]])
  })

  it.each([
    ['city', 'cities'],
    ['category', 'categories'],
    ['zipcode', 'zipCode'],
    ['logo_url', 'logo'],
    ['documents_urls', 'documents'],
  ])('are told of %s as %s', async (wireField, field) => {
    const server = fakeServer(
      refusal(422, 'VALIDATION_FAILED', { errors: [{ field: wireField, code: 'INVALID_VALUE' }] }),
    )
    const files = { logo: [], documents: [] }
    expect(await run(editBusinessDetails({ draft: detailsDraft, files }), server.settings)).toMatchObject({
      errors: [{ field, code: 'INVALID_VALUE' }],
    })
  })
})

it('the language is saved by the call of the role', async () => {
  const server = fakeServer(acknowledged(), done())
  await run(saveLanguage({ role: 'customer', language: 'es' }), server.settings)
  await run(saveLanguage({ role: 'business', language: 'ar' }), server.settings)
  expect(server.seen.map(({ path, body }) => [path, body])).toEqual([
    ['/v1/edit-customer-details/customer', { language: 'es' }],
    [editBusinessPath, { language: 'ar' }],
  ])
})

it('the membership is read, and who renews it', async () => {
  const [start_date, end_date] = ['2026-03-01T09:30:00.000Z', '2026-03-31T09:30:00.000Z']
  const server = fakeServer(
    json({
      success: true,
      data: { subscription: [{ start_date, end_date, isActive: true }], contact: 'help@example.com' },
    }),
  )
  expect(await run(getMembership(), server.settings)).toEqual({
    cycle: { startsAt: start_date, endsAt: end_date, isActive: true },
    contact: 'help@example.com',
  })
  expect(server.seen.map(({ path, body }) => [path, body])).toEqual([[subscriptionPath, {}]])
})

describe('passwords', () => {
  const typed = { newPassword: ' new one ', confirmPassword: ' new one ' }

  it.each([
    ['customer', 0],
    ['business', 1],
  ] as const)('of a %s are changed as they were typed', async (role, isBusiness) => {
    const server = fakeServer(acknowledged())
    const draft = { oldPassword: ' old ', ...typed }
    expect(await run(updatePassword({ role, draft }), server.settings)).toEqual({ message: Message })
    expect(server.seen.map(({ path, body }) => [path, body])).toEqual([
      ['/v1/update-password', { isBusiness, ...draft }],
    ])
  })

  it('are not changed a second time when the answer got lost', async () => {
    const server = fakeServer('unreachable')
    const draft = { oldPassword: 'old', ...typed }
    expect(await run(updatePassword({ role: 'customer', draft }), server.settings)).toEqual({ type: 'offline' })
  })

  it('are set anew by a mailed link', async () => {
    const server = fakeServer(acknowledged(), acknowledged())
    await run(askForReset({ role: 'business', email: ' ana@example.com ' }), server.settings)
    await run(resetPassword({ token: 't', draft: typed }), server.settings)
    expect(server.seen.map(({ path, body }) => [path, body])).toEqual([
      ['/v1/forgot-password', { isBusiness: 1, email: 'ana@example.com' }],
      ['/v1/reset-password', { token: 't', newPassword: ' new one ' }],
    ])
  })

  it('stand beside the address, which a mailed link verifies', async () => {
    const server = fakeServer(acknowledged(), refusal(409, 'LINK_EXPIRED'), acknowledged())
    expect(await run(verifyEmail('t'), server.settings)).toEqual({ message: Message })
    expect(await run(verifyEmail('t'), server.settings)).toMatchObject({ type: 'conflict', code: 'LINK_EXPIRED' })
    expect(await run(resendVerification(), server.settings)).toEqual({ message: Message })
    expect(server.seen.map(({ path }) => path)).toEqual([
      '/v1/verify-email',
      '/v1/verify-email',
      '/v1/resend-verification',
    ])
  })
})
