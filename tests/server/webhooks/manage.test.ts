import { afterAll, afterEach, expect, test } from 'vitest'
import { composeMail } from '../../../server/notifications/compose-mail.ts'
import { shows } from '../../support/shows.ts'
import { operatorOf } from '../support/admin.ts'
import { testApp } from '../support/app.ts'
import { lettersTo } from '../support/mails.ts'
import { newBusiness, newCustomer, PASSWORD, type Person } from '../support/town-wire.ts'
import { addWebhook, deliveriesOf } from './support/town.ts'

const log: string[] = []
const server = await testApp({ log: (line) => log.push(line) })
const { now } = server.clock
afterEach(() => {
  server.clock.now = now
})
afterAll(server.close)

const URL_GIVEN = 'https://shop.example.com/bidfair'
const WANTED = { url: URL_GIVEN, topics: ['job', 'bid'], password: PASSWORD } as const
const wanted = (url: string) => ({ url, topics: [...WANTED.topics], password: PASSWORD })
const list = async (person: Person) => (await person.must('listWebhooks', undefined)).webhooks

test(
  'an address is made with the password, its secret shown once, and its owner told',
  shows('webhooks.made'),
  async () => {
    const ana = await newCustomer(server)
    const { webhook, secret, Message } = await ana.must('createWebhook', wanted(URL_GIVEN))
    expect(Message).toBe('Webhook added')
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    expect(webhook).toEqual({
      webhookId: webhook.webhookId,
      url: URL_GIVEN,
      topics: ['job', 'bid'],
      createdAt: now.toISOString(),
      failingSince: null,
      off: null,
    })
    expect(await list(ana)).toEqual([webhook])
    const [letter] = await lettersTo(server, ana)
    for (const language of ['en', 'es', 'ar'] as const) {
      const text = composeMail({
        isProven: true,
        kind: 'webhook_created',
        language,
        params: letter?.params ?? {},
      })?.text
      expect(text).toContain(`\u2068${URL_GIVEN}\u2069`)
      expect(text).toContain('http://localhost:3000/sessions')
    }
    expect([...log, JSON.stringify(letter)].join('')).not.toContain(secret.slice(6))
  },
)

test.each([
  'http://shop.example.com/',
  'https://user:word@shop.example.com/',
  'https://127.0.0.1/',
  'https://[::ffff:10.0.0.1]/',
  'https://2852039166/latest/meta-data',
  'ftp://shop.example.com/',
  'https://',
  `https://shop.example.com/${'a'.repeat(500)}`,
])('%s is no address for events', shows('webhooks.private'), async (url) => {
  const ana = await newCustomer(server)
  const refused = await ana.refused('createWebhook', wanted(url))
  expect(refused).toMatchObject({ status: 422, errors: [{ field: 'url', code: 'WEBHOOK_URL_INVALID' }] })
})

test('an address needs a topic and the right password, and a new secret needs the password', async () => {
  const ana = await newCustomer(server)
  expect(await ana.refused('createWebhook', { url: URL_GIVEN, topics: [], password: '' })).toMatchObject({
    errors: [
      { field: 'topics', code: 'WEBHOOK_TOPICS_REQUIRED' },
      { field: 'password', code: 'CURRENT_PASSWORD_REQUIRED' },
    ],
  })
  const wrong = { errors: [{ field: 'password', code: 'CURRENT_PASSWORD_WRONG' }] }
  expect(await ana.refused('createWebhook', { ...wanted(URL_GIVEN), password: 'wrong-one' })).toMatchObject(wrong)
  const { webhookId } = (await ana.must('createWebhook', wanted(URL_GIVEN))).webhook
  expect(await ana.refused('rotateWebhook', { webhookId, password: 'wrong-one' })).toMatchObject(wrong)
})

test('an account has at most 5, also when it makes many at once', shows('webhooks.most'), async () => {
  const ana = await newCustomer(server)
  const made = await Promise.all(Array.from({ length: 7 }, () => ana.call('createWebhook', wanted(URL_GIVEN))))
  expect(made.filter(({ ok }) => ok)).toHaveLength(5)
  expect(await ana.refused('createWebhook', wanted(URL_GIVEN))).toMatchObject({
    status: 409,
    code: 'TOO_MANY_WEBHOOKS',
  })
})

test('nobody sees or touches another’s', shows('webhooks.own'), async () => {
  const [ana, eve] = [await newCustomer(server), await newCustomer(server)]
  const { webhookId } = await addWebhook(ana, URL_GIVEN)
  await ana.must('testWebhook', { webhookId })
  const [event] = await deliveriesOf(ana, webhookId)
  const unknown = { status: 404, code: 'WEBHOOK_NOT_FOUND' }
  expect(await list(eve)).toEqual([])
  expect(await eve.refused('listDeliveries', { webhookId })).toMatchObject(unknown)
  expect(await eve.refused('testWebhook', { webhookId })).toMatchObject(unknown)
  expect(await eve.refused('switchOnWebhook', { webhookId })).toMatchObject(unknown)
  expect(await eve.refused('rotateWebhook', { webhookId, password: PASSWORD })).toMatchObject(unknown)
  expect(await eve.refused('redeliver', { deliveryId: event?.deliveryId ?? '' })).toMatchObject({
    code: 'DELIVERY_NOT_FOUND',
  })
  await eve.must('deleteWebhook', { webhookId })
  expect(await list(ana)).toHaveLength(1)
  await ana.must('deleteWebhook', { webhookId })
  expect(await list(ana)).toEqual([])
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
  expect(all[0]).toEqual({
    deliveryId: all[0]?.deliveryId,
    type: 'webhook.test',
    jobId: null,
    createdAt: now.toISOString(),
    state: 'waiting',
    attempts: 0,
    triedAt: null,
    status: null,
    error: null,
    milliseconds: null,
    nextTryAt: now.toISOString(),
  })
})

test('addresses end with the account, when it is blocked and when it is deleted', shows('webhooks.ended'), async () => {
  const admin = operatorOf({ DATABASE_URL: server.database.url, DATA_DIR: server.filesFolder })
  const [ana, luis] = [await newCustomer(server), await newBusiness(server)]
  for (const person of [ana, luis]) await addWebhook(person, URL_GIVEN)
  await ana.must('deleteAccount', { password: PASSWORD })
  await admin('accounts', 'block', luis.email)
  const left = await server.deps.db
    .selectFrom('webhooks')
    .select('id')
    .where('account_id', 'in', [ana.id, luis.id])
    .execute()
  expect(left).toEqual([])
})
