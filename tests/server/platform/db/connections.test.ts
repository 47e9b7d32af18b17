import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { connect as connectTo, createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test, vi } from 'vitest'
import { ensureProgram } from '../../../../scripts/debian.ts'
import { connect } from '../../../../server/platform/db/connection.ts'
import { freePort } from '../../../../server/platform/db/embedded.ts'
import { isDatabaseUnavailable } from '../../../../server/platform/db/health-monitor.ts'
import { migrate } from '../../../../server/schema/migrations/migrate.ts'
import { shows } from '../../../support/shows.ts'
import { operatorOf } from '../../support/admin.ts'
import { testApp, type TestApp } from '../../support/app.ts'
import { emptyDatabase, testDatabase, type TestDatabase } from '../../support/database.ts'
import { openEvents } from '../../support/events.ts'
import { newFolder } from '../../support/folder.ts'
import { shippedFile, startProcess, textOf, type ServerProcess } from '../../support/process.ts'
import { completedJob, jobBody, newBid, newBusiness, newCustomer, newJob } from '../../support/town-wire.ts'

/** A server that reaches its database at this address, by a pool of its own. */
async function serverAt(
  database: TestDatabase,
  url: string,
  connections: number,
  options?: Parameters<typeof testApp>[0],
) {
  const db = connect({ url, connections })
  const server = await testApp({ database: { ...database, url, db }, ...options })
  return { ...server, close: async () => server.close().then(() => db.destroy()) }
}

test('a write whose answer was lost is not done again', shows('running.failover'), async () => {
  const database = await testDatabase()
  /** Whether the answer to the next commit that posts a job is lost. */
  let isNextLost = false
  const way = createServer((near) => {
    const { hostname, port } = new URL(database.url)
    const far = connectTo(Number(port), hostname)
    let isPosting = false
    near.on('data', (asked) => {
      isPosting ||= isNextLost && asked.includes('insert into "jobs"')
      far.write(asked)
    })
    far.on('data', (answered) => {
      const isCommitted = isPosting && answered.includes('COMMIT\0')
      if (isCommitted) near.destroy()
      else near.write(answered)
      if (isCommitted) isNextLost = false
    })
    near.on('error', () => far.destroy()).on('close', () => far.destroy())
    far.on('error', () => near.destroy()).on('close', () => near.destroy())
  }).listen(0, '127.0.0.1')
  await once(way, 'listening')
  const { port } = way.address() as AddressInfo
  const url = Object.assign(new URL(database.url), { port: String(port) }).href
  const server = await serverAt(database, url, 2, { tells: 'by itself' })
  onTestFinished(async () => {
    await server.close()
    way.close()
    await database.close()
  })
  const ana = await newCustomer(server)
  const body = await jobBody(server)
  const key = { 'idempotency-key': 'one intention' }
  isNextLost = true
  expect(await ana.refused('createJob', body, key)).toMatchObject({ code: 'SERVICE_UNAVAILABLE' })
  const [done] = (await ana.must('listCustomerJobs', {})).jobs
  expect(await ana.must('createJob', body, key)).toMatchObject({ jobId: done?.id })
  expect((await ana.must('listCustomerJobs', {})).jobs).toHaveLength(1)
})

test('a connection to a standby is dropped, and the call told to come again', shows('running.standby'), async () => {
  const database = await testDatabase()
  // One connection alone, so that everybody gets what is wrong with it.
  const server = await serverAt(database, database.url, 1)
  onTestFinished(async () => {
    await server.close()
    await database.close()
  })
  const ana = await newCustomer(server)
  const body = await jobBody(server)
  // As the connection of the pool meets it that led to the primary until now.
  await sql`set default_transaction_read_only = on`.execute(server.deps.db)
  expect(await ana.refused('createJob', body)).toMatchObject({ code: 'SERVICE_UNAVAILABLE' })
  // The next one leads to the primary.
  expect(await ana.call('createJob', body)).toMatchObject({ status: 200 })
})

/** A database, and a pool of one connection to it. */
async function oneConnection() {
  const database = await testDatabase()
  const db = connect({ url: database.url, connections: 1 })
  onTestFinished(async () => {
    await db.destroy()
    await database.close()
  })
  return { database, db }
}

test(
  'a statement that comes again is prepared, and planned once for all values',
  shows('running.prepared'),
  async () => {
    const { db } = await oneConnection()
    const prepared = async () =>
      (
        await sql<{
          count: number
        }>`select count(*) from pg_prepared_statements where starts_with(statement, 'select lower')`.execute(db)
      ).rows[0]?.count
    const counts = []
    for (let time = 0; time < 4; time += 1) {
      await sql`select lower(${'A'})`.execute(db)
      counts.push(await prepared())
    }
    expect(counts).toEqual([0, 0, 1, 1])
    expect((await sql`show plan_cache_mode`.execute(db)).rows).toEqual([{ plan_cache_mode: 'force_generic_plan' }])
  },
)

test('a moment is the same one in whatever time zone the database is', async () => {
  const { db } = await oneConnection()
  for (const zone of ['UTC', 'Asia/Kolkata', 'America/St_Johns']) {
    await sql`select set_config('timezone', ${zone}, false)`.execute(db)
    const { rows } = await sql<{ at: Date }>`select ${new Date('2026-02-28T23:59:59.987Z')}::timestamptz as at`.execute(
      db,
    )
    expect(rows).toEqual([{ at: new Date('2026-02-28T23:59:59.987Z') }])
  }
})

test(
  'a prepared statement is asked anew once a migration has changed its columns',
  shows('running.prepared'),
  async () => {
    const { database, db } = await oneConnection()
    await sql`create table towns (name text)`.execute(database.db)
    await sql`insert into towns values ('Austin')`.execute(database.db)
    const ask = async (on = db) =>
      (await sql`select lower(name) as key, towns.* from towns where name = ${'Austin'}`.execute(on)).rows
    for (let time = 0; time < 4; time += 1) expect(await ask()).toEqual([{ key: 'austin', name: 'Austin' }])
    await sql`alter table towns add column state text`.execute(database.db)
    for (let time = 0; time < 4; time += 1)
      expect(await ask()).toEqual([{ key: 'austin', name: 'Austin', state: null }])
    // Within a transaction it cannot be asked anew: the whole is to be repeated.
    await sql`alter table towns drop column state`.execute(database.db)
    const inTransaction = () => db.transaction().execute(async (trx) => await ask(trx))
    const refused = await inTransaction().catch((error: unknown) => error)
    expect(isDatabaseUnavailable(refused)).toBe(true)
    expect(await inTransaction()).toEqual([{ key: 'austin', name: 'Austin' }])
  },
)

describe('through a PgBouncer in transaction mode', () => {
  let pooler: Awaited<ReturnType<typeof startPooler>>
  let database: TestDatabase
  let empty: TestDatabase
  let pooled: string
  /** A server that works through the pooler. */
  let server: TestApp
  /** Two more. */
  let others: ServerProcess[]
  let root: string

  /** Starts it as the example has it, with so few connections that nobody has one for himself. */
  async function startPooler() {
    const { program, env } = ensureProgram('pgbouncer')
    const { port, password } = new URL(inject('databaseTemplateUrl'))
    const own = String(await freePort())
    const [users, settings] = [join(root, 'userlist.txt'), join(root, 'pgbouncer.ini')]
    writeFileSync(users, `"bidfair" "${decodeURIComponent(password)}"\n`)
    const text = shippedFile('deploy/pgbouncer.ini', [
      // Each test has a database of its own.
      ['bidfair = host=127.0.0.1 port=5432', `* = host=127.0.0.1 port=${port}`],
      ['listen_port = 6432', `listen_port = ${own}`],
      ['/etc/pgbouncer/userlist.txt', users],
      ['default_pool_size = 20', `default_pool_size = 4${process.getuid?.() === 0 ? '\nuser = nobody' : ''}`],
    ])
    writeFileSync(settings, text)
    const child = spawn(program, [settings], { env, stdio: 'pipe' })
    const said = textOf(child)
    await vi.waitUntil(() => said().includes('process up') || child.exitCode !== null, { timeout: 60_000 })
    if (child.exitCode !== null) throw new Error(`PgBouncer did not start: ${said()}`)
    return {
      through: (url: string) => Object.assign(new URL(url), { port: own }).href,
      end: () => child.kill('SIGKILL'),
    }
  }

  beforeAll(async () => {
    root = newFolder(afterAll)
    pooler = await startPooler()
    database = await emptyDatabase()
    empty = await testDatabase()
    pooled = pooler.through(database.url)
    // More than the connections that there are: whose turn it is must not depend on whose connection it is.
    await Promise.all(Array.from({ length: 6 }, () => migrate(pooled)))
    const settings = { DATABASE_URL: pooled, DATABASE_LISTEN_URL: database.url, DATA_DIR: root }
    others = await Promise.all([startProcess(settings), startProcess(settings)])
    server = await serverAt(database, pooled, 12, { streams: { url: database.url } })
  })
  afterAll(async () => {
    await Promise.all(others.map((one) => one.end('SIGINT')))
    await server.close()
    await Promise.all([database, empty].map((one) => one.close()))
    pooler.end()
  })

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
    expect(left.rows).toEqual([])
    const limit = async () => (await sql`show statement_timeout`.execute(server.deps.db)).rows
    const limits = await Promise.all(Array.from({ length: 12 }, limit))
    expect(limits).toEqual(limits.map(() => [{ statement_timeout: '10s' }]))
    // Whoever prepared something would not find it at the next connection.
    const modes = await Promise.all(
      limits.map(async () => (await sql`show plan_cache_mode`.execute(server.deps.db)).rows),
    )
    expect(modes).toEqual(modes.map(() => [{ plan_cache_mode: 'auto' }]))
  })

  test(
    'a server behind a pooler hears what others write at an address of its own',
    shows('running.pooler'),
    async () => {
      const ana = await newCustomer(server)
      const jobId = await newJob(server, ana)
      const streams = await Promise.all(others.map(({ address }) => openEvents(address, ana.token ?? '')))
      for (const stream of streams) await stream.next('unread')
      await newBid(await newBusiness(server), jobId, 55)
      const message = 'Ortega Plumbing bid $55 on “Leaking kitchen tap”.'
      for (const stream of streams) {
        expect((await stream.next('notification')).data).toMatchObject({ jobId, message })
        stream.close()
      }
    },
  )

  test('without that address a server says at its start what it would miss', shows('running.pooler'), async () => {
    await expect(startProcess({ DATABASE_URL: pooled, DATA_DIR: root })).rejects.toThrow(
      'Nothing is heard of what PostgreSQL announces to DATABASE_URL, as behind a pooler that hands connections on: set DATABASE_LISTEN_URL to an address of PostgreSQL itself.',
    )
    const away = 'postgres://me:secret@127.0.0.1:9/bidfair'
    await expect(startProcess({ DATABASE_URL: pooled, DATABASE_LISTEN_URL: away, DATA_DIR: root })).rejects.toThrow(
      'The database bidfair on 127.0.0.1:9 of DATABASE_LISTEN_URL cannot be used',
    )
  })

  test('a backup is made and brought back through a pooler', shows('running.pooler'), async () => {
    const near = operatorOf({ DATABASE_URL: pooled, DATA_DIR: root })
    const far = operatorOf({ DATABASE_URL: pooler.through(empty.url), DATA_DIR: join(root, 'far') })
    const folder = join(root, 'backup')
    expect(await near('backup', folder)).toMatchObject({ status: 0 })
    expect(await far('restore', folder)).toMatchObject({ status: 0 })
    const jobs = async ({ db }: TestDatabase) => await db.selectFrom('jobs').select('id').orderBy('id').execute()
    expect(await jobs(empty)).toEqual(await jobs(database))
  })
})
