import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { keyFile, openSecrets } from '../../../../server/platform/secrets/open.ts'
import { forgetKey } from '../../../../server/platform/secrets/repository.ts'
import { operatorOf } from '../../support/admin.ts'
import { testDatabase } from '../../support/database.ts'
import { randomBytes } from 'node:crypto'
import { secretsOf } from '../../../../server/platform/secrets/secrets.ts'

const database = await testDatabase()
const root = mkdtempSync(join(tmpdir(), 'bidfair-secrets-'))

afterAll(async () => {
  await database.close()
  rmSync(root, { recursive: true, force: true })
})

let said: string[] = []
let made = 0
let dataDir = ''

beforeEach(async () => {
  said = []
  dataDir = folder()
  await forgetKey(database.db)
})

function folder(): string {
  const path = join(root, String((made += 1)))
  mkdirSync(path)
  return path
}

type Change = Readonly<{ dataDir?: string; secretsKey?: string; olderSecretsKeys?: readonly string[] }>

const open = async (change: Change = {}) =>
  await openSecrets(
    database.db,
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
  const other = folder()
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
  const admin = operatorOf({ DATABASE_URL: database.url, DATA_DIR: dataDir })
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

const key = () => randomBytes(32).toString('hex')

const [oldSecrets, newSecrets] = [key(), key()]
const secrets = secretsOf(oldSecrets)

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
  expect(secretsOf(newSecrets).open('mail 1', sealed)).toBeUndefined()
})

test('after a rotation what the old key sealed and signed is still read, and nothing new is made by it', () => {
  const rotated = secretsOf(newSecrets, [oldSecrets])
  expect(rotated.open('mail 1', secrets.seal('mail 1', 'a live link'))).toBe('a live link')
  expect(rotated.isSigned('file 1', secrets.sign('file 1'))).toBe(true)
  expect(secrets.open('mail 1', rotated.seal('mail 1', 'a live link'))).toBeUndefined()
  expect(secrets.isSigned('file 1', rotated.sign('file 1'))).toBe(false)
  expect(rotated.keyId.equals(secretsOf(newSecrets).keyId)).toBe(true)
})
