import { afterAll, afterEach, expect, test, vi } from 'vitest'
import type { Body } from '../../support/contract.ts'
import { keyScopes, operations, type KeyScope, type Operation } from '../../../generated/operations.ts'
import { addKey } from '../../../server/accounts/service-api-keys.ts'
import { hashToken } from '../../../server/platform/ids.ts'
import { record } from '../../support/json.ts'
import { shows } from '../../support/shows.ts'
import { testApp, MINUTE, DAY } from '../support/app.ts'
import { clientOf, type Client } from '../support/client.ts'
import { untilOneWaits } from '../support/database.ts'
import { openEvents } from '../support/events.ts'
import { lettersTo, tokenMailedTo, verified, wordsOf } from '../support/mails.ts'
import { logIn, newBusiness, newCustomer, newJob, PASSWORD, type Person } from '../support/town-wire.ts'

const log: string[] = []
const server = await testApp({ log: (line) => log.push(line), streams: { beatEvery: 50 } })
/** Another one on the same database. */
const far = await testApp({ database: server.database, rateLimitMultiplier: 0.04 })
const address = await server.app.listen({ port: 0, host: '127.0.0.1' })
await vi.waitUntil(() => server.deps.streams.isUp(), 30_000)
const start = server.clock.now
const { db } = server.deps
afterEach(() => {
  server.clock.now = start
})
afterAll(async () => {
  await far.close()
  await server.close()
})

const WANTED: Body<'createKey'> = { name: 'Nightly import', scopes: ['jobs:read', 'notifications'], password: PASSWORD }

async function make(person: Person, wanted: Partial<Body<'createKey'>> = {}) {
  const answer = await person.must('createKey', { ...WANTED, ...wanted })
  return { ...answer, program: clientOf(server.app, answer.secret), afar: clientOf(far.app, answer.secret) }
}

const list = async (person: Person) => (await person.must('listKeys', undefined)).keys
const jobs = { page: 1, limit: 10 }
const after = (milliseconds: number) => new Date(start.getTime() + milliseconds)

test('a key is shown once, works, and is known by its name and how it begins', shows('keys.made'), async () => {
  const ana = await newCustomer(server)
  const { Message, key, secret, program } = await make(ana, { days: 30 })
  expect(Message).toBe('API key created')
  expect(secret).toMatch(/^bidfair_[0-9a-f]{8}_[\w-]{43}$/)
  expect(key).toEqual({
    keyId: key.keyId,
    name: 'Nightly import',
    start: secret.slice(0, 16),
    scopes: ['jobs:read', 'notifications'],
    createdAt: start.toISOString(),
    lastUsedAt: null,
    endsAt: after(30 * DAY).toISOString(),
  })
  expect(await list(ana)).toEqual([key])
  await program.must('listCustomerJobs', jobs)

  const stored = await db.selectFrom('api_keys').selectAll().where('id', '=', key.keyId).executeTakeFirst()
  expect(stored?.token_hash).toEqual(hashToken(secret))
  expect(JSON.stringify(stored)).not.toContain(secret.slice(17))
  const [letter] = await lettersTo(server, ana)
  expect(letter).toMatchObject({ kind: 'key_created', params: { key: 'Nightly import' } })
  for (const language of ['en', 'es', 'ar'] as const)
    expect(wordsOf(letter, language)).toMatch(/\u2068Nightly import\u2069[^]*http:\/\/localhost:3000\/sessions/)
  const events = log.flatMap((line) => /"security":"(key_\w+)"/.exec(line)?.[1] ?? [])
  expect(events).toEqual(['key_created'])
  expect([...log, JSON.stringify(letter)].join('')).not.toContain(secret.slice(17))
})

test('a wrong password makes no key', async () => {
  const ana = await newCustomer(server)
  expect(await ana.refused('createKey', { ...WANTED, password: 'wrong-one' })).toMatchObject({
    errors: [{ field: 'password', code: 'CURRENT_PASSWORD_WRONG' }],
  })
  expect(await list(ana)).toEqual([])
})

test('the last use is noted once a minute', shows('keys.used'), async () => {
  const ana = await newCustomer(server)
  const { program } = await make(ana)
  const uses = []
  for (const later of [0, MINUTE - 1, MINUTE]) {
    server.clock.now = after(later)
    await program.must('listCustomerJobs', jobs)
    uses.push((await list(ana))[0]?.lastUsedAt)
  }
  expect(uses).toEqual([start.toISOString(), start.toISOString(), after(MINUTE).toISOString()])
})

test('a revoked key and its streams end on every server at once', shows('keys.ended'), async () => {
  const [ana, eve] = [await newCustomer(server), await newCustomer(server)]
  const { key, secret, program, afar } = await make(ana)
  await afar.must('listCustomerJobs', jobs)
  const stream = await openEvents(address, secret)
  await stream.next('unread')
  await eve.must('revokeKey', { keyId: key.keyId })
  await program.must('listCustomerJobs', jobs)
  expect(await ana.must('revokeKey', { keyId: key.keyId })).toEqual({ Success: true, Message: 'Key revoked' })
  await ana.must('revokeKey', { keyId: key.keyId })
  for (const client of [program, afar]) {
    expect(await client.refused('listCustomerJobs', jobs)).toMatchObject({ code: 'KEY_INVALID' })
  }
  await stream.rest('unread')
  expect(await list(ana)).toEqual([])
})

test('a key ends at its time, with its streams, and is still listed', shows('keys.ended'), async () => {
  const ana = await newCustomer(server)
  const { key, secret, program } = await make(ana, { days: 1 })
  const stream = await openEvents(address, secret)
  await stream.next('unread')
  server.clock.now = after(DAY)
  await stream.rest('unread')
  expect(await program.refused('listCustomerJobs', jobs)).toMatchObject({ code: 'KEY_INVALID' })
  expect(await clientOf(server.app, secret).refused('streamNotifications')).toMatchObject({ code: 'KEY_INVALID' })
  expect((await list(ana)).map(({ keyId }) => keyId)).toEqual([key.keyId])
})

test('keys die with the account: when it is blocked and when it is deleted', shows('keys.ended'), async () => {
  const [ana, luis] = [await newCustomer(server), await newBusiness(server)]
  const made = { ana: await make(ana), luis: await make(luis) }
  const stream = await openEvents(address, made.luis.secret)
  await stream.next('unread')
  await ana.must('deleteAccount', { password: PASSWORD })
  await server.admin('accounts', 'block', luis.email)
  await stream.rest('unread')
  await server.admin('accounts', 'unblock', luis.email)
  await server.admin('accounts', 'keep', ana.email)
  expect(await made.ana.program.refused('listCustomerJobs', jobs)).toMatchObject({ code: 'KEY_INVALID' })
  expect(await made.luis.program.refused('listBusinessJobs', jobs)).toMatchObject({ code: 'KEY_INVALID' })
})

test('who loses the account in the moment of making a key makes none', async () => {
  const ana = await newCustomer(server)
  const making = await db.transaction().execute(async (trx) => {
    await trx.updateTable('accounts').set({ blocked_at: start }).where('id', '=', ana.id).execute()
    const made = ana.call('createKey', WANTED)
    await untilOneWaits(db)
    return { made }
  })
  expect((await making.made).status).not.toBe(200)
  expect(await db.selectFrom('api_keys').select('id').where('account_id', '=', ana.id).execute()).toEqual([])
})

test('keys survive a new password and end with an undone change of email', shows('keys.kept'), async () => {
  const luis = await newBusiness(server)
  const { program } = await make(luis)
  await luis.must('updatePassword', { oldPassword: PASSWORD, newPassword: 'another-one-7' })
  await luis.must('endOtherSessions', undefined)
  await program.must('listBusinessJobs', jobs)
  const told = (await lettersTo(server, luis)).find(({ kind }) => kind === 'password_changed')
  expect(wordsOf(told, 'en')).toContain('API keys still work')
  const ana = await verified(server, await newCustomer(server))
  const hers = await make(ana)
  await ana.must('editCustomer', { email: `elsewhere-${ana.email}`, password: PASSWORD })
  const token = await tokenMailedTo(server, ana.email, 'email_undo')
  await ana.must('undoEmailChange', { token })
  expect(await hers.program.refused('listCustomerJobs', jobs)).toMatchObject({ code: 'KEY_INVALID' })
})

test('an account has at most 20 keys that work, also when it makes many at once', shows('keys.most'), async () => {
  const ana = await newCustomer(server)
  await make(ana, { days: 1 })
  server.clock.now = after(DAY)
  const again = await logIn(server.app, ana.email)
  for (let made = 0; made < 18; made += 1) await addKey(server.deps, db, ana.id, WANTED)
  const made = await Promise.all(Array.from({ length: 4 }, () => again.call('createKey', WANTED)))
  expect(made.filter(({ ok }) => ok)).toHaveLength(2)
  expect(await again.refused('createKey', WANTED)).toMatchObject({ code: 'TOO_MANY_KEYS' })
})

test('a key may make so many requests a minute, whatever its address', shows('keys.limit'), async () => {
  const ana = await newCustomer(server)
  const { secret } = await make(ana)
  const statuses = []
  // 300 in a minute by the multiplier of that server, of which an address may make twice as many.
  for (let index = 0; index < 14; index += 1) {
    const headers = { authorization: `Bearer ${secret}`, 'x-forwarded-for': `203.0.113.${index}` }
    const answer = await far.app.inject({ method: 'POST', url: '/v1/get-jobs/customer', headers, payload: jobs })
    statuses.push(answer.statusCode)
  }
  expect(statuses).toEqual([...Array.from({ length: 12 }, () => 200), 429, 429])
})

// A stream that is injected is not seen to be closed.
const open = await testApp({ database: server.database, streams: { maxPerAccount: Number.MAX_SAFE_INTEGER } })
afterAll(open.close)
const calls = Object.values<Operation>(operations).filter(({ token }) => token === 'required')

/** Why a request without anything in it is not let in; undefined where it is, whatever comes of it then. */
async function refusal({ method, path }: Operation, token: string): Promise<string | undefined> {
  const answer = await open.app.inject({
    method,
    url: `/v1${path}`,
    headers: { authorization: `Bearer ${token}` },
    payloadAsStream: true,
  })
  const stream = answer.stream()
  if (answer.statusCode !== 401 && answer.statusCode !== 403) {
    stream.destroy()
    return undefined
  }
  const { code, scope } = record(JSON.parse(Buffer.concat(await stream.toArray()).toString()))
  return typeof scope === 'string' ? `${String(code)} ${scope}` : String(code)
}

/** The same as the contract has it. */
function expected({ roles, scope }: Operation, role: 'customer' | 'business', scopes: readonly KeyScope[]) {
  if (scope === null) return 'KEY_NOT_ALLOWED'
  if (!roles.includes(role)) return 'ROLE_NOT_ALLOWED'
  return scopes.includes(scope) ? undefined : `KEY_SCOPE_MISSING ${scope}`
}

const inRoles = [
  ['customer', await newCustomer(server)],
  ['business', await newBusiness(server)],
] as const

test.each(inRoles)(
  'each call lets in the keys of a %s by role and scope, and no other',
  shows('keys.matrix'),
  async (role, person) => {
    for (const scope of keyScopes) {
      const scopes = [scope]
      const { token = '' } = await programOf(person, scope)
      const told = await Promise.all(calls.map(async (call) => [call.id, await refusal(call, token)] as const))
      expect(told).toEqual(calls.map((call) => [call.id, expected(call, role, scopes)]))
    }
  },
)

test('what guards an account is no scope’s', shows('keys.never'), async () => {
  const closed = calls.filter(({ scope }) => scope === null).map(({ id }) => id)
  const sessions = ['logout', 'listSessions', 'endSession', 'endOtherSessions']
  const steps = ['getSecondStep', 'beginSecondStep', 'confirmSecondStep', 'renewRecoveryCodes', 'endSecondStep']
  const passkeys = ['listPasskeys', 'beginPasskey', 'addPasskey', 'removePasskey', 'proveAgain', 'listSecurityEvents']
  const keys = ['listKeys', 'createKey', 'revokeKey']
  const reports = ['reportMessage', 'reportJob', 'reportBusiness', 'reportReview', 'reportPicture']
  const account = ['updatePassword', 'resendVerification', 'deleteAccount', 'exportAccount']
  const payments = ['startCheckout', 'openPortal']
  expect(closed).toEqual([...sessions, ...steps, ...passkeys, ...keys, ...reports, ...account, ...payments])
  for (const [role, person] of inRoles) {
    const program = await programOf(person, 'profile')
    const edit = async (payload: object) =>
      (await program.call(role === 'customer' ? 'editCustomer' : 'editBusiness', payload)).status
    // The email of today is no change: published clients send the whole profile.
    expect(await edit({ phone: '+1 512 555 0177', email: person.email })).toBe(200)
    expect(await edit({ email: 'new@example.com' })).toBe(403)
  }
})

/** A program with a key of this scope, and the id of the key. */
async function programOf({ id }: Person, scope: KeyScope): Promise<Client & Readonly<{ keyId: string }>> {
  const { key, secret } = await addKey(server.deps, db, id, { name: 'Program', scopes: [scope] })
  return { ...clientOf(server.app, secret), keyId: key.id }
}

test('keys from before keep what they had, and say so', async () => {
  const [ana, luis] = [await newCustomer(server), await newBusiness(server)]
  const thread = { jobId: await newJob(server, ana), businessId: luis.id }
  await luis.must('sendMessage', { jobId: thread.jobId, text: 'Is there a lift?' })
  const missing = (scope: KeyScope) => ({ status: 403, code: 'KEY_SCOPE_MISSING', scope })
  const [reads, writes] = [await programOf(ana, 'jobs:read'), await programOf(ana, 'jobs:write')]
  const other = await programOf(ana, 'bids:read')
  // As a server of the version before leaves them, which does not name the column.
  const ids = [reads.keyId, writes.keyId, other.keyId]
  await db.updateTable('api_keys').set({ has_message_scopes: false }).where('id', 'in', ids).execute()
  expect((await reads.must('listMessages', { ...thread, limit: 30 })).messages.length).toBeGreaterThan(0)
  expect(await reads.refused('sendMessage', { ...thread, text: 'No' })).toMatchObject(missing('messages:write'))
  await writes.must('sendMessage', { ...thread, text: 'Second floor.' })
  expect(await other.refused('listMessages', { ...thread, limit: 30 })).toMatchObject(missing('messages:read'))
  const { keys } = await ana.must('listKeys', {})
  const scopesOf = (id: string) => keys.find(({ keyId }) => keyId === id)?.scopes
  expect(ids.map(scopesOf)).toEqual([['jobs:read', 'messages:read'], ['jobs:write', 'messages:write'], ['bids:read']])
})
