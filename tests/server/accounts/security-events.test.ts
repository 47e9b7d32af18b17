import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, expect, test, vi } from 'vitest'
import { deleteOldEvents, shortened } from '../../../server/accounts/service-security-events.ts'
import { rateLimitNetwork } from '../../../server/platform/http/rate-limit-hooks.ts'
import { shows } from '../../support/shows.ts'
import { testApp, DAY, MINUTE } from '../support/app.ts'
import { clientOf } from '../support/client.ts'
import { untilOneWaits } from '../support/database.ts'
import { lettersTo, verified, wordsOf } from '../support/mails.ts'
import { turnOn } from '../support/second-step.ts'
import { newCustomer, PASSWORD, type Person } from '../support/town-wire.ts'

const server = await testApp({ deps: { delay: async () => undefined } })
const { app, later } = server
afterAll(server.close)

const nobody = clientOf(app)
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const eventsOf = async (person: Person) => (await person.must('listSecurityEvents', undefined)).events
const namesOf = async (person: Person) => (await eventsOf(person)).map(({ event }) => event)

/** Waits until the newest events of somebody are these: no answer to a stranger waits for them. */
const becomes = async (person: Person, names: readonly string[]): Promise<void> => {
  await vi.waitFor(async () => expect(await namesOf(person)).toEqual(names), 10_000)
}

test('an owner sees what happened, when, with what and from where', shows('events.listed'), async () => {
  const ana = await newCustomer(server)
  await becomes(ana, ['login'])
  const login = { email: ana.email, password: PASSWORD }
  const headers = { 'user-agent': FIREFOX }
  for (let time = 0; time < 3; time += 1) {
    await nobody.refused('loginCustomer', { ...login, password: 'guess1' }, headers)
    await becomes(ana, ['login_failed', 'login'])
  }
  expect((await eventsOf(ana))[0]).toMatchObject({
    event: 'login_failed',
    at: server.clock.now.toISOString(),
    network: '127.0.0.x',
    browser: 'Firefox',
    system: 'Linux',
  })
  await later(10 * MINUTE, async () => {
    await nobody.refused('loginCustomer', { ...login, password: 'guess1' })
    await becomes(ana, ['login_failed', 'login_failed', 'login'])
  })
  expect(await namesOf(await newCustomer(server))).not.toContain('login_failed')
  await deleteOldEvents(server.deps.db, new Date(server.clock.now.getTime() + 90 * DAY + 1))
  expect(await namesOf(ana)).toEqual(['login_failed'])
})

test('who is logged in finds what they did at once', shows('events.listed'), async () => {
  const ana = await verified(server, await newCustomer(server))
  const create = async () => {
    await ana.must('createKey', { name: 'Import', scopes: ['jobs:read'], password: PASSWORD })
    return await namesOf(ana)
  }
  const { names } = await server.deps.db.transaction().execute(async (trx) => {
    await sql`lock table security_events in share mode`.execute(trx)
    const waiting = create()
    await untilOneWaits(server.deps.db)
    // An answer that does not wait for its event would come in this time.
    await setTimeout(200)
    return { names: waiting }
  })
  expect(await names).toContain('key_created')
})

test('a login by another browser is told by mail, once', shows('events.device'), async () => {
  const ana = await newCustomer(server)
  await becomes(ana, ['login'])
  const login = { email: ana.email, password: PASSWORD }
  await nobody.must('loginCustomer', login)
  await becomes(ana, ['login', 'login'])
  for (const count of [3, 4]) {
    await nobody.must('loginCustomer', login, { 'user-agent': FIREFOX })
    await becomes(
      ana,
      Array.from({ length: count }, () => 'login'),
    )
  }
  const letters = await lettersTo(server, ana)
  expect(letters.map(({ kind }) => kind)).toEqual(['new_device'])
  for (const language of ['en', 'es', 'ar'] as const) {
    expect(wordsOf(letters[0], language)).toMatch(
      /Firefox, Linux[^]*127\.0\.0\.x[^]*UTC[^]*http:\/\/localhost:3000\/sessions/,
    )
  }
})

test('the address of an event is abbreviated', () => {
  expect(['203.0.113.7', '::ffff:203.0.113.7', '2001:db8:1:2::3', '::1'].map(rateLimitNetwork).map(shortened)).toEqual([
    '203.0.113.x',
    '203.0.113.x',
    '2001:db8:1:…',
    '0:0:0:…',
  ])
})

test('what outlives a session needs a code of the last ten minutes', shows('secondStep.again'), async () => {
  const ana = await verified(server, await newCustomer(server))
  const key = { name: 'Import', scopes: ['jobs:read' as const], password: PASSWORD }
  const webhook = { url: 'https://shop.example.com/bidfair', topics: ['job' as const], password: PASSWORD }
  const email = { email: 'elsewhere@example.com', password: PASSWORD }
  await ana.must('createKey', key)
  expect(await ana.refused('proveAgain', { code: '123456' })).toMatchObject({ code: 'SECOND_STEP_OFF' })
  const mine = await turnOn(server, ana)
  await ana.must('createKey', key)
  const { webhook: made } = await ana.must('createWebhook', webhook)
  const { secret } = await ana.must('createKey', { ...key, scopes: ['webhooks'] })
  await later(10 * MINUTE, async () => {
    for (const refusal of [
      await ana.refused('createKey', key),
      await ana.refused('createWebhook', webhook),
      await ana.refused('rotateWebhook', { webhookId: made.webhookId, password: PASSWORD }),
      await ana.refused('editCustomer', email),
      await ana.refused('removePasskey', { passkeyId: ana.id, password: PASSWORD }),
    ])
      expect(refusal).toMatchObject({ code: 'PROVE_AGAIN', status: 403 })
    // What a person may give away to a program is the program's.
    await clientOf(app, secret).must('rotateWebhook', { webhookId: made.webhookId })
    expect(await ana.refused('proveAgain', { code: '000000' })).toMatchObject({ code: 'CODE_WRONG' })
    await ana.must('proveAgain', { code: await mine.code() })
    await ana.must('createKey', key)
    await ana.must('editCustomer', email)
  })
})
