import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connect } from '../../../../server/platform/db/connection.ts'
import { migrate } from '../../../../server/schema/migrations/migrate.ts'
import { shows } from '../../../support/shows.ts'
import { operatorOf } from '../../support/admin.ts'
import { testApp, type TestApp } from '../../support/app.ts'
import { testDatabase, type TestDatabase } from '../../support/database.ts'
import { openEvents } from '../../support/events.ts'
import { startPooler, type Pooler } from '../../support/pooler.ts'
import { startProcess, type ServerProcess } from '../../support/process.ts'
import { completedJob, newBid, newBusiness, newCustomer, newJob } from '../../support/town-wire.ts'

let pooler: Pooler
let database: TestDatabase
let empty: TestDatabase
/** A server that works through the pooler. */
let server: TestApp
/** Two more. */
let others: ServerProcess[]
let root: string

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'bidfair-pooled-'))
  pooler = await startPooler()
  database = await testDatabase()
  empty = await testDatabase()
  await sql`drop owned by bidfair cascade`.execute(database.db)
  await sql`create schema if not exists public`.execute(database.db)
  // More than the connections that there are: whose turn it is must not depend on whose connection it is.
  await Promise.all(Array.from({ length: 6 }, () => migrate(pooled())))
  const start = () => startProcess({ DATABASE_URL: pooled(), DATABASE_LISTEN_URL: database.url, DATA_DIR: root })
  others = await Promise.all([start(), start()])
  server = await testApp({
    database: { ...database, url: pooled(), db: connect({ url: pooled(), connections: 12 }) },
    streams: { url: database.url },
  })
})
afterAll(async () => {
  await Promise.all(others.map((one) => one.end('SIGINT')))
  await server.close()
  await server.database.db.destroy()
  await Promise.all([database, empty].map((one) => one.close()))
  await pooler.end()
  rmSync(root, { recursive: true, force: true })
})

const pooled = (): string => pooler.through(database.url)

test('many jobs at once go through a pooler', shows('running.pooler'), async () => {
  const [ana, luis] = [await newCustomer(server), await newBusiness(server)]
  const done = Array.from({ length: 12 }, async () => {
    const jobid = await completedJob(server, ana, luis)
    await ana.must('rateJob', { jobId: jobid, rating: 5, comment: 'Good' })
    return (await ana.must('getCustomerJob', { jobid })).job
  })
  for (const { status, isRated } of await Promise.all(done))
    expect({ status, isRated }).toEqual({ status: 'completed', isRated: true })
  // Nothing of a session stayed behind, and every statement has its limit.
  const left = await sql`select from pg_locks join pg_database on pg_database.oid = database
      where locktype = 'advisory' and datname = current_database()`.execute(database.db)
  const limits = await Promise.all(
    Array.from({ length: 12 }, () => sql`show statement_timeout`.execute(server.database.db)),
  )
  expect({ left: left.rows, limits: new Set(limits.map(({ rows }) => JSON.stringify(rows))) }).toEqual({
    left: [],
    limits: new Set(['[{"statement_timeout":"10s"}]']),
  })
})

test('a server behind a pooler hears what others write at an address of its own', shows('running.pooler'), async () => {
  const ana = await newCustomer(server)
  const jobId = await newJob(server, ana)
  const streams = await Promise.all(others.map(({ address }) => openEvents(address, ana.token ?? '')))
  for (const stream of streams) await stream.next('unread')
  await newBid(await newBusiness(server), jobId, 55)
  for (const stream of streams) {
    expect((await stream.next('notification')).data).toMatchObject({
      jobId,
      message: 'Ortega Plumbing bid $55 on “Leaking kitchen tap”.',
    })
    stream.close()
  }
})

test('without that address a server says at its start what it would miss', shows('running.pooler'), async () => {
  await expect(startProcess({ DATABASE_URL: pooled(), DATA_DIR: root })).rejects.toThrow(
    'Nothing is heard of what PostgreSQL announces to DATABASE_URL, as behind a pooler that hands connections on: set DATABASE_LISTEN_URL to an address of PostgreSQL itself.',
  )
  const away = 'postgres://me:secret@127.0.0.1:9/bidfair'
  await expect(startProcess({ DATABASE_URL: pooled(), DATABASE_LISTEN_URL: away, DATA_DIR: root })).rejects.toThrow(
    'The database bidfair on 127.0.0.1:9 of DATABASE_LISTEN_URL cannot be used',
  )
})

test('a backup is made and brought back through a pooler', shows('running.pooler'), async () => {
  const near = operatorOf({ DATABASE_URL: pooled(), DATA_DIR: root })
  const far = operatorOf({ DATABASE_URL: pooler.through(empty.url), DATA_DIR: join(root, 'far') })
  const folder = join(root, 'backup')
  expect(await near('backup', folder)).toMatchObject({ status: 0 })
  expect(await far('restore', folder)).toMatchObject({ status: 0 })
  const jobs = async ({ db }: TestDatabase) => await db.selectFrom('jobs').select('id').orderBy('id').execute()
  expect(await jobs(empty)).toEqual(await jobs(database))
})
