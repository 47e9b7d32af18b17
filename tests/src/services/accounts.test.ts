import { describe, expect, it } from 'vitest'
import { signUpBusiness, signUpCustomer } from '../../../src/services/accounts.ts'
import { listCategories, listLocations } from '../../../src/services/places.ts'
import { login, logout } from '../../../src/services/session.ts'
import { businessDraft, businessUser, customerDraft, customerUser } from './draft-samples.ts'
import { fakeServer, json, refusal, run } from './fake-server.ts'
import { categoriesPath, wireBusiness, wireBusinessSignup, wireCustomer, wireCustomerSignup } from './wire-accounts.ts'

const Message = 'Done'

describe('logging in', () => {
  it('gives a customer', async () => {
    const server = fakeServer(json({ Success: true, Message, token: 't', type: 'customer', data: wireCustomer }))
    expect(await run(login({ email: ' ana@example.com ', password: ' p ' }), server.settings)).toEqual({
      token: 't',
      userType: 'customer',
      user: customerUser,
    })
    expect(server.seen[0]?.body).toEqual({ email: 'ana@example.com', password: ' p ' })
  })

  it('gives a business', async () => {
    const server = fakeServer(json({ Success: true, Message, token: 't', type: 'business', data: wireBusiness }))
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

describe('logging out', () => {
  it('names the token that ends, not the one of whoever came after', async () => {
    const server = fakeServer(json({ Success: true, Message }))
    await run(logout('old-token'), server.settings)
    expect([server.seen[0]?.path, server.seen[0]?.headers['authorization']]).toEqual(['/v1/logout', 'Bearer old-token'])
  })
})

describe('signing up', () => {
  const picture = ['/v1/files/picture']
  const key = 'key-12345'

  it('sends a customer, again with the same key where the answer was lost', async () => {
    const opened = { token: 'token-ana', type: 'customer', data: wireCustomer }
    const server = fakeServer('unreachable', json({ Success: true, Message, ...opened }))
    const signup = signUpCustomer({ draft: customerDraft, files: { picture }, language: 'es', key })
    expect(await run(signup, server.settings)).toMatchObject({
      message: Message,
      session: { token: 'token-ana', userType: 'customer', user: { id: wireCustomer.id, city: wireCustomer.city } },
    })
    const sent = ['/v1/signup/customer', wireCustomerSignup, key]
    expect(server.seen.map(({ path, body, headers }) => [path, body, headers['idempotency-key']])).toEqual([sent, sent])
  })

  it('sends a business, likewise, to a server that opens no session', async () => {
    const server = fakeServer('unreachable', json({ Success: true, Message }))
    const files = { picture, logo: ['/v1/files/logo'], documents: ['/v1/files/one', '/v1/files/two'] }
    expect(await run(signUpBusiness({ draft: businessDraft, files, language: 'en', key }), server.settings)).toEqual({
      message: Message,
      session: null,
    })
    const sent = ['/v1/signup/business', wireBusinessSignup, key]
    expect(server.seen.map(({ path, body, headers }) => [path, body, headers['idempotency-key']])).toEqual([sent, sent])
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

  it.each([
    ['zipcode', 'zipCode'],
    ['documents_urls', 'documents'],
    ['logo_url', 'logo'],
    ['profile_pic', 'picture'],
    ['category', 'categories'],
    ['isLicense', 'hasLicense'],
    ['terms_accepted', 'termsAccepted'],
    ['address', 'address'],
  ])('hears of %s as %s', async (wireField, field) => {
    const server = fakeServer(
      refusal(422, 'VALIDATION_FAILED', { errors: [{ field: wireField, code: 'TEXT_TOO_LONG' }] }),
    )
    const files = { picture: [], logo: [], documents: [] }
    expect(
      await run(signUpBusiness({ draft: businessDraft, files, language: 'en', key }), server.settings),
    ).toMatchObject({
      errors: [{ field, code: 'TEXT_TOO_LONG' }],
    })
  })
})

describe('places', () => {
  it('gives the tree of places', async () => {
    const data = { 'United States': { Texas: ['Austin', 'Dallas'] } }
    const server = fakeServer(json({ data }))
    expect(await run(listLocations(), server.settings)).toEqual(data)
    expect(server.seen.map(({ method, path }) => [method, path])).toEqual([['GET', '/v1/usa-states-cities']])
  })

  it('gives the trades', async () => {
    const category = [{ id: 'plumbing', name: 'Plumbing' }]
    const server = fakeServer(json({ category }))
    expect(await run(listCategories(), server.settings)).toEqual(category)
    expect(server.seen.map(({ method, path }) => [method, path])).toEqual([['GET', categoriesPath]])
  })
})
