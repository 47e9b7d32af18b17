import { once } from 'node:events'
import { createServer } from 'node:http'
import { Webhook } from 'standardwebhooks'
import { afterAll, afterEach, expect, test } from 'vitest'
import { receiver as receiverOfGuide } from '../../../docs/examples/over-the-wire/receiver.ts'
import { shows } from '../../support/shows.ts'
import { HOUR, testApp } from '../support/app.ts'
import { lettersTo, wordsOf } from '../support/mails.ts'
import { newBid, newBusiness, newCustomer, newJob, PASSWORD, type Person } from '../support/town-wire.ts'
import { addWebhook, deliveriesOf, openReceiver, portOf, sendAll, senderOf } from './support/receiver.ts'

const SECOND = 1000
const server = await testApp({ settings: { webhooksGoAnywhere: true } })
const receiver = await openReceiver()
const sender = senderOf(server)
const start = server.clock.now
afterEach(() => {
  server.clock.now = start
  receiver.behaviour.answer = 204
})
afterAll(async () => {
  await server.close()
  await receiver.close()
})

/** A customer whose events come to a path of the receiver, and a business. */
async function listening(path: string, topics?: Parameters<typeof addWebhook>[2]) {
  const [ana, luis] = [await newCustomer(server), await newBusiness(server)]
  const webhook = await addWebhook(ana, `${receiver.url}${path}`, topics)
  return { ana, luis, ...webhook, path }
}

const editBid = async (luis: Person, bidId: string, amount: number) =>
  await luis.must('updateBid', { bidId, proposalStatement: 'Today.', amount })

test('what an account is told of is sent, signed, and numbered within the job', shows('webhooks.sent'), async () => {
  const { ana, luis, webhookId, secret } = await listening('/sent', ['bid', 'message', 'job'])
  const jobId = await newJob(server, ana)
  const bidId = await newBid(luis, jobId)
  await editBid(luis, bidId, 99)
  for (const text of ['Is Tuesday fine?', 'Or Monday?']) await luis.must('sendMessage', { jobId, text })
  await ana.must('acceptBid', { jobId, companyId: luis.id })
  await luis.must('completeJob', { jobid: jobId })
  await ana.must('rateJob', { jobId, rating: 5, companyId: luis.id })
  await sendAll(sender)
  expect(receiver.told('/sent')).toEqual([
    'bid.placed 1',
    'bid.edited 2',
    'message.received 3',
    'message.received 4',
    'job.completed 5',
  ])
  const events = receiver.received.filter(({ path }) => path === '/sent')
  const data = { jobId, businessId: luis.id }
  expect(events.map(({ body }) => JSON.parse(body) as unknown)).toMatchObject([
    { type: 'bid.placed', timestamp: start.toISOString(), data: { ...data, sequence: 1, messageNumber: null } },
    { data },
    { data: { ...data, messageNumber: 1 } },
    { data: { ...data, messageNumber: 2 } },
    { data },
  ])
  for (const { headers, body } of events) {
    const signed = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
    expect(new Webhook(secret).verify(body, signed)).toEqual(JSON.parse(body))
  }
  const deliveries = await deliveriesOf(ana, webhookId)
  expect(deliveries.map(({ deliveryId }) => deliveryId).toReversed()).toEqual(
    events.map(({ headers }) => headers['webhook-id']),
  )
  expect(deliveries[0]).toMatchObject({ state: 'delivered', status: 204, attempts: 1, nextTryAt: null, error: null })
})

test('the receiver of the guide handles each signed event once', shows('webhooks.sent'), async () => {
  const front = createServer().listen(0, '127.0.0.1')
  await once(front, 'listening')
  const url = `http://127.0.0.1:${portOf(front)}/`
  const ana = await newCustomer(server)
  const { webhookId, secret } = await addWebhook(ana, url)
  const handled: string[] = []
  let isBroken = true
  const example = receiverOfGuide(secret, async ({ type }) => {
    if (isBroken) throw new Error('no database')
    handled.push(type)
  })
  front.on('request', (request, response) => example.emit('request', request, response))
  await ana.must('testWebhook', { webhookId })
  await sendAll(sender)
  const [event] = await deliveriesOf(ana, webhookId)
  isBroken = false
  server.pass(5 * SECOND)
  await sendAll(sender)
  await ana.must('redeliver', { deliveryId: event?.deliveryId ?? '' })
  await sendAll(sender)
  expect([event?.status, handled]).toEqual([500, ['webhook.test']])
  expect(await deliveriesOf(ana, webhookId)).toMatchObject([{ state: 'delivered', status: 204, attempts: 3 }])
  expect((await fetch(url, { method: 'POST', body: '{"type":"bid.placed"}' })).status).toBe(401)
  front.closeAllConnections()
  front.close()
})

test('after a new secret both sign for a day', shows('webhooks.rotated'), async () => {
  const { ana, webhookId, secret } = await listening('/rotated')
  const { secret: fresh } = await ana.must('rotateWebhook', { webhookId, password: PASSWORD })
  const verifies = async () => {
    await ana.must('testWebhook', { webhookId })
    await sendAll(sender)
    const sent = receiver.received.at(-1)
    return [secret, fresh].map((one) => {
      const signature = new Webhook(one).sign(String(sent?.headers['webhook-id']), server.clock.now, sent?.body ?? '')
      return String(sent?.headers['webhook-signature']).split(' ').includes(signature)
    })
  }
  expect(await verifies()).toEqual([true, true])
  server.pass(24 * HOUR)
  expect(await verifies()).toEqual([false, true])
})

test('a refused event is tried again before later ones of its job', shows('webhooks.order'), async () => {
  const { ana, luis, webhookId, path } = await listening('/order')
  const [first, second] = [await newJob(server, ana), await newJob(server, ana)]
  const bidId = await newBid(luis, first)
  await editBid(luis, bidId, 99)
  receiver.behaviour.answer = (response, { body }) => void response.writeHead(body.includes(first) ? 500 : 204).end()
  await sendAll(sender)
  server.pass(SECOND)
  await newBid(luis, second)
  await sendAll(sender)
  expect(receiver.told(path)).toEqual(['bid.placed 1', 'bid.placed 1'])
  expect((await deliveriesOf(ana, webhookId)).map(({ state, status }) => [state, status])).toEqual([
    ['delivered', 204],
    ['waiting', null],
    ['waiting', 500],
  ])
  receiver.behaviour.answer = 204
  server.pass(5 * SECOND)
  await sendAll(sender)
  expect(receiver.told(path)).toEqual(['bid.placed 1', 'bid.placed 1', 'bid.placed 1', 'bid.edited 2'])
  const ids = receiver.received.filter((one) => one.path === path).map(({ headers }) => headers['webhook-id'])
  expect([ids[0] === ids[2], new Set(ids).size]).toEqual([true, 3])
})

/** Lets time pass, and sends whatever is due each hour. */
async function hours(count: number): Promise<void> {
  for (let hour = 0; hour < count; hour += 1) {
    server.pass(HOUR)
    await sendAll(sender)
  }
}

test('a webhook that fails for 3 days is switched off with a mail', shows('webhooks.off'), async () => {
  const { ana, luis, webhookId, path } = await listening('/down')
  const jobId = await newJob(server, ana)
  const bidId = await newBid(luis, jobId)
  receiver.behaviour.answer = 503
  await sendAll(sender)
  await hours(72)
  const { webhooks } = await ana.must('listWebhooks', undefined)
  expect(webhooks[0]).toMatchObject({
    failingSince: start.toISOString(),
    off: { since: server.clock.now.toISOString(), reason: 'failing' },
  })
  const tries = receiver.told(path).length
  expect(tries).toBe(10)
  const told = (await lettersTo(server, ana)).find(({ kind }) => kind === 'webhook_off')
  for (const language of ['en', 'es', 'ar'] as const)
    expect(wordsOf(told, language)).toContain(`\u2068${receiver.url}${path}\u2069`)
  const [lost] = await deliveriesOf(ana, webhookId)
  const deliveryId = lost?.deliveryId ?? ''
  expect(lost).toMatchObject({ state: 'givenUp', attempts: 10, status: 503, nextTryAt: null })
  expect(await ana.refused('redeliver', { deliveryId })).toMatchObject({ code: 'WEBHOOK_OFF' })
  expect(await ana.refused('testWebhook', { webhookId })).toMatchObject({ code: 'WEBHOOK_OFF' })

  // While it is off nothing is kept for it.
  await editBid(luis, bidId, 99)
  receiver.behaviour.answer = 204
  await ana.must('switchOnWebhook', { webhookId })
  await sendAll(sender)
  expect(receiver.told(path)).toHaveLength(tries)
  await ana.must('redeliver', { deliveryId })
  await editBid(luis, bidId, 98)
  await sendAll(sender)
  expect(receiver.told(path).slice(tries)).toEqual(['bid.placed 1', 'bid.edited 2'])
})

test.each([
  [200, 'delivered'],
  [299, 'delivered'],
  [300, 'waiting'],
])('an answer of %i leaves an event %s', shows('webhooks.sent'), async (status, state) => {
  const { ana, webhookId } = await listening(`/${status}`)
  receiver.behaviour.answer = status
  await ana.must('testWebhook', { webhookId })
  await sendAll(sender)
  expect(await deliveriesOf(ana, webhookId)).toMatchObject([{ status, state }])
})

test('who says that it is gone is switched off at once', shows('webhooks.off'), async () => {
  const { ana, webhookId } = await listening('/gone')
  receiver.behaviour.answer = 410
  await ana.must('testWebhook', { webhookId })
  await sendAll(sender)
  const { webhooks } = await ana.must('listWebhooks', undefined)
  expect(webhooks[0]?.off).toEqual({ since: start.toISOString(), reason: 'gone' })
})

test('who comes back is sent at once what waits, and by hand before that', shows('webhooks.again'), async () => {
  const { ana, luis, webhookId, path } = await listening('/back')
  for (let jobs = 0; jobs < 3; jobs += 1) await newBid(luis, await newJob(server, ana))
  receiver.behaviour.answer = 500
  await sendAll(sender)
  expect(receiver.told(path)).toHaveLength(3)
  // It counts as down now and rests, whatever else comes.
  await newBid(luis, await newJob(server, ana))
  await sendAll(sender)
  expect(receiver.told(path)).toHaveLength(3)
  receiver.behaviour.answer = 204
  await ana.must('testWebhook', { webhookId })
  await sendAll(sender)
  expect(receiver.told(path)).toHaveLength(8)
  expect((await deliveriesOf(ana, webhookId)).every(({ state }) => state === 'delivered')).toBe(true)
  const { webhooks } = await ana.must('listWebhooks', undefined)
  expect(webhooks[0]?.failingSince).toBeNull()
})
