import { afterAll, expect, test } from 'vitest'
import { shows } from '../../support/shows.ts'
import { DAY, testApp } from '../support/app.ts'
import { newBusiness, newCustomer, newJob, type Person } from '../support/town-wire.ts'

const server = await testApp()
afterAll(server.close)

/** Half an hour before midnight, when it is tomorrow already east of Greenwich. */
server.clock.now = new Date('2028-02-28T23:30:00.000Z')

const offer = { proposalStatement: 'I can come on Tuesday.', amount: 120.5 }

/** A job with a bid of a business on it. */
async function bidWith(change: object) {
  const [ana, luis] = [await newCustomer(server), await newBusiness(server)]
  const jobId = await newJob(server, ana)
  const { bidId } = await luis.must('placeBid', { jobId, ...offer, ...change })
  return { ana, luis, jobId, bidId }
}

/** The day as its business and its customer read it. */
const readBy = async (ana: Person, luis: Person, jobid: string) => {
  const { bidDetails, withdrawnBid } = await luis.must('getBusinessJob', { jobid })
  const [interest] = (await ana.must('listBids', { jobId: jobid })).Data
  return { own: (bidDetails ?? withdrawnBid)?.canStart, interest: interest?.canStart }
}

test.each(['2028-02-27', '2028-02-28', '2028-02-29', '2030-02-28', null])(
  'a business can start on %s',
  shows('rule.can-start'),
  async (canStart) => {
    const { ana, luis, jobId } = await bidWith({ canStart })
    expect(await readBy(ana, luis, jobId)).toEqual({ own: canStart, interest: canStart })
  },
)

test.each([
  ['2028-02-26', 'CAN_START_PAST'],
  ['2030-03-01', 'CAN_START_TOO_FAR'],
  ['2029-02-29', 'CAN_START_INVALID'],
  ['2028-13-01', 'CAN_START_INVALID'],
  ['soon', 'CAN_START_INVALID'],
])('no business starts on %s: %s', shows('rule.can-start'), async (canStart, code) => {
  const { luis, jobId, bidId } = await bidWith({})
  const other = await newBusiness(server)
  const errors = [{ field: 'canStart', code }]
  const refused = { status: 422, code: 'VALIDATION_FAILED', errors }
  expect(await other.refused('placeBid', { jobId, ...offer, canStart })).toMatchObject(refused)
  expect(await luis.refused('updateBid', { bidId, ...offer, canStart })).toMatchObject(refused)
  expect((await luis.must('getBusinessJob', { jobid: jobId })).bidDetails?.canStart).toBe(null)
})

test('an edit changes the day, takes it away, or leaves it', shows('rule.can-start'), async () => {
  const { ana, luis, jobId, bidId } = await bidWith({ canStart: '2028-03-04' })
  const edited = async (change: object) => {
    await luis.must('updateBid', { bidId, ...offer, ...change })
    return await readBy(ana, luis, jobId)
  }
  expect(await edited({})).toEqual({ own: '2028-03-04', interest: '2028-03-04' })
  expect(await edited({ canStart: '2028-03-06' })).toEqual({ own: '2028-03-06', interest: '2028-03-06' })
  // A day that passed meanwhile may stay, and is shown.
  const late = await server.later(10 * DAY, async () => edited({ canStart: '2028-03-06' }))
  expect(late).toEqual({ own: '2028-03-06', interest: '2028-03-06' })
  expect(await edited({ canStart: null })).toEqual({ own: null, interest: null })
})

test('a bid that is placed again has the day that it is placed with', shows('rule.can-start'), async () => {
  const { ana, luis, jobId, bidId } = await bidWith({ canStart: '2028-03-04' })
  await luis.must('withdrawBid', { bidId })
  expect(await readBy(ana, luis, jobId)).toEqual({ own: '2028-03-04', interest: undefined })
  await luis.must('placeBid', { jobId, ...offer })
  expect(await readBy(ana, luis, jobId)).toEqual({ own: null, interest: null })
})

test('once assigned both parties see the day, and nobody else', shows('rule.can-start'), async () => {
  const { ana, luis, jobId } = await bidWith({ canStart: '2028-03-04' })
  const rosa = await newBusiness(server)
  await rosa.must('placeBid', { jobId, ...offer, canStart: '2028-03-09' })
  await ana.must('acceptBid', { jobId, companyId: luis.id })
  const seen = async (person: Person, call: 'getCustomerJob' | 'getBusinessJob') =>
    (await person.must(call, { jobid: jobId })).assignedBusiness?.canStart
  expect(await seen(ana, 'getCustomerJob')).toBe('2028-03-04')
  expect(await seen(luis, 'getBusinessJob')).toBe('2028-03-04')
  expect(await seen(rosa, 'getBusinessJob')).toBe(null)
})

test('a bid that changed meanwhile, or is there already, comes with its day', shows('rule.can-start'), async () => {
  const { ana, luis, jobId } = await bidWith({ canStart: '2028-03-04' })
  const accepted = await ana.refused('acceptBid', { jobId, companyId: luis.id, amount: 99 })
  expect(accepted).toMatchObject({ code: 'BID_CHANGED', bid: { canStart: '2028-03-04' } })
  const placed = await luis.refused('placeBid', { jobId, ...offer })
  expect(placed).toMatchObject({ code: 'ALREADY_BID', ownBid: { canStart: '2028-03-04' } })
})
