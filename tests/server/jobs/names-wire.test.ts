import { afterAll, expect, test } from 'vitest'
import { shortName } from '../../../server/jobs/serializer.ts'
import { shows } from '../../support/shows.ts'
import { testApp } from '../support/app.ts'
import { newBid, newBusiness, newCustomer, newJob } from '../support/town-wire.ts'

const server = await testApp()
afterAll(server.close)

test('names are for the two parties of a job; others see as much as they need', shows('privacy.names'), async () => {
  const ana = await newCustomer(server, { name: 'Ana María Torres' })
  const luis = await newBusiness(server, { name: 'Luis Ortega', buisness_name: 'Bolt & Sons' })
  const rosa = await newBusiness(server, { name: 'Rosa Diaz', buisness_name: 'Oak Services' })
  const jobId = await newJob(server, ana)
  for (const business of [luis, rosa]) await newBid(business, jobId)
  const seenBy = async (business: typeof luis) => {
    const { customer, assignedBusiness } = await business.must('getBusinessJob', { jobid: jobId })
    return [customer.name, assignedBusiness?.name, assignedBusiness?.buisness_name]
  }
  expect(await seenBy(luis)).toEqual(['Ana T.', undefined, undefined])
  await ana.must('acceptBid', { jobId, companyId: luis.id })
  expect(await seenBy(luis)).toEqual(['Ana María Torres', 'Luis Ortega', 'Bolt & Sons'])
  expect(await seenBy(rosa)).toEqual(['Ana T.', 'Bolt & Sons', 'Bolt & Sons'])
  const own = await ana.must('getCustomerJob', { jobid: jobId })
  expect([own.customer.name, own.assignedBusiness?.name]).toEqual(['Ana María Torres', 'Luis Ortega'])

  // Nothing that a business gets in a list, on its bell or by mail says more.
  const lists = await rosa.must('listBusinessJobs', {})
  const news = await rosa.must('listBusinessNotifications', { limit: 20 })
  const mails = await server.database.db
    .selectFrom('mail_outbox')
    .select('params')
    .where('recipient', '=', rosa.email)
    .execute()
  const all = JSON.stringify([lists, news, mails])
  expect(['Torres', 'Luis Ortega'].filter((name) => all.includes(name))).toEqual([])
})

test.each([
  ['Ana Torres', 'Ana T.'],
  ['  ana  de la  cruz ', 'ana C.'],
  ['Madonna', 'Madonna'],
  ['José Ñandú', 'José Ñ.'],
  ['Zoe E\u0301lan', 'Zoe E\u0301.'],
  ['محمد علي', 'محمد ع.'],
  ['Maria Lopez 🌻', 'Maria L.'],
  ['Maria 🌻', 'Maria'],
])('%s is shortened to %s', (name, short) => {
  expect(shortName(name)).toBe(short)
})
