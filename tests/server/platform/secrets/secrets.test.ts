import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { queueMail } from '../../../../server/platform/mail/queue.ts'
import type { OutgoingMail } from '../../../../server/platform/mail/transport.ts'
import { keyFile, openSecrets } from '../../../../server/platform/secrets/open.ts'
import { forgetKey } from '../../../../server/platform/secrets/repository.ts'
import { secretsOf, type Secrets } from '../../../../server/platform/secrets/secrets.ts'
import { resealWebhooks } from '../../../../server/webhooks/repository.ts'
import { operatorOf } from '../../support/admin.ts'
import { MINUTE, testApp } from '../../support/app.ts'
import { runTask, taskNamed } from '../../support/background.ts'
import { clientOf } from '../../support/client.ts'
import { newFolder } from '../../support/folder.ts'
import { lettersTo } from '../../support/mails.ts'
import { newBid, newBusiness, newCustomer, newJob, PASSWORD } from '../../support/town-wire.ts'
import { addWebhook, openReceiver, sendAll, senderOf } from '../../webhooks/support/receiver.ts'

const server = await testApp({ settings: { webhooksGoAnywhere: true } })
const receiver = await openReceiver()
const root = newFolder(afterAll)
afterAll(async () => {
  await server.close()
  await receiver.close()
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
  await taskNamed('mail', { ...server.deps, secrets }, { post: { send, close: () => {} } }).run()
  return letters
}

const tokenIn = (text: unknown): string => /bf_[\w-]{43}/.exec(String(text))?.[0] ?? 'none'

/** What a server of the version before goes by when it looks for a mail to send, and for a webhook. */
const dueToOld = async (): Promise<string[]> => {
  const now = server.deps.now()
  const { rows } = await sql<{ kind: string }>`
    select kind from mail_outbox
    where sent_at is null and failed_at is null and kind <> 'webhook_created' and next_attempt_at <= ${now}
    union all
    select 'webhook' from webhooks where off_at is null and (leased_until is null or leased_until <= ${now})`.execute(
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
  // The key itself is left out.
  for (const one of ['k'.repeat(43), 'secrets.key\n']) expect(all).not.toContain(one)
  // Put off it stays sealed, and its turn comes.
  expect(await deliver({ fails: true })).toEqual([])
  expect(await dueToOld()).toEqual([])
  const letters = await server.later(MINUTE, deliver)
  expect(letters.map(({ text }) => tokenIn(text))).toEqual([token])
  const left = await db.selectFrom('mail_outbox').select(['params', 'sealed']).execute()
  expect(left).toEqual([{ params: {}, sealed: null }])
  await clientOf(server.app).must('checkResetLink', { token })
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

test('with a new key what the old one sealed is sealed again, and the old one can go', async () => {
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

let said: string[] = []
let dataDir = ''

beforeEach(async () => {
  said = []
  dataDir = newFolder()
  await forgetKey(db)
})

type Change = Readonly<{ dataDir?: string; secretsKey?: string; olderSecretsKeys?: readonly string[] }>

const open = async (change: Change = {}) =>
  await openSecrets(
    db,
    { dataDir, secretsKey: undefined, olderSecretsKeys: [], ...change },
    { now: () => new Date(), say: (line) => said.push(line) },
  )

const refused = 'The secrets in this database are sealed with another key'
const [first, second] = ['a'.repeat(64), 'b'.repeat(64)]

test('without a setting the first start makes a key that its owner alone may read, and says so once', async () => {
  const secrets = await open()
  expect(readFileSync(keyFile(dataDir), 'utf8')).toMatch(/^[\w-]{43}\n$/)
  expect(statSync(keyFile(dataDir)).mode & 0o777).toBe(0o600)
  expect(said).toEqual([expect.stringContaining('SECRETS_KEY is not set')])
  const again = await open()
  expect(again.open('mail 1', secrets.seal('mail 1', 'text'))).toBe('text')
  expect(said).toHaveLength(1)
})

test('processes that start at once in one folder have one key', async () => {
  const all = await Promise.all([open(), open(), open(), open()])
  expect(new Set(all.map(({ keyId }) => keyId.toString('hex'))).size).toBe(1)
})

test('a server without the key of its database says so, and makes none', async () => {
  await open({ secretsKey: first })
  await expect(open()).rejects.toThrow(refused)
  expect(() => readFileSync(keyFile(dataDir))).toThrow('ENOENT')
  await expect(open({ secretsKey: second })).rejects.toThrow(refused)
  const other = newFolder()
  writeFileSync(keyFile(other), 'another key\n')
  await expect(open({ dataDir: other })).rejects.toThrow(`bring back ${keyFile(other)}`)
  await expect(open({ secretsKey: first })).resolves.toBeDefined()
})

test('a key is rotated by naming the old one, and is the only one from then on', async () => {
  const old = await open({ secretsKey: first })
  const rotated = await open({ secretsKey: second, olderSecretsKeys: [first] })
  expect(rotated.open('mail 1', old.seal('mail 1', 'text'))).toBe('text')
  await expect(open({ secretsKey: first })).rejects.toThrow(refused)
  await expect(open({ secretsKey: second })).resolves.toBeDefined()
})

test('a lost key is given up by a command that is on the record', async () => {
  await open({ secretsKey: first })
  const admin = operatorOf({ DATABASE_URL: server.database.url, DATA_DIR: dataDir })
  expect(await admin('secrets', 'forget')).toMatchObject({ status: 0 })
  expect((await admin('audit')).said).toContain('secrets forget')
  await expect(open()).resolves.toBeDefined()
})

test('a key that cannot be read or is empty is told, and not replaced', async () => {
  writeFileSync(keyFile(dataDir), '\n')
  await expect(open()).rejects.toThrow('is empty')
  rmSync(keyFile(dataDir))
  mkdirSync(keyFile(dataDir))
  await expect(open()).rejects.toThrow('cannot be read')
})

const [oldKey, newKey] = [randomBytes(32).toString('hex'), randomBytes(32).toString('hex')]
const secrets = secretsOf(oldKey)

test('what is sealed shows nothing, is another each time, and is opened for its own place alone', () => {
  const [one, other] = [secrets.seal('mail 1', 'a live link'), secrets.seal('mail 1', 'a live link')]
  expect(one.includes('link')).toBe(false)
  expect(one.equals(other)).toBe(false)
  expect([one, other].map((sealed) => secrets.open('mail 1', sealed))).toEqual(['a live link', 'a live link'])
  expect(secrets.open('mail 2', one)).toBeUndefined()
  expect(secrets.open('mail 1', secrets.seal('mail 1', ''))).toBe('')
})

test('one byte changed, cut off or of another key opens nothing', () => {
  const sealed = secrets.seal('mail 1', 'a live link')
  for (let at = 0; at < sealed.length; at += 1) {
    const changed = Buffer.from(sealed)
    changed.writeUInt8(changed.readUInt8(at) ^ 1, at)
    expect([at, secrets.open('mail 1', changed)]).toEqual([at, undefined])
    expect([at, secrets.open('mail 1', sealed.subarray(0, at))]).toEqual([at, undefined])
  }
  expect(secretsOf(newKey).open('mail 1', sealed)).toBeUndefined()
})

test('after a rotation what the old key sealed and signed is still read, and nothing new is made by it', () => {
  const rotated = secretsOf(newKey, [oldKey])
  expect(rotated.open('mail 1', secrets.seal('mail 1', 'a live link'))).toBe('a live link')
  expect(rotated.isSigned('file 1', secrets.sign('file 1'))).toBe(true)
  expect(secrets.open('mail 1', rotated.seal('mail 1', 'a live link'))).toBeUndefined()
  expect(secrets.isSigned('file 1', rotated.sign('file 1'))).toBe(false)
  expect(rotated.keyId.equals(secretsOf(newKey).keyId)).toBe(true)
})
