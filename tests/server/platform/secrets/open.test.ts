import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { keyFile, openSecrets } from '../../../../server/platform/secrets/open.ts'
import { forgetKey } from '../../../../server/platform/secrets/repository.ts'
import { operatorOf } from '../../support/admin.ts'
import { testDatabase } from '../../support/database.ts'

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

test('servers with one setting share a database, whatever their folders', async () => {
  const [one, other] = [await open({ secretsKey: first }), await open({ secretsKey: first, dataDir: folder() })]
  expect(other.open('mail 1', one.seal('mail 1', 'text'))).toBe('text')
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
