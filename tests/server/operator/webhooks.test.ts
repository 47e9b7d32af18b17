import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { shows } from '../../support/shows.ts'
import { operatorOf } from '../support/admin.ts'
import { testApp } from '../support/app.ts'
import { newCustomer } from '../support/town-wire.ts'
import { addWebhook } from '../webhooks/support/town.ts'

const server = await testApp()
const dataDir = mkdtempSync(join(tmpdir(), 'bidfair-admin-'))
const admin = operatorOf({ DATABASE_URL: server.database.url, DATA_DIR: dataDir }, () => server.clock.now)
afterAll(async () => {
  await server.close()
  rmSync(dataDir, { recursive: true })
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
