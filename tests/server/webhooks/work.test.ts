import { sql } from 'kysely'
import { afterAll, afterEach, expect, test } from 'vitest'
import { claimDelivery, leaseWebhook } from '../../../server/webhooks/repository-deliveries.ts'
import { shows } from '../../support/shows.ts'
import { testApp } from '../support/app.ts'
import { runTask } from '../support/background.ts'
import { newCustomer } from '../support/town-wire.ts'
import { openReceiver } from './support/receiver.ts'
import { addWebhook, deliveriesOf, sendAll, senderOf } from './support/town.ts'

const SECOND = 1000
const HOUR = 3600 * SECOND

const server = await testApp({ settings: { webhooksGoAnywhere: true } })
const receiver = await openReceiver()
const sender = senderOf(server)
const start = server.clock.now
const passes = (milliseconds: number) => {
  server.clock.now = new Date(server.clock.now.getTime() + milliseconds)
}
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

test(
  'an address that never answers, with hundreds waiting, keeps nobody else waiting',
  shows('webhooks.fair'),
  async () => {
    const dead = await listening('/dead')
    const alive = await listening('/alive')
    const { db } = server.deps
    const { webhookId: id } = dead
    for (let waiting = 0; waiting < 300; waiting += 1) await dead.ana.must('testWebhook', { webhookId: id })
    for (let waiting = 0; waiting < 3; waiting += 1) await alive.ana.must('testWebhook', { webhookId: alive.webhookId })
    const hung: (() => void)[] = []
    receiver.behaviour.answer = (response, { path }) => {
      if (path === '/alive') response.writeHead(204).end()
      else hung.push(() => response.writeHead(204).end())
    }
    const patient = [senderOf(server), senderOf(server)]
    for (const one of patient) await one.begin()
    await expect.poll(() => receiver.told('/alive').length).toBe(3)
    for (const one of patient) await one.begin()
    expect([receiver.told('/dead').length, hung.length]).toEqual([1, 1])
    await db.deleteFrom('webhooks').where('id', '=', id).execute()
    for (const answer of hung) answer()
    for (const one of patient) await one.whenIdle()
    expect(receiver.told('/dead')).toHaveLength(1)
  },
)

test('two servers share the work, and each event is sent by one of them', shows('webhooks.shared'), async () => {
  const people = await Promise.all(Array.from({ length: 4 }, (_, index) => listening(`/shared-${index}`)))
  for (const { ana, webhookId } of people)
    for (let sent = 0; sent < 10; sent += 1) await ana.must('testWebhook', { webhookId })
  const before = receiver.received.length
  await Promise.all([sendAll(senderOf(server)), sendAll(senderOf(server))])
  const ids = receiver.received.slice(before).map(({ headers }) => headers['webhook-id'])
  expect([ids.length, new Set(ids).size]).toEqual([40, 40])
})

test('what a process had sent that ended before it wrote so is sent once more', shows('webhooks.killed'), async () => {
  const { ana, webhookId, path } = await listening('/killed')
  const { db } = server.deps
  await ana.must('testWebhook', { webhookId })
  await leaseWebhook(db, start, new Date(start.getTime() + 30 * SECOND))
  const taken = await claimDelivery(db, webhookId, start)
  await sendAll(sender)
  expect(receiver.told(path)).toEqual([])
  passes(30 * SECOND)
  await sendAll(sender)
  expect(receiver.received.at(-1)?.headers['webhook-id']).toBe(taken?.id)
  expect(await deliveriesOf(ana, webhookId)).toMatchObject([{ state: 'delivered', attempts: 2 }])
})

test('into a private network nothing is sent, and the list says why', shows('webhooks.private'), async () => {
  const { ana, webhookId, path } = await listening('/private')
  await ana.must('testWebhook', { webhookId })
  await sendAll(senderOf(server, { outward: { allowsPrivate: false, timeoutMs: 1000 } }))
  expect(receiver.told(path)).toEqual([])
  expect(await deliveriesOf(ana, webhookId)).toMatchObject([{ state: 'waiting', error: 'notAllowed', status: null }])
})

test(
  'too much that waits switches an address off, and what is old is forgotten',
  shows('webhooks.tidied'),
  async () => {
    const { ana, webhookId } = await listening('/full')
    await ana.must('testWebhook', { webhookId })
    await sendAll(sender)
    await sql`
    insert into webhook_deliveries (id, webhook_id, type, happened_at, created_at, next_attempt_at)
    select gen_random_uuid(), ${webhookId}, 'webhook.test', ${start}, ${start}, ${start} from generate_series(1, 5001)`.execute(
      server.deps.db,
    )
    await runTask(server, 'tidy webhooks')
    expect((await ana.must('listWebhooks', undefined)).webhooks[0]?.off?.reason).toBe('full')
    passes(30 * 24 * HOUR + 1)
    await runTask(server, 'tidy webhooks')
    const left = server.deps.db.selectFrom('webhook_deliveries').select('id').where('webhook_id', '=', webhookId)
    expect(await left.execute()).toEqual([])
  },
)
