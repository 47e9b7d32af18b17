import { afterAll, beforeEach, expect, test } from 'vitest'
import type { Answer } from '../../support/contract.ts'
import { testApp, DAY } from '../support/app.ts'
import { shows } from '../../support/shows.ts'
import {
  newBid,
  newBusiness,
  newCustomer,
  newJob,
  type Person,
  assignedJob,
  PASSWORD,
  uploaded,
} from '../support/town-wire.ts'
import { exportedLists } from '../../../server/account-data/repository-export.ts'
import { fileIdOf } from '../../../server/files/serializer.ts'
import { runTask } from '../support/background.ts'

const server = await testApp()
afterAll(server.close)

const ana = await newCustomer(server)
const luis = await newBusiness(server)
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

test('fifty messages at once are numbered 1 to 50', shows('talk.numbers'), async () => {
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
})

const { db } = server.database
const { admin } = server
const reason = 'They want my card number.'

test('a message of the other side is reported once, and the operator closes it', shows('talk.reports'), async () => {
  const [ana, luis] = [await newCustomer(server), await newBusiness(server)]
  const jobId = await newJob(server, ana)
  const thread = { jobId, businessId: luis.id }
  await luis.must('sendMessage', {
    jobId,
    text: 'Pay me first.\nreport      is nothing',
    pics_url: [await uploaded(server)],
  })
  await ana.must('sendMessage', { ...thread, text: 'No.' })
  for (const why of [reason, 'Once more, to be sure.']) {
    expect(await ana.must('reportMessage', { ...thread, number: 1, reason: why })).toMatchObject({ Success: true })
  }
  const reported = async (reader: typeof ana) => {
    const { messages } = await reader.must('listMessages', { ...thread, limit: 30 })
    return messages.map((message) => message.reported)
  }
  expect([await reported(ana), await reported(luis)]).toEqual([
    [true, false],
    [false, false],
  ])
  expect(await ana.refused('reportMessage', { ...thread, number: 2, reason })).toMatchObject({ code: 'OWN_MESSAGE' })
  expect(await ana.refused('reportMessage', { ...thread, number: 3, reason })).toMatchObject({
    code: 'MESSAGE_NOT_FOUND',
  })
  expect(await ana.refused('reportMessage', { ...thread, number: 1 })).toMatchObject({
    errors: [{ field: 'reason', code: 'REPORT_REASON_REQUIRED' }],
  })

  const { said } = await admin('reports', 'list')
  for (const part of [
    reason,
    'Pay me first.',
    ana.id,
    luis.id,
    ana.email,
    luis.email,
    jobId,
    'message 1 of the business',
  ])
    expect(said).toContain(part)
  expect(said.match(/^report /gm)).toHaveLength(1)
  const [report] = JSON.parse((await admin('reports', 'list', '--json')).said) as { id: string }[]
  const id = report?.id ?? ''
  expect(await admin('reports', 'close', id)).toMatchObject({ status: 2 })
  expect(await admin('reports', 'close', id, '--note', 'Called them')).toMatchObject({ status: 0 })
  expect(await admin('reports', 'close', id, '--note', 'Again')).toMatchObject({ status: 1 })
  expect((await admin('reports', 'list')).said).toBe('Nothing.')
  expect((await admin('reports', 'list', '--all')).said).toContain('Called them')
  expect((await admin('audit')).said).toMatch(/olga +reports close +\S+ +.*Called them/)
})

test('pictures of messages are kept as long as the messages', shows('talk.privacy'), async () => {
  const [ana, luis] = [await newCustomer(server), await newBusiness(server)]
  const jobId = await newJob(server, ana)
  const link = await uploaded(server)
  await luis.must('sendMessage', { jobId, text: 'Like this', pics_url: [link] })
  const isKept = async () =>
    (
      await db
        .selectFrom('files')
        .select('id')
        .where('id', '=', fileIdOf(link) ?? '')
        .execute()
    ).length === 1
  await server.later(2 * DAY, async () => runTask(server, 'purge files out of use'))
  expect(await isKept()).toBe(true)
  await ana.must('deleteJob', { jobid: jobId })
  await server.later(33 * DAY, async () => {
    await runTask(server, 'purge deleted jobs')
    await runTask(server, 'purge files out of use')
  })
  expect(await isKept()).toBe(false)
})

test('messages are exported, and erasure leaves the other side its own', shows('talk.privacy'), async () => {
  const [ana, luis] = [await newCustomer(server), await newBusiness(server, { buisness_name: 'Vanishing Works' })]
  const [asked, won] = [await newJob(server, ana), await assignedJob(server, ana, luis)]
  for (const jobId of [asked, won]) {
    await luis.must('sendMessage', { jobId, text: `About ${jobId}`, pics_url: [await uploaded(server)] })
    await ana.must('sendMessage', { jobId, businessId: luis.id, text: 'Thank you' })
  }
  const exported = []
  for await (const page of exportedLists['messages']?.(db, luis.id) ?? []) exported.push(...page)
  expect(exported).toMatchObject(
    [asked, won].flatMap((jobId) => [
      { job_id: jobId, text: `About ${jobId}`, own: true, pictures: [expect.any(String)] },
      { job_id: jobId, text: 'Thank you', own: false, pictures: [] },
    ]),
  )
  await luis.must('completeJob', { jobid: won })
  await luis.must('deleteAccount', { password: PASSWORD })
  const present = server.clock.now
  server.clock.now = new Date(present.getTime() + 15 * DAY)
  await runTask(server, 'delete accounts')
  const thread = { businessId: luis.id, limit: 30 }
  expect(await ana.refused('listMessages', { ...thread, jobId: asked })).toMatchObject({ code: 'THREAD_NOT_FOUND' })
  const left = await ana.must('listMessages', { ...thread, jobId: won })
  expect(left.thread).toMatchObject({ other: { name: 'Former business' }, closed: 'PARTNER_GONE' })
  expect(left.messages.map(({ text, pics_url }) => [text, pics_url])).toEqual([
    [`About ${won}`, []],
    ['Thank you', []],
  ])
  const { notifications } = await ana.must('listGroupedNotifications', { limit: 50 })
  expect(JSON.stringify(notifications)).not.toContain('Vanishing Works')
  expect(await db.selectFrom('threads').select('id').where('job_id', '=', asked).execute()).toEqual([])
  server.clock.now = present
})
