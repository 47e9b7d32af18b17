import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { expireJobs, warnOfExpiry } from '../../../server/jobs/service-expiry.ts'
import { testApp } from '../support/app.ts'
import { tellAll } from '../support/drain-outbox.ts'
import { assignedJob, completedJob, jobBody, newBid, newBusiness, newCustomer, newJob } from '../support/town-wire.ts'

const DAY = 24 * 60 * 60 * 1000

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

const later = (days: number) => ({ ...server.deps, now: () => new Date(server.clock.now.getTime() + days * DAY) })

type Event = Readonly<{
  name: string
  /** Brings about the state in which it can happen, and answers what makes it happen; that answers whether it did. */
  prepare: () => Promise<() => Promise<boolean>>
  isMailed?: true
}>

const happens = async (act: Promise<{ ok: boolean }>) => (await act).ok
const runs = async (act: Promise<unknown>) =>
  await act.then(
    () => true,
    () => false,
  )

const events: readonly Event[] = [
  {
    name: 'a new matching job',
    prepare: async () => {
      const body = await jobBody(server)
      return async () => await happens(ana.call('createJob', body))
    },
  },
  {
    name: 'a bid placed',
    isMailed: true,
    prepare: async () => {
      const jobId = await newJob(server, ana)
      return async () => await happens(luis.call('placeBid', { jobId, proposalStatement: 'P', amount: 10 }))
    },
  },
  {
    name: 'a bid edited',
    prepare: async () => {
      const bidId = await newBid(luis, await newJob(server, ana))
      return async () => await happens(luis.call('updateBid', { bidId, proposalStatement: 'Q', amount: 11 }))
    },
  },
  {
    name: 'a bid accepted',
    isMailed: true,
    prepare: async () => {
      const jobId = await newJob(server, ana)
      await newBid(luis, jobId)
      return async () => await happens(ana.call('acceptBid', { jobId, companyId: luis.id }))
    },
  },
  {
    name: 'a bid not chosen',
    isMailed: true,
    prepare: async () => {
      const jobId = await newJob(server, ana)
      await newBid(luis, jobId)
      // Of the two only the other one has mail, and is told last.
      const eva = await newBusiness(server)
      await newBid(eva, jobId)
      await luis.must('editBusiness', { email_notifications: false })
      return async () => await happens(ana.call('acceptBid', { jobId, companyId: luis.id }))
    },
  },
  {
    name: 'a job edited',
    prepare: async () => {
      const jobId = await newJob(server, ana)
      await newBid(luis, jobId)
      return async () => await happens(ana.call('updateJob', { jobId, title: 'T', details: 'D' }))
    },
  },
  {
    name: 'a job deleted',
    prepare: async () => {
      const jobid = await newJob(server, ana)
      await newBid(luis, jobid)
      return async () => await happens(ana.call('deleteJob', { jobid }))
    },
  },
  {
    name: 'a job completed',
    isMailed: true,
    prepare: async () => {
      const jobid = await assignedJob(server, ana, luis)
      return async () => await happens(luis.call('completeJob', { jobid }))
    },
  },
  {
    name: 'a job rated',
    prepare: async () => {
      const jobId = await completedJob(server, ana, luis)
      return async () => await happens(ana.call('rateJob', { jobId, rating: 5 }))
    },
  },
  {
    name: 'a job that expires soon',
    isMailed: true,
    prepare: async () => {
      await newJob(server, ana)
      return async () => await runs(warnOfExpiry(later(26)))
    },
  },
  {
    name: 'a job that expired',
    prepare: async () => {
      await newJob(server, ana)
      return async () => await runs(expireJobs(later(31)))
    },
  },
]

const refused = async () => await expect(tellAll(server.deps)).rejects.toThrow('no room')

test.each(events)(
  '$name is to be told in the transaction that causes it, or does not happen; bell and mail are told together, or not yet',
  async ({ prepare, isMailed }) => {
    const happen = await prepare()
    await tellAll(server.deps)
    const before = await content()
    await whileFull('tellings', async () => {
      expect(await happen()).toBe(false)
    })
    expect(await content()).toEqual(before)
    expect(await happen()).toBe(true)
    for (const table of isMailed === true
      ? (['notifications', 'mail_outbox'] as const)
      : (['notifications'] as const)) {
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
  },
)
