import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, inject, test } from 'vitest'
import { ensureProgram } from '../../../scripts/debian.ts'
import { filesBelow } from '../../../server/backups/archive.ts'
import { openDepot } from '../../../server/backups/depot.ts'
import { listStock } from '../../../server/backups/stored.ts'
import { connect } from '../../../server/platform/db/connection.ts'
import { newId } from '../../../server/platform/ids.ts'
import { sealedMail } from '../../../server/platform/mail/repository.ts'
import { claimKey } from '../../../server/platform/secrets/repository.ts'
import { secretsOf } from '../../../server/platform/secrets/secrets.ts'
import { sumOf } from '../../../server/platform/store/store.ts'
import { operatorOf } from '../support/admin.ts'
import { startS3 } from '../support/bucket.ts'
import { emptyDatabase } from '../support/database.ts'
import { newFolder } from '../support/folder.ts'
import { depotTown, type DepotTown } from './support/depot-town.ts'

const s3 = await startS3()
afterAll(s3.end)

let town: DepotTown
let root: string
let prefixes = 0
/** What the server has, and what the machine with the key has. */
let server: Record<string, string>
let keeper: Record<string, string>
let clock: Date

beforeEach(async () => {
  town = await depotTown()
  await town.upload('a licence')
  await town.upload('an insurance')
  root = newFolder()
  prefixes += 1
  clock = new Date('2026-03-02T03:30:00Z')
  const address = s3.settings(`backups${prefixes}`)
  keeper = {
    BACKUP_URL: address['FILES_URL'] ?? '',
    BACKUP_ACCESS_KEY_ID: address['AWS_ACCESS_KEY_ID'] ?? '',
    BACKUP_SECRET_ACCESS_KEY: address['AWS_SECRET_ACCESS_KEY'] ?? '',
    DATA_DIR: join(root, 'keeper'),
  }
  const made = await operatorOf({})('backup', 'key', join(root, 'backup.key'))
  const recipient = /^BACKUP_RECIPIENTS=(age1\w+)$/.exec(made.said)?.[1] ?? ''
  server = { ...keeper, BACKUP_RECIPIENTS: recipient, DATABASE_URL: town.database.url, DATA_DIR: town.dataDir }
  return town.database.close
})

const run = (settings: Record<string, string>) => operatorOf(settings, () => clock)
const key = () => ['--key', join(root, 'backup.key')]

test('after losing everything, the key and two commands bring back the last backup', async () => {
  const made = await run(server)('backup', 'now')
  expect([made.status, made.said]).toEqual([
    0,
    expect.stringMatching(/^Made bidfair-20260302T033000Z, \d+ bytes, in the bucket/),
  ])
  const opened = join(root, 'opened')
  const fetched = await run(keeper)('backup', 'fetch', 'newest', opened, ...key())
  expect([fetched.status, fetched.complained]).toEqual([0, ''])
  const empty = await emptyDatabase()
  try {
    const target = join(root, 'restored')
    const restored = await operatorOf({ DATABASE_URL: empty.url, DATA_DIR: target })('restore', opened)
    expect([restored.status, restored.complained]).toEqual([0, ''])
    const rows = sql<{ id: string }>`select id from files order by id`
    expect((await rows.execute(empty.db)).rows).toEqual((await rows.execute(town.database.db)).rows)
    const files = await filesBelow(join(town.dataDir, 'files'))
    expect(await filesBelow(join(target, 'files'))).toEqual(files)
    for (const name of files)
      expect(await sumOf(join(target, 'files', name))).toBe(await sumOf(join(town.dataDir, 'files', name)))
  } finally {
    await empty.close()
  }
})

const stock = async () => {
  const address = s3.address(`backups${prefixes}`)
  return await listStock(openDepot({ bucket: address }, join(root, 'keeper')))
}

/** Has a role of its own, that only `attribute` says something of, work on the server of the tests. */
async function withRole(attribute: string, work: (url: string, role: string) => Promise<void>): Promise<void> {
  const admin = connect({ url: inject('databaseAdminUrl'), connections: 1 })
  const role = `keeper_${randomBytes(6).toString('hex')}`
  try {
    await sql`create role ${sql.id(role)} login password 'keeper' ${sql.raw(attribute)}`.execute(admin)
    const url = new URL(town.database.url)
    url.username = role
    url.password = 'keeper'
    await work(url.href, role)
  } finally {
    await sql`drop role ${sql.id(role)}`.execute(admin)
    await admin.destroy()
  }
}

test('a drill restores the newest backup beside a database, drops it, and notes when', async () => {
  await run(server)('backup', 'now')
  clock = new Date('2026-03-04T12:00:00Z')
  let said = ''
  await withRole('createdb', async (url) => {
    const drilled = await run({ ...keeper, DATABASE_URL: url })('backup', 'drill', ...key())
    expect([drilled.status, drilled.complained]).toEqual([0, ''])
    said = drilled.said
  })
  expect(said).toMatch(
    /^bidfair-20260302T033000Z can be restored: \d+ rows of \d+ tables, as of .*\n.*SECRETS_KEY is not here/,
  )
  expect(await stock()).toMatchObject({ drills: [{ at: clock, outcome: 'passed' }] })
  const left = sql`select from pg_database where datname like 'bidfair_drill_%'`
  expect((await left.execute(town.database.db)).rows).toEqual([])
  expect((await run(keeper)('backup', 'list')).said).toMatch(/bidfair-20260302T033000Z .* whole .*\ndrill .* passed/)
})

test('a drill opens what is sealed in rows, where the key of that is', async () => {
  const sealing = 'a'.repeat(64)
  const secrets = secretsOf(sealing)
  await claimKey(town.database.db, secrets.keyId.toString('hex'), clock)
  const mail = { recipient: 'ana@example.com', kind: 'password_reset', language: 'en', created_at: clock } as const
  const id = newId(clock)
  const row = { ...mail, id, ...sealedMail(secrets, id, { link: 'http://localhost/' }) }
  await town.database.db.insertInto('mail_outbox').values(row).execute()
  await run(server)('backup', 'now')
  const drilled = await run({ ...keeper, SECRETS_KEY: sealing })('backup', 'drill', ...key())
  expect([drilled.complained, drilled.said]).toEqual([
    '',
    expect.stringContaining('1 sealed texts in rows were opened.'),
  ])
  const other = await run({ ...keeper, SECRETS_KEY: 'b'.repeat(64) })('backup', 'drill', ...key())
  expect(other.complained).toBe('What is sealed in the rows needs another SECRETS_KEY.')
})

test('a drill without a database starts a PostgreSQL of its own', async () => {
  await run(server)('backup', 'now')
  const drilled = await run(keeper)('backup', 'drill', ...key())
  expect([drilled.status, drilled.complained]).toEqual([0, ''])
  expect((await stock()).drills).toMatchObject([{ outcome: 'passed' }])
})

test('a drill that cannot read the backup fails, and notes it', async () => {
  await run(server)('backup', 'now')
  await run({})('backup', 'key', join(root, 'other.key'))
  const drilled = await run(keeper)('backup', 'drill', '--key', join(root, 'other.key'))
  expect(drilled.complained).toContain('This key does not open')
  expect(drilled.status).toBe(1)
  expect((await stock()).drills).toMatchObject([{ outcome: 'failed' }])
})

test('a role that may not make databases is told what it needs', async () => {
  await run(server)('backup', 'now')
  await withRole('nocreatedb', async (url, role) => {
    const { status, complained } = await run({ ...keeper, DATABASE_URL: url })('backup', 'drill', ...key())
    expect([status, complained]).toEqual([
      1,
      expect.stringContaining(`run \`alter role ${role} createdb\` as a superuser`),
    ])
  })
})

test('keys are made once, and nothing is done without them', async () => {
  const file = join(root, 'backup.key')
  expect((await operatorOf({})('backup', 'key', file)).complained).toBe(`${file} is there already: name a new file.`)
  expect(readFileSync(file, 'utf8')).toMatch(/^# created: .*\n# public key: age1.*\nAGE-SECRET-KEY-1[A-Z0-9]+\n$/)
  expect(await run(keeper)('backup', 'drill')).toMatchObject({ status: 2 })
  expect((await run({ ...server, BACKUP_RECIPIENTS: '' })('backup', 'now')).complained).toMatch(
    /^BACKUP_RECIPIENTS is not set/,
  )
  const secret = readFileSync(file, 'utf8').split('\n')[2] ?? ''
  const wrong = await run({ ...server, BACKUP_RECIPIENTS: secret })('backup', 'now')
  expect(wrong.complained).toMatch(/^BACKUP_RECIPIENTS has a private key/)
  expect(wrong.complained).not.toContain(secret)
  expect((await run({ DATA_DIR: root })('backup', 'list')).complained).toMatch(/^Set BACKUP_DIR or BACKUP_URL/)
})

test('age and tar open a backup without this program', async () => {
  const folder = join(root, 'depot')
  mkdirSync(folder)
  const inFolder = { ...server, BACKUP_URL: '', BACKUP_DIR: folder }
  expect((await run(inFolder)('backup', 'now')).status).toBe(0)
  const { program, env } = ensureProgram('age')
  const target = join(root, 'by-hand')
  mkdirSync(target)
  const open = `cat "$1"/*.part | "$2" --decrypt --identity "$3" | tar --extract --gzip --directory "$4"`
  const args = ['-c', open, 'sh', join(folder, 'bidfair-20260302T033000Z'), program, join(root, 'backup.key'), target]
  execFileSync('sh', args, { env: { ...process.env, ...env } })
  execFileSync('/usr/bin/env', ['sha256sum', '--check', '--quiet', 'SHA256SUMS'], { cwd: target })
})
