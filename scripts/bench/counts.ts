import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getArea } from '../../server/accounts/rows-businesses.ts'
import { countBusinessJobs, countCustomerJobs } from '../../server/jobs/rows-lists.ts'
import { connect, type Db } from '../../server/platform/db/connection.ts'
import { startDatabase } from '../database.ts'
import { seed } from './seed.ts'

/** How long the counts of all chips take in a town of so many jobs, in milliseconds: the median of many. */
export type CountResult = Readonly<{ jobs: number; customer: number; business: number }>

const TOWNS = [1_000, 1_000_000] as const
const SAMPLES = 200

/** Counts in a small town and in a large one, each in a database of its own. */
export async function measureCounts(): Promise<CountResult[]> {
  const results: CountResult[] = []
  for (const jobs of TOWNS) results.push(await measureTown(jobs))
  return results
}

async function measureTown(jobs: number): Promise<CountResult> {
  const folder = mkdtempSync(join(tmpdir(), 'bidfair-bench-'))
  const { databases, stop } = await startDatabase(folder)
  const db = connect({ url: databases.databaseTemplateUrl, impatient: false })
  try {
    const { customer, business } = await seed(db, jobs)
    const now = new Date()
    const narrowing = { state: undefined, cities: undefined, categories: undefined }
    const seeker = { businessId: business.id, area: { ...(await getArea(db, business.id)), narrowing } }
    return {
      jobs,
      customer: await median(() => countCustomerJobs(db, customer.id, now)),
      business: await median(() => countBusinessJobs(db, seeker, now)),
    }
  } finally {
    await close(db, stop)
    rmSync(folder, { recursive: true, force: true })
  }
}

async function close(db: Db, stop: () => Promise<unknown>): Promise<void> {
  await db.destroy()
  await stop()
}

async function median(count: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    const begun = performance.now()
    await count()
    times.push(performance.now() - begun)
  }
  return times.toSorted((one, other) => one - other)[SAMPLES / 2] ?? 0
}
