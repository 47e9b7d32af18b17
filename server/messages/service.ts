import { barToTalk, type TalkBar } from '../../machines/job/talk.ts'
import { getArea, getBusiness } from '../accounts/repository-businesses.ts'
import { mustVerify } from '../accounts/service-bidding-eligibility.ts'
import { claim } from '../files/service.ts'
import { isInArea } from '../jobs/service-details.ts'
import { tellOfMessage, readOfMessages } from '../notifications/service-messages.ts'
import type { Caller } from '../platform/caller.ts'
import { cursorsOf, pageOf } from '../platform/cursor.ts'
import type { Limit } from '../platform/limits/rate-limiter.ts'
import type { Db } from '../platform/db/connection.ts'
import { once, type Intent } from '../platform/idempotency/with-idempotency.ts'
import { Refusal, refuseOther, refuseWith } from '../platform/domain-error.ts'
import type { Tools } from '../dependencies.ts'
import {
  findMessage,
  holdParties,
  insertMessage,
  insertReport,
  listMessages,
  writeSeen,
  type MessageView,
} from './repository.ts'
import { findThread, listThreads, type ThreadView } from './repository-threads.ts'

/** A thread as a request names it. */
export type Named = Readonly<{
  jobId: string
  /** A business need not say that it means itself. */
  businessId: string | undefined
}>

/** A thread and why its reader cannot write; null if they can. */
export type SeenThread = ThreadView & Readonly<{ bar: TalkBar | null }>

/**
 * The thread that a request names, for one of its two sides; for anybody else there is none. One that is not begun is
 * there for a business that may see the job, and for a customer whose job the business bid on.
 */
async function threadOf(
  tools: Pick<Tools, 'now' | 'settings'>,
  db: Db,
  caller: Caller,
  named: Named,
): Promise<SeenThread> {
  const { jobId } = named
  const businessId = businessIn(caller, named)
  const thread = await findThread(db, caller.role, { jobId, businessId, now: tools.now() })
  if (thread === undefined) throw new Refusal('JOB_NOT_FOUND')
  const isKnown = thread.threadId !== null || thread.bidState !== null
  if (caller.role === 'customer') {
    if (thread.customerId !== caller.id) throw new Refusal('NOT_YOURS')
    if (!isKnown || !thread.isInSight) throw new Refusal('THREAD_NOT_FOUND')
  } else {
    if (!thread.isInSight || (!isKnown && thread.status === 'deleted')) throw new Refusal('JOB_NOT_FOUND')
    if (!isKnown && !isInArea(await getArea(db, caller.id), thread)) throw new Refusal('OUTSIDE_YOUR_AREA')
  }
  // Only who has not begun yet is asked for a verified address.
  const isAsked = thread.threadId === null && (await mustVerify(tools, db, caller))
  return seenBy(caller, thread, isAsked)
}

function businessIn(caller: Caller, { businessId }: Named): string {
  if (caller.role === 'customer') {
    if (businessId === undefined) throw refuseWith('BUSINESS_REQUIRED', 'businessId')
    return businessId
  }
  refuseOther(businessId, caller.id)
  return caller.id
}

function seenBy({ role }: Caller, thread: ThreadView, mustVerify = false): SeenThread {
  const { status, assignedBusinessId, businessId, bidState: bid, isOver, isOtherGone, threadId } = thread
  const facts = {
    status,
    assignedBusinessId,
    businessId,
    bid,
    isBegun: threadId !== null,
    isOver,
    isOtherGone,
    mustVerify,
  }
  return { ...thread, bar: barToTalk(facts, role) }
}

type ListQuery = Readonly<{ jobId: string | undefined; cursor: string | undefined; limit: number }>
export type ThreadPage = Readonly<{ threads: readonly SeenThread[]; nextCursor: string | null }>

/** A page of the threads of the caller, the one with the newest message first. */
export async function threadsOf(
  { db, now }: Tools,
  caller: Caller,
  { jobId, cursor, limit }: ListQuery,
): Promise<ThreadPage> {
  const cursors = cursorsOf('listThreads', jobId)
  const window = { jobId, before: cursor === undefined ? undefined : cursors.behindId(cursor), limit: limit + 1 }
  const found = await listThreads(db, caller, window, now())
  const { rows, nextCursor } = pageOf(found, limit, ({ newestId }) => newestId && cursors.after(newestId))
  return { threads: rows.map((thread) => seenBy(caller, thread)), nextCursor }
}

type PageQuery = Named & Readonly<{ cursor: string | undefined; after: number | undefined; limit: number }>
export type MessagePage = Readonly<{
  thread: SeenThread
  /** In the order of their numbers. */
  messages: readonly MessageView[]
  nextCursor: string | null
}>

/** A thread and a page of its messages: the newest, or what is older than a cursor, or what is newer than a number. */
export async function messagesOf(tools: Tools, caller: Caller, query: PageQuery): Promise<MessagePage> {
  const { db } = tools
  const { after, cursor, limit } = query
  const thread = await threadOf(tools, db, caller, query)
  const cursors = cursorsOf('listMessages', query.jobId, thread.businessId)
  const before = cursor === undefined ? undefined : cursors.behindId(cursor)
  if (thread.threadId === null) return { thread, messages: [], nextCursor: null }
  const found = await listMessages(db, thread.threadId, caller.role, { after, before, limit: limit + 1 })
  const { rows, nextCursor } = pageOf(found, limit, ({ id }) => cursors.after(id))
  return { thread, messages: after === undefined ? rows.toReversed() : rows, nextCursor }
}

/** How many jobs that it has not bid on a business may ask about: each tells a stranger on the bell, and by mail. */
const QUESTIONS: Limit = { name: 'jobs that a business asks about', max: 50, windowMs: 24 * 60 * 60 * 1000 }

type Draft = Named & Readonly<{ text: string; pictureIds: readonly string[] }>

/** A message that was just taken; its time is text, for it is kept as the answer to a repeated request. */
export type SentMessage = Readonly<{ number: number; text: string; pictureIds: readonly string[]; createdAt: string }>

/** Writes to the other side, which is told of it unless it was told of one that it has not read. */
export async function sendMessage(tools: Tools, caller: Caller, draft: Draft, intent: Intent): Promise<SentMessage> {
  return await once(tools, caller, intent, async (db) => {
    const { jobId, text } = draft
    await holdParties(db, jobId, businessIn(caller, draft))
    const { bar, businessId, customerId, jobTitle, threadId, bidState } = await threadOf(tools, db, caller, draft)
    if (bar !== null) throw new Refusal(bar)
    if (threadId === null && bidState === null) await tools.limits.count(QUESTIONS, caller.id, db)
    const pictureIds = await claim(db, caller.id, { field: 'pictures', ids: draft.pictureIds, purpose: 'picture' })
    const now = tools.now()
    const parties = { jobId, businessId, customerId, author: caller.role }
    const { number, createdAt } = await insertMessage(db, { ...parties, text, pictureIds, now })
    const { businessName: business } = await getBusiness(db, businessId)
    await tellOfMessage(db, { ...parties, number, title: jobTitle, business, now })
    return { number, text, pictureIds, createdAt: createdAt.toISOString() }
  })
}

/** Notes up to which message the caller has seen a thread; what the bell says of it is read once nothing is left. */
export async function markSeen(tools: Tools, caller: Caller, named: Named, upTo: number): Promise<void> {
  await tools.db.transaction().execute(async (db) => {
    const { threadId, jobId, businessId } = await threadOf(tools, db, caller, named)
    if (threadId === null) return
    const isAllSeen = await writeSeen(db, threadId, caller.role, upTo)
    if (isAllSeen) await readOfMessages(db, { accountId: caller.id, jobId, businessId, now: tools.now() })
  })
  tools.wake()
}

type Report = Named & Readonly<{ number: number; reason: string }>

/** Reports a message of the other side to the operator, once. */
export async function reportMessage(tools: Tools, caller: Caller, { number, reason, ...named }: Report): Promise<void> {
  const { db } = tools
  const { threadId } = await threadOf(tools, db, caller, named)
  const message = threadId === null ? undefined : await findMessage(db, threadId, number)
  if (message === undefined) throw new Refusal('MESSAGE_NOT_FOUND')
  if (message.author === caller.role) throw new Refusal('OWN_MESSAGE')
  await insertReport(db, { messageId: message.id, reporterId: caller.id, reason, now: tools.now() })
}
