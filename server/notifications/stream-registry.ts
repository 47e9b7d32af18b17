import { setTimeout as pass } from 'node:timers/promises'
import type { Db } from '../platform/db/connection.ts'
import { DomainError } from '../platform/domain-error.ts'
import { assertStillLoggedIn } from '../accounts/service-integrations.ts'
import { startListening } from '../platform/live/listener.ts'
import { openStream, type Reader, type Stream, talkEventIn, type MessageEvent } from './stream.ts'

/** The open streams of this process. */
export type Streams = Readonly<{
  /** Tells one reader what happens, after `lastEventId`. Throws SERVICE_UNAVAILABLE, TOO_MANY_STREAMS, UNAUTHORIZED or KEY_INVALID. */
  open(reader: Reader): Promise<void>
  /** Whether it hears what other processes write. */
  isUp: () => boolean
  count: () => number
  /** Lets none begin, and ends all that are open, one after the other, so that their readers do not come back at the same moment. */
  endAll(): Promise<void>
  /** Ends everything. */
  stop(): Promise<void>
}>

export type StreamDeps = Readonly<{ streams: Streams }>

export type StreamsOptions = Readonly<{
  db: Db
  url: string
  now: () => Date
  /** Of one account at a time; every open tab may be one. */
  maxPerAccount?: number
  /** Of one address at a time, whatever the account. */
  mostForAddress?: number
  /** Between two signs of life, in milliseconds: proxies drop what is silent for a minute. */
  beatEvery?: number
  /** In milliseconds. Reconnecting checks the session again and extends it. */
  longest?: number
  /** Over how long all are ended at a stop, in milliseconds; by default at once. */
  drainMs?: number
}>

/** When a reader is to come back that another server waits for, in milliseconds. */
const SOON = 200

const NEWS = 'bidfair_news'
const ENDED = 'bidfair_ended'
const TALK = 'bidfair_talk'

export function startStreams(options: StreamsOptions): Streams {
  const { db, url, now } = options
  const { maxPerAccount = 10, mostForAddress = 50, beatEvery = 20_000, longest = 60 * 60_000, drainMs = 0 } = options
  const streams = new Map<string, Set<Stream>>()
  const byAddress = new Map<string, number>()
  let isClosed = false

  const all = () => [...streams.values()].flatMap((own) => [...own])
  const endAll = () => all().forEach((stream) => stream.end())
  const sendAllAway = async (): Promise<void> => {
    const [leaving, begun] = [all(), performance.now()]
    for (const [index, stream] of leaving.entries()) {
      const early = begun + (drainMs * (index + 1)) / leaving.length - performance.now()
      // Of more streams than milliseconds several end at a time.
      if (early >= 1) await pass(early)
      stream.end(drainMs > 0 ? SOON : undefined)
    }
  }

  const wake = (accountId: string): void => streams.get(accountId)?.forEach((stream) => stream.wake())

  const tellOf = ({ accountIds, countedBy, event, data }: MessageEvent): void => {
    for (const account of accountIds) for (const stream of streams.get(account) ?? []) stream.tell(event, data)
    wake(countedBy)
  }

  const listener = startListening({
    url,
    channels: [NEWS, ENDED, TALK],
    hear: (channel, payload) => {
      const names = payload.split(',')
      if (channel === NEWS) names.forEach(wake)
      if (channel === TALK) tellOf(talkEventIn(payload))
      if (channel === ENDED) {
        const ended = new Set(names)
        for (const stream of all()) if (ended.has(stream.caller.tokenHash.toString('hex'))) stream.end()
      }
    },
    // What was sent meanwhile is lost to us. A reader that comes back reads it from the database.
    changed: (isUp) => {
      if (!isUp) endAll()
    },
  })

  const beat = setInterval(() => {
    for (const stream of all()) {
      const { key } = stream.caller
      const time = now().getTime()
      if (time - stream.openedAt >= longest || (key !== null && time >= key.expiresAt.getTime())) stream.end()
      else stream.sendHeartbeat()
    }
  }, beatEvery)

  const enter = (stream: Stream, address: string): (() => void) => {
    const { id } = stream.caller
    const own = streams.get(id) ?? new Set()
    const here = byAddress.get(address) ?? 0
    if (own.size >= maxPerAccount || here >= mostForAddress)
      throw new DomainError('TOO_MANY_STREAMS', { retryAfter: 60 })
    streams.set(id, own.add(stream))
    byAddress.set(address, here + 1)
    return () => {
      if (!own.delete(stream)) return
      if (own.size === 0) streams.delete(id)
      const left = (byAddress.get(address) ?? 1) - 1
      if (left === 0) byAddress.delete(address)
      else byAddress.set(address, left)
    }
  }

  return {
    isUp: () => listener.isUp(),
    count: () => all().length,
    open: async (reader) => {
      const { caller, output } = reader
      if (isClosed || !listener.isUp()) throw new DomainError('SERVICE_UNAVAILABLE')
      const stream = openStream(reader, { db, openedAt: now().getTime() })
      const leave = enter(stream, reader.address)
      output.once('close', leave)
      // What lets it in may have ended after it was looked at and before anybody would have told us.
      await assertStillLoggedIn(db, caller, now()).catch((error: unknown) => {
        leave()
        throw error
      })
      stream.wake()
    },
    endAll: async () => {
      isClosed = true
      await sendAllAway()
    },
    stop: async () => {
      isClosed = true
      clearInterval(beat)
      endAll()
      await listener.stop()
    },
  }
}
