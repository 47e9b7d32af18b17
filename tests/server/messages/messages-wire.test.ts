import { afterAll, beforeEach, expect, test } from 'vitest'
import type { Answer } from '../../support/wire-types.ts'
import { testApp } from '../support/app.ts'
import { shows } from '../../support/shows.ts'
import { newBid, newBusiness, newCustomer, newJob, plainLink, uploaded, type Person } from '../support/town-wire.ts'

const server = await testApp()
afterAll(server.close)
const ana = await newCustomer(server)
const [luis, mia] = [await newBusiness(server), await newBusiness(server, { buisness_name: 'Hill Services' })]

let jobId: string
beforeEach(async () => {
  jobId = await newJob(server, ana)
})

/** The thread with Luis as one of its sides sees it. */
const read = async (reader: Person, more: object = {}): Promise<Answer<'listMessages'>> =>
  await reader.must('listMessages', { jobId, businessId: luis.id, limit: 30, ...more })
const say = async (writer: Person, text: string) =>
  (await writer.must('sendMessage', { jobId, businessId: luis.id, text })).message
const numbersIn = ({ messages }: Answer<'listMessages'>) => messages.map(({ number }) => number)

test('a business asks before it bids, the customer answers, and both see what the other has seen', async () => {
  expect(await luis.must('listMessages', { jobId, limit: 30 })).toMatchObject({
    thread: {
      jobId,
      businessId: luis.id,
      jobTitle: 'Leaking kitchen tap',
      jobStatus: 'open',
      other: { name: 'Ana T.', pic_url: { url: null } },
      writable: true,
      closed: null,
      unread: 0,
      seenByOther: 0,
      lastNumber: 0,
      lastMessage: null,
    },
    messages: [],
    nextCursor: null,
  })
  const { message } = await luis.must('sendMessage', { jobId, text: 'Is there a lift?' })
  const createdAt = server.clock.now.toISOString()
  const asked = { number: 1, author: 'business', text: 'Is there a lift?', pics_url: [], createdAt, reported: false }
  expect(message).toEqual({ ...asked, own: true })

  const seenByAna = await read(ana)
  expect(seenByAna.messages).toEqual([{ ...asked, own: false }])
  expect(seenByAna.thread).toMatchObject({
    other: { name: 'Ortega Plumbing' },
    unread: 1,
    lastNumber: 1,
    lastMessage: { ...asked, own: false },
    writable: true,
  })
  await ana.must('markMessagesSeen', { jobId, businessId: luis.id, upTo: 7 })
  expect((await read(ana)).thread.unread).toBe(0)
  expect((await read(luis)).thread).toMatchObject({ seenByOther: 1, unread: 0 })
  expect(await say(ana, 'No, second floor.')).toMatchObject({ number: 2, author: 'customer', own: true })
  expect((await read(luis)).thread).toMatchObject({ unread: 1, lastNumber: 2 })
  // It never goes back.
  await ana.must('markMessagesSeen', { jobId, businessId: luis.id, upTo: 2 })
  await ana.must('markMessagesSeen', { jobId, businessId: luis.id, upTo: 1 })
  expect((await read(luis)).thread.seenByOther).toBe(2)
})

test('pages lead to older messages, and a number to newer ones', shows('talk.pages'), async () => {
  for (let number = 1; number <= 7; number += 1) await say(number % 2 === 0 ? ana : luis, `Message ${number}`)
  const newest = await read(ana, { limit: 3 })
  expect(numbersIn(newest)).toEqual([5, 6, 7])
  const older = await read(ana, { limit: 3, cursor: newest.nextCursor })
  expect(numbersIn(older)).toEqual([2, 3, 4])
  const oldest = await read(ana, { limit: 3, cursor: older.nextCursor })
  expect([numbersIn(oldest), oldest.nextCursor]).toEqual([[1], null])

  const missed = await read(luis, { limit: 3, after: 2 })
  expect([numbersIn(missed), missed.nextCursor]).toEqual([[3, 4, 5], expect.any(String)])
  const rest = await read(luis, { limit: 3, after: 5 })
  expect([numbersIn(rest), rest.nextCursor]).toEqual([[6, 7], null])
  expect(numbersIn(await read(luis, { after: 7 }))).toEqual([])
  expect(numbersIn(await read(luis, { after: 0 }))).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect(await ana.refused('listMessages', { jobId, businessId: luis.id, cursor: 'nowhere' })).toMatchObject({
    status: 400,
    code: 'CURSOR_INVALID',
  })
})

test('a time never goes back, even if the clock does', shows('talk.numbers'), async () => {
  const now = server.clock.now
  const first = await say(luis, 'On time')
  server.clock.now = new Date(now.getTime() - 60_000)
  expect((await say(ana, 'Early')).createdAt).toBe(first.createdAt)
  server.clock.now = now
})

test('a message sent again with its key is one', shows('talk.once'), async () => {
  const body = { jobId, text: 'Once', pics_url: [await uploaded(server)] }
  const sent = await Promise.all(
    [1, 2, 3].map(async () => await luis.must('sendMessage', body, { 'idempotency-key': 'message-one' })),
  )
  expect(new Set(sent.map(({ message }) => JSON.stringify(message))).size).toBe(1)
  const page = await read(ana)
  expect(page.messages.map(({ text, pics_url }) => [text, pics_url.map(plainLink)])).toEqual([['Once', body.pics_url]])
  const other = { ...body, text: 'Something else' }
  expect(await luis.refused('sendMessage', other, { 'idempotency-key': 'message-one' })).toMatchObject({
    code: 'IDEMPOTENCY_KEY_REUSED',
  })
})

test('each field that is wrong is named', async () => {
  const text = 'Hello'
  const links = await Promise.all(Array.from({ length: 6 }, () => uploaded(server)))
  const wrong: [object, string, string][] = [
    [{ text: '' }, 'text', 'MESSAGE_REQUIRED'],
    [{ text: ' \n ' }, 'text', 'MESSAGE_REQUIRED'],
    [{ text: 'a'.repeat(2001) }, 'text', 'TEXT_TOO_LONG'],
    [{ text, pics_url: links }, 'pics_url', 'MAX_PICTURES'],
    [{ text, pics_url: [await uploaded(server, { ownerId: luis.id })] }, 'pics_url', 'FILE_UNKNOWN'],
    [{ text, pics_url: [await uploaded(server, { kind: 'document' })] }, 'pics_url', 'FILE_UNKNOWN'],
  ]
  await newBid(luis, jobId)
  for (const [change, field, code] of wrong) {
    expect(await ana.refused('sendMessage', { jobId, businessId: luis.id, ...change })).toMatchObject({
      status: 422,
      code: 'VALIDATION_FAILED',
      errors: [{ field, code }],
    })
  }
  expect((await read(ana)).messages).toEqual([])
  for (const call of ['listMessages', 'sendMessage', 'markMessagesSeen', 'reportMessage'] as const) {
    const body = {
      sendMessage: { text },
      markMessagesSeen: { upTo: 1 },
      reportMessage: { number: 1, reason: 'A'.repeat(10) },
    }
    expect(await ana.refused(call, { jobId, ...(call === 'listMessages' ? {} : body[call]) })).toMatchObject({
      status: 422,
      code: 'BUSINESS_REQUIRED',
      errors: [{ field: 'businessId', code: 'BUSINESS_REQUIRED' }],
    })
  }
})

test(
  'fifty messages at once from both sides are numbered 1 to 50, in the order of their times',
  shows('talk.numbers'),
  async () => {
    await newBid(luis, jobId)
    const sent = await Promise.all(
      Array.from({ length: 50 }, (_, index) => say(index % 2 === 0 ? ana : luis, `Message ${index}`)),
    )
    const inOrder = sent.toSorted((one, other) => one.number - other.number)
    expect(inOrder.map(({ number }) => number)).toEqual(Array.from({ length: 50 }, (_, index) => index + 1))
    const page = await read(ana, { limit: 50 })
    expect(page.messages.map(({ number, text }) => [number, text])).toEqual(
      inOrder.map(({ number, text }) => [number, text]),
    )
    expect(page.thread).toMatchObject({ lastNumber: 50, unread: 25 })
    expect((await read(luis)).thread.unread).toBe(25)
  },
)

test('threads are listed with the newest message first, to both sides', async () => {
  await newBid(mia, jobId)
  await luis.must('sendMessage', { jobId, text: 'First' })
  await ana.must('sendMessage', { jobId, businessId: mia.id, text: 'Second' })
  const list = async (reader: Person, more: object = {}) => {
    const { threads, nextCursor } = await reader.must('listThreads', { jobId, limit: 20, ...more })
    return [threads.map(({ businessId, lastMessage }) => [businessId, lastMessage?.text]), nextCursor]
  }
  expect(await list(ana)).toEqual([
    [
      [mia.id, 'Second'],
      [luis.id, 'First'],
    ],
    null,
  ])
  await luis.must('sendMessage', { jobId, text: 'Third' })
  expect(await list(ana)).toEqual([
    [
      [luis.id, 'Third'],
      [mia.id, 'Second'],
    ],
    null,
  ])
  const { threads, nextCursor } = await ana.must('listThreads', { jobId, limit: 1 })
  expect(threads.map(({ businessId }) => businessId)).toEqual([luis.id])
  expect(await list(ana, { limit: 1, cursor: nextCursor })).toEqual([[[mia.id, 'Second']], null])
  expect(await list(mia)).toEqual([[[mia.id, 'Second']], null])
  const { threads: all } = await luis.must('listThreads', { limit: 50 })
  expect(all.map((thread) => thread.jobId)).toContain(jobId)
})
