import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { expireJobs, warnOfExpiry } from '../../../server/jobs/service-expiry.ts'
import { testApp, DAY } from '../support/app.ts'
import { tellAll } from '../support/background.ts'
import { assignedJob, jobBody, newBid, newBusiness, newCustomer, newJob } from '../support/town-wire.ts'

const server = await testApp({ tells: 'by itself' })
afterAll(server.close)
const ana = await newCustomer(server)
const luis = await newBusiness(server)
await sql`
  create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no room'; end $$`.execute(
  server.database.db,
)

/** Every row that what happens to a job can touch. */
async function content() {
  const { db } = server.database
  const names = ['jobs', 'job_pictures', 'bids', 'ratings', 'tellings', 'notifications', 'mail_outbox'] as const
  const found = await Promise.all(
    names.map(async (name) => (await sql`select * from ${sql.table(name)} order by 1, 2`.execute(db)).rows),
  )
  return Object.fromEntries(names.map((name, index) => [name, found[index]]))
}

/** Lets a table take no more rows while `during` runs. */
async function whileFull(table: string, during: () => Promise<void>): Promise<void> {
  const { db } = server.database
  await sql`create trigger full_up before insert on ${sql.table(table)} for each row execute function refuse()`.execute(
    db,
  )
  try {
    await during()
  } finally {
    await sql`drop trigger full_up on ${sql.table(table)}`.execute(db)
  }
}

const inDays = (days: number) => ({ ...server.deps, now: () => new Date(server.clock.now.getTime() + days * DAY) })
const offer = { proposalStatement: 'I can come.', amount: 10 }

/** What is told, whether by mail, too, and what brings about the state in which it happens and answers what makes it happen. */
const events: readonly (readonly [name: string, isMailed: boolean, prepare: () => Promise<() => Promise<unknown>>])[] =
  [
    [
      'a new job',
      false,
      async () => {
        const body = await jobBody(server)
        return () => ana.must('createJob', body)
      },
    ],
    [
      'a bid placed',
      true,
      async () => {
        const jobId = await newJob(server, ana)
        return () => luis.must('placeBid', { jobId, ...offer })
      },
    ],
    [
      'a bid not chosen',
      true,
      async () => {
        const jobId = await newJob(server, ana)
        // Of the two only the other one has mail, and is told last.
        for (const business of [luis, await newBusiness(server)]) await newBid(business, jobId)
        await luis.must('editBusiness', { email_notifications: false })
        return () => ana.must('acceptBid', { jobId, companyId: luis.id })
      },
    ],
    [
      'a job completed',
      true,
      async () => {
        const jobid = await assignedJob(server, ana, luis)
        return () => luis.must('completeJob', { jobid })
      },
    ],
    [
      'a job that expires soon',
      true,
      async () => {
        await newJob(server, ana)
        return () => warnOfExpiry(inDays(26))
      },
    ],
    [
      'a job that expired',
      false,
      async () => {
        await newJob(server, ana)
        return () => expireJobs(inDays(31))
      },
    ],
  ]

const refused = async () => await expect(tellAll(server.deps)).rejects.toThrow('no room')

test.each(events)('%s is told with its cause or does not happen', async (_, isMailed, prepare) => {
  const happen = await prepare()
  await tellAll(server.deps)
  const before = await content()
  await whileFull('tellings', () => expect(happen()).rejects.toBeInstanceOf(Error))
  expect(await content()).toEqual(before)
  await happen()
  // Bell and mail are told together, or not yet.
  for (const table of isMailed ? ['notifications', 'mail_outbox'] : ['notifications']) {
    await whileFull(table, async () => {
      await refused()
      const stuck = await content()
      expect(stuck['tellings']).not.toEqual([])
      await refused()
      expect(await content()).toEqual(stuck)
    })
  }
  await tellAll(server.deps)
  const told = await content()
  expect(told['tellings']).toEqual([])
  expect(told).not.toEqual({ ...before, jobs: told['jobs'], bids: told['bids'], ratings: told['ratings'] })
})
