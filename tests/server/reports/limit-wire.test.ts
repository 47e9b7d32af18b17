import { afterAll, expect, test } from 'vitest'
import { shows } from '../../support/shows.ts'
import { DAY, testApp } from '../support/app.ts'
import { logIn, newBusiness, newCustomer, newJob, type Person } from '../support/town-wire.ts'

const server = await testApp()
afterAll(server.close)
const UNKNOWN = '0190a000-0000-7000-8000-000000000000'

test('an account may report thirty things an hour, and a hundred a day', shows('reports.limit'), async () => {
  const strict = await testApp({ database: server.database, rateLimitMultiplier: 1 })
  const [ana, asked] = [await newCustomer(server), await newBusiness(server)]
  const luis = await strictly(strict, asked)
  const jobs: string[] = []
  for (let index = 0; index < 31; index += 1) jobs.push(await newJob(server, ana))
  for (const jobId of jobs.slice(0, 30)) await luis.must('reportJob', { jobId, kind: 'spam' })
  const [one = ''] = jobs
  expect(await luis.refused('reportJob', { jobId: one, kind: 'spam' })).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  expect(await luis.refused('reportBusiness', { business: UNKNOWN, kind: 'spam' })).toMatchObject({
    code: 'TOO_MANY_REQUESTS',
  })
  await strict.close()
})

test('a day has room for a hundred, and what was said before costs nothing', shows('reports.limit'), async () => {
  const strict = await testApp({ database: server.database, rateLimitMultiplier: 1 })
  const [ana, asked] = [await newCustomer(server), await newBusiness(server)]
  const luis = await strictly(strict, asked)
  const [known, fresh] = [await newJob(server, ana), await newJob(server, ana)]
  await luis.must('reportJob', { jobId: known, kind: 'spam' })
  const day = { name: 'reports in a day', max: 100, windowMs: DAY }
  for (let index = 0; index < 99; index += 1) await strict.deps.limits.count(day, asked.id)
  await luis.must('reportJob', { jobId: known, kind: 'spam' })
  expect(await luis.refused('reportJob', { jobId: fresh, kind: 'spam' })).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  await strict.close()
})

/** The same person at a server that counts as it would for all. */
async function strictly({ app }: typeof server, { email }: Person): Promise<Person> {
  return await logIn(app, email)
}
