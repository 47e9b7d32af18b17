import { afterAll, expect, test } from 'vitest'
import type { KeyScope } from '../../../generated/operations.ts'
import { addKey } from '../../../server/accounts/service-api-keys.ts'
import { testApp } from '../support/app.ts'
import { clientOf, type Client } from '../support/client.ts'
import { newBusiness, newCustomer, newJob, type Person } from '../support/town-wire.ts'

const server = await testApp()
afterAll(server.close)
const { db } = server.database
const [ana, luis] = [await newCustomer(server), await newBusiness(server)]
const jobId = await newJob(server, ana)
const thread = { jobId, businessId: luis.id }
await luis.must('sendMessage', { jobId, text: 'Is there a lift?' })

/** A program with a key of these scopes, and the id of the key. */
async function program(person: Person, ...scopes: KeyScope[]): Promise<Client & Readonly<{ keyId: string }>> {
  const { key, secret } = await addKey(server.deps, db, person.id, { name: 'Program', scopes })
  return { ...clientOf(server.app, secret), keyId: key.id }
}

const missing = (scope: KeyScope) => ({ status: 403, code: 'KEY_SCOPE_MISSING', scope })

test('a key that sees jobs reads no conversation, and one for conversations does', async () => {
  const jobs = await program(ana, 'jobs:read', 'jobs:write')
  await jobs.must('getCustomerJob', { jobid: jobId })
  expect(await jobs.refused('listMessages', { ...thread, limit: 30 })).toMatchObject(missing('messages:read'))
  expect(await jobs.refused('listThreads', { jobId, limit: 10 })).toMatchObject(missing('messages:read'))
  expect(await jobs.refused('sendMessage', { ...thread, text: 'Yes' })).toMatchObject(missing('messages:write'))
  expect(await jobs.refused('markMessagesSeen', { ...thread, upTo: 1 })).toMatchObject(missing('messages:write'))

  const reader = await program(ana, 'messages:read')
  expect((await reader.must('listMessages', { ...thread, limit: 30 })).messages).toHaveLength(1)
  expect(await reader.refused('sendMessage', { ...thread, text: 'Yes' })).toMatchObject(missing('messages:write'))
  expect(await reader.refused('getCustomerJob', { jobid: jobId })).toMatchObject(missing('jobs:read'))
  const writer = await program(ana, 'messages:write')
  await writer.must('sendMessage', { ...thread, text: 'Yes' })
  expect((await reader.must('listMessages', { ...thread, limit: 30 })).messages).toHaveLength(2)
})

test('keys from before keep what they had, and say so', async () => {
  const [reads, writes, other] = [
    await program(ana, 'jobs:read'),
    await program(ana, 'jobs:write'),
    await program(ana, 'bids:read'),
  ]
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

test('a key with that scope manages webhooks without a password, a person needs it', async () => {
  const key = await program(luis, 'webhooks')
  const url = 'https://shop.example.com/bidfair'
  const { webhook, secret } = await key.must('createWebhook', { url, topics: ['job'] })
  const { webhookId } = webhook
  expect(secret).toMatch(/^whsec_/)
  const rotated = await key.must('rotateWebhook', { webhookId })
  expect(rotated.secret).not.toBe(secret)
  await key.must('testWebhook', { webhookId })
  const { deliveries } = await key.must('listDeliveries', { webhookId, limit: 10 })
  expect(deliveries).toMatchObject([{ type: 'webhook.test' }])
  await key.must('redeliver', { deliveryId: deliveries[0]?.deliveryId ?? '' })
  expect((await luis.must('listWebhooks', {})).webhooks).toMatchObject([{ webhookId, url }])
  const required = { status: 422, errors: [{ field: 'password', code: 'CURRENT_PASSWORD_REQUIRED' }] }
  expect(await luis.refused('createWebhook', { url, topics: ['job'] })).toMatchObject(required)
  expect(await luis.refused('rotateWebhook', { webhookId })).toMatchObject(required)
  await key.must('deleteWebhook', { webhookId })
  expect((await key.must('listWebhooks', {})).webhooks).toEqual([])

  const jobs = await program(luis, 'jobs:write')
  expect(await jobs.refused('createWebhook', { url, topics: ['job'] })).toMatchObject(missing('webhooks'))
})
