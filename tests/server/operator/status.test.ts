import { afterAll, expect, test } from 'vitest'
import { shows } from '../../support/shows.ts'
import { operatorOf } from '../support/admin.ts'
import { testApp } from '../support/app.ts'
import { tellAll } from '../support/drain-outbox.ts'
import { newBid, newBusiness, newCustomer, newJob } from '../support/town-wire.ts'

const server = await testApp({ tells: 'by itself' })
afterAll(server.close)
const admin = operatorOf({ DATABASE_URL: server.database.url, DATA_DIR: '/nowhere' }, () => server.clock.now)

test(
  'an operator sees how much waits to be told and to be mailed, and for how long',
  shows('rule.queue-seen'),
  async () => {
    const jobId = await newJob(server, await newCustomer(server))
    await server.deps.db.deleteFrom('mail_outbox').execute()
    await tellAll(server.deps)
    server.clock.now = new Date(server.clock.now.getTime() + 5000)
    await newBid(await newBusiness(server), jobId)
    server.clock.now = new Date(server.clock.now.getTime() + 7000)
    // The letter lets the business prove its address.
    const { said } = await admin('status')
    expect(said.split('\n')).toEqual([
      'queue     waiting  oldest',
      'tell      1        7 s',
      'mail      1        7 s',
      'webhooks  0',
    ])
    await tellAll(server.deps)
    expect(JSON.parse((await admin('status', '--json')).said)).toEqual([
      { queue: 'tell', waiting: 0, oldestSeconds: null },
      { queue: 'mail', waiting: 2, oldestSeconds: 7 },
      { queue: 'webhooks', waiting: 0, oldestSeconds: null },
    ])
  },
)
