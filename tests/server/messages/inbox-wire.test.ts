import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Answer } from '../../support/contract.ts'
import { shows } from '../../support/shows.ts'
import { testApp } from '../support/app.ts'
import { openEvents } from '../support/events.ts'
import {
  assignedJob,
  completedJob,
  newBid,
  newBusiness,
  newCustomer,
  newJob,
  plainLink,
  uploaded,
  type Person,
} from '../support/town-wire.ts'

const server = await testApp()
const address = await server.app.listen({ port: 0, host: '127.0.0.1' })
afterAll(server.close)

const [ana, eva] = [await newCustomer(server), await newCustomer(server, { name: 'Eva María Núñez' })]
const luis = await newBusiness(server)
const mia = await newBusiness(server, { buisness_name: 'Hill & Sons 100% Electric' })

const inbox = async (reader: Person, more: object = {}): Promise<Answer<'listThreads'>> =>
  await reader.must('listThreads', { limit: 50, ...more })
const titlesIn = ({ threads }: Answer<'listThreads'>) => threads.map(({ jobTitle }) => jobTitle)
const found = async (reader: Person, q: string) => titlesIn(await inbox(reader, { q }))
const seeAll = async (reader: Person, { jobId, businessId, lastNumber }: Answer<'listThreads'>['threads'][number]) =>
  await reader.must('markMessagesSeen', { jobId, businessId, upTo: lastNumber })

let tapId: string
let picture: string

beforeAll(async () => {
  picture = await uploaded(server)
  tapId = await newJob(server, ana, {
    title: 'Leaking kitchen tap',
    budget: 180,
    pics_url: [picture, await uploaded(server)],
  })
  const wallId = await newJob(server, ana, { title: 'Paint a wall' })
  const roofId = await newJob(server, eva, { title: 'Roof over the kitchen' })
  await luis.must('sendMessage', { jobId: tapId, text: 'Is there a lift?' })
  await mia.must('sendMessage', { jobId: wallId, text: 'Which color?', pics_url: [await uploaded(server)] })
  await mia.must('sendMessage', { jobId: tapId, text: 'Still free?' })
  await luis.must('sendMessage', { jobId: roofId, text: 'How old is it?' })
})

test(
  'a thread in the list names its job, its budget, the bid and who is on the other side',
  shows('talk.inbox'),
  async () => {
    await ana.must('rateJob', {
      jobId: await completedJob(server, ana, luis),
      companyId: luis.id,
      rating: 4,
      comment: '',
    })
    await newBid(luis, tapId, 150)
    const { threads, unreadMessages } = await inbox(ana)
    expect(threads.map(({ jobTitle, other, unread }) => [jobTitle, other.name, unread])).toEqual([
      ['Leaking kitchen tap', 'Hill & Sons 100% Electric', 1],
      ['Paint a wall', 'Hill & Sons 100% Electric', 1],
      ['Leaking kitchen tap', 'Ortega Plumbing', 1],
    ])
    expect(unreadMessages).toBe(3)
    const [ofMia, , ofLuis] = threads
    expect(ofLuis).toMatchObject({
      jobId: tapId,
      businessId: luis.id,
      jobStatus: 'open',
      budget: 180,
      bidAmount: 150,
      other: { rating: 4, ratingsCount: 1 },
      lastMessage: { text: 'Is there a lift?', own: false, pics_url: [] },
    })
    expect(plainLink(ofLuis?.jobPicture.url ?? '')).toBe(plainLink(picture))
    expect(ofMia).toMatchObject({ bidAmount: null, other: { rating: null, ratingsCount: 0 } })
    expect(threads[1]?.lastMessage?.pics_url).toHaveLength(1)
    // The customer has no stars, and a bid that is withdrawn counts no more.
    const ofLuisFor = async (reader: Person) =>
      (await inbox(reader)).threads.find(({ jobId, businessId }) => jobId === tapId && businessId === luis.id)
    expect(await ofLuisFor(luis)).toMatchObject({
      bidAmount: 150,
      other: { name: 'Ana T.', rating: null, ratingsCount: 0 },
    })
    const { bidDetails } = await luis.must('getBusinessJob', { jobid: tapId })
    await luis.must('withdrawBid', { bidId: bidDetails?.bidId ?? '' })
    for (const reader of [ana, luis]) expect((await ofLuisFor(reader))?.bidAmount).toBeNull()
  },
)

test('a thread brings the bid of its business, and says whether that got the job', shows('talk.inbox'), async () => {
  const [zoe, otto] = [await newCustomer(server), await newBusiness(server)]
  const jobId = await newJob(server, zoe)
  await otto.must('sendMessage', { jobId, text: 'Which floor?' })
  const read = async (reader: Person) => await reader.must('listMessages', { jobId, businessId: otto.id, limit: 1 })
  for (const reader of [zoe, otto]) expect(await read(reader)).toMatchObject({ bid: null, thread: { assigned: false } })
  const bidId = await newBid(otto, jobId, 99.5)
  await newBid(mia, jobId, 80)
  for (const reader of [zoe, otto])
    expect(await read(reader)).toMatchObject({
      bid: { bidId, businessId: otto.id, amount: 99.5, state: 'standing' },
      bidsCount: 2,
    })
  await zoe.must('declineBid', { jobId, companyId: otto.id, comment: 'Too late.' })
  expect((await read(otto)).bid).toMatchObject({ state: 'declined', declined: { comment: 'Too late.' } })
  await zoe.must('reconsiderBid', { jobId, companyId: otto.id })
  await otto.must('withdrawBid', { bidId })
  for (const reader of [zoe, otto])
    expect(await read(reader)).toMatchObject({ bid: null, bidsCount: 1, thread: { bidAmount: null } })
  await newBid(otto, jobId, 70)
  await zoe.must('acceptBid', { jobId, companyId: otto.id })
  for (const reader of [zoe, otto])
    expect(await read(reader)).toMatchObject({ bid: { amount: 70 }, thread: { assigned: true, bidAmount: 70 } })
})

test('search finds by the title and by the name that is shown, letter by letter', shows('talk.inbox'), async () => {
  expect(await found(ana, 'KITCHEN')).toEqual(['Leaking kitchen tap', 'Leaking kitchen tap'])
  expect(await found(ana, 'hill &')).toEqual(['Leaking kitchen tap', 'Paint a wall'])
  expect(await found(ana, '100%')).toEqual(['Leaking kitchen tap', 'Paint a wall'])
  for (const q of ['kit%hen', 'kit_hen', 'k\\', "'; drop table threads", 'Torres'])
    expect(await found(ana, q)).toEqual([])
  // Of one job, too.
  expect(titlesIn(await inbox(ana, { jobId: tapId, q: 'ortega' }))).toEqual(['Leaking kitchen tap'])
  // A business that has not got the job knows the customer by the first name.
  for (const q of ['eva', 'Eva n.', 'EVA N']) expect(await found(luis, q)).toEqual(['Roof over the kitchen'])
  for (const q of ['Núñez', 'María']) expect(await found(luis, q)).toEqual([])
  const won = await assignedJob(server, eva, luis)
  await eva.must('sendMessage', { jobId: won, businessId: luis.id, text: 'Please come on Monday.' })
  for (const q of ['NÚÑEZ', 'maría'])
    expect(titlesIn(await inbox(luis, { jobId: won, q }))).toEqual(['Leaking kitchen tap'])
  for (const q of ['x', ' x ', 'x'.repeat(101), '']) {
    expect(await ana.refused('listThreads', { q, limit: 20 })).toMatchObject({
      errors: [{ field: 'q', code: 'INVALID_VALUE' }],
    })
  }
})

test('what is searched for and what is unread goes on page by page', shows('talk.inbox'), async () => {
  const first = await inbox(ana, { q: 'kitchen', limit: 1 })
  expect(first.threads.map(({ businessId }) => businessId)).toEqual([mia.id])
  const next = { cursor: first.nextCursor, limit: 1 }
  const second = await inbox(ana, { q: 'kitchen', ...next })
  expect([second.threads.map(({ businessId }) => businessId), second.nextCursor]).toEqual([[luis.id], null])
  expect(await ana.refused('listThreads', { jobId: tapId, ...next })).toMatchObject({ code: 'CURSOR_INVALID' })

  const before = await inbox(ana, { unreadOnly: true })
  expect([before.threads.length, before.unreadMessages]).toEqual([3, 3])
  const [newest] = before.threads
  if (newest !== undefined) await seeAll(ana, newest)
  const after = await inbox(ana, { unreadOnly: true })
  expect(after.threads).toEqual(before.threads.slice(1))
  expect([after.unreadMessages, (await inbox(ana)).threads.length]).toEqual([2, 3])
  expect((await inbox(ana, { unreadOnly: true, limit: 1 })).nextCursor).toEqual(expect.any(String))
})

test('threads are listed by the status that their job has now', shows('talk.inbox'), async () => {
  const [zoe, otto] = [await newCustomer(server), await newBusiness(server)]
  const given = await assignedJob(server, zoe, otto)
  const [open, gone] = [
    await newJob(server, zoe, { title: 'Still open' }),
    await newJob(server, zoe, { title: 'Soon gone' }),
  ]
  for (const jobId of [given, open, gone]) await otto.must('sendMessage', { jobId, text: 'Hello' })
  await zoe.must('deleteJob', { jobid: gone })
  const jobsOf = async (reader: Person, jobStatus: string, more: object = {}) =>
    (await inbox(reader, { jobStatus, ...more })).threads.map(({ jobId }) => jobId)
  for (const reader of [zoe, otto]) {
    expect(await jobsOf(reader, 'open')).toEqual([open])
    expect(await jobsOf(reader, 'inprogress')).toEqual([given])
    for (const status of ['completed', 'expired']) expect(await jobsOf(reader, status)).toEqual([])
  }
  expect(await jobsOf(zoe, 'open', { q: 'nothing' })).toEqual([])
  await otto.must('completeJob', { jobid: given })
  expect(await jobsOf(otto, 'completed')).toEqual([given])

  // A cursor of one status is of no use for another.
  const other = await newJob(server, zoe)
  await otto.must('sendMessage', { jobId: other, text: 'Hello' })
  const { nextCursor: cursor } = await inbox(zoe, { jobStatus: 'open', limit: 1 })
  expect(await jobsOf(zoe, 'open', { cursor, limit: 1 })).toEqual([open])
  for (const more of [{}, { jobStatus: 'completed' }])
    expect(await zoe.refused('listThreads', { limit: 1, cursor, ...more })).toMatchObject({ code: 'CURSOR_INVALID' })
})

test('nobody sees a thread of others, whatever is searched for', shows('talk.inbox', 'talk.two-sides'), async () => {
  const [stranger, rival] = [
    await newCustomer(server),
    await newBusiness(server, { buisness_name: 'Curious Plumbing' }),
  ]
  for (const reader of [stranger, rival])
    for (const more of [{}, { jobId: tapId }, { q: 'kitchen' }, { q: 'Ortega' }, { unreadOnly: true }])
      expect(await inbox(reader, more)).toMatchObject({ threads: [], nextCursor: null, unreadMessages: 0 })
  const ofMia = await inbox(mia)
  expect(new Set(ofMia.threads.map(({ businessId }) => businessId))).toEqual(new Set([mia.id]))
  expect(JSON.stringify(ofMia)).not.toContain('Is there a lift?')
  expect(JSON.stringify(await inbox(eva))).not.toContain('Is there a lift?')
})

test('the thread of a deleted job stays, to be read', shows('talk.inbox', 'talk.closed'), async () => {
  const jobId = await newJob(server, ana, { title: 'Gone tomorrow' })
  await luis.must('sendMessage', { jobId, text: 'I could come today.' })
  await ana.must('deleteJob', { jobid: jobId })
  for (const reader of [ana, luis]) {
    const { threads } = await inbox(reader, { q: 'gone tomorrow' })
    expect(threads).toMatchObject([
      { jobId, jobStatus: 'deleted', closed: 'JOB_WAS_DELETED', lastMessage: { text: 'I could come today.' } },
    ])
  }
})

test('the number of unread messages is heard live, in every tab', shows('talk.inbox', 'talk.live'), async () => {
  const [nina, otto] = [await newCustomer(server), await newBusiness(server)]
  const jobId = await newJob(server, nina)
  await vi.waitUntil(() => server.deps.streams.isUp(), 30_000)
  const tabs = [await openEvents(address, nina.token ?? ''), await openEvents(address, nina.token ?? '')]
  const heard = async () => await Promise.all(tabs.map(async (tab) => (await tab.next('unread')).data))
  const twice = (counts: object) => Array.from<unknown>({ length: 2 }).fill(expect.objectContaining(counts))
  expect(await heard()).toEqual(twice({ unread: 0, unreadMessages: 0 }))
  await otto.must('sendMessage', { jobId, text: 'One' })
  expect(await heard()).toEqual(twice({ unreadMessages: 1 }))
  // The bell tells of the thread once.
  await vi.waitUntil(async () => (await nina.must('listCustomerNotifications', { limit: 1 })).unread === 1, 30_000)
  await otto.must('sendMessage', { jobId, text: 'Two' })
  await expect
    .poll(async () => (await tabs[0]?.next('unread'))?.data, { timeout: 30_000 })
    .toEqual({ unread: 1, unreadMessages: 2 })
  await nina.must('markMessagesSeen', { jobId, businessId: otto.id, upTo: 2 })
  await expect
    .poll(async () => (await tabs[0]?.next('unread'))?.data, { timeout: 30_000 })
    .toEqual({ unread: 0, unreadMessages: 0 })
  expect((await inbox(nina)).unreadMessages).toBe(0)
  for (const tab of tabs) tab.close()
})
