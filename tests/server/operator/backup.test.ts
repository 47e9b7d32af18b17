import { existsSync, rmSync, statSync, writeFileSync, copyFileSync } from 'node:fs'
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { sql } from 'kysely'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { filesBelow } from '../../../server/backups/archive.ts'
import type { Db } from '../../../server/platform/db/connection.ts'
import { fileStore } from '../../../server/files/file-store.ts'
import { sumOf } from '../../../server/platform/store/store.ts'
import { listTables } from '../../../server/platform/db/tables.ts'
import { insertUpload } from '../../../server/files/repository.ts'
import { operatorOf } from '../support/admin.ts'
import { testApp, type TestApp } from '../support/app.ts'
import { testDatabase, type TestDatabase } from '../support/database.ts'
import { completedJob, newBid, newBusiness, newCustomer, newJob, customerBody, PASSWORD } from '../support/town-wire.ts'
import { newFolder } from '../support/folder.ts'
import { postgresOf, startProcess, textOf, type ServerProcess } from '../support/process.ts'

let server: TestApp
let empty: TestDatabase
let root: string
let admin: ReturnType<typeof operatorOf>
let elsewhere: ReturnType<typeof operatorOf>

beforeEach(async () => {
  server = await testApp()
  empty = await testDatabase()
  root = newFolder()
  admin = operatorOf({ DATABASE_URL: server.database.url, DATA_DIR: join(root, 'data') })
  elsewhere = operatorOf({ DATABASE_URL: empty.url, DATA_DIR: join(root, 'other') })
  return async () => {
    await server.close()
    await empty.close()
  }
})

const backup = () => join(root, 'backup')

/** A town with something in every table, odd values among it, and a document on disk. */
async function liveTown(): Promise<void> {
  const [ana, luis] = [await newCustomer(server, { name: 'Ana "\\" Ñandú ☃' }), await newBusiness(server)]
  const done = await completedJob(server, ana, luis)
  await ana.must('rateJob', { jobId: done, rating: 5, comment: 'Good:\n\t"\\" ☃' })
  await newBid(luis, await newJob(server, ana, { budget: 9_999_999.99 }), 0.01)
  const files = fileStore(join(root, 'data', 'files'))
  const stored = await files.save(Readable.from([Buffer.from('%PDF-1.7 a licence')]))
  if ('error' in stored) throw new Error(stored.error)
  const upload = { ...stored, originalName: 'licence.pdf', ownerId: luis.id, uploaderAddress: '10.0.0.1' }
  await insertUpload(server.database.db, { ...upload, now: server.deps.now() })
}

/** Every row of every table, as text. */
async function contentOf(db: Db): Promise<Record<string, string[]>> {
  const tables = (await listTables(db)).filter(({ name }) => name !== 'operator_actions')
  const entries = await Promise.all(
    tables.map(async ({ name, columns }) => {
      const list = sql.join(columns.map((column) => sql.ref(column)))
      const { rows } = await sql<{ row: string }>`select row(${list})::text as row from ${sql.table(name)}`.execute(db)
      return [name, rows.map(({ row }) => row).toSorted()] as const
    }),
  )
  return Object.fromEntries(entries)
}

test('a backup holds everything, and restores it to the last digit', async () => {
  await liveTown()
  writeFileSync(join(root, 'data', 'categories.json'), '["Plumbing"]')
  const { status, said } = await admin('backup', backup())
  expect([status, said]).toEqual([0, expect.stringMatching(/^Wrote \d+ rows of \d+ tables; 4 files .* checked it\.$/)])
  expect(statSync(backup()).mode & 0o777).toBe(0o700)
  expect(
    execFileSync('/usr/bin/env', ['sha256sum', '--check', '--quiet', 'SHA256SUMS'], { cwd: backup() }).toString(),
  ).toBe('')

  const restored = await elsewhere('restore', backup())
  expect([restored.status, restored.complained]).toEqual([0, ''])
  expect(restored.said).toMatch(/^Restored \d+ rows of/)
  expect(await contentOf(empty.db)).toEqual(await contentOf(server.database.db))
  const [from, to] = [join(root, 'data'), join(root, 'other')]
  expect(await filesBelow(to)).toEqual((await filesBelow(from)).filter((name) => !name.startsWith('files/new/')))
  for (const name of await filesBelow(to)) expect(await sumOf(join(to, name))).toBe(await sumOf(join(from, name)))
  expect((await elsewhere('audit')).said).toMatch(/olga +restore/)

  // Rules and triggers are back: what contradicts them is refused, and what is written counts.
  const orphan = sql`insert into bids (id, job_id, business_id, amount, proposal)
    values (gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), 1, 'x')`
  await expect(orphan.execute(empty.db)).rejects.toThrow('violates foreign key constraint')
  const rules = sql<{ name: string }>`select conname as name from pg_constraint order by 1`
  expect((await rules.execute(empty.db)).rows).toEqual((await rules.execute(server.database.db)).rows)
  const off = sql<{ name: string }>`select tgname as name from pg_trigger where tgenabled = 'D'`
  expect((await off.execute(empty.db)).rows).toEqual([])
})

test('what is written while a backup is made is in it whole or not at all', async () => {
  const [ana, luis] = [await newCustomer(server), await newBusiness(server)]
  const ending = new AbortController()
  const writing = (async () => {
    while (!ending.signal.aborted) await newBid(luis, await newJob(server, ana))
  })()
  const outcome = await admin('backup', backup())
  ending.abort()
  await writing
  expect(outcome.status).toBe(0)
  // Every job was written together with what is to be told of it, which became notifications in one piece.
  expect((await elsewhere('restore', backup())).status).toBe(0)
  const { rows } = await sql`select id from jobs j
    where not exists (select from notifications n where n.job_id = j.id and n.kind = 'job_matching')
      and not exists (select from tellings t where t.job_id = j.id and t.kind = 'job_matching')`.execute(empty.db)
  expect(rows).toEqual([])
})

test('a target in which there is anything is refused and left alone', async () => {
  await liveTown()
  await admin('backup', backup())
  const before = await contentOf(server.database.db)
  const there = operatorOf({ DATABASE_URL: server.database.url, DATA_DIR: join(root, 'other') })
  expect((await there('restore', backup())).complained).toBe(
    'The database is not empty (accounts has rows): nothing was done.',
  )
  expect(await contentOf(server.database.db)).toEqual(before)
  const filled = operatorOf({ DATABASE_URL: empty.url, DATA_DIR: join(root, 'data') })
  expect((await filled('restore', backup())).complained).toBe(
    `The folder ${join(root, 'data', 'files')} is not empty: nothing was done.`,
  )
  expect(Object.values(await contentOf(empty.db)).flat()).toEqual([])
  expect((await admin('backup', backup())).complained).toBe(`${backup()} is there already: name a new folder.`)
})

test.each([
  ['a changed byte', 'tables/jobs.jsonl', '{}\n', 'was changed'],
  ['a lost file', 'tables/bids.jsonl', undefined, 'is missing'],
  ['a foreign file', 'tables/x', '', 'does not belong there'],
  ['a changed manifest', 'manifest.json', '{}', 'was changed'],
])('%s is found by the check, and nothing of it is restored', async (_, name, content, complaint) => {
  await liveTown()
  await admin('backup', backup())
  expect((await admin('backup', 'check', backup())).said).toMatch(/^The backup is whole: /)
  if (content === undefined) rmSync(join(backup(), name))
  else writeFileSync(join(backup(), name), content)
  const told = { status: 1, said: '', complained: `The backup ${backup()} is damaged: ${name} ${complaint}.` }
  expect(await admin('backup', 'check', backup())).toEqual(told)
  expect(await elsewhere('restore', backup())).toEqual(told)
  expect(Object.values(await contentOf(empty.db)).flat()).toEqual([])
  expect(existsSync(join(root, 'other'))).toBe(false)
})

async function start(dataDir: string): Promise<ServerProcess> {
  const server = await startProcess({ DATA_DIR: dataDir })
  onTestFinished(async () => void (await server.end('SIGINT')))
  return server
}

const main = join(import.meta.dirname, '../../../server/operator/main.ts')

/** Runs the command as `npm run admin` does. */
async function command(dataDir: string, ...args: string[]): Promise<{ status: number | null; output: string }> {
  const env = { PATH: process.env['PATH'], DATA_DIR: dataDir }
  const child = spawn(process.execPath, [main, ...args], { env, stdio: 'pipe' })
  const output = textOf(child)
  await once(child, 'close')
  return { status: child.exitCode, output: output() }
}

test('commands work beside a running server and without one, and a backup moves to another folder', async () => {
  const [dataDir, other, backup] = [join(root, 'data'), join(root, 'other'), join(root, 'backup')]
  const body = customerBody()
  const login = { email: body.email, password: PASSWORD }

  const server = await start(dataDir)
  expect(await server.post('/signup/customer', body)).toBe(200)
  expect(await command(dataDir, 'accounts', 'block', body.email)).toEqual({
    status: 0,
    output: `${body.email} is blocked, and its sessions, keys and webhooks have ended.\n`,
  })
  expect(await server.post('/login/customer', login)).toBe(403)
  expect(await command(dataDir, 'restore', join(root, 'nothing'))).toMatchObject({ status: 1 })
  expect((await command(dataDir, 'backup', backup)).status).toBe(0)
  expect((await command(dataDir, 'restore', backup)).output).toBe(
    `Another server is already running on the data folder ${dataDir}.\n`,
  )
  expect((await fetch(`${server.address}/readyz`)).status).toBe(200)

  await server.end('SIGINT')
  expect(postgresOf(dataDir)).toBe(0)
  expect((await command(dataDir, 'accounts', 'unblock', body.email)).output).toBe(`${body.email} may log in again.\n`)
  expect(postgresOf(dataDir)).toBe(0)

  expect(await command(other, 'restore', backup)).toMatchObject({ status: 0 })
  expect(postgresOf(other)).toBe(0)
  // The backup leaves the key of what is sealed out.
  await expect(start(other)).rejects.toThrow('The secrets in this database are sealed with another key')
  copyFileSync(join(dataDir, 'secrets.key'), join(other, 'secrets.key'))
  const [first, second] = [await start(dataDir), await start(other)]
  // The backup was made while the account was blocked.
  const answers = [first, second].map((one) => one.post('/login/customer', login))
  expect(await Promise.all(answers)).toEqual([200, 403])
})
