import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { later } from '../later.ts'
import type { Notification } from '../services/types.ts'
import type { Environment } from './environment.ts'
import { useEnvironment } from './provide.ts'

/** What the screens learn of live notifications. The code that keeps the stream open is fetched when somebody first listens. */
export type Live = {
  /** How many notifications are unread, as far as is known. */
  readonly unread: () => number
  /** Calls back when the count changes; answers how to stop. */
  readonly onUnread: (listener: () => void) => () => void
  /** Calls back with what just came; with nothing where something may have been missed. Answers how to stop. */
  readonly onNotifications: (hear: (items: readonly Notification[]) => void) => () => void
  /** What came last, in the words of the reader, since somebody began to listen to that; else nothing. */
  readonly said: () => string
  /** Calls back when something else is said; answers how to stop. */
  readonly onSaid: (listener: () => void) => () => void
  /** All that was unread has been seen. */
  readonly seen: () => void
}

/** For the code that keeps the stream open. */
export type LiveSink = {
  readonly count: (unread: number) => void
  readonly tell: (items: readonly Notification[]) => void
}

const feed = later(async () => (await import('./live-feed.ts')).startFeed)

const known = new WeakMap<Environment, Live>()

/** The live notifications of one app. */
export function liveOf(environment: Environment): Live {
  const live = known.get(environment) ?? createLive(environment)
  known.set(environment, live)
  return live
}

function createLive(environment: Environment): Live {
  const counters = new Set<() => void>()
  const hearers = new Set<(items: readonly Notification[]) => void>()
  let unread = 0
  let isWanted = false
  let said = ''

  const count = (value: number): void => {
    if (value === unread) return
    unread = value
    counters.forEach((listener) => listener())
  }
  const tell = (items: readonly Notification[]): void => hearers.forEach((hear) => hear(items))

  const start = async (): Promise<void> => {
    if (isWanted) return
    isWanted = true
    await Promise.race([environment.awake, after(patience)])
    const startFeed = await feed.fetch().catch(() => null)
    if (startFeed) startFeed(environment, { count, tell })
    else isWanted = false
  }

  const join = <Listener>(listeners: Set<Listener>, listener: Listener): (() => void) => {
    listeners.add(listener)
    // Without its code nothing comes live; the next one who listens asks for it again.
    void start()
    return () => void listeners.delete(listener)
  }

  return {
    unread: () => unread,
    onUnread: (listener) => join(counters, listener),
    onNotifications: (hear) => join(hearers, hear),
    said: () => said,
    onSaid: (listener) => {
      const stop = join(hearers, (items) => {
        said = items.at(-1)?.message ?? said
        listener()
      })
      return () => {
        said = ''
        stop()
      }
    },
    seen: () => count(0),
  }
}

/** A page that nobody has touched shows its own matter first, and is live this many milliseconds later. */
const patience = 4000

const after = (duration: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, duration))

/** How many notifications are unread, for the bell. */
export function useUnread(): number {
  const live = liveOf(useEnvironment())
  return useSyncExternalStore(live.onUnread, live.unread)
}

/** What came last, in the words of the reader, for a live region. */
export function useSaid(): string {
  const live = liveOf(useEnvironment())
  return useSyncExternalStore(live.onSaid, live.said)
}

/** Calls `hear` with what just came; with nothing where something may have been missed. */
export function useNewNotifications(hear: (items: readonly Notification[]) => void): void {
  const live = liveOf(useEnvironment())
  const heard = useEffectEvent(hear)
  useEffect(() => live.onNotifications((items) => heard(items)), [live])
}

/** Calls `refresh` when something may have happened to this job; to any job where none is named. */
export function useJobChanges(refresh: () => void, jobId?: string): void {
  useNewNotifications((items) => {
    if (jobId === undefined || items.length === 0 || items.some((item) => item.jobId === jobId)) refresh()
  })
}
