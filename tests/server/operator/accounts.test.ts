import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { loadReferenceData } from '../../../server/places/reference-data.ts'
import { shows } from '../../support/shows.ts'
import type { Outcome } from '../support/admin.ts'
import { DAY, MINUTE, testApp } from '../support/app.ts'
import { tellAll } from '../support/background.ts'
import { clientOf } from '../support/client.ts'
import { newFolder } from '../support/folder.ts'
import { kindsMailedTo, verified } from '../support/mails.ts'
import { turnOn } from '../support/second-step.ts'
import { customerBody, logIn, newBid, newBusiness, newCustomer, newJob, PASSWORD } from '../support/town-wire.ts'
import { addWebhook } from '../webhooks/support/receiver.ts'

const server = await testApp({ settings: { emailVerification: 'required' } })
const { admin } = server
afterAll(server.close)

const ok = (said: string): Outcome => ({ status: 0, said, complained: '' })
const failed = (complained: string): Outcome => ({ status: 1, said: '', complained })
const lastAction = async () =>
  await server.deps.db.selectFrom('operator_actions').selectAll().orderBy('id', 'desc').executeTakeFirst()

test('accounts are listed newest first and found by email, name, business or id', async () => {
  const ana = await newCustomer(server, { name: 'Zoë Quill' })
  const luis = await newBusiness(server, { name: '100% Pipes_' })
  const list = await admin('accounts', 'list', '--limit', '2')
  expect(list.said.split('\n').map((line) => line.split(/ {2,}/)[0])).toEqual(['email', luis.email, ana.email])
  for (const text of [ana.email.toUpperCase(), 'zoë q', ana.id]) {
    expect((await admin('accounts', 'find', text)).said).toContain(ana.id)
  }
  for (const text of ['0% pipes_', 'rtega plumb']) {
    expect((await admin('accounts', 'find', text)).said).toContain(luis.id)
  }
  expect(await admin('accounts', 'find', 'p%s')).toEqual({ ...failed('No account matches "p%s".'), said: 'Nothing.' })
  const { said } = await admin('accounts', 'list', '--role', 'business', '--json')
  expect(JSON.parse(said)).toMatchObject([{ id: luis.id, role: 'business', isBlocked: false, isVerified: false }])
})

test('an operator verifies an email, once, and the business may bid', async () => {
  const luis = await newBusiness(server)
  const jobId = await newJob(server, await verified(server, await newCustomer(server)))
  const bid = { jobId, proposalStatement: 'P', amount: 10 }
  expect(await luis.refused('placeBid', bid)).toMatchObject({ code: 'EMAIL_NOT_VERIFIED' })
  const line = { operator: 'olga', action: 'accounts verify', subject: luis.id }
  const verifiedAt = async () => {
    const row = server.deps.db.selectFrom('accounts').select('email_verified_at').where('id', '=', luis.id)
    return (await row.executeTakeFirstOrThrow()).email_verified_at
  }
  expect(await admin('accounts', 'verify', luis.email)).toEqual(ok(`${luis.email} is verified.`))
  expect(await lastAction()).toMatchObject({ ...line, details: { email: luis.email } })
  expect(await verifiedAt()).toEqual(server.clock.now)
  await newBid(luis, jobId)
  const start = server.clock.now
  const again = await server.later(MINUTE, () => admin('accounts', 'verify', luis.id))
  expect(again).toEqual(ok(`${luis.email} was verified already.`))
  expect(await lastAction()).toMatchObject({ ...line, details: { email: luis.email, unchanged: true } })
  expect(await verifiedAt()).toEqual(start)
})

test('a blocked account is out at once and stays out until it is let in again', async () => {
  const ana = await newCustomer(server)
  const other = await logIn(server.app, ana.email)
  expect(await admin('accounts', 'block', ana.email)).toEqual(
    ok(`${ana.email} is blocked, and its sessions, keys and webhooks have ended.`),
  )
  for (const client of [ana, other]) expect(await client.refused('getCustomer', {})).toMatchObject({ status: 401 })
  const blockedAt = async () => {
    const row = server.deps.db.selectFrom('accounts').select('blocked_at').where('id', '=', ana.id)
    return (await row.executeTakeFirstOrThrow()).blocked_at
  }
  const since = server.clock.now
  await server.later(MINUTE, () => admin('accounts', 'block', ana.email))
  expect(await blockedAt()).toEqual(since)
  const login = { email: ana.email, password: PASSWORD }
  expect(await clientOf(server.app).refused('loginCustomer', login)).toMatchObject({ code: 'ACCOUNT_BLOCKED' })
  expect((await admin('accounts', 'list', '--blocked')).said).toContain(ana.email)
  expect(await admin('accounts', 'unblock', ana.email)).toEqual(ok(`${ana.email} may log in again.`))
  expect(await blockedAt()).toBeNull()
  expect(await admin('accounts', 'unblock', ana.email)).toEqual(ok(`${ana.email} was not blocked.`))
  await logIn(server.app, ana.email)
})

test(
  'a membership begins, is extended and ends',
  shows('success.subscription-activated', 'constant.subscription-yearly'),
  async () => {
    const luis = await newBusiness(server)
    const cycles = async () => (await luis.must('getSubscription', {})).data.subscription
    const start_date = server.clock.now.toISOString()
    for (const years of [1, 2]) {
      const then = new Date(start_date)
      then.setUTCFullYear(then.getUTCFullYear() + years)
      const end_date = then.toISOString()
      const said = `Subscription activated successfully: ${luis.email} may bid until ${end_date.slice(0, 10)}.`
      expect(await admin('subscription', 'activate', luis.email)).toEqual(ok(said))
      expect((await cycles())[0]).toMatchObject({ ...(years === 1 && { start_date }), end_date, isActive: true })
    }
    await server.later(MINUTE, async () => {
      const end = () => admin('subscription', 'end', luis.email)
      expect(await end()).toEqual(ok(`The subscription of ${luis.email} has ended.`))
      expect((await cycles()).map(({ isActive }) => isActive)).toEqual([false, false, false])
      const { id } = luis
      expect(await lastAction()).toMatchObject({ action: 'subscription end', subject: id, details: { ended: 3 } })
      expect(await end()).toEqual(failed(`The subscription of ${luis.email} is not active.`))
    })
  },
)

test('what cannot be done is said, ends with 1 and leaves no line', async () => {
  const before = await lastAction()
  const { email } = customerBody()
  expect(await admin('accounts', 'block', email)).toEqual(failed(`No account has the email or id "${email}".`))
  const ana = await newCustomer(server)
  expect(await admin('subscription', 'activate', ana.email)).toEqual(
    failed(`${ana.email} is a customer; only businesses have a subscription.`),
  )
  expect(await lastAction()).toEqual(before)
})

test('what was done can be read', async () => {
  const ana = await newCustomer(server)
  await admin('accounts', 'block', ana.id)
  const [head, newest] = (await admin('audit')).said.split('\n')
  expect(head?.split(/ +/)).toEqual(['at', 'operator', 'action', 'subject', 'details'])
  expect(newest).toContain(`olga      accounts block`)
  expect(newest).toContain(ana.id)
})

test('an operator makes, lists and revokes a key', shows('keys.operator'), async () => {
  const ana = await newCustomer(server)
  const made = await admin('keys', 'make', ana.email, 'Import', 'jobs:read,bids:read', '--days', '7')
  const [said, secret = ''] = made.said.split('\n')
  const ends = new Date(server.clock.now.getTime() + 7 * DAY).toISOString().slice(0, 10)
  expect(said).toBe(`This key of ${ana.email} works until ${ends}, and is not shown again:`)
  const program = clientOf(server.app, secret)
  await program.must('listCustomerJobs', {})

  const start = secret.slice(0, 16)
  const listed = await admin('keys', 'list', ana.id)
  const shown = ['Import', start, 'jobs:read,bids:read', server.clock.now.toISOString(), ends]
  expect(listed.said.split('\n')[1]?.split(/ {2,}/).slice(0, 5)).toEqual(shown)
  expect(JSON.parse((await admin('keys', 'list', ana.email, '--json')).said)).toMatchObject([{ name: 'Import', start }])

  expect((await admin('keys', 'revoke', ana.email, start)).said).toBe(`The key "Import" of ${ana.email} has ended.`)
  expect(await program.refused('listCustomerJobs', {})).toMatchObject({ code: 'KEY_INVALID' })
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

test('an operator sees what waits to be delivered', shows('rule.queue-seen'), async () => {
  const waiting = await testApp({ tells: 'by itself' })
  onTestFinished(waiting.close)
  const jobId = await newJob(waiting, await newCustomer(waiting))
  await waiting.deps.db.deleteFrom('mail_outbox').execute()
  await tellAll(waiting.deps)
  waiting.pass(5000)
  await newBid(await newBusiness(waiting), jobId)
  waiting.pass(7000)
  // The letter lets the business prove its address.
  const { said } = await waiting.admin('status')
  expect(said.split('\n')).toEqual([
    'queue     waiting  oldest',
    'tell      1        7 s',
    // The job, which saved searches have not been asked about yet. The database wrote that down, and its clock goes on: how old it is depends on the machine.
    expect.stringMatching(/^match     1  /),
    'mail      1        7 s',
    'webhooks  0',
  ])
  await tellAll(waiting.deps)
  expect(JSON.parse((await waiting.admin('status', '--json')).said)).toMatchObject([
    { queue: 'tell', waiting: 0, oldestSeconds: null },
    { queue: 'match', waiting: 1 },
    { queue: 'mail', waiting: 2, oldestSeconds: 7 },
    { queue: 'webhooks', waiting: 0, oldestSeconds: null },
  ])
})

test('categories are replaced and reset, and a running server takes them up', async () => {
  const own = await testApp()
  onTestFinished(own.close)
  const dataDir = join(own.filesFolder, '..')
  const file = join(dataDir, 'mine.json')
  const choices = loadReferenceData(dataDir, { recheckEvery: 0 })
  await newBusiness(own)
  await newJob(own, await newCustomer(own))
  writeFileSync(file, '[" Tailoring", "Baking"]')
  expect(await own.admin('categories', 'replace', file)).toEqual({
    status: 0,
    said: [
      'There are 2 categories now. Running servers take them up within seconds.',
      '1 open jobs and 1 businesses have categories that are not listed; they keep them.',
    ].join('\n'),
    complained: '',
  })
  expect(choices.categories).toEqual([
    { id: 'baking', name: 'Baking' },
    { id: 'tailoring', name: 'Tailoring' },
  ])
  expect([choices.hasCategory('Baking'), choices.hasCategory('Plumbing')]).toEqual([true, false])
  expect((await own.admin('categories', 'reset')).said).toBe('The built-in categories apply again.')
  expect(choices.hasCategory('Plumbing')).toBe(true)
  expect((await own.admin('audit')).said).toMatch(/categories reset.*\n.*categories replace/)
})

test('a running server leaves a broken file alone and says so once', () => {
  const [dataDir, errors] = [newFolder(), new Array<unknown>()]
  const choices = loadReferenceData(dataDir, { recheckEvery: 0, onError: (error) => errors.push(error) })
  writeFileSync(join(dataDir, 'categories.json'), '[')
  expect([choices.hasCategory('Plumbing'), choices.hasCategory('Plumbing')]).toEqual([true, true])
  expect(errors).toHaveLength(1)
})

test('an operator removes a second step, and the owner is told', shows('secondStep.operator'), async () => {
  const ana = await newCustomer(server)
  expect(await admin('second-step', 'remove', ana.email)).toEqual(
    ok(`${ana.email} has no second step and no passkeys.`),
  )
  await turnOn(server, ana)
  expect(await admin('second-step', 'remove', ana.email)).toEqual(ok(`${ana.email} may log in by the password alone.`))
  expect(await lastAction()).toMatchObject({ operator: 'olga', action: 'second-step remove', subject: ana.id })
  await logIn(server.app, ana.email)
  expect(await kindsMailedTo(server, ana)).toEqual(['second_step_on', 'second_step_off'])
})
