import { setTimeout as delay } from 'node:timers/promises'
import { EventSourceParserStream } from 'eventsource-parser/stream'
import type { Persistent } from './persistent.ts'

/** Before a reader comes back, in milliseconds. */
const PAUSE = 500

/** What one account hears, by a client that comes back after each break with the last event that it saw. */
export type Reader = Readonly<{
  /** The ids of the notices about a job. */
  about: (jobId: string) => ReadonlySet<string>
  /** When it was last let in, as `performance.now()`, and undefined while it is not. */
  openSince: () => number | undefined
  stop: () => Promise<void>
}>

export function follow({ next }: Pick<Persistent, 'next'>, token: string): Reader {
  const stopping = new AbortController()
  const { signal } = stopping
  const heard = new Map<string, Set<string>>()
  let lastId: string | undefined
  let openSince: number | undefined

  const read = async (): Promise<void> => {
    const resumed = lastId === undefined ? {} : { 'last-event-id': lastId }
    const response = await fetch(`${next()}/v1/notifications/stream`, {
      headers: { authorization: `Bearer ${token}`, ...resumed },
      signal,
    })
    if (!response.ok || response.body === null) return
    openSince = performance.now()
    const events = response.body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream())
    for await (const { event, id, data } of events) {
      if (event !== 'notification' || id === undefined) continue
      lastId = id
      const about = jobIn(JSON.parse(data))
      heard.set(about, (heard.get(about) ?? new Set()).add(id))
    }
  }

  const readOn = async (): Promise<void> => {
    while (!signal.aborted) {
      // However it ended, it comes back.
      await read().catch(() => {})
      openSince = undefined
      await delay(PAUSE, undefined, { signal }).catch(() => {})
    }
  }

  const reading = readOn()
  return {
    about: (jobId) => heard.get(jobId) ?? new Set(),
    openSince: () => openSince,
    stop: async () => {
      stopping.abort()
      await reading
    },
  }
}

function jobIn(notice: unknown): string {
  return typeof notice === 'object' && notice !== null && 'jobId' in notice ? String(notice.jobId) : ''
}
