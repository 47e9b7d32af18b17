import { afterAll, expect, test } from 'vitest'
import { shows } from '../../support/shows.ts'
import type { Answer } from '../../support/contract.ts'
import { DAY, testApp } from '../support/app.ts'
import { runTask } from '../support/background.ts'
import {
  assignedJob,
  completedJob,
  logIn,
  newBid,
  newBusiness,
  newCustomer,
  newJob,
  PASSWORD,
  uploaded,
  type Person,
} from '../support/town-wire.ts'

const server = await testApp()
afterAll(server.close)

type ListCall = 'listCustomerJobs' | 'listBusinessJobs'

const named = (name: string, logo?: string) =>
  newBusiness(server, { buisness_name: name, ...(logo !== undefined && { logo_url: [logo] }) })

/** What the list shows of a job besides the job itself; the details have to show the same. */
async function cardOf(person: Person, jobId: string, call: ListCall = 'listCustomerJobs') {
  const { jobs } = await person.must(call, { limit: 50 })
  const [job] = jobs.filter(({ id }) => id === jobId)
  if (job === undefined) throw new Error('the list does not have the job')
  const [own, theirs] = ['getCustomerJob', 'getBusinessJob'] as const
  const details = await person.must(call === 'listCustomerJobs' ? own : theirs, { jobid: jobId })
  expect(sidesOf(details.job)).toEqual(sidesOf(job))
  return sidesOf(job)
}

function sidesOf(job: Answer<'listCustomerJobs'>['jobs'][number]) {
  const { bidders, lowestBid, assignedTo, agreedPrice, customer, ownBidAmount, lastWriter } = job
  return { bidders, lowestBid, assignedTo, agreedPrice, customer, ownBidAmount, lastWriter }
}

const cardForBusiness = (business: Person, jobId: string) => cardOf(business, jobId, 'listBusinessJobs')

const nothing = {
  bidders: [],
  lowestBid: null,
  assignedTo: null,
  agreedPrice: null,
  customer: null,
  ownBidAmount: null,
  lastWriter: null,
}
const toBusiness = { ...nothing, customer: { firstName: 'Ana', picture: { url: null } } }

test('an open job shows its customer the three cheapest bids that stand', shows('rule.card-parties'), async () => {
  const logo = await uploaded(server)
  const ana = await newCustomer(server)
  const [luis, mia, rosa, tom] = [
    await named('Luis'),
    await named('Mia', logo),
    await named('Rosa'),
    await named('Tom'),
  ]
  const job = await newJob(server, ana)
  expect(await cardOf(ana, job)).toEqual(nothing)
  const [luisBid, miaBid] = [await newBid(luis, job, 300), await newBid(mia, job, 99.95)]
  await newBid(rosa, job, 200)
  await newBid(tom, job, 250)
  const shown = (business: Person, businessName: string, url: string | null = null) => ({
    id: business.id,
    businessName,
    logo: { url },
  })
  const three = [shown(mia, 'Mia', logo), shown(rosa, 'Rosa'), shown(tom, 'Tom')]
  expect(await cardOf(ana, job)).toEqual({ ...nothing, bidders: three, lowestBid: 99.95 })

  // What was withdrawn or declined counts no more, and neither does the bid of a business that is gone.
  await mia.must('withdrawBid', { bidId: miaBid })
  expect(await cardOf(ana, job)).toMatchObject({
    bidders: [shown(rosa, 'Rosa'), shown(tom, 'Tom'), shown(luis, 'Luis')],
    lowestBid: 200,
  })
  await ana.must('declineBid', { jobId: job, companyId: rosa.id })
  expect(await cardOf(ana, job)).toMatchObject({ bidders: [shown(tom, 'Tom'), shown(luis, 'Luis')], lowestBid: 250 })
  await server.admin('accounts', 'block', tom.email)
  expect(await cardOf(ana, job)).toMatchObject({ bidders: [shown(luis, 'Luis')], lowestBid: 300 })
  await luis.must('updateBid', { bidId: luisBid, proposalStatement: 'On Monday.', amount: 80 })
  expect(await cardOf(ana, job)).toMatchObject({ bidders: [shown(luis, 'Luis')], lowestBid: 80 })

  // An expired job takes no bid.
  await server.later(31 * DAY, async () => {
    const { jobs } = await (await logIn(server.app, ana.email)).must('listCustomerJobs', {})
    expect(jobs).toMatchObject([{ id: job, status: 'expired', bidders: [], lowestBid: null }])
  })
})

test('a business sees nothing of what others bid on an open job', shows('rule.card-parties'), async () => {
  const [ana, luis, mia, eve] = [
    await newCustomer(server, { pic_url: { url: await uploaded(server) } }),
    await newBusiness(server),
    await newBusiness(server),
    await newBusiness(server),
  ]
  const job = await newJob(server, ana)
  await newBid(luis, job, 150)
  const bidId = await newBid(mia, job, 90)
  const { customer } = await luis.must('getBusinessJob', { jobid: job })
  expect(customer.pic_url.url).not.toBeNull()
  const seen = { ...nothing, customer: { firstName: 'Ana', picture: customer.pic_url } }
  expect(await cardForBusiness(luis, job)).toEqual({ ...seen, ownBidAmount: 150 })
  expect(await cardForBusiness(mia, job)).toEqual({ ...seen, ownBidAmount: 90 })
  expect(await cardForBusiness(eve, job)).toEqual(seen)
  // Its own bid that no longer stands is no offer.
  await mia.must('withdrawBid', { bidId })
  expect(await cardForBusiness(mia, job)).toEqual(seen)
  await ana.must('declineBid', { jobId: job, companyId: luis.id })
  expect(await cardForBusiness(luis, job)).toEqual(seen)
})

test('only the two parties see the agreed price', shows('rule.card-parties'), async () => {
  const ana = await newCustomer(server)
  const [luis, mia] = [await named('Luis'), await named('Mia')]
  const job = await newJob(server, ana)
  await newBid(luis, job, 150)
  await newBid(mia, job, 90)
  await ana.must('acceptBid', { jobId: job, companyId: luis.id })
  const assignedTo = { id: luis.id, businessName: 'Luis', logo: { url: null } }
  const agreed = async () => {
    expect(await cardOf(ana, job)).toEqual({ ...nothing, assignedTo, agreedPrice: 150 })
    expect(await cardForBusiness(luis, job)).toEqual({ ...toBusiness, agreedPrice: 150, ownBidAmount: 150 })
    expect(await cardForBusiness(mia, job)).toEqual({ ...toBusiness, ownBidAmount: 90 })
  }
  await agreed()
  await luis.must('completeJob', { jobid: job })
  await agreed()
})

test('the price of an assignment that ended is agreed no more', shows('rule.card-parties'), async () => {
  const ana = await newCustomer(server)
  const [luis, mia] = [await named('Luis'), await named('Mia')]
  const job = await newJob(server, ana)
  await newBid(luis, job, 150)
  await newBid(mia, job, 190)
  await ana.must('acceptBid', { jobId: job, companyId: luis.id })
  await luis.must('endAssignment', { jobId: job, reason: 'We are booked out until June.' })
  const bidders = [{ id: mia.id, businessName: 'Mia', logo: { url: null } }]
  expect(await cardOf(ana, job)).toEqual({ ...nothing, bidders, lowestBid: 190 })
  expect(await cardForBusiness(luis, job)).toEqual(toBusiness)
})

test('a card says who wrote last of what its reader has not seen', shows('rule.card-parties'), async () => {
  const ana = await newCustomer(server)
  const [luis, mia] = [await named('Luis'), await named('Mia')]
  const job = await newJob(server, ana)
  await luis.must('sendMessage', { jobId: job, text: 'Is there a lift?' })
  expect(await cardOf(ana, job)).toEqual({ ...nothing, lastWriter: { name: 'Luis', businessId: luis.id } })
  server.pass(1000)
  await mia.must('sendMessage', { jobId: job, text: 'Which floor?' })
  expect(await cardOf(ana, job)).toMatchObject({ lastWriter: { name: 'Mia', businessId: mia.id } })
  expect([await cardForBusiness(luis, job), await cardForBusiness(mia, job)]).toEqual([toBusiness, toBusiness])
  // What she has seen or answered is not what waits.
  await ana.must('markMessagesSeen', { jobId: job, businessId: mia.id, upTo: 1 })
  expect(await cardOf(ana, job)).toMatchObject({ lastWriter: { name: 'Luis', businessId: luis.id } })
  server.pass(1000)
  await ana.must('sendMessage', { jobId: job, businessId: mia.id, text: 'The third.' })
  expect(await cardOf(ana, job)).toMatchObject({ lastWriter: { name: 'Luis', businessId: luis.id } })
  expect(await cardForBusiness(mia, job)).toEqual({ ...toBusiness, lastWriter: { name: 'Ana', businessId: null } })
  await ana.must('markMessagesSeen', { jobId: job, businessId: luis.id, upTo: 1 })
  expect(await cardOf(ana, job)).toEqual(nothing)
})

test('what waits has what its act says', shows('rule.waits-first'), async () => {
  const ana = await newCustomer(server)
  const luis = await named('Luis')
  const doubted = await assignedJob(server, ana, luis)
  await luis.must('getBusinessJob', { jobid: doubted })
  server.pass(1000)
  await luis.must('completeJob', { jobid: doubted })
  await ana.must('doubtCompletion', { jobId: doubted, reason: 'The tap still drips.' })
  await ana.must('sendMessage', { jobId: doubted, businessId: luis.id, text: 'Please look again.' })
  const won = await assignedJob(server, ana, luis)
  await ana.must('sendMessage', { jobId: won, businessId: luis.id, text: 'When do you come?' })
  const toRate = await completedJob(server, ana, luis)
  await luis.must('sendMessage', { jobId: toRate, text: 'It was a pleasure.' })
  const offered = await newJob(server, ana)
  await newBid(luis, offered, 70)
  await luis.must('sendMessage', { jobId: offered, text: 'Is Friday fine?' })

  const waitingOf = async (person: Person, call: ListCall) =>
    (await person.must(call, { overview: true })).overview?.waiting.map((job) => ({
      id: job.id,
      waits: job.waits,
      ...sidesOf(job),
    }))
  const [assignedTo, byAna] = [{ businessName: 'Luis' }, { customer: { firstName: 'Ana' }, agreedPrice: 120.5 }]
  // The most urgent reason of each is first.
  expect(await waitingOf(ana, 'listCustomerJobs')).toMatchObject([
    { id: offered, waits: ['unreadMessages', 'newBids'], lowestBid: 70, lastWriter: { name: 'Luis' } },
    { id: toRate, waits: ['unreadMessages', 'toRate'], assignedTo, lastWriter: { name: 'Luis' } },
  ])
  expect(await waitingOf(luis, 'listBusinessJobs')).toMatchObject([
    // What is not done yet comes first, however old.
    { id: doubted, waits: ['notDone', 'unreadMessages'], ...byAna, lastWriter: { name: 'Ana' } },
    { id: won, waits: ['unreadMessages', 'won'], ...byAna, lastWriter: { name: 'Ana' } },
  ])
})

test('whoever deleted their account is named no more', shows('rule.card-parties', 'privacy.deleted'), async () => {
  const [ana, rosa, luis, mia] = [
    await newCustomer(server),
    await newCustomer(server),
    await named('Luis'),
    await named('Mia'),
  ]
  const [byMia, forRosa] = [await completedJob(server, ana, mia), await completedJob(server, rosa, luis)]
  await mia.must('sendMessage', { jobId: byMia, text: 'It was a pleasure.' })
  await rosa.must('sendMessage', { jobId: forRosa, businessId: luis.id, text: 'Thank you.' })
  for (const gone of [mia, rosa]) await gone.must('deleteAccount', { password: PASSWORD })
  await server.later(15 * DAY, async () => runTask(server, 'delete accounts'))
  expect(await cardOf(ana, byMia)).toEqual({
    ...nothing,
    assignedTo: { id: mia.id, businessName: 'Former business', logo: { url: null } },
    agreedPrice: 120.5,
    lastWriter: { name: 'Former business', businessId: mia.id },
  })
  expect(await cardForBusiness(luis, forRosa)).toEqual({
    ...nothing,
    customer: { firstName: 'Former customer', picture: { url: null } },
    agreedPrice: 120.5,
    ownBidAmount: 120.5,
    lastWriter: { name: 'Former customer', businessId: null },
  })
})
