import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { shows } from '../../support/shows.ts'
import { testApp } from '../support/app.ts'
import { clientOf } from '../support/client.ts'
import { newCustomer, newBid, newBusiness, newJob } from '../support/town-wire.ts'
import { addWebhook } from '../webhooks/support/receiver.ts'
import { tellAll } from '../support/background.ts'

const server = await testApp()
const dataDir = mkdtempSync(join(tmpdir(), 'bidfair-admin-'))
const { admin } = server

afterAll(async () => {
  await server.close()
  rmSync(dataDir, { recursive: true })
})

test('an operator makes, lists and revokes a key', shows('keys.operator'), async () => {
  const ana = await newCustomer(server)
  const made = await admin('keys', 'make', ana.email, 'Import', 'jobs:read,bids:read', '--days', '7')
  const [said, secret = ''] = made.said.split('\n')
  const ends = new Date(server.clock.now.getTime() + 7 * 24 * 60 * 60_000).toISOString().slice(0, 10)
  expect(said).toBe(`This key of ${ana.email} works until ${ends}, and is not shown again:`)
  const program = clientOf(server.app, secret)
  await program.must('listCustomerJobs', { page: 1, limit: 10 })

  const start = secret.slice(0, 16)
  const listed = await admin('keys', 'list', ana.id)
  expect(listed.said.split('\n')[1]?.split(/ {2,}/).slice(0, 5)).toEqual([
    'Import',
    start,
    'jobs:read,bids:read',
    server.clock.now.toISOString(),
    ends,
  ])
  expect(JSON.parse((await admin('keys', 'list', ana.email, '--json')).said)).toMatchObject([{ name: 'Import', start }])

  expect((await admin('keys', 'revoke', ana.email, start)).said).toBe(`The key "Import" of ${ana.email} has ended.`)
  expect(await program.refused('listCustomerJobs', { page: 1, limit: 10 })).toMatchObject({ code: 'KEY_INVALID' })
  const audit = (await admin('audit')).said
  expect(audit).toContain('keys make')
  expect(audit).toContain('keys revoke')
  expect(audit).not.toContain(secret.slice(17))
})

test('an operator sees where events of an account are sent, and ends it', shows('webhooks.operator'), async () => {
  const ana = await newCustomer(server)
  const { webhookId, url, secret } = await addWebhook(ana, 'https://shop.example.com/bidfair')
  const listed = await admin('webhooks', 'list', ana.email)
  expect(listed.said.split('\n')[1]?.split(/ {2,}/)).toEqual([url, 'job,bid', webhookId])
  const json = (await admin('webhooks', 'list', ana.id, '--json')).said
  expect(JSON.parse(json)).toMatchObject([{ id: webhookId, url }])
  expect(json).not.toContain(secret)

  expect((await admin('webhooks', 'delete', ana.email, 'another')).complained).toBe(
    `${ana.email} has no webhook "another".`,
  )
  expect((await admin('webhooks', 'delete', ana.email, webhookId)).said).toBe(
    `Nothing of ${ana.email} is sent to ${url} any more.`,
  )
  expect((await ana.must('listWebhooks', undefined)).webhooks).toEqual([])
  expect((await admin('audit')).said).toContain('webhooks delete')
})

const waiting = await testApp({ tells: 'by itself' })
afterAll(waiting.close)

const { admin: adminOfWaiting } = waiting

test('an operator sees what waits to be delivered', shows('rule.queue-seen'), async () => {
  const jobId = await newJob(waiting, await newCustomer(waiting))
  await waiting.deps.db.deleteFrom('mail_outbox').execute()
  await tellAll(waiting.deps)
  waiting.clock.now = new Date(waiting.clock.now.getTime() + 5000)
  await newBid(await newBusiness(waiting), jobId)
  waiting.clock.now = new Date(waiting.clock.now.getTime() + 7000)
  // The letter lets the business prove its address.
  const { said } = await adminOfWaiting('status')
  expect(said.split('\n')).toEqual([
    'queue     waiting  oldest',
    'tell      1        7 s',
    'mail      1        7 s',
    'webhooks  0',
  ])
  await tellAll(waiting.deps)
  expect(JSON.parse((await adminOfWaiting('status', '--json')).said)).toEqual([
    { queue: 'tell', waiting: 0, oldestSeconds: null },
    { queue: 'mail', waiting: 2, oldestSeconds: 7 },
    { queue: 'webhooks', waiting: 0, oldestSeconds: null },
  ])
})
