import { afterAll, describe, expect, test } from 'vitest'
import type { OperationId } from '../../../generated/operations.ts'
import type { Role } from '../../../server/schema/column-types.ts'
import { shows } from '../../support/shows.ts'
import { testApp } from '../support/app.ts'
import { jobBody, newJob, type Person } from '../support/town-wire.ts'
import {
  all,
  code,
  inJob,
  is,
  named,
  proposalStatement,
  reason,
  SHARED,
  thread,
  UNKNOWN,
  withLuis,
  type Alone,
  type Check,
} from './support/checks-wire.ts'
import { block, kindsOf, newPair } from './support/pair-wire.ts'

const server = await testApp()
afterAll(server.close)

/** What each call of the contract answers two who keep apart, whichever of them blocked the other. A call that is missing does not compile. */
const MATRIX: Readonly<Record<Exclude<OperationId, Alone>, Check>> = {
  listBusinessJobs: async (pair) => {
    const { luis } = pair
    const { jobs, overview } = await luis.must('listBusinessJobs', { overview: true })
    expect(
      kindsOf(
        pair,
        jobs.map(({ id }) => id),
      ),
    ).toEqual(SHARED)
    const counts = Object.fromEntries((overview?.counts ?? []).map(({ shows: what, count }) => [what, count]))
    expect(counts).toEqual({ all: 5, findWork: 0, myBids: 0, won: 2, done: 3 })
    expect(
      kindsOf(
        pair,
        (overview?.waiting ?? []).map(({ id }) => id),
      ),
    ).not.toContain('invited')
    for (const query of [
      { q: 'Tap' },
      { view: 'findWork' },
      { view: 'myBids' },
      { order: 'nearest' },
      { order: 'budget' },
    ] as const) {
      const found = await luis.must('listBusinessJobs', query)
      expect(SHARED).toEqual(
        expect.arrayContaining(
          kindsOf(
            pair,
            found.jobs.map(({ id }) => id),
          ),
        ),
      )
    }
  },
  listCustomerJobs: async (pair) => {
    const { ana, luis, mia, jobs } = pair
    const { jobs: found } = await ana.must('listCustomerJobs', { limit: 50 })
    const bid = found.find(({ id }) => id === jobs.bid)
    // The cheapest bid is out of sight, as if it was not there.
    expect([bid?.bidsCount, bid?.lowestBid, bid?.newBids]).toEqual([1, 120, 1])
    expect(bid?.bidders.map(({ id }) => id)).toEqual([mia.id])
    expect([bid?.unreadMessages, bid?.lastWriter]).toEqual([0, null])
    expect(JSON.stringify(bid)).not.toContain(luis.id)
  },
  getCustomerJob: async (pair) => {
    const { ana, luis, jobs } = pair
    for (const kind of ['invited', 'bid', 'declined', 'lost'] as const)
      expect(JSON.stringify(await ana.must('getCustomerJob', { jobid: jobs[kind] }))).not.toContain(luis.id)
    const { job } = await ana.must('getCustomerJob', { jobid: jobs.running })
    expect(job.assignedBusinessId).toBe(luis.id)
  },
  getBusinessJob: async (pair) => {
    for (const [kind, jobid] of Object.entries(pair.jobs)) {
      const isShared = SHARED.some((shared) => shared === kind)
      expect([kind, await code(pair.luis, 'getBusinessJob', { jobid })]).toEqual([
        kind,
        isShared ? 'ok' : 'JOB_NOT_FOUND',
      ])
    }
  },
  listBids: async ({ ana, mia, jobs }) => {
    for (const order of [{}, { order: 'price' }, { order: 'rating' }, { order: 'newest' }] as const) {
      const { Data: bids } = await ana.must('listBids', { jobId: jobs.bid, ...order })
      expect(bids.map(({ businessId }) => businessId)).toEqual([mia.id])
    }
    expect((await ana.must('listBids', { jobId: jobs.declined })).Data).toEqual([])
  },
  createJob: async (pair) => {
    const { ana, luis, jobs: _ } = pair
    const { city } = (await ana.must('getCustomer', {})).data
    const before = await ana.must('createJob', await jobBody(server, { city, title: 'Not for everybody' }))
    // The business of the two who met nobody else's jobs.
    expect(before.businessesTold).toBe(1)
    const hired = await jobBody(server, { city, invited: [luis.id] })
    expect(await code(ana, 'createJob', hired)).toBe('BUSINESS_NOT_FOUND')
    expect(JSON.stringify(await luis.must('listBusinessNotifications', { limit: 20 }))).not.toContain(
      'Not for everybody',
    )
    await ana.must('deleteJob', { jobid: before.jobId })
  },
  inviteBusiness: is(
    'ana',
    'inviteBusiness',
    ({ luis, jobs }) => ({ jobId: jobs.open, business: luis.id }),
    'BUSINESS_NOT_FOUND',
  ),
  declineInvitation: is(
    'luis',
    'declineInvitation',
    (pair) => ({ ...inJob('invited')(pair), reason: 'busy' }),
    'JOB_NOT_FOUND',
  ),
  placeBid: all(
    is('luis', 'placeBid', (pair) => ({ ...inJob('open')(pair), proposalStatement, amount: 90 }), 'JOB_NOT_FOUND'),
    is('luis', 'placeBid', (pair) => ({ ...inJob('invited')(pair), proposalStatement, amount: 90 }), 'JOB_NOT_FOUND'),
    is('luis', 'placeBid', (pair) => ({ ...inJob('bid')(pair), proposalStatement, amount: 90 }), 'JOB_NOT_FOUND'),
  ),
  updateBid: is(
    'luis',
    'updateBid',
    ({ bids }) => ({ bidId: bids.bid, proposalStatement, amount: 80 }),
    'BID_NOT_FOUND',
  ),
  withdrawBid: is('luis', 'withdrawBid', ({ bids }) => ({ bidId: bids.bid }), 'BID_NOT_FOUND'),
  acceptBid: is('ana', 'acceptBid', withLuis('bid'), 'BID_NOT_FOUND'),
  declineBid: is('ana', 'declineBid', withLuis('bid'), 'BID_NOT_FOUND'),
  reconsiderBid: is('ana', 'reconsiderBid', withLuis('declined'), 'BID_NOT_FOUND'),
  // Work that was given goes on until it is done, and is rated.
  completeJob: is('luis', 'completeJob', ({ jobs }) => ({ jobid: jobs.running }), 'ok'),
  doubtCompletion: is('ana', 'doubtCompletion', (pair) => ({ ...inJob('doubtful')(pair), reason }), 'ok'),
  rateJob: is('ana', 'rateJob', (pair) => ({ ...withLuis('toRate')(pair), rating: 3 }), 'ok'),
  editRating: is('ana', 'editRating', (pair) => ({ ...inJob('rated')(pair), rating: 3 }), 'ok'),
  answerRating: is('luis', 'answerRating', (pair) => ({ ...inJob('rated')(pair), reply: 'Sorry.' }), 'ok'),
  endAssignment: async (pair) => {
    await pair.ana.must('endAssignment', { jobId: pair.jobs.ending, reason })
    // That it ended the business is told, and then it knows nothing more of the job.
    const { notifications } = await pair.luis.must('listBusinessNotifications', { limit: 1 })
    expect(notifications.map(({ message }) => message).join('\n')).toContain('Tap ending')
    expect(await code(pair.luis, 'getBusinessJob', { jobid: pair.jobs.ending })).toBe('JOB_NOT_FOUND')
  },
  listThreads: async (pair) => {
    const own = (one: Readonly<{ jobId: string }>) => kindsOf(pair, [one.jobId])
    const { threads: ofLuis } = await pair.luis.must('listThreads', { limit: 50 })
    expect(ofLuis.flatMap(own).filter((kind) => !SHARED.includes(kind))).toEqual([])
    const { threads: ofAna } = await pair.ana.must('listThreads', { limit: 50 })
    expect(ofAna.flatMap(own).filter((kind) => !SHARED.includes(kind))).toEqual([])
    expect((await pair.ana.must('listThreads', { limit: 50, q: 'Tap bid' })).threads).toEqual([])
  },
  listMessages: all(
    is('ana', 'listMessages', thread('bid'), 'THREAD_NOT_FOUND'),
    is('luis', 'listMessages', thread('bid'), 'JOB_NOT_FOUND'),
    is('luis', 'listMessages', thread('open'), 'JOB_NOT_FOUND'),
    is('ana', 'listMessages', thread('rated'), 'ok'),
  ),
  sendMessage: all(
    is('ana', 'sendMessage', (pair) => ({ ...thread('bid')(pair), text: 'Hello' }), 'THREAD_NOT_FOUND'),
    is('luis', 'sendMessage', (pair) => ({ ...thread('bid')(pair), text: 'Hello' }), 'JOB_NOT_FOUND'),
    is('luis', 'sendMessage', (pair) => ({ ...thread('open')(pair), text: 'Hello' }), 'JOB_NOT_FOUND'),
    is('ana', 'sendMessage', (pair) => ({ ...thread('running')(pair), text: 'Come at ten.' }), 'ok'),
    is('luis', 'sendMessage', (pair) => ({ ...thread('running')(pair), text: 'I will.' }), 'ok'),
    // What is done is read, and answered as by an account that is not there.
    is('ana', 'sendMessage', (pair) => ({ ...thread('rated')(pair), text: 'Hello' }), 'PARTNER_GONE'),
    is('luis', 'sendMessage', (pair) => ({ ...thread('rated')(pair), text: 'Hello' }), 'PARTNER_GONE'),
  ),
  markMessagesSeen: all(
    is('ana', 'markMessagesSeen', (pair) => ({ ...thread('bid')(pair), upTo: 1 }), 'THREAD_NOT_FOUND'),
    is('luis', 'markMessagesSeen', (pair) => ({ ...thread('bid')(pair), upTo: 1 }), 'JOB_NOT_FOUND'),
    is('ana', 'markMessagesSeen', (pair) => ({ ...thread('rated')(pair), upTo: 1 }), 'ok'),
  ),
  reportMessage: all(
    is('ana', 'reportMessage', (pair) => ({ ...thread('bid')(pair), number: 1, kind: 'spam' }), 'THREAD_NOT_FOUND'),
    is('ana', 'reportMessage', (pair) => ({ ...thread('rated')(pair), number: 1, kind: 'spam' }), 'ok'),
  ),
  reportJob: all(
    is('luis', 'reportJob', (pair) => ({ ...inJob('open')(pair), kind: 'spam' }), 'JOB_NOT_FOUND'),
    is('luis', 'reportJob', (pair) => ({ ...inJob('rated')(pair), kind: 'spam' }), 'ok'),
  ),
  reportBusiness: is('ana', 'reportBusiness', (pair) => ({ ...named(pair), kind: 'spam' }), 'BUSINESS_NOT_FOUND'),
  reportReview: async ({ ana, luis, eva }) => {
    const { reviews } = await eva.must('listReviews', { business: luis.id })
    const reviewId = reviews[0]?.reviewId ?? ''
    expect(await code(ana, 'reportReview', { reviewId, kind: 'spam' })).toBe('REVIEW_NOT_FOUND')
    // On its own page a business reads all reviews, as everybody does.
    expect(await code(luis, 'reportReview', { reviewId, kind: 'spam' })).toBe('ok')
  },
  reportPicture: async ({ ana, luis, jobs }) => {
    const { job } = await ana.must('getCustomerJob', { jobid: jobs.open })
    // Who has the link of a picture that everybody may see has seen it.
    expect(await code(luis, 'reportPicture', { url: job.pics_url[0], kind: 'spam' })).toBe('ok')
  },
  showBusiness: is('ana', 'showBusiness', named, 'BUSINESS_NOT_FOUND'),
  listReviews: all(is('ana', 'listReviews', named, 'BUSINESS_NOT_FOUND'), is('luis', 'listReviews', named, 'ok')),
  setFavorite: is('ana', 'setFavorite', (pair) => ({ business: pair.luis.id, favorite: true }), 'ok'),
  findBusinesses: async ({ ana, eva, luis, mia }) => {
    const found = async (person: Person, query: object) =>
      (await person.must('findBusinesses', { limit: 50, ...query })).businesses
        .map(({ businessId }) => businessId)
        .filter((id) => id === luis.id || id === mia.id)
        .toSorted()
    const { city } = (await ana.must('getCustomer', {})).data
    for (const query of [{}, { city }, { q: 'Pipes' }, { category: 'Plumbing', city }]) {
      expect(await found(ana, query)).toEqual([mia.id])
      expect(await found(eva, query)).toEqual([luis.id, mia.id].toSorted())
    }
    expect(await found(ana, { favorites: true })).toEqual([mia.id])
  },
  listCustomerNotifications: async (pair) => {
    const { notifications } = await pair.ana.must('listCustomerNotifications', { limit: 20 })
    const read = notifications
      .map(({ message }) => message)
      .filter((text) => /Tap (open|invited|bid|declined|lost)/.test(text))
    expect(read.filter((text) => text.includes('Ortega'))).toEqual([])
  },
  listBusinessNotifications: async (pair) => {
    const { notifications } = await pair.luis.must('listBusinessNotifications', { limit: 20 })
    expect(notifications.filter(({ message }) => /Tap (open|invited|bid|declined|lost)/.test(message))).toEqual([])
  },
  listGroupedNotifications: async (pair) => {
    const ofLuis = await pair.luis.must('listGroupedNotifications', { limit: 20 })
    expect(ofLuis.notifications.filter(({ jobId }) => jobId === pair.jobs.invited || jobId === pair.jobs.bid)).toEqual(
      [],
    )
    const ofAna = await pair.ana.must('listGroupedNotifications', { limit: 20 })
    const bids = ofAna.notifications.filter(({ jobId, kind }) => jobId === pair.jobs.bid && kind === 'bid_placed')
    expect(bids).toMatchObject([{ count: 1, subject: 'Mia Pipes' }])
    const { unread } = await pair.ana.must('listCustomerNotifications', { limit: 1 })
    expect(ofAna.unread).toBe(unread)
  },
  blockBusiness: is('ana', 'blockBusiness', named, 'ok'),
  blockCustomer: is('luis', 'blockCustomer', () => ({ jobId: UNKNOWN }), 'JOB_NOT_FOUND'),
  unblock: async ({ ana, luis }) => {
    for (const person of [ana, luis]) expect(await code(person, 'unblock', { blockId: UNKNOWN })).toBe('ok')
  },
}

describe.each<[Role, string]>([
  ['customer', 'Austin'],
  ['business', 'Laredo'],
])('the %s blocks the other', async (by, city) => {
  const pair = await newPair(server, city)
  await block(pair, by)
  const checked = Object.entries(MATRIX)
  // What ends assignments and changes jobs comes last, so that the others find these as they were.
  const LAST: readonly string[] = [
    'completeJob',
    'doubtCompletion',
    'rateJob',
    'editRating',
    'answerRating',
    'endAssignment',
  ]
  const inOrder = checked.toSorted(([one], [other]) => LAST.indexOf(one) - LAST.indexOf(other))
  test.each(inOrder)('%s', shows('blocks.matrix'), async (_, check) => {
    await expect(check(pair)).resolves.toBeUndefined()
  })

  test('and others go on as before', shows('blocks.matrix'), async () => {
    const { eva, luis } = pair
    const jobId = await newJob(server, eva, { city })
    expect(await code(luis, 'getBusinessJob', { jobid: jobId })).toBe('ok')
    expect(await code(eva, 'showBusiness', { business: luis.id })).toBe('ok')
    await eva.must('deleteJob', { jobid: jobId })
  })
})
