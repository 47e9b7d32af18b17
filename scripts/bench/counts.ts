import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getArea } from '../../server/accounts/rows-businesses.ts'
import { countBusinessJobs, countCustomerJobs } from '../../server/jobs/rows-lists.ts'
import { connect } from '../../server/platform/db/connection.ts'
import { startDatabase } from '../database.ts'
import { seed } from './seed.ts'

/** How long the counts of all chips take in a town of so many jobs, in milliseconds: the median of many. */
export type CountResult = Readonly<{ jobs: number; customer: number; business: number }>

const TOWNS = [1_000, 1_000_000] as const

/** The customer who asks has as many jobs in every town, so that what is compared is the town. */
const OWN_JOBS = 100
const SAMPLES = 200

/** A town in a database of its own, and what is asked of it. */
type Town = Readonly<{
  jobs: number
  countCustomer: () => Promise<unknown>
  countBusiness: () => Promise<unknown>
  close: () => Promise<void>
}>

/** Counts in a small town and in a large one by turns, so that whatever else the machine does slows both down alike. */
export async function measureCounts(): Promise<CountResult[]> {
  const towns: Town[] = []
  try {
    for (const jobs of TOWNS) towns.push(await open(jobs))
    const customer = await medians(towns.map(({ countCustomer }) => countCustomer))
    const business = await medians(towns.map(({ countBusiness }) => countBusiness))
    return towns.map(({ jobs }, at) => ({ jobs, customer: customer[at] ?? 0, business: business[at] ?? 0 }))
  } finally {
    for (const { close } of towns) await close()
  }
}

async function open(jobs: number): Promise<Town> {
  const folder = mkdtempSync(join(tmpdir(), 'bidfair-bench-'))
  const { databases, stop } = await startDatabase(folder)
  const db = connect({ url: databases.databaseTemplateUrl, impatient: false })
  const close = async (): Promise<void> => {
    await db.destroy()
    await stop()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    const { customer, business } = await seed(db, jobs, OWN_JOBS)
    const now = new Date()
    const narrowing = { state: undefined, cities: undefined, categories: undefined }
    const seeker = { businessId: business.id, area: { ...(await getArea(db, business.id)), narrowing } }
    return {
      jobs,
      countCustomer: () => countCustomerJobs(db, customer.id, now),
      countBusiness: () => countBusinessJobs(db, seeker, now),
      close,
    }
  } catch (reason) {
    await close()
    throw reason
  }
}

async function medians(works: readonly (() => Promise<unknown>)[]): Promise<readonly number[]> {
  const times = works.map((): number[] => [])
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    for (const [at, work] of works.entries()) {
      const begun = performance.now()
      await work()
      times[at]?.push(performance.now() - begun)
    }
  }
  return times.map((all) => all.toSorted((one, other) => one - other)[SAMPLES / 2] ?? 0)
}
