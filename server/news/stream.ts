import type { Writable } from 'node:stream'
import type { Db } from '../platform/db/connection.ts'
import type { Language } from '../schema/tables.ts'
import { readFreshNews, readNewsAfter, type FreshNews } from './rows-fresh.ts'
import type { Caller } from '../platform/caller.ts'
import { toNotification } from './wire.ts'

/** One reader of the notifications of one account. */
export type Stream = Readonly<{
  caller: Caller
  /** In milliseconds since 1970. */
  openedAt: number
  /** Reads what is new and writes it; asked for again meanwhile, it reads again afterwards. */
  wake: () => void
  /** Shows that the connection lives; a reader that does not keep up is let go. */
  beat: () => void
  end: () => void
}>

export type StreamOptions = Readonly<{
  db: Db
  caller: Caller
  language: Language
  /** The last notification that the reader has seen. */
  lastEventId: string | undefined
  output: Writable
  openedAt: number
  onError: (error: unknown) => void
}>

/** What may wait for a slow reader, in bytes. It reads the rest when it comes back. */
const MOST_WAITING = 256 * 1024

/** How long a reader is to wait before it comes back, in milliseconds. */
const RETRY = 2000

export function openStream({ db, caller, language, output, openedAt, onError, ...options }: StreamOptions): Stream {
  let lastEventId = options.lastEventId
  let seen: string | undefined
  let unread: number | undefined
  let isReading = false
  let isAsked = false

  const end = (): void => {
    if (!output.writableEnded) output.end()
  }

  const write = (text: string): void => {
    if (output.writableEnded || output.destroyed) return
    output.write(text)
    if (output.writableLength > MOST_WAITING) output.destroy()
  }

  const next = async (): Promise<FreshNews> => {
    const last = lastEventId
    lastEventId = undefined
    const missed = last === undefined ? undefined : await readNewsAfter(db, caller.id, last)
    return missed ?? (await readFreshNews(db, caller.id, seen))
  }

  const readAll = async (): Promise<void> => {
    isReading = true
    try {
      while (isAsked && !output.writableEnded) {
        isAsked = false
        const news = await next()
        seen = news.seen
        write(news.notifications.map((one) => event(one, language)).join(''))
        if (news.unread !== unread) write(`event: unread\ndata: {"unread":${news.unread}}\n\n`)
        unread = news.unread
      }
    } catch (error) {
      // Whoever comes back is told what it missed.
      onError(error)
      end()
    }
    isReading = false
  }

  write(`retry: ${RETRY}\n\n`)
  return {
    caller,
    openedAt,
    end,
    beat: () => write(':\n\n'),
    wake: () => {
      isAsked = true
      if (!isReading) void readAll()
    },
  }
}

function event(one: FreshNews['notifications'][number], language: Language): string {
  return `event: notification\nid: ${one.id}\ndata: ${JSON.stringify(toNotification(one, language))}\n\n`
}
