import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { composeMail } from '../../../../server/notifications/compose-mail.ts'
import { fileStore } from '../../../../server/files/file-store.ts'
import { backgroundTasks } from '../../../../server/app/background-tasks.ts'
import { smtpTransport } from '../../../../server/platform/mail/transport.ts'
import { emit } from '../../../../server/events/service.ts'
import { testApp, type TestApp, DAY } from '../../support/app.ts'
import { startMailServer } from '../../support/mail-server.ts'
import { shows } from '../../../support/shows.ts'
import { untilOneWaits } from '../../support/database.ts'
import { newBid, newBusiness, newCustomer, newJob, type Person } from '../../support/town-wire.ts'
import { tellAll } from '../../support/drain-outbox.ts'
import { newFolder } from '../../support/folder.ts'

/** A process takes a while to start on a busy machine. */
const PATIENT = { timeout: 60_000, interval: 20 }
const script = join(import.meta.dirname, '../../support/worker.ts')
let server: TestApp
let dataDir: string
let customer: Person
let begun: Date

beforeEach(async () => {
  server = await testApp()
  dataDir = newFolder()
  customer = await newCustomer(server)
  begun = server.clock.now
})
afterEach(async () => {
  await server.close()
})

const setDay = (day: number) => {
  server.clock.now = new Date(begun.getTime() + day * DAY)
}

/** Starts a piece of work in a process of its own. */
function work(name: string, smtpUrl?: string) {
  const time = server.clock.now.toISOString()
  const args = [script, server.database.url, name, time, dataDir, ...(smtpUrl === undefined ? [] : [smtpUrl])]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  let said = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said += text))
  return {
    said: () => said,
    kill: async () => {
      const closed = once(child, 'close')
      child.kill('SIGKILL')
      await closed
    },
  }
}

/** The same work here, until it has nothing more to do. */
async function finish(name: string, smtpUrl = 'smtp://127.0.0.1:9'): Promise<void> {
  const post = smtpTransport(smtpUrl)
  const { db } = server.database
  const { secrets } = server.deps
  const delivery = {
    db,
    secrets,
    post,
    compose: composeMail,
    from: 'x@example.com',
    now: server.deps.now,
    report: () => {},
  }
  const deps = { ...server.deps, files: fileStore(join(dataDir, 'files')) }
  const task = backgroundTasks({ deps, delivery, send: async () => false }).find((one) => one.name === name)
  while ((await task?.run()) === true);
  post.close()
  await tellAll(server.deps)
}

/** Starts a worker while nobody can write to a table, and kills it once it waits for that, in the middle of its work. */
async function whileLocked(table: string, start: () => { kill: () => Promise<void> }): Promise<void> {
  const { db } = server.database
  await db.transaction().execute(async (trx) => {
    await sql`lock table ${sql.table(table)} in exclusive mode`.execute(trx)
    const worker = start()
    await untilOneWaits(db)
    await worker.kill()
  })
}

const kinds = async (table: 'notifications' | 'mail_outbox') =>
  (
    await server.database.db
      .selectFrom(table)
      .select('kind')
      .where('kind', 'in', ['job_expired', 'job_expiring', 'job_edited'])
      .execute()
  ).map(({ kind }) => kind)
const statuses = async () =>
  (await server.database.db.selectFrom('jobs').select('status').execute()).map(({ status }) => status)

test('a process that dies while jobs expire leaves them open, and the next one does it once', async () => {
  await newJob(server, customer)
  await newJob(server, customer)
  setDay(31)
  await whileLocked('tellings', () => work('expire jobs'))
  await expect
    .poll(async () => {
      // What the dead one held is free as soon as PostgreSQL has noticed.
      await finish('expire jobs')
      return await statuses()
    }, PATIENT)
    .toEqual(['expired', 'expired'])
  expect(await kinds('notifications')).toEqual(['job_expired', 'job_expired'])
})

test('a process that dies during delivery leaves each to the next', shows('rule.told-once'), async () => {
  const luis = await newBusiness(server)
  const jobId = await newJob(server, customer)
  await newBid(luis, jobId)
  await server.database.db.transaction().execute(async (trx) => {
    const job = { id: jobId, title: 'T', customer_id: customer.id }
    await emit(trx, { type: 'job.edited', job }, begun)
    await emit(trx, { type: 'job.expiring', job }, begun)
  })
  await whileLocked('notifications', () => work('tell'))
  expect(await kinds('notifications')).toEqual([])
  await expect
    .poll(async () => {
      await finish('tell')
      return await kinds('notifications')
    }, PATIENT)
    .toEqual(['job_edited', 'job_expiring'])
  await finish('tell')
  expect([await kinds('notifications'), await kinds('mail_outbox')]).toEqual([
    ['job_edited', 'job_expiring'],
    ['job_expiring'],
  ])
})

test('a process that dies with a letter in its hand leaves it to the next one', async () => {
  let manner: 'stalls' | undefined = 'stalls'
  const arrived = Promise.withResolvers<void>()
  const mail = await startMailServer({
    onLetter: () => {
      arrived.resolve()
      return manner
    },
  })
  await server.database.db.deleteFrom('mail_outbox').execute()
  const luis = await newBusiness(server)
  await newBid(luis, await newJob(server, customer))
  await server.database.db.deleteFrom('mail_outbox').where('kind', '<>', 'bid_placed').execute()
  const worker = work('mail', mail.url)
  await arrived.promise
  manner = undefined
  await finish('mail', mail.url)
  expect(mail.received).toEqual([])
  await worker.kill()
  server.clock.now = new Date(begun.getTime() + 5 * 60_000)
  await finish('mail', mail.url)
  await finish('mail', mail.url)
  expect(mail.received.map(({ to }) => to)).toEqual([[customer.email]])
  await mail.close()
})
