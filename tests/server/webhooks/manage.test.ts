import { sql } from 'kysely'
import { afterAll, afterEach, expect, test } from 'vitest'
import { claimDelivery, leaseWebhook } from '../../../server/webhooks/repository-deliveries.ts'
import { shows } from '../../support/shows.ts'
import { DAY, testApp } from '../support/app.ts'
import { runTask } from '../support/background.ts'
import { lettersTo, wordsOf } from '../support/mails.ts'
import { newBusiness, newCustomer, PASSWORD, type Person } from '../support/town-wire.ts'
import { addWebhook, deliveriesOf, openReceiver, sendAll, senderOf } from './support/receiver.ts'

const log: string[] = []
const server = await testApp({ log: (line) => log.push(line) })
const { now } = server.clock
afterAll(server.close)

const URL_GIVEN = 'https://shop.example.com/bidfair'
const wanted = (url: string) => ({ url, topics: ['job' as const, 'bid' as const], password: PASSWORD })
const list = async (person: Person) => (await person.must('listWebhooks', undefined)).webhooks

test('a webhook needs the password, shows its secret once and is told', shows('webhooks.made'), async () => {
  const ana = await newCustomer(server)
  const body = { url: URL_GIVEN, topics: ['job' as const] }
  const required = { errors: [{ field: 'password', code: 'CURRENT_PASSWORD_REQUIRED' }] }
  expect(await ana.refused('createWebhook', body)).toMatchObject(required)
  const { webhook, secret, Message } = await ana.must('createWebhook', wanted(URL_GIVEN))
  expect(Message).toBe('Webhook added')
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
  const { webhookId } = webhook
  const about = { url: URL_GIVEN, topics: ['job', 'bid'], createdAt: now.toISOString() }
  expect(webhook).toEqual({ webhookId, ...about, failingSince: null, off: null })
  expect(await list(ana)).toEqual([webhook])
  expect(await ana.refused('rotateWebhook', { webhookId })).toMatchObject(required)
  const [letter] = await lettersTo(server, ana)
  for (const language of ['en', 'es', 'ar'] as const) {
    expect(wordsOf(letter, language)).toContain(`\u2068${URL_GIVEN}\u2069`)
    expect(wordsOf(letter, language)).toContain('http://localhost:3000/sessions')
  }
  expect([...log, JSON.stringify(letter)].join('')).not.toContain(secret.slice(6))
})

test.each([
  'http://shop.example.com/',
  'https://user:word@shop.example.com/',
  'https://127.0.0.1/',
  'https://[::ffff:10.0.0.1]/',
  'https://2852039166/latest/meta-data',
  'https://0x7f.1/',
  'https://[::1]/',
  'ftp://shop.example.com/',
  'https://',
  `https://shop.example.com/${'a'.repeat(500)}`,
])('%s is no address for events', shows('webhooks.private'), async (url) => {
  const ana = await newCustomer(server)
  const refused = await ana.refused('createWebhook', wanted(url))
  expect(refused).toMatchObject({ status: 422, errors: [{ field: 'url', code: 'WEBHOOK_URL_INVALID' }] })
})

test('an account has at most 5, also when it makes many at once', shows('webhooks.most'), async () => {
  const ana = await newCustomer(server)
  const made = await Promise.all(Array.from({ length: 7 }, () => ana.call('createWebhook', wanted(URL_GIVEN))))
  expect(made.filter(({ ok }) => ok)).toHaveLength(5)
  expect(await ana.refused('createWebhook', wanted(URL_GIVEN))).toMatchObject({ code: 'TOO_MANY_WEBHOOKS' })
})

test('nobody sees or touches another’s', shows('webhooks.own'), async () => {
  const [ana, eve] = [await newCustomer(server), await newCustomer(server)]
  const { webhookId } = await addWebhook(ana, URL_GIVEN)
  await ana.must('testWebhook', { webhookId })
  const [event] = await deliveriesOf(ana, webhookId)
  const unknown = { status: 404, code: 'WEBHOOK_NOT_FOUND' }
  expect(await list(eve)).toEqual([])
  for (const call of ['listDeliveries', 'testWebhook', 'switchOnWebhook'] as const)
    expect(await eve.refused(call, { webhookId })).toMatchObject(unknown)
  expect(await eve.refused('rotateWebhook', { webhookId, password: PASSWORD })).toMatchObject(unknown)
  expect(await eve.refused('redeliver', { deliveryId: event?.deliveryId ?? '' })).toMatchObject({
    code: 'DELIVERY_NOT_FOUND',
  })
  await eve.must('deleteWebhook', { webhookId })
  expect(await list(ana)).toHaveLength(1)
  await ana.must('deleteWebhook', { webhookId })
  expect(await list(ana)).toEqual([])
})

test('addresses end with the account, when it is blocked and when it is deleted', shows('webhooks.ended'), async () => {
  const [ana, luis] = [await newCustomer(server), await newBusiness(server)]
  for (const person of [ana, luis]) await addWebhook(person, URL_GIVEN)
  await ana.must('deleteAccount', { password: PASSWORD })
  await server.admin('accounts', 'block', luis.email)
  const left = server.deps.db.selectFrom('webhooks').select('id').where('account_id', 'in', [ana.id, luis.id])
  expect(await left.execute()).toEqual([])
})

const SECOND = 1000
const sending = await testApp({ settings: { webhooksGoAnywhere: true } })
const receiver = await openReceiver()
const sender = senderOf(sending)
const start = sending.clock.now
afterEach(() => {
  sending.clock.now = start
  receiver.behaviour.answer = 204
})
afterAll(async () => {
  await sending.close()
  await receiver.close()
})

/** A customer whose events come to a path of the receiver. */
async function listening(path: string) {
  const ana = await newCustomer(sending)
  return { ana, path, ...(await addWebhook(ana, `${receiver.url}${path}`)) }
}

test('a silent address keeps nobody else waiting', shows('webhooks.fair'), async () => {
  const dead = await listening('/dead')
  const alive = await listening('/alive')
  const { db } = sending.deps
  const { webhookId: id } = dead
  for (let waiting = 0; waiting < 300; waiting += 1) await dead.ana.must('testWebhook', { webhookId: id })
  for (let waiting = 0; waiting < 3; waiting += 1) await alive.ana.must('testWebhook', { webhookId: alive.webhookId })
  const hung: (() => void)[] = []
  receiver.behaviour.answer = (response, { path }) => {
    if (path === '/alive') response.writeHead(204).end()
    else hung.push(() => response.writeHead(204).end())
  }
  const patient = [senderOf(sending), senderOf(sending)]
  for (const one of patient) await one.begin()
  await expect.poll(() => receiver.told('/alive').length).toBe(3)
  for (const one of patient) await one.begin()
  expect([receiver.told('/dead').length, hung.length]).toEqual([1, 1])
  await db.deleteFrom('webhooks').where('id', '=', id).execute()
  for (const answer of hung) answer()
  for (const one of patient) await one.whenIdle()
  expect(receiver.told('/dead')).toHaveLength(1)
})

test('two servers share the work, and each event is sent by one of them', shows('webhooks.shared'), async () => {
  const people = await Promise.all(Array.from({ length: 4 }, (_, index) => listening(`/shared-${index}`)))
  for (const { ana, webhookId } of people)
    for (let sent = 0; sent < 10; sent += 1) await ana.must('testWebhook', { webhookId })
  const before = receiver.received.length
  await Promise.all([sendAll(senderOf(sending)), sendAll(senderOf(sending))])
  const ids = receiver.received.slice(before).map(({ headers }) => headers['webhook-id'])
  expect([ids.length, new Set(ids).size]).toEqual([40, 40])
})

test('what a process had sent that ended before it wrote so is sent once more', shows('webhooks.killed'), async () => {
  const { ana, webhookId, path } = await listening('/killed')
  const { db } = sending.deps
  await ana.must('testWebhook', { webhookId })
  await leaseWebhook(db, start, new Date(start.getTime() + 30 * SECOND))
  const taken = await claimDelivery(db, webhookId, start)
  await sendAll(sender)
  expect(receiver.told(path)).toEqual([])
  sending.pass(30 * SECOND)
  await sendAll(sender)
  expect(receiver.received.at(-1)?.headers['webhook-id']).toBe(taken?.id)
  expect(await deliveriesOf(ana, webhookId)).toMatchObject([{ state: 'delivered', attempts: 2 }])
})

test('into a private network nothing is sent, and the list says why', shows('webhooks.private'), async () => {
  const { ana, webhookId, path } = await listening('/private')
  await ana.must('testWebhook', { webhookId })
  await sendAll(senderOf(sending, { outward: { allowsPrivate: false, timeoutMs: 1000 } }))
  expect(receiver.told(path)).toEqual([])
  expect(await deliveriesOf(ana, webhookId)).toMatchObject([{ state: 'waiting', error: 'notAllowed', status: null }])
})

test('too many waiting events switch a webhook off', shows('webhooks.tidied'), async () => {
  const { ana, webhookId } = await listening('/full')
  await ana.must('testWebhook', { webhookId })
  await sendAll(sender)
  await sql`
    insert into webhook_deliveries (id, webhook_id, type, happened_at, created_at, next_attempt_at)
    select gen_random_uuid(), ${webhookId}, 'webhook.test', ${start}, ${start}, ${start} from generate_series(1, 5001)`.execute(
    sending.deps.db,
  )
  await runTask(sending, 'tidy webhooks')
  expect((await ana.must('listWebhooks', undefined)).webhooks[0]?.off?.reason).toBe('full')
  sending.pass(30 * DAY + 1)
  await runTask(sending, 'tidy webhooks')
  const left = sending.deps.db.selectFrom('webhook_deliveries').select('id').where('webhook_id', '=', webhookId)
  expect(await left.execute()).toEqual([])
})

test('deliveries come by pages, the newest first', async () => {
  const ana = await newCustomer(server)
  const { webhookId } = await addWebhook(ana, URL_GIVEN)
  for (let sent = 0; sent < 3; sent += 1) await ana.must('testWebhook', { webhookId })
  const first = await ana.must('listDeliveries', { webhookId, limit: 2 })
  const rest = await ana.must('listDeliveries', { webhookId, limit: 2, cursor: first.nextCursor ?? '' })
  const all = await deliveriesOf(ana, webhookId)
  expect([...first.deliveries, ...rest.deliveries]).toEqual(all)
  expect([all.length, rest.nextCursor]).toEqual([3, null])
  const { deliveryId } = all[0] ?? {}
  const time = now.toISOString()
  const untried = { attempts: 0, triedAt: null, status: null, error: null, milliseconds: null }
  const event = { deliveryId, type: 'webhook.test', jobId: null, createdAt: time }
  expect(all[0]).toEqual({ ...event, ...untried, state: 'waiting', nextTryAt: time })
})
