import { afterAll, afterEach, expect, test } from 'vitest'
import type { SentEvent } from '../../../server/webhooks/service-delivery.ts'
import { secretsOf } from '../../../server/platform/secrets/secrets.ts'
import { shows } from '../../support/shows.ts'
import { DAY, HOUR, MINUTE, testApp } from '../support/app.ts'
import { runTask } from '../support/background.ts'
import { kindsMailedTo } from '../support/mails.ts'
import {
  assignedJob,
  newBid,
  newBusiness,
  newCustomer,
  newJob,
  PASSWORD,
  uploaded,
  type Person,
} from '../support/town-wire.ts'
import { addWebhook, deliveriesOf, openReceiver, sendAll, senderOf } from './support/receiver.ts'

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

/** A customer whose events come to a path of the receiver. */
async function listening(path: string) {
  const ana = await newCustomer(server)
  return { ana, path, ...(await addWebhook(ana, `${receiver.url}${path}`)) }
}

const only = async (person: Person) => (await person.must('listWebhooks', undefined)).webhooks[0]

test('a business is told of jobs in its place and trade, and only of its topics', async () => {
  const [ana, luis] = [await newCustomer(server), await newBusiness(server)]
  const { webhookId } = await addWebhook(luis, `${receiver.url}/business`, ['job'])
  const jobId = await assignedJob(server, ana, luis)
  await sendAll(sender)
  expect(receiver.told('/business')).toEqual(['job.posted 1'])
  expect(JSON.parse(receiver.received.at(-1)?.body ?? '')).toEqual({
    type: 'job.posted',
    timestamp: start.toISOString(),
    data: { jobId, sequence: 1, businessId: null, messageNumber: null },
  })
  expect(await deliveriesOf(luis, webhookId)).toMatchObject([{ type: 'job.posted', jobId, state: 'delivered' }])
})

test('an operator’s check is sent as an event of the account without a job', async () => {
  const papers = [await uploaded(server, { kind: 'document' })]
  const luis = await newBusiness(server, { documents_urls: papers, isLicense: 1 })
  const { webhookId } = await addWebhook(luis, `${receiver.url}/account`, ['account'])
  await server.admin('licence', 'check', luis.email)
  await sendAll(sender)
  expect(await deliveriesOf(luis, webhookId)).toMatchObject([{ type: 'account.license_checked', jobId: null }])
  expect(JSON.parse(receiver.received.at(-1)?.body ?? '')).toMatchObject({
    type: 'account.license_checked',
    data: { jobId: null, sequence: null, businessId: null, messageNumber: null },
  })
})

test('a wrong password makes no webhook and no new secret', shows('webhooks.made'), async () => {
  const ana = await newCustomer(server)
  const wrong = { errors: [{ field: 'password', code: 'CURRENT_PASSWORD_WRONG' }] }
  const body = { url: `${receiver.url}/wrong`, topics: ['job'] }
  expect(await ana.refused('createWebhook', { ...body, topics: [], password: '' })).toMatchObject({
    errors: [
      { field: 'topics', code: 'WEBHOOK_TOPICS_REQUIRED' },
      { field: 'password', code: 'CURRENT_PASSWORD_REQUIRED' },
    ],
  })
  expect(await ana.refused('createWebhook', { ...body, password: 'wrong-one' })).toMatchObject(wrong)
  expect(await only(ana)).toBe(undefined)
  const { webhookId } = await addWebhook(ana, body.url)
  const row = server.deps.db.selectFrom('webhooks').select(['sealed_secret', 'old_secret_until'])
  const before = await row.where('id', '=', webhookId).execute()
  expect(await ana.refused('rotateWebhook', { webhookId, password: 'wrong-one' })).toMatchObject(wrong)
  expect(await row.where('id', '=', webhookId).execute()).toEqual(before)
  const { webhook } = await ana.must('rotateWebhook', { webhookId, password: PASSWORD })
  expect(webhook).toEqual(await only(ana))
  expect(await row.where('id', '=', webhookId).execute()).not.toEqual(before)
})

test('each try is reported, and an event is given up at the end of its 72 hours', shows('webhooks.sent'), async () => {
  const { ana, webhookId } = await listening('/answers')
  const reported: SentEvent[] = []
  const reporting = senderOf(server, { report: (event) => reported.push(event) })
  for (const answer of [200, 299, 300]) {
    receiver.behaviour.answer = answer
    await ana.must('testWebhook', { webhookId })
    await sendAll(reporting)
  }
  const [put, ...taken] = await deliveriesOf(ana, webhookId)
  expect(taken.map(({ status, error, triedAt }) => [status, error, triedAt])).toEqual([
    [299, null, start.toISOString()],
    [200, null, start.toISOString()],
  ])
  expect(put?.nextTryAt).toBe(new Date(start.getTime() + 5 * SECOND).toISOString())
  expect(typeof put?.milliseconds).toBe('number')
  server.pass(72 * HOUR)
  await sendAll(reporting)
  const outcomes = reported.filter(({ webhook }) => webhook === webhookId)
  expect(outcomes.map(({ outcome }) => outcome)).toEqual(['delivered', 'delivered', 'put_off', 'given_up'])
  expect(outcomes.at(-1)?.id).toBe(put?.deliveryId)
})

test('the pauses of an event grow, and the last of them ends with its 72 hours', shows('webhooks.order'), async () => {
  const { ana, webhookId } = await listening('/pauses')
  await ana.must('testWebhook', { webhookId })
  receiver.behaviour.answer = 500
  const pauses: number[] = []
  await sendAll(sender)
  for (let event = (await deliveriesOf(ana, webhookId))[0]; event?.nextTryAt;) {
    const next = new Date(event.nextTryAt)
    pauses.push((next.getTime() - server.clock.now.getTime()) / MINUTE)
    server.clock.now = next
    await sendAll(sender)
    event = (await deliveriesOf(ana, webhookId))[0]
  }
  const sum = pauses.reduce((total, pause) => total + pause, 0)
  expect(pauses.slice(0, 6)).toEqual([5 / 60, 5, 30, 120, 300, 600])
  expect(sum).toBe(72 * 60)
  expect(await only(ana)).toMatchObject({ failingSince: start.toISOString(), off: { reason: 'failing' } })
  expect(await kindsMailedTo(server, ana)).toEqual(['webhook_created', 'webhook_off'])
})

test('a webhook that fails three times on end is left alone for longer and longer, up to a quarter of an hour', async () => {
  const { ana, webhookId } = await listening('/rests')
  receiver.behaviour.answer = 500
  const rests: number[] = []
  for (let turn = 0; turn < 12; turn += 1) {
    await newBid(await newBusiness(server), await newJob(server, ana))
    const before = server.clock.now
    await sendAll(sender)
    const row = server.deps.db.selectFrom('webhooks').select(['turn_at', 'failures']).where('id', '=', webhookId)
    const { turn_at: turnAt, failures } = await row.executeTakeFirstOrThrow()
    rests.push((turnAt.getTime() - before.getTime()) / SECOND)
    expect(failures).toBe(turn + 1)
    server.clock.now = turnAt > before ? turnAt : new Date(before.getTime() + 1)
    if (turn > 1) await server.deps.db.deleteFrom('webhook_deliveries').where('webhook_id', '=', webhookId).execute()
  }
  // Before it counts as down: at once, or a second later where a look for more crossed the answer and found nothing due.
  for (const rest of rests.slice(0, 2)) expect([0, 1]).toContain(rest)
  expect(rests.slice(2)).toEqual([10, 20, 40, 80, 160, 320, 640, 900, 900, 900])
  // Switched on by hand it has never failed.
  await ana.must('switchOnWebhook', { webhookId })
  expect(await only(ana)).toMatchObject({ failingSince: null, off: null })
})

test('a webhook with an unreadable secret is switched off with an email and gets no event', async () => {
  const { ana, webhookId, path } = await listening('/sealed')
  await ana.must('testWebhook', { webhookId })
  await sendAll(senderOf(server, { secrets: secretsOf('another key, with which nothing of this was sealed') }))
  expect(receiver.told(path)).toEqual([])
  expect((await only(ana))?.off).toEqual({ since: start.toISOString(), reason: 'failing' })
  expect(await deliveriesOf(ana, webhookId)).toMatchObject([{ state: 'givenUp', attempts: 0 }])
  expect(await kindsMailedTo(server, ana)).toEqual(['webhook_created', 'webhook_off'])
})

test('a sender has 16 requests on their way, and at the end of its process begins no other', async () => {
  const people = []
  for (let turn = 0; turn < 4; turn += 1) people.push(await newCustomer(server))
  for (const person of people) {
    for (let made = 0; made < 5; made += 1) {
      const { webhookId } = await addWebhook(person, `${receiver.url}/busy`)
      await person.must('testWebhook', { webhookId })
    }
  }
  const hung: (() => void)[] = []
  receiver.behaviour.answer = (response) => void hung.push(() => response.writeHead(204).end())
  const before = receiver.received.length
  const busy = senderOf(server, { outward: { allowsPrivate: true, timeoutMs: 60_000 } })
  await busy.begin()
  await expect.poll(() => hung.length).toBe(16)
  await busy.begin()
  receiver.behaviour.answer = 204
  const idle = busy.whenIdle({ isLast: true })
  for (const answer of hung) answer()
  await idle
  expect(receiver.received.length - before).toBe(16)
  await busy.begin()
  await busy.whenIdle({ isLast: true })
  expect(receiver.received.length - before).toBe(16)
  await sendAll(sender)
  expect(receiver.received.length - before).toBe(20)
})

test('a delivered event is kept for exactly 30 days', shows('webhooks.tidied'), async () => {
  const { ana, webhookId } = await listening('/waits')
  const { db } = server.deps
  await ana.must('testWebhook', { webhookId })
  await sendAll(sender)
  const [old] = await deliveriesOf(ana, webhookId)
  server.pass(30 * DAY)
  await runTask(server, 'tidy webhooks')
  const left = db.selectFrom('webhook_deliveries').select('id').where('webhook_id', '=', webhookId)
  expect(await left.execute()).toEqual([{ id: old?.deliveryId }])
  server.pass(1)
  await runTask(server, 'tidy webhooks')
  expect(await left.execute()).toEqual([])
})

test('the list shows the last try alone: its status, or why there was no answer', shows('webhooks.sent'), async () => {
  const { ana, webhookId } = await listening('/last')
  await ana.must('testWebhook', { webhookId })
  const last = async () => {
    const [event] = await deliveriesOf(ana, webhookId)
    server.pass(HOUR)
    return [event?.status, event?.error, event?.attempts]
  }
  receiver.behaviour.answer = 500
  await sendAll(sender)
  expect(await last()).toEqual([500, null, 1])
  await sendAll(senderOf(server, { outward: { allowsPrivate: false, timeoutMs: 60_000 } }))
  expect(await last()).toEqual([null, 'notAllowed', 2])
  receiver.behaviour.answer = 204
  await sendAll(sender)
  expect(await last()).toEqual([204, null, 3])
})
