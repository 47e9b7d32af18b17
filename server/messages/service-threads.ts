import { messagingBlockReason, type MessagingBlock } from '../../machines/job/messaging-policy.ts'
import { countStanding, findInterest, type InterestView } from '../bids/service-bid-list.ts'
import { isOfferedTo } from '../jobs/service-offers.ts'
import { mustVerify } from '../accounts/service-bidding-eligibility.ts'
import type { Caller } from '../platform/caller.ts'
import { cursorsOf, paginate } from '../platform/cursor.ts'
import type { Db } from '../platform/db/connection.ts'
import { DomainError, assertSameId, fieldErrorWithCode } from '../platform/domain-error.ts'
import type { Deps } from '../platform/runtime/dependencies.ts'
import { listMessages, type MessageView } from './repository.ts'
import {
  countUnreadMessages,
  findThread,
  listThreads,
  type ThreadFilter,
  type ThreadView,
} from './repository-threads.ts'

/** A thread as a request names it. */
export type ThreadRef = Readonly<{
  jobId: string
  /** A business need not say that it means itself. */
  businessId: string | undefined
}>

/** A thread and why its reader cannot write; null if they can. */
export type ThreadForViewer = ThreadView & Readonly<{ blockReason: MessagingBlock | null }>

/** The thread that a request names, for one of its two sides. A business that may see the job, or the customer of a bid on it, may begin one. */
export async function threadOf(
  deps: Pick<Deps, 'now' | 'settings'>,
  db: Db,
  caller: Caller,
  named: ThreadRef,
): Promise<ThreadForViewer> {
  const { jobId } = named
  const businessId = businessIn(caller, named)
  const thread = await findThread(db, caller.role, { jobId, businessId, now: deps.now() })
  if (thread === undefined) throw new DomainError('JOB_NOT_FOUND')
  const isKnown = thread.threadId !== null || thread.bidState !== null
  if (caller.role === 'customer') {
    if (thread.customerId !== caller.id) throw new DomainError('NOT_YOURS')
    if (!isKnown || !thread.isInSight) throw new DomainError('THREAD_NOT_FOUND')
  } else {
    if (!thread.isInSight || (!isKnown && thread.status === 'deleted')) throw new DomainError('JOB_NOT_FOUND')
    if (!isKnown && !(await isOfferedTo(db, caller.id, { ...thread, id: jobId })))
      throw new DomainError('OUTSIDE_YOUR_AREA')
  }
  // Only who has not begun yet is asked for a verified address.
  const isAsked = thread.threadId === null && (await mustVerify(deps, db, caller))
  return seenBy(caller, thread, isAsked)
}

export function businessIn(caller: Caller, { businessId }: ThreadRef): string {
  if (caller.role === 'customer') {
    if (businessId === undefined) throw fieldErrorWithCode('BUSINESS_REQUIRED', 'businessId')
    return businessId
  }
  assertSameId(businessId, caller.id)
  return caller.id
}

function seenBy({ role }: Caller, thread: ThreadView, mustVerify = false): ThreadForViewer {
  const { status, assignedBusinessId, businessId, bidState: bid, isOver, isOtherGone, threadId } = thread
  const facts = {
    status,
    assignedBusinessId,
    businessId,
    bid,
    hasMessages: threadId !== null,
    isMessagingClosed: isOver,
    isOtherInactive: isOtherGone,
    mustVerify,
  }
  return { ...thread, blockReason: messagingBlockReason(facts, role) }
}

type ListQuery = ThreadFilter & Readonly<{ cursor: string | undefined; limit: number }>
export type ThreadPage = Readonly<{
  threads: readonly ThreadForViewer[]
  nextCursor: string | null
  /** In all threads of the caller. */
  unreadMessages: number
}>

/** A page of the threads of the caller, the one with the newest message first. */
export async function loadThreads(
  { db, now }: Deps,
  caller: Caller,
  { cursor, limit, ...filter }: ListQuery,
): Promise<ThreadPage> {
  const cursors = cursorsOf('listThreads', filter.jobId, filter.jobStatus)
  const before = cursor === undefined ? undefined : cursors.behindId(cursor)
  const [found, unreadMessages] = await Promise.all([
    listThreads(db, caller, { ...filter, before, limit: limit + 1 }, now()),
    countUnreadMessages(db, caller.id),
  ])
  const { rows, nextCursor } = paginate(found, limit, ({ newestId }) => newestId && cursors.after(newestId))
  return { threads: rows.map((thread) => seenBy(caller, thread)), nextCursor, unreadMessages }
}

type PageQuery = ThreadRef & Readonly<{ cursor: string | undefined; after: number | undefined; limit: number }>
export type MessagePage = Readonly<{
  thread: ThreadForViewer
  bid: InterestView | undefined
  /** How many stand on the job. */
  bidsCount: number
  /** In the order of their numbers. */
  messages: readonly MessageView[]
  nextCursor: string | null
}>

/** A thread and a page of its messages: the newest, or what is older than a cursor, or what is newer than a number. */
export async function loadMessages(deps: Deps, caller: Caller, query: PageQuery): Promise<MessagePage> {
  const { db } = deps
  const { after, cursor, limit } = query
  const thread = await threadOf(deps, db, caller, query)
  const cursors = cursorsOf('listMessages', query.jobId, thread.businessId)
  const before = cursor === undefined ? undefined : cursors.behindId(cursor)
  const [bid, bidsCount] = await Promise.all([
    thread.bidState === null ? undefined : findInterest(db, thread.jobId, thread.businessId),
    countStanding(db, thread.jobId),
  ])
  if (thread.threadId === null) return { thread, bid, bidsCount, messages: [], nextCursor: null }
  const found = await listMessages(db, thread.threadId, caller.role, { after, before, limit: limit + 1 })
  const { rows, nextCursor } = paginate(found, limit, ({ id }) => cursors.after(id))
  return { thread, bid, bidsCount, messages: after === undefined ? rows.toReversed() : rows, nextCursor }
}
