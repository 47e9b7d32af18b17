import type { Writable } from 'node:stream'
import type { Db } from '../platform/db/connection.ts'
import { MOST_FRESH, readNewSince, readNewAfterId, type StreamBatch } from './repository-stream.ts'
import type { Caller } from '../platform/caller.ts'
import type { NotificationView } from './repository.ts'

/** What the database says when somebody wrote in a thread, or saw what was written. */
export type MessageEvent = Readonly<{
  event: 'message' | 'seen'
  /** The two sides. */
  accountIds: readonly string[]
  /** The side whose count of unread messages it changes. */
  countedBy: string
  /** As the stream tells it. */
  data: Readonly<{ jobId: string; businessId: string; number: number; by: 'customer' | 'business' }>
}>

/** Reads what the triggers of `messages` and `thread_sides` send. */
export function talkEventIn(payload: string): MessageEvent {
  const [event, customerId = '', businessId = '', jobId = '', number, by] = payload.split(',')
  const isSeen = event === 'seen'
  const isByBusiness = by === 'business'
  return {
    event: isSeen ? 'seen' : 'message',
    accountIds: [customerId, businessId],
    // Who saw has fewer, who was written to has more.
    countedBy: isSeen === isByBusiness ? businessId : customerId,
    data: { jobId, businessId, number: Number(number), by: isByBusiness ? 'business' : 'customer' },
  }
}

/** One reader of the notifications of one account. */
export type Stream = Readonly<{
  caller: Caller
  /** In milliseconds since 1970. */
  openedAt: number
  /** Reads what is new and writes it; asked for again meanwhile, it reads again afterwards. */
  wake: () => void
  /** Sends an event once, without storing it. */
  tell: (event: string, data: object) => void
  /** Shows that the connection lives; a reader that does not keep up is let go. */
  sendHeartbeat: () => void
  /** Ends it; `comeBackIn` so many milliseconds, where that is not the usual time. */
  end: (retryInMs?: number) => void
}>

/** Who reads, and how. */
export type Reader = Readonly<{
  caller: Caller
  /** Where it connects from; what counts as one address has one. */
  address: string
  /** The last notification that the reader has seen. */
  lastEventId: string | undefined
  output: Writable
  /** A notification as the reader is shown it. */
  show: (notification: NotificationView) => object
  /** Told why a stream ended that should not have. */
  onError: (error: unknown) => void
}>

type Source = Readonly<{ db: Db; openedAt: number }>

/** What may wait for a slow reader, in bytes. It reads the rest when it comes back. */
const MOST_WAITING = 256 * 1024

/** How long a reader is to wait before it comes back, in milliseconds: never the same for all, for a server may die with thousands. */
const retry = () => 500 + Math.round(Math.random() * 1000)

/** Some may have been missed: the reader loads what it shows again. The empty id has an `EventSource` forget its last one. */
const RESET = 'event: reset\nid:\ndata: {}\n\n'

/** Sends an account's notifications to a reader as server-sent events. */
export function openStream(reader: Reader, { db, openedAt }: Source): Stream {
  const { caller, output, show, onError } = reader
  let { lastEventId } = reader
  let seen: string | undefined
  let counted = ''
  let isReading = false
  let isAsked = false

  const write = (text: string): void => {
    if (output.writableEnded || output.destroyed) return
    output.write(text)
    if (output.writableLength > MOST_WAITING) output.destroy()
  }

  const end = (comeBackIn?: number): void => {
    if (comeBackIn !== undefined) write(`retry: ${comeBackIn}\n\n`)
    if (!output.writableEnded) output.end()
  }

  const next = async (): Promise<StreamBatch> => {
    const last = lastEventId
    lastEventId = undefined
    if (last === undefined) return await readNewSince(db, caller.id, seen)
    const missed = await readNewAfterId(db, caller.id, last)
    // What is not known any more cannot be told; neither can more than is read at a time.
    if (missed === undefined || missed.notifications.length === MOST_FRESH) write(RESET)
    return missed ?? (await readNewSince(db, caller.id, seen))
  }

  const readAll = async (): Promise<void> => {
    isReading = true
    try {
      while (isAsked && !output.writableEnded) {
        isAsked = false
        const news = await next()
        seen = news.seen
        write(news.notifications.map((one) => notificationEvent(one.id, show(one))).join(''))
        const counts = JSON.stringify({ unread: news.unread, unreadMessages: news.unreadMessages })
        if (counts !== counted) write(`event: unread\ndata: ${counts}\n\n`)
        counted = counts
      }
    } catch (error) {
      // Reconnecting readers get what they missed.
      onError(error)
      end()
    }
    isReading = false
  }

  write(`retry: ${retry()}\n\n`)
  return {
    caller,
    openedAt,
    end,
    sendHeartbeat: () => write(':\n\n'),
    tell: (event, data) => write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
    wake: () => {
      isAsked = true
      if (!isReading) void readAll()
    },
  }
}

function notificationEvent(id: string, notification: object): string {
  return `event: notification\nid: ${id}\ndata: ${JSON.stringify(notification)}\n\n`
}
