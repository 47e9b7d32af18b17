import * as wire from '../../generated/client/wire-talk.ts'
import type { Page } from '../../machines/pages.ts'
import type { ThreadPage, ThreadRequest } from '../../machines/thread.ts'
import { call, reading, type Service } from './client.ts'
import type { MessageDraft } from './drafts.ts'
import { checkOf, cursorAt, type PageQuery, someId } from './inputs.ts'
import type {
  Acknowledged,
  InboxFilter,
  InboxOverview,
  InJob,
  Keyed,
  Message,
  MessageContent,
  Talk,
  Thread,
  ThreadId,
} from './types.ts'

type InThread = { readonly thread: ThreadId }

/** Which thread; a business is known by its token. */
const threadInput = ({ jobId, businessId }: ThreadId) => ({ jobId, ...(businessId !== null && { businessId }) })

/** How many messages come at a time: enough for a screen; those that were missed come in larger pages. */
const pageSize = 30
const largestPage = 50

type Listing = InThread & { readonly request: ThreadRequest }

/** A page of the messages of a thread, in the order of their numbers. */
export function listMessages({ thread, request }: Listing): Service<ThreadPage<Message, Talk>> {
  const body = { ...threadInput(thread), ...pageInput(request) }
  return call({
    isSafe: true,
    wire: reading(wire.listMessages, ({ thread: talk, bid, bidsCount, messages, nextCursor }) => ({
      info: { ...talk, bid, bidsCount },
      messages,
      next: nextCursor,
    })),
    send: ({ client, init }) => client.POST('/messages', { ...init, body }),
  })
}

/** A thread with the bid of its business, without its messages but the newest. */
export function getTalk(thread: ThreadId): Service<Talk> {
  const body = { ...threadInput(thread), limit: 1 }
  return call({
    isSafe: true,
    wire: reading(wire.listMessages, ({ thread: talk, bid, bidsCount }) => ({ ...talk, bid, bidsCount })),
    send: ({ client, init }) => client.POST('/messages', { ...init, body }),
  })
}

function pageInput(request: ThreadRequest) {
  switch (request.type) {
    case 'newest':
      return { limit: pageSize }
    case 'older':
      return { limit: pageSize, cursor: request.cursor }
    case 'newer':
      return { limit: largestPage, after: request.after }
  }
}

const messageInput = ({ text }: MessageDraft, pictures: readonly string[]): MessageContent => ({
  text: text.trim(),
  pictures,
})

export const checkMessage = checkOf(wire.sendMessage, (draft: MessageDraft, pictures: readonly string[]) => ({
  jobId: someId,
  ...messageInput(draft, pictures),
}))

type Sending = InThread & Keyed & { readonly content: MessageContent }

/** Writes to the other side. Failures name the fields `text` and `pictures`. */
export function sendMessage({ thread, content, key }: Sending): Service<Message> {
  const body = wire.sendMessage.toWire({ ...threadInput(thread), ...messageInput(content, content.pictures) })
  return call({
    key,
    wire: reading(wire.sendMessage, ({ message }) => message),
    send: ({ client, init }) => client.POST('/send-message', { ...init, body }),
  })
}

/** Says up to which message the viewer has seen a thread. */
export function markMessagesSeen({ thread, upTo }: InThread & { readonly upTo: number }): Service<Acknowledged> {
  const body = wire.markMessagesSeen.toWire({ ...threadInput(thread), upTo })
  return call({
    // It never goes back, so saying it twice is harmless.
    isSafe: true,
    wire: wire.markMessagesSeen,
    send: ({ client, init }) => client.POST('/seen-messages', { ...init, body }),
  })
}

type InboxQuery = PageQuery & { readonly filter: InboxFilter }

/** The threads of the viewer, the one with the newest message first. */
export function listInbox({ filter, after, limit }: InboxQuery): Service<Page<Thread, InboxOverview>> {
  const { search, shows } = filter
  const body = {
    limit,
    ...cursorAt(after),
    ...(search !== '' && { q: search }),
    ...(shows === 'unread' && { unreadOnly: true }),
    ...(shows !== 'unread' && shows !== 'all' && { jobStatus: shows }),
  }
  return call({
    isSafe: true,
    wire: reading(wire.listThreads, ({ threads, nextCursor, unreadMessages }) => ({
      items: threads,
      next: nextCursor,
      beside: { unreadMessages },
    })),
    send: ({ client, init }) => client.POST('/threads', { ...init, body }),
  })
}

/** The threads of a job, the one with the newest message first. */
export function listThreads({ after, ...request }: InJob & PageQuery): Service<Page<Thread>> {
  const body = { ...request, ...cursorAt(after) }
  return call({
    isSafe: true,
    wire: reading(wire.listThreads, ({ threads, nextCursor }) => ({ items: threads, next: nextCursor })),
    send: ({ client, init }) => client.POST('/threads', { ...init, body }),
  })
}
