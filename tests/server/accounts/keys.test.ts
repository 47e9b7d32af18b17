import { afterAll, afterEach, expect, test, vi } from 'vitest'
import type { Body } from '../../support/wire-types.ts'
import { addKey } from '../../../server/accounts/service-api-keys.ts'
import { hashToken } from '../../../server/platform/ids.ts'
import { composeMail } from '../../../server/notifications/compose-mail.ts'
import { shows } from '../../support/shows.ts'
import { operatorOf } from '../support/admin.ts'
import { testApp, MINUTE, DAY } from '../support/app.ts'
import { clientOf } from '../support/client.ts'
import { openEvents } from '../support/events.ts'
import { lettersTo, tokenMailedTo, verified } from '../support/mails.ts'
import { logIn, newBusiness, newCustomer, PASSWORD, type Person } from '../support/town-wire.ts'

const log: string[] = []
const server = await testApp({ log: (line) => log.push(line), streams: { beatEvery: 50 } })
/** Another one on the same database. */
const far = await testApp({ database: server.database, rateLimitMultiplier: 0.04 })
const address = await server.app.listen({ port: 0, host: '127.0.0.1' })
await vi.waitUntil(() => server.deps.streams.isUp(), 30_000)
const start = server.clock.now
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

  const stored = await server.deps.db.selectFrom('api_keys').selectAll().where('id', '=', key.keyId).executeTakeFirst()
  expect(stored?.token_hash).toEqual(hashToken(secret))
  expect(JSON.stringify(stored)).not.toContain(secret.slice(17))
  const [letter] = await lettersTo(server, ana)
  expect(letter).toMatchObject({ kind: 'key_created', params: { key: 'Nightly import' } })
  for (const language of ['en', 'es', 'ar'] as const) {
    const mail = composeMail({ isProven: true, kind: 'key_created', language, params: letter?.params ?? {} })
    expect(mail?.text).toContain('\u2068Nightly import\u2069')
    expect(mail?.text).toContain('http://localhost:3000/sessions')
  }
  const events = log.flatMap((line) => /"security":"(key_\w+)"/.exec(line)?.[1] ?? [])
  expect(events).toEqual(['key_created'])
  expect([...log, JSON.stringify(letter)].join('')).not.toContain(secret.slice(17))
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
  const admin = operatorOf({ DATABASE_URL: server.database.url, DATA_DIR: server.filesFolder })
  const [ana, luis] = [await newCustomer(server), await newBusiness(server)]
  const made = { ana: await make(ana), luis: await make(luis) }
  const stream = await openEvents(address, made.luis.secret)
  await stream.next('unread')
  await ana.must('deleteAccount', { password: PASSWORD })
  await admin('accounts', 'block', luis.email)
  await stream.rest('unread')
  await admin('accounts', 'unblock', luis.email)
  await admin('accounts', 'keep', ana.email)
  expect(await made.ana.program.refused('listCustomerJobs', jobs)).toMatchObject({ code: 'KEY_INVALID' })
  expect(await made.luis.program.refused('listBusinessJobs', jobs)).toMatchObject({ code: 'KEY_INVALID' })
})

test('whoever loses the account in the moment of making a key makes none', async () => {
  const ana = await newCustomer(server)
  let release = (): void => {}
  const blocked = new Promise<void>((resolve) => {
    release = resolve
  })
  const blocking = server.deps.db.transaction().execute(async (db) => {
    await db.updateTable('accounts').set({ blocked_at: start }).where('id', '=', ana.id).execute()
    await blocked
  })
  const making = ana.call('createKey', WANTED)
  await vi.waitUntil(async () => {
    const waiting = await server.deps.db
      .selectFrom('accounts')
      .select('id')
      .where('id', '=', ana.id)
      .forNoKeyUpdate()
      .skipLocked()
      .execute()
    return waiting.length === 0
  })
  release()
  await blocking
  expect((await making).status).not.toBe(200)
  expect(await server.deps.db.selectFrom('api_keys').select('id').where('account_id', '=', ana.id).execute()).toEqual(
    [],
  )
})

test('keys survive a new password and end with an undone change of email', shows('keys.kept'), async () => {
  const luis = await newBusiness(server)
  const { program } = await make(luis)
  await luis.must('updatePassword', { oldPassword: PASSWORD, newPassword: 'another-one-7' })
  await luis.must('endOtherSessions', undefined)
  await program.must('listBusinessJobs', jobs)
  const told = (await lettersTo(server, luis)).find(({ kind }) => kind === 'password_changed')
  expect(
    composeMail({ isProven: true, kind: 'password_changed', language: 'en', params: told?.params ?? {} })?.text,
  ).toContain('API keys still work')
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
  for (let made = 0; made < 18; made += 1) await addKey(server.deps, server.deps.db, ana.id, WANTED)
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
