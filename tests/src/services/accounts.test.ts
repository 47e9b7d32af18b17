import { describe, expect, it, onTestFinished, vi, test } from 'vitest'
import { wire } from '../../../generated/client/wire-server.ts'
import { signUpBusiness, signUpCustomer } from '../../../src/services/accounts.ts'
import { login, logout } from '../../../src/services/session.ts'
import { businessDraft, customerDraft, customerProfile, customerUser } from './samples.ts'
import { answer, fakeServer, refusal, run } from './fake-server.ts'
import * as client from '../../../generated/client/wire-client.ts'
import { changeEmail } from '../../../src/services/email-change.ts'
import { updatePassword } from '../../../src/services/passwords.ts'
import { editBusinessProfile } from '../../../src/services/profile-edits.ts'
import { exportAccount } from '../../../src/services/account-deletion.ts'
import { shows } from '../../support/shows.ts'
import { createStrength } from '../../../src/services/password-strength.ts'

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

it('logging out names the token that ends, not the one of who came after', async () => {
  const server = fakeServer(answer(wire.logout, { message }))
  await run(logout('old-token'), server.settings)
  expect([server.seen[0]?.path, server.seen[0]?.headers['authorization']]).toEqual(['/v1/logout', 'Bearer old-token'])
})

describe('signing up', () => {
  const picture = ['/v1/files/picture']
  const files = { picture, logo: ['/v1/files/logo'], documents: ['/v1/files/one', '/v1/files/two'] }
  const key = 'key-12345'

  it('tells a taken email at its field, and so does a profile', async () => {
    const server = fakeServer(refusal(409, 'EMAIL_TAKEN'), refusal(409, 'EMAIL_TAKEN'))
    const draft = { email: 'new@example.com', password: 'p' }
    for (const service of [
      signUpCustomer({ draft: customerDraft, files: { picture: [] }, language: 'en', key }),
      changeEmail({ role: 'customer', draft }),
    ]) {
      const errors = [{ field: 'email', code: 'EMAIL_TAKEN' }]
      expect(await run(service, server.settings)).toEqual({ type: 'invalid', code: 'EMAIL_TAKEN', errors })
    }
  })

  it('tells what is wrong with the cities of a business at the one city of its form', async () => {
    const errors = [{ field: 'city', code: 'LOCATION_UNKNOWN' }]
    const server = fakeServer(refusal(422, 'VALIDATION_FAILED', { errors }))
    const signup = signUpBusiness({ draft: businessDraft, files, language: 'en', key })
    expect(await run(signup, server.settings)).toMatchObject({ errors })
  })
})

it('a profile without a picture takes the old one away, and is saved once more when the answer got lost', async () => {
  const server = fakeServer('unreachable', answer(wire.editBusiness, { message }))
  const edit = editBusinessProfile({ draft: { name: 'Luis', phone: '555' }, picture: [] })
  expect(await run(edit, server.settings)).toEqual({ message })
  const sent = client.editBusiness.toWire({ name: 'Luis', phone: '555', picture: null })
  expect(server.seen.map(({ body }) => body)).toEqual([sent, sent])
})

it('a password is not changed a second time when the answer got lost', async () => {
  const server = fakeServer('unreachable')
  const draft = { oldPassword: ' old ', newPassword: ' new one ', confirmPassword: ' new one ' }
  expect(await run(updatePassword(draft), server.settings)).toEqual({ type: 'offline' })
  expect(server.seen.map(({ path, body }) => [path, body])).toEqual([['/v1/update-password', draft]])
})

describe('one’s data', () => {
  const headers = {
    'Content-Type': 'application/zip',
    'Content-Disposition': 'attachment; filename="bidfair-data.zip"',
  }
  const text = new TextEncoder()

  /** An archive whose bytes come when the test says so. */
  function archive() {
    let isOver = false
    const bytes = new TransformStream<Uint8Array, Uint8Array>()
    const writer = bytes.writable.getWriter()
    writer.closed.catch(() => {
      isOver = true
    })
    return {
      server: fakeServer(new Response(bytes.readable, { headers })),
      comes: (piece: string) => writer.write(text.encode(piece)),
      ends: () => writer.close(),
      breaks: () => writer.abort(new Error('The line broke')),
      isGivenUp: () => isOver,
    }
  }

  it('are not made up of half an archive', shows('privacy.export-screen'), async () => {
    const { server, comes, breaks } = archive()
    const answer = run(exportAccount(), server.settings)
    await comes('PK')
    await breaks()
    expect(await answer).toEqual({ type: 'malformed' })
  })

  it(
    'may take as long as something comes, and are given up when nothing does',
    shows('privacy.export-screen'),
    async () => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
      onTestFinished(() => void vi.useRealTimers())
      const { server, comes, isGivenUp } = archive()
      const { patience } = server.settings
      let answered: unknown = null
      const answer = run(exportAccount(), server.settings).then((given) => (answered = given))
      for (const piece of ['P', 'K', '3', '4']) {
        await comes(piece)
        await vi.advanceTimersByTimeAsync(3 * patience)
      }
      expect(answered).toBeNull()
      await vi.advanceTimersByTimeAsync(patience)
      expect(await answer).toEqual({ type: 'timedOut' })
      await vi.waitFor(() => expect(isGivenUp()).toBe(true))
    },
  )

  it('are not waited for by who has gone', async () => {
    const gone = new AbortController()
    const { server, comes, isGivenUp } = archive()
    const answer = run(exportAccount(), server.settings, gone.signal)
    await comes('PK')
    gone.abort()
    expect(await answer).toEqual({ type: 'interrupted' })
    await vi.waitFor(() => expect(isGivenUp()).toBe(true))
  })

  it('are not what somebody else answers in their place', async () => {
    const page = () => new Response('<html>', { headers: { 'Content-Type': 'text/html' } })
    expect(await run(exportAccount(), fakeServer(page(), page()).settings)).toEqual({ type: 'malformed' })
  })
})

const strengthOf = createStrength()

test.each([
  ['password1', 0],
  ['123456', 0],
  ['anatorres', 0],
  ['brass-kettle', 4],
  ['correct horse battery staple', 4],
])('%s has the strength %i', (password, strength) => {
  expect(strengthOf(password, ['Ana Torres', 'anatorres@example.com'])).toBe(strength)
})

test('of a very long password only the beginning is looked at', () => {
  const long = 'p4$$W0rd'.repeat(16)
  expect(strengthOf(long, [])).toBe(strengthOf(long.slice(0, 64), []))
})
