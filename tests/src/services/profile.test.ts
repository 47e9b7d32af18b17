import { describe, expect, it } from 'vitest'
import * as client from '../../../generated/wire/client.ts'
import { wire } from '../../../generated/wire/server.ts'
import { changeEmail } from '../../../src/services/email-change.ts'
import {
  askForReset,
  resendVerification,
  resetPassword,
  updatePassword,
  verifyEmail,
} from '../../../src/services/passwords.ts'
import {
  editBusinessDetails,
  editBusinessProfile,
  editCustomer,
  saveLanguage,
} from '../../../src/services/profile-edits.ts'
import { detailsDraft, profileDraft } from './draft-samples.ts'
import { answer, fakeServer, refusal, run } from './fake-server.ts'

const message = 'Done'
const saved = () => answer(wire.editCustomer, { message })
const savedBusiness = () => answer(wire.editBusiness, { message })
const acknowledged = saved

describe('a profile', () => {
  it('of a customer is saved as a whole', async () => {
    const server = fakeServer(saved())
    const edit = editCustomer({ draft: profileDraft, picture: ['/v1/files/picture'] })
    expect(await run(edit, server.settings)).toEqual({ message })
    const sent = client.editCustomer.toWire({
      picture: { url: '/v1/files/picture' },
      name: 'Ana Torres',
      phone: '+1 512 555 0148',
      country: 'United States',
      state: 'Texas',
      city: 'Austin',
    })
    expect(server.seen.map(({ path, body }) => [path, body])).toEqual([['/v1/edit-customer-details/customer', sent]])
  })

  it('without a picture takes the old one away', async () => {
    const server = fakeServer(saved())
    await run(editCustomer({ draft: profileDraft, picture: [] }), server.settings)
    expect(server.seen[0]?.body).toMatchObject(client.editCustomer.toWire({ picture: null }))
  })

  it.each([
    ['customer', saved],
    ['business', savedBusiness],
  ] as const)('of a %s asks for another email apart from the rest, once', async (role, reply) => {
    const server = fakeServer(reply(), 'unreachable')
    const change = changeEmail({ role, draft: { email: ' new@example.com ', password: ' p ' } })
    expect([await run(change, server.settings), await run(change, server.settings)]).toEqual([
      { message },
      { type: 'offline' },
    ])
    expect(server.seen.map(({ body }) => body)).toEqual(
      [1, 2].map(() => ({ email: 'new@example.com', password: ' p ' })),
    )
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
    const server = fakeServer('unreachable', savedBusiness())
    const edit = editBusinessProfile({ draft: { name: 'Luis', phone: '555' }, picture: [] })
    expect(await run(edit, server.settings)).toEqual({ message })
    const sent = client.editBusiness.toWire({ name: 'Luis', phone: '555', picture: null })
    expect(server.seen.map(({ body }) => body)).toEqual([sent, sent])
  })
})

it('the details of a business are saved', async () => {
  const server = fakeServer(savedBusiness())
  const files = { logo: ['/v1/files/logo'], documents: ['/v1/files/one'] }
  expect(await run(editBusinessDetails({ draft: detailsDraft, files }), server.settings)).toEqual({ message })
  const sent = client.editBusiness.toWire({
    ...detailsDraft,
    businessName: 'Ortega Plumbing',
    businessIdNumber: '77',
    businessPhone: '+1 512 555 0112',
    businessEmail: 'office@example.com',
    logo: { url: '/v1/files/logo' },
    documents: ['/v1/files/one'],
    hasLicense: 1,
    hasInsurance: 0,
  })
  expect(server.seen.map(({ body }) => body)).toEqual([sent])
})

it('the language is saved by the call of the role', async () => {
  const server = fakeServer(saved(), savedBusiness())
  const [first, second] = [
    await run(saveLanguage({ role: 'customer', language: 'es' }), server.settings),
    await run(saveLanguage({ role: 'business', language: 'ar' }), server.settings),
  ]
  expect([first, second]).toEqual([{ message }, { message }])
  expect(server.seen.map(({ body }) => body)).toEqual([{ language: 'es' }, { language: 'ar' }])
})

describe('passwords', () => {
  const typed = { newPassword: ' new one ', confirmPassword: ' new one ' }

  it('are changed as they were typed', async () => {
    const server = fakeServer(acknowledged())
    const draft = { oldPassword: ' old ', ...typed }
    expect(await run(updatePassword(draft), server.settings)).toEqual({ message })
    expect(server.seen.map(({ path, body }) => [path, body])).toEqual([['/v1/update-password', draft]])
  })

  it('are not changed a second time when the answer got lost', async () => {
    const server = fakeServer('unreachable')
    expect(await run(updatePassword({ oldPassword: 'old', ...typed }), server.settings)).toEqual({ type: 'offline' })
  })

  it('are set anew by a mailed link', async () => {
    const server = fakeServer(acknowledged(), acknowledged())
    await run(askForReset({ role: 'business', email: ' ana@example.com ' }), server.settings)
    await run(resetPassword({ token: 't', draft: typed }), server.settings)
    expect(server.seen.map(({ path, body }) => [path, body])).toEqual([
      ['/v1/forgot-password', { email: 'ana@example.com' }],
      ['/v1/reset-password', { token: 't', newPassword: ' new one ' }],
    ])
  })

  it('stand beside the address, which a mailed link verifies', async () => {
    const server = fakeServer(acknowledged(), refusal(409, 'LINK_EXPIRED'), acknowledged())
    expect(await run(verifyEmail('t'), server.settings)).toEqual({ message })
    expect(await run(verifyEmail('t'), server.settings)).toMatchObject({ type: 'conflict', code: 'LINK_EXPIRED' })
    expect(await run(resendVerification(), server.settings)).toEqual({ message })
    expect(server.seen.map(({ path }) => path)).toEqual([
      '/v1/verify-email',
      '/v1/verify-email',
      '/v1/resend-verification',
    ])
  })
})
