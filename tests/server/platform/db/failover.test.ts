import { connect as connectTo, createServer, type AddressInfo, type Server } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connect } from '../../../../server/platform/db/connection.ts'
import { shows } from '../../../support/shows.ts'
import { testApp, type TestApp } from '../../support/app.ts'
import { testDatabase, type TestDatabase } from '../../support/database.ts'
import { jobBody, newCustomer } from '../../support/town-wire.ts'
import { sql } from 'kysely'

let database: TestDatabase
let way: Server
let server: TestApp

/** Whether the next commit is carried out, and its answer lost. */
let isNextLost = false

beforeAll(async () => {
  database = await testDatabase()
  way = createServer((near) => {
    const { hostname, port } = new URL(database.url)
    const far = connectTo(Number(port), hostname)
    let isLost = false
    near.on('data', (asked) => {
      isLost = isNextLost && isCommit(asked)
      if (isLost) isNextLost = false
      far.write(asked)
    })
    far.on('data', (answered) => (isLost ? near.destroy() : near.write(answered)))
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      one.on('error', () => other.destroy())
      one.on('close', () => other.destroy())
    }
  })
  await new Promise<void>((done) => way.listen(0, '127.0.0.1', done))
  // It listens at a port.
  const { port } = way.address() as AddressInfo
  const url = Object.assign(new URL(database.url), { port: String(port) }).href
  server = await testApp({ database: { ...database, db: connect({ url, connections: 2 }) }, tells: 'by itself' })
})

afterAll(async () => {
  await server.close()
  await server.database.db.destroy()
  way.close()
  await database.close()
})

/** A simple query, as PostgreSQL is asked it. */
const isCommit = (asked: Buffer): boolean =>
  asked[0] === 'Q'.charCodeAt(0) && asked.toString('utf8', 5, 11) === 'commit'

test('a write whose answer was lost is not done again', shows('running.failover'), async () => {
  const ana = await newCustomer(server)
  const body = await jobBody(server)
  const key = { 'idempotency-key': 'one intention' }
  isNextLost = true
  expect(await ana.refused('createJob', body, key)).toMatchObject({ code: 'SERVICE_UNAVAILABLE' })
  const [done] = (await ana.must('listCustomerJobs', {})).jobs
  expect(await ana.must('createJob', body, key)).toMatchObject({ jobId: done?.id })
  expect((await ana.must('listCustomerJobs', {})).jobs).toHaveLength(1)
})

const primary = await testDatabase()

// One connection alone, so that everybody gets what is wrong with it.
const db = connect({ url: primary.url, connections: 1 })
const atStandby = await testApp({ database: { ...primary, db } })

afterAll(async () => {
  await atStandby.close()
  await db.destroy()
  await primary.close()
})

test('a connection to a standby is dropped, and the call told to come again', shows('running.standby'), async () => {
  const ana = await newCustomer(atStandby)
  const body = await jobBody(atStandby)
  // As the connection of the pool meets it that led to the primary until now.
  await sql`set default_transaction_read_only = on`.execute(db)
  expect(await ana.refused('createJob', body)).toMatchObject({ code: 'SERVICE_UNAVAILABLE' })
  // The next one leads to the primary.
  expect(await ana.call('createJob', body)).toMatchObject({ status: 200 })
})
