import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { shows } from '../../support/shows.ts'
import { operatorOf } from '../support/admin.ts'
import { testApp } from '../support/app.ts'
import { clientOf } from '../support/client.ts'
import { newCustomer } from '../support/town-wire.ts'

const server = await testApp()
const dataDir = mkdtempSync(join(tmpdir(), 'bidfair-admin-'))
const admin = operatorOf({ DATABASE_URL: server.database.url, DATA_DIR: dataDir }, () => server.clock.now)
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

test('what cannot be is said in one line', async () => {
  const { email } = await newCustomer(server)
  const told = async (...words: string[]) => {
    const { status, complained } = await admin('keys', ...words)
    return [status, complained.split('\n')[0]]
  }
  expect(await told('make', email, 'Import', 'jobs:all')).toEqual([
    2,
    'Scopes are some of jobs:read,jobs:write,messages:read,messages:write,bids:read,bids:write,profile,notifications,webhooks.',
  ])
  expect(await told('make', email, 'Import', 'profile', '--days', '366')).toEqual([
    2,
    '--days is a whole number from 1 to 365.',
  ])
  expect(await told('revoke', email, 'bidfair_00000000')).toEqual([1, `${email} has no key "bidfair_00000000".`])
  expect(await told('list', 'nobody@example.com')).toEqual([1, 'No account has the email or id "nobody@example.com".'])
})
