import { describe, expect, it } from 'vitest'
import * as client from '../../../generated/wire/client.ts'
import { wire } from '../../../generated/wire/server.ts'
import { signUpBusiness, signUpCustomer } from '../../../src/services/accounts.ts'
import { login, logout } from '../../../src/services/session.ts'
import {
  businessDraft,
  businessUser,
  customerDraft,
  customerProfile,
  customerUser,
  profile,
  sentBusiness,
  sentCustomer,
} from './draft-samples.ts'
import { answer, fakeServer, refusal, run } from './fake-server.ts'

const message = 'Done'

describe('logging in', () => {
  it('gives a customer', async () => {
    const opened = { message, token: 't', type: 'customer', user: customerProfile } as const
    const server = fakeServer(answer(wire.loginCustomer, opened))
    expect(await run(login({ email: ' ana@example.com ', password: ' p ' }), server.settings)).toEqual({
      token: 't',
      userType: 'customer',
      user: customerUser,
    })
    expect(server.seen[0]?.body).toEqual({ email: 'ana@example.com', password: ' p ' })
  })

  it.each([
    [true, false, true],
    [true, true, undefined],
    [false, false, undefined],
  ])(
    'tells a customer to verify the address only where that is asked for: %s, %s',
    async (asked, isVerified, waits) => {
      const user = { ...customerProfile, isEmailVerificationRequired: asked, isEmailVerified: isVerified }
      const server = fakeServer(answer(wire.loginCustomer, { message, token: 't', type: 'customer', user }))
      const session = await run(login({ email: 'ana@example.com', password: 'p' }), server.settings)
      expect(session).toEqual({
        token: 't',
        userType: 'customer',
        user: { ...customerUser, ...(waits && { mustVerifyEmail: true }) },
      })
    },
  )

  it('gives a business', async () => {
    const opened = { message, token: 't', type: 'business', user: profile } as const
    const server = fakeServer(answer(wire.loginCustomer, opened))
    expect(await run(login({ email: 'luis@example.com', password: 'p' }), server.settings)).toEqual({
      token: 't',
      userType: 'business',
      user: businessUser,
    })
  })

  it('keeps an account only if that is wanted, and hears until when it can be', async () => {
    const credentials = { email: 'ana@example.com', password: 'p' }
    const refused = (deleteAt: unknown) => refusal(403, 'ACCOUNT_LEAVING', { deleteAt })
    const server = fakeServer(refused('2026-03-15T09:00:00.000Z'), refused('soon'))
    const failure = { type: 'forbidden', code: 'ACCOUNT_LEAVING' }
    expect(await run(login(credentials), server.settings)).toEqual({ ...failure, deleteAt: '2026-03-15T09:00:00.000Z' })
    expect(await run(login(credentials, true), server.settings)).toEqual(failure)
    expect(server.seen.map(({ body }) => body)).toEqual([credentials, { ...credentials, keepAccount: true }])
  })

  it('is tried once', async () => {
    const server = fakeServer('unreachable')
    expect(await run(login({ email: 'a', password: 'p' }), server.settings)).toEqual({ type: 'offline' })
  })
})

it('logging out names the token that ends, not the one of whoever came after', async () => {
  const server = fakeServer(answer(wire.logout, { message }))
  await run(logout('old-token'), server.settings)
  expect([server.seen[0]?.path, server.seen[0]?.headers['authorization']]).toEqual(['/v1/logout', 'Bearer old-token'])
})

describe('signing up', () => {
  const picture = ['/v1/files/picture']
  const files = { picture, logo: ['/v1/files/logo'], documents: ['/v1/files/one', '/v1/files/two'] }
  const key = 'key-12345'

  it('sends a customer, again with the same key where the answer was lost', async () => {
    const opened = { message, token: 'token-ana', type: 'customer', user: customerProfile } as const
    const server = fakeServer('unreachable', answer(wire.signupCustomer, opened))
    const signup = signUpCustomer({ draft: customerDraft, files: { picture }, language: 'es', key })
    expect(await run(signup, server.settings)).toEqual({
      message,
      session: { token: 'token-ana', userType: 'customer', user: customerUser },
    })
    const sent = client.signupCustomer.toWire({ ...sentCustomer, picture: { url: '/v1/files/picture' } })
    expect(server.seen.map(({ path, body, headers }) => [path, body, headers['idempotency-key']])).toEqual(
      [1, 2].map(() => ['/v1/signup/customer', sent, key]),
    )
  })

  it('sends a business, likewise, to a server that opens no session', async () => {
    const server = fakeServer('unreachable', answer(wire.signupBusiness, { message }))
    expect(await run(signUpBusiness({ draft: businessDraft, files, language: 'en', key }), server.settings)).toEqual({
      message,
      session: null,
    })
    const sent = client.signupBusiness.toWire({ ...sentBusiness, ...files })
    expect(server.seen.map(({ path, body, headers }) => [path, body, headers['idempotency-key']])).toEqual(
      [1, 2].map(() => ['/v1/signup/business', sent, key]),
    )
  })

  it('tells a taken email at its field', async () => {
    const server = fakeServer(refusal(409, 'EMAIL_TAKEN'))
    const signup = signUpCustomer({ draft: customerDraft, files: { picture: [] }, language: 'en', key })
    expect(await run(signup, server.settings)).toEqual({
      type: 'invalid',
      code: 'EMAIL_TAKEN',
      errors: [{ field: 'email', code: 'EMAIL_TAKEN' }],
    })
  })

  it('tells what is wrong with the cities of a business at the one city of its form', async () => {
    const server = fakeServer(
      refusal(422, 'VALIDATION_FAILED', { errors: [{ field: 'city', code: 'LOCATION_UNKNOWN' }] }),
    )
    const signup = signUpBusiness({ draft: businessDraft, files, language: 'en', key })
    expect(await run(signup, server.settings)).toMatchObject({ errors: [{ field: 'city', code: 'LOCATION_UNKNOWN' }] })
  })
})
