import type { Page } from '../../machines/page.ts'
import type { ThreadPage, ThreadRequest } from '../../machines/thread/machine.ts'
import { call, type Service } from './client.ts'
import type { ReasonDraft } from './drafts.ts'
import type { Message, MessageContent, Thread, ThreadId, ThreadInfo } from './talk-types.ts'
import type { Acknowledged } from './types.ts'
import { reasonToWire } from './wire/job-drafts.ts'
import {
  messageFieldOf,
  messageFromWire,
  messageToWire,
  threadFromWire,
  threadInfoFromWire,
  threadToWire,
} from './wire/talk.ts'

type InThread = { readonly thread: ThreadId }
type Keyed = { readonly key: string }

/** How many messages come at a time: enough for a screen; those that were missed come in larger pages. */
const pageSize = 30
const largestPage = 50

/** A page of the messages of a thread, in the order of their numbers. */
export function listMessages({
  thread,
  request,
}: InThread & { readonly request: ThreadRequest }): Service<ThreadPage<Message, ThreadInfo>> {
  const body = { ...threadToWire(thread), ...pageToWire(request) }
  return call({
    isSafe: true,
    send: ({ client, init }) => client.POST('/messages', { ...init, body }),
    read: ({ thread: info, messages, nextCursor }) => ({
      info: threadInfoFromWire(info),
      messages: messages.map(messageFromWire),
      next: nextCursor,
    }),
  })
}

function pageToWire(request: ThreadRequest) {
  switch (request.type) {
    case 'newest':
      return { limit: pageSize }
    case 'older':
      return { limit: pageSize, cursor: request.cursor }
    case 'newer':
      return { limit: largestPage, after: request.after }
  }
}

/** Writes to the other side. Failures name the fields `text` and `pictures`. */
export function sendMessage({
  thread,
  content: { text, pictures },
  key,
}: InThread & Keyed & { readonly content: MessageContent }): Service<Message> {
  return call({
    key,
    fieldOf: messageFieldOf,
    send: ({ client, init }) =>
      client.POST('/send-message', {
        ...init,
        body: { ...threadToWire(thread), ...messageToWire({ text }, pictures) },
      }),
    read: ({ message }) => messageFromWire(message),
  })
}

/** Says up to which message the viewer has seen a thread. */
export function markMessagesSeen({ thread, upTo }: InThread & { readonly upTo: number }): Service<Acknowledged> {
  return call({
    // It never goes back, so saying it twice is harmless.
    isSafe: true,
    send: ({ client, init }) => client.POST('/seen-messages', { ...init, body: { ...threadToWire(thread), upTo } }),
    read: ({ Message: message }) => ({ message }),
  })
}

/** Reports a message of the other side to the operator. */
export function reportMessage({
  thread,
  number,
  draft,
}: InThread & { readonly number: number; readonly draft: ReasonDraft }): Service<Acknowledged> {
  return call({
    // Reporting it again changes nothing.
    isSafe: true,
    send: ({ client, init }) =>
      client.POST('/report-message', { ...init, body: { ...threadToWire(thread), number, ...reasonToWire(draft) } }),
    read: ({ Message: message }) => ({ message }),
  })
}

export type ThreadsRequest = {
  readonly jobId: string
  /** The cursor of the page before; null for the first page. */
  readonly after: string | null
  readonly limit: number
}

/** The threads of a job, the one with the newest message first. */
export function listThreads({ jobId, after, limit }: ThreadsRequest): Service<Page<Thread>> {
  const body = { jobId, limit, ...(after === null ? {} : { cursor: after }) }
  return call({
    isSafe: true,
    send: ({ client, init }) => client.POST('/threads', { ...init, body }),
    read: ({ threads, nextCursor }) => ({ items: threads.map(threadFromWire), next: nextCursor }),
  })
}
