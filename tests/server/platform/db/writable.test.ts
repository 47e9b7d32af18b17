import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { connect } from '../../../../server/platform/db/connection.ts'
import { shows } from '../../../support/shows.ts'
import { testApp } from '../../support/app.ts'
import { testDatabase } from '../../support/database.ts'
import { jobBody, newCustomer } from '../../support/town-wire.ts'

const database = await testDatabase()
// One connection alone, so that everybody gets what is wrong with it.
const db = connect({ url: database.url, connections: 1 })
const server = await testApp({ database: { ...database, db } })
afterAll(async () => {
  await server.close()
  await db.destroy()
  await database.close()
})

test(
  'who meets a primary that has become a standby is told to come again, and the connection that led there is left',
  shows('running.standby'),
  async () => {
    const ana = await newCustomer(server)
    const body = await jobBody(server)
    // As the connection of the pool meets it that led to the primary until now.
    await sql`set default_transaction_read_only = on`.execute(db)
    expect(await ana.refused('createJob', body)).toMatchObject({ status: 503, code: 'SERVICE_UNAVAILABLE' })
    // The next one leads to the primary.
    expect(await ana.call('createJob', body)).toMatchObject({ status: 200 })
  },
)
