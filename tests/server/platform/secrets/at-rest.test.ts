import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { composeMail } from '../../../../server/notifications/compose-mail.ts'
import { queueMail } from '../../../../server/platform/mail/queue.ts'
import { deliverMail } from '../../../../server/platform/mail/deliver.ts'
import type { OutgoingMail } from '../../../../server/platform/mail/transport.ts'
import { keyFile } from '../../../../server/platform/secrets/open.ts'
import { secretsOf, type Secrets } from '../../../../server/platform/secrets/secrets.ts'
import { resealWebhooks } from '../../../../server/webhooks/repository.ts'
import { operatorOf } from '../../support/admin.ts'
import { testApp } from '../../support/app.ts'
import { runTask } from '../../support/background.ts'
import { clientOf } from '../../support/client.ts'
import { lettersTo } from '../../support/mails.ts'
import { newBid, newBusiness, newCustomer, newJob, PASSWORD } from '../../support/town-wire.ts'
import { openReceiver } from '../../webhooks/support/receiver.ts'
import { addWebhook, sendAll, senderOf } from '../../webhooks/support/receiver.ts'

const server = await testApp({ settings: { webhooksGoAnywhere: true } })
const receiver = await openReceiver()
const root = mkdtempSync(join(tmpdir(), 'bidfair-at-rest-'))
afterAll(async () => {
  await server.close()
  await receiver.close()
  rmSync(root, { recursive: true, force: true })
})
const { db } = server.database
const ana = await newCustomer(server)
beforeEach(async () => {
  await db.deleteFrom('mail_outbox').execute()
})

/** All rows of all tables, as a backup writes them. */
async function everything(): Promise<string> {
  const folder = join(root, String(Math.random()))
  const admin = operatorOf({ DATABASE_URL: server.database.url, DATA_DIR: root })
  writeFileSync(keyFile(root), `${'k'.repeat(43)}\n`)
  expect(await admin('backup', folder)).toMatchObject({ status: 0 })
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return files.map(({ parentPath, name }) => `${name}\n${readFileSync(join(parentPath, name), 'latin1')}`).join('\n')
}

const asked = async () => await clientOf(server.app).must('forgotPassword', { email: ana.email })

/** Sends what waits, and answers the letters. */
async function deliver({ secrets = server.deps.secrets, fails = false } = {}): Promise<OutgoingMail[]> {
  const letters: OutgoingMail[] = []
  const send = async (letter: OutgoingMail): Promise<void> => {
    if (fails) throw new Error('The mail server is away.')
    letters.push(letter)
  }
  const post = { send, close: () => {} }
  const { now } = server.deps
  await deliverMail({ db, secrets, post, compose: composeMail, from: 'x@example.com', now, report: () => {} })
  return letters
}

const tokenIn = (text: unknown): string => /bf_[\w-]{43}/.exec(String(text))?.[0] ?? 'none'

/** What a server of the version before goes by when it looks for a mail to send, and for a webhook. */
const dueToOld = async (): Promise<string[]> => {
  const { rows } = await sql<{ kind: string }>`
    select kind from mail_outbox
    where sent_at is null and failed_at is null and kind <> 'webhook_created' and next_attempt_at <= ${server.deps.now()}
    union all
    select 'webhook' from webhooks where off_at is null and (leased_until is null or leased_until <= ${server.deps.now()})`.execute(
    db,
  )
  return rows.map(({ kind }) => kind)
}

test('a mail that waits holds its live link in no row and no backup, and is sent with it', async () => {
  await asked()
  const [waiting] = await lettersTo(server, ana)
  const token = tokenIn(waiting?.params['link'])
  expect(token).toMatch(/^bf_/)
  expect(await dueToOld()).toEqual([])
  const all = await everything()
  expect(all).toContain(ana.email)
  expect(all).not.toContain(token)
  // Put off it stays sealed, and its turn comes.
  expect(await deliver({ fails: true })).toEqual([])
  expect(await dueToOld()).toEqual([])
  const now = server.clock.now
  server.clock.now = new Date(now.getTime() + 60_000)
  const [letter, ...others] = await deliver()
  expect([tokenIn(letter?.text), others]).toEqual([token, []])
  server.clock.now = now
  const left = await db.selectFrom('mail_outbox').select(['params', 'sealed']).execute()
  expect(left).toEqual([{ params: {}, sealed: null }])
  await clientOf(server.app).must('checkResetLink', { token })
})

test('a backup leaves the key out', async () => {
  const all = await everything()
  expect(all).not.toContain('k'.repeat(43))
  expect(all).not.toContain('secrets.key\n')
})

test('the secret of a webhook is in no row and no backup, and signs', async () => {
  const customer = await newCustomer(server)
  const { webhookId, secret } = await addWebhook(customer, `${receiver.url}/sealed`)
  const rotated = await customer.must('rotateWebhook', { webhookId, password: PASSWORD })
  const all = await everything()
  expect(all).toContain(webhookId)
  for (const one of [secret, rotated.secret]) expect(all).not.toContain(one.replace('whsec_', ''))
  expect(await dueToOld()).toEqual([])
  await newBid(await newBusiness(server), await newJob(server, customer))
  await sendAll(senderOf(server))
  const sent = receiver.received.find(({ path }) => path === '/sealed')
  expect(receiver.told('/sealed')).toHaveLength(1)
  expect(String(sent?.headers['webhook-signature']).split(' ')).toHaveLength(2)
})

test('what a server of the version before wrote in clear is sealed, and works on', async () => {
  const customer = await newCustomer(server)
  const { webhookId, secret } = await addWebhook(customer, `${receiver.url}/clear`)
  const old = { secret, old_secret: null, sealed_secret: null, sealed_old_secret: null, leased_until: null }
  await db.updateTable('webhooks').set(old).where('id', '=', webhookId).execute()
  const token = `bf_${'x'.repeat(43)}`
  const params = { name: 'Ana', link: `http://localhost:3000/reset-password?token=${token}` }
  const mail = { kind: 'password_reset' as const, recipient: ana.email, language: 'en' as const, params }
  await queueMail(db, mail, server.deps.now())
  expect(await dueToOld()).toEqual(['password_reset', 'webhook'])
  await runTask(server, 'seal secrets')
  expect(await dueToOld()).toEqual([])
  const all = await everything()
  for (const one of [token, secret.replace('whsec_', '')]) expect(all).not.toContain(one)
  const letters = (await deliver()).filter(({ to }) => to === ana.email)
  expect(letters.map(({ text }) => tokenIn(text))).toEqual([token])
  await newBid(await newBusiness(server), await newJob(server, customer))
  await sendAll(senderOf(server))
  expect(receiver.told('/clear')).toHaveLength(1)
  await db.deleteFrom('mail_outbox').execute()
  // One whose sending failed before it was found is sealed with its next try.
  await queueMail(db, mail, server.deps.now())
  await deliver({ fails: true })
  expect(await everything()).not.toContain(token)
})

test('with a new key what the old one sealed is sealed anew, and the old one can go', async () => {
  const customer = await newCustomer(server)
  const { webhookId } = await addWebhook(customer, `${receiver.url}/rotated`)
  const [before, key] = [server.deps.secrets, 'another key for tests']
  const rotated: Secrets = { ...secretsOf(key), readable: [secretsOf(key).keyId, before.keyId], open: before.open }
  expect(await resealWebhooks(db, rotated, 100)).toBeGreaterThan(0)
  expect(await resealWebhooks(db, rotated, 100)).toBe(0)
  const row = await db.selectFrom('webhooks').select('sealed_secret').where('id', '=', webhookId).executeTakeFirst()
  expect(secretsOf(key).open(`webhook ${webhookId}`, row?.sealed_secret ?? Buffer.alloc(0))).toMatch(/^whsec_/)
  await db.deleteFrom('webhooks').execute()
})

test('where the key is gone a mail is given up, and a webhook is off and its owner told', async () => {
  const customer = await newCustomer(server)
  await addWebhook(customer, `${receiver.url}/lost`)
  await newBid(await newBusiness(server), await newJob(server, customer))
  await asked()
  const secrets = secretsOf('a key that sealed nothing of this')
  expect((await deliver({ secrets })).map(({ to }) => to)).not.toContain(ana.email)
  const given = db.selectFrom('mail_outbox').select(['failed_at', 'sealed']).where('kind', '=', 'password_reset')
  expect(await given.execute()).toEqual([{ failed_at: server.clock.now, sealed: null }])
  await sendAll(senderOf({ ...server, deps: { ...server.deps, secrets } }))
  expect(receiver.told('/lost')).toEqual([])
  const { webhooks } = await customer.must('listWebhooks', {})
  expect(webhooks).toMatchObject([{ off: { reason: 'failing' } }])
  expect((await lettersTo(server, customer)).map(({ kind }) => kind)).toContain('webhook_off')
})
