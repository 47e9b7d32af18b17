import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import type { Unread } from '../../machines/live.ts'
import { lazy } from '../shared/lazy.ts'
import type { Notification, ThreadNews } from '../services/types.ts'
import type { Environment } from './environment.ts'
import { useEnvironment } from './environment-context.ts'
import { keepUnread, readUnread } from './stored-unread.ts'

/**
 * Live notifications, as the screens see them. The code that keeps the stream open is fetched when somebody first
 * listens.
 */
export type Live = {
  /** What a list that was just loaded says is unread, so that it and the counts agree. */
  readonly count: (unread: Partial<Unread>) => void
  /** Calls back when the stream changes the number of unread notifications, but not when a list does; returns a function that stops it. */
  readonly onRecount: (listener: () => void) => () => void
  /** The number of unread notifications, as far as is known: at first those of the last visit. */
  readonly unread: () => number
  /** Calls back when the count changes; returns a function that stops it. */
  readonly onUnread: (listener: () => void) => () => void
  /** The number of messages that the viewer has not seen in all threads, as far as is known. */
  readonly unreadMessages: () => number
  /** The same as `onUnread`, for messages. */
  readonly onUnreadMessages: (listener: () => void) => () => void
  /**
   * Calls back with new notifications; with an empty list if some may have been missed. Returns a function that stops
   * it.
   */
  readonly onNotifications: (hear: (items: readonly Notification[]) => void) => () => void
  /** The text of the last notification since somebody first listened for it; else empty. */
  readonly said: () => string
  /** Calls back when that text changes; returns a function that stops it. */
  readonly onSaid: (listener: () => void) => () => void
  /**
   * Calls back with what happens in threads; with null if some may have been missed, for the stream does not repeat it.
   * Returns a function that stops it.
   */
  readonly onThreadEvent: (hear: (news: ThreadNews | null) => void) => () => void
}

const feed = lazy(async () => (await import('./live-feed.ts')).startFeed)

/** The live notifications of one app. */
export function liveOf(environment: Environment): Live {
  return environment.shared(createLive)
}

function createLive(environment: Environment): Live {
  const notifications = createCounter()
  const messages = createCounter()
  const hearers = new Set<(items: readonly Notification[]) => void>()
  const threadListeners = new Set<(news: ThreadNews | null) => void>()
  const recountListeners = new Set<() => void>()
  let isWanted = false
  let said = ''
  let owner: string | null = null

  const set = ({ items, messages: unseen }: Unread): void => {
    notifications.set(items)
    messages.set(unseen)
  }
  const count = (unread: Partial<Unread>): void => {
    const all = { items: notifications.get(), messages: messages.get(), ...unread }
    set(all)
    if (owner !== null) keepUnread(environment.storage, owner, all)
  }
  /** Nobody sees the counts of somebody else. */
  const follow = (): void => {
    const id = environment.session.getSnapshot().context.session?.user.id ?? null
    if (id === owner) return
    owner = id
    set(id === null ? { items: 0, messages: 0 } : readUnread(environment.storage, id))
  }
  environment.session.subscribe(follow)
  follow()

  const recount = (unread: Unread): void => {
    const before = notifications.get()
    count(unread)
    if (unread.items !== before) recountListeners.forEach((listener) => listener())
  }
  const tell = (items: readonly Notification[]): void => hearers.forEach((hear) => hear(items))
  const tellThread = (news: ThreadNews | null): void => threadListeners.forEach((hear) => hear(news))

  const start = async (): Promise<void> => {
    if (isWanted) return
    isWanted = true
    await Promise.race([environment.awake, after(patience)])
    const startFeed = await feed.fetch().catch(() => null)
    if (startFeed) startFeed(environment, { count: recount, tell, tellThread })
    else isWanted = false
  }

  const join = <Listener>(listeners: Set<Listener>, listener: Listener): (() => void) => {
    listeners.add(listener)
    // If the code cannot be fetched, nothing comes live; the next listener tries again.
    void start()
    return () => void listeners.delete(listener)
  }

  return {
    count,
    onRecount: (listener) => join(recountListeners, listener),
    unread: notifications.get,
    onUnread: (listener) => join(notifications.listeners, listener),
    unreadMessages: messages.get,
    onUnreadMessages: (listener) => join(messages.listeners, listener),
    onNotifications: (hear) => join(hearers, hear),
    onThreadEvent: (hear) => join(threadListeners, hear),
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
  }
}

/** A number that tells its listeners when it changes. */
function createCounter() {
  const listeners = new Set<() => void>()
  let count = 0
  return {
    listeners,
    get: () => count,
    set: (value: number): void => {
      if (value === count) return
      count = value
      listeners.forEach((listener) => listener())
    },
  }
}

/** Until somebody touches the page, its own content comes first; live updates start after this many milliseconds. */
const patience = 4000

const after = (duration: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, duration))

/** The number of unread notifications, for the bell. */
export function useUnread(): number {
  const live = liveOf(useEnvironment())
  return useSyncExternalStore(live.onUnread, live.unread)
}

/** The number of messages that the viewer has not seen in all threads, for the way to them. */
export function useUnreadMessages(): number {
  const live = liveOf(useEnvironment())
  return useSyncExternalStore(live.onUnreadMessages, live.unreadMessages)
}

/** Calls `refresh` when the number of unread notifications has changed, other than by the list itself. */
export function useUnreadChanges(refresh: () => void): void {
  const live = liveOf(useEnvironment())
  const changed = useEffectEvent(refresh)
  useEffect(() => live.onRecount(() => changed()), [live])
}

/** The text of the last notification, for a live region. */
export function useLiveRegionText(): string {
  const live = liveOf(useEnvironment())
  return useSyncExternalStore(live.onSaid, live.said)
}

/** Calls `hear` with new notifications; with an empty list if some may have been missed. */
export function useNewNotifications(hear: (items: readonly Notification[]) => void): void {
  const live = liveOf(useEnvironment())
  const heard = useEffectEvent(hear)
  useEffect(() => live.onNotifications((items) => heard(items)), [live])
}

/** Calls `refresh` when this job may have changed; when any job may have, if none is given. */
export function useJobChanges(refresh: () => void, jobId?: string): void {
  useNewNotifications((items) => {
    if (jobId === undefined || items.length === 0 || items.some((item) => item.jobId === jobId)) refresh()
  })
}

/** Calls `refresh` when something may have happened in any thread. */
export function useAnyThreadEvent(refresh: () => void): void {
  const live = liveOf(useEnvironment())
  const heard = useEffectEvent(refresh)
  useEffect(() => live.onThreadEvent(() => heard()), [live])
}

/** Calls `refresh` when something may have happened in the thread of a job and a business; of any business if null. */
export function useThreadEvents(jobId: string, businessId: string | null, refresh: () => void): void {
  const live = liveOf(useEnvironment())
  const heard = useEffectEvent((news: ThreadNews | null) => {
    const isOurs = news?.jobId === jobId && (businessId === null || news.businessId === businessId)
    if (news === null || isOurs) refresh()
  })
  useEffect(() => live.onThreadEvent((news) => heard(news)), [live])
}
