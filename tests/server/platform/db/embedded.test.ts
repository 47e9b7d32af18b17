import { readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, expect, test } from 'vitest'
import { startEmbedded, type Embedded } from '../../../../server/platform/db/embedded.ts'
import { acquireOwnershipLock } from '../../../../server/platform/db/ownership-lock.ts'
import { newFolder } from '../../support/folder.ts'
import { isThere } from '../../support/process.ts'

const running: Embedded[] = []

/** Only its owner may enter the folder around it, which is the hard case for a root user. */
const postgresFolder = (): string => join(newFolder(), 'postgres')

async function start(folder: string, durable = false): Promise<Embedded> {
  const embedded = await startEmbedded({ folder, durable })
  running.push(embedded)
  return embedded
}

afterEach(async () => {
  await Promise.all(running.splice(0).map((embedded) => embedded.stop()))
})

async function query(url: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  // A test may end the server while the connection is open.
  client.on('error', () => {})
  await client.connect()
  try {
    const { rows } = await client.query<Record<string, unknown>>(statement)
    return rows
  } finally {
    await client.end()
  }
}

test('the application is no superuser, does not know his password, and both are for their owner alone', async () => {
  const folder = postgresFolder()
  const { url, adminUrl } = await start(folder)
  expect(await query(url, 'select usesuper, usename from pg_user where usename = current_user')).toEqual([
    { usesuper: false, usename: 'bidfair' },
  ])
  expect(new URL(url).password).not.toBe(new URL(adminUrl).password)
  for (const name of ['password', 'superuser-password']) expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600)
})

/** Makes a folder as older versions did: one password for both roles. */
async function makeShared(folder: string): Promise<string> {
  const { url, adminUrl, stop } = await start(folder)
  const { password } = new URL(url)
  await query(adminUrl, `alter role postgres password '${password}'`)
  await stop()
  rmSync(join(folder, 'superuser-password'))
  return password
}

test('the superuser of an older folder is given a password of his own, also by two processes at once', async () => {
  const folder = postgresFolder()
  const shared = await makeShared(folder)
  const [one, other] = await Promise.all([start(folder), start(folder)])
  expect([new URL(one.url).password, one.adminUrl]).toEqual([shared, other.adminUrl])
  expect(new URL(one.adminUrl).password).not.toBe(shared)
  expect(await query(one.adminUrl, 'select current_user as me')).toEqual([{ me: 'postgres' }])
  await expect(query(one.adminUrl.replace(/:[0-9a-f]{48}@/, `:${shared}@`), 'select 1')).rejects.toThrow(/password/)
  expect(readdirSync(folder).toSorted()).toEqual([
    'cluster',
    'password',
    'postgres.log',
    'postgres.log.old',
    'superuser-password',
  ])
})

test('a change of his password that broke off half way is completed by the next start', async () => {
  const folder = postgresFolder()
  await makeShared(folder)
  const { adminUrl, stop } = await start(folder)
  await stop()
  renameSync(join(folder, 'superuser-password'), join(folder, 'superuser-password.next'))
  expect(new URL((await start(folder)).adminUrl).password).toBe(new URL(adminUrl).password)
})

/** Takes the lock of the owner, and notes when it is lost. */
async function owned(embedded: Embedded) {
  const lost: string[] = []
  const owner = await acquireOwnershipLock(embedded, { folder: '/some/data', onLost: (reason) => lost.push(reason) })
  return { lost, owner }
}

test('a PostgreSQL that died is started again at its address, with everything that was acknowledged', async () => {
  const embedded = await start(postgresFolder(), true)
  const { lost, owner } = await owned(embedded)
  await query(embedded.url, 'create table kept as select 7 as seven')
  const before = embedded.pid()
  process.kill(before, 'SIGKILL')
  await expect
    .poll(() => query(embedded.url, 'select seven from kept').catch(() => []), { timeout: 60_000 })
    .toEqual([{ seven: 7 }])
  expect(embedded.pid()).not.toBe(before)
  await owner.release()
  expect(lost).toEqual([])
})

test('after PostgreSQL itself was killed the next start recovers what was acknowledged', async () => {
  const folder = postgresFolder()
  const first = await start(folder, true)
  await query(first.url, 'create table kept as select 7 as seven')
  process.kill(first.pid(), 'SIGKILL')
  await expect.poll(() => isThere(first.pid()), { timeout: 20_000, interval: 10 }).toBe(false)
  const second = await start(folder, true)
  expect(second.adopted).toBe(false)
  expect(await query(second.url, 'select seven from kept')).toEqual([{ seven: 7 }])
})

test('a lock file whose process number now belongs to another program does not keep it from starting', async () => {
  const folder = postgresFolder()
  const first = await start(folder)
  const lock = readFileSync(join(folder, 'cluster/postmaster.pid'), 'utf8')
  await first.stop()
  writeFileSync(join(folder, 'cluster/postmaster.pid'), lock.replace(/^\d+/, String(process.pid)))
  const second = await start(folder)
  expect(second.adopted).toBe(false)
  expect(await query(second.url, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('two processes that start at once in an empty folder end up on one PostgreSQL', async () => {
  const folder = postgresFolder()
  const [one, other] = await Promise.all([start(folder), start(folder)])
  expect(one.url).toBe(other.url)
  expect([one.adopted, other.adopted].filter(Boolean)).toHaveLength(1)
})

test('an owner whose connection was cut takes the lock again', async () => {
  const embedded = await start(postgresFolder())
  const { adminUrl } = embedded
  const { lost, owner } = await owned(embedded)
  const holders = "select pid from pg_locks where locktype = 'advisory' and granted"
  const before = await query(adminUrl, holders)
  await query(adminUrl, "select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory'")
  await expect
    .poll(async () => await query(adminUrl, holders), { timeout: 20_000 })
    .toSatisfy((after: unknown[]) => after.length === 1 && JSON.stringify(after) !== JSON.stringify(before))
  await owner.release()
  expect(lost).toEqual([])
})

test.each([
  ['19', 'is of PostgreSQL 19, but this program has PostgreSQL 18: update this program.'],
  ['17', 'is of PostgreSQL 17, but this program has PostgreSQL 18: move the data with pg_dump of that version.'],
])('a folder of version %s is refused in one line', async (version, reason) => {
  const folder = postgresFolder()
  await (await start(folder)).stop()
  writeFileSync(join(folder, 'cluster/PG_VERSION'), `${version}\n`)
  await expect(start(folder)).rejects.toThrow(`${join(folder, 'cluster')} ${reason}`)
})
