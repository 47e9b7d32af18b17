import { useEffect, useEffectEvent } from 'react'
import type { ThreadNews } from '../services/types.ts'
import type { Environment } from './environment.ts'
import { liveOf } from './live.ts'
import { useEnvironment } from './environment-context.ts'

/** Null if some may have been missed. */
type Hear = (news: ThreadNews | null) => void

const listeners = new WeakMap<Environment, Set<Hear>>()

/** Tells everybody who listens what the stream brings of threads; null once it is open anew, for it sends nothing again. */
export function emitThreadEvent(environment: Environment, news: ThreadNews | null): void {
  listeners.get(environment)?.forEach((hear) => hear(news))
}

/** Listens to what happens in threads, and has the stream opened. Returns a function that stops it. */
export function onThreadEvent(environment: Environment, hear: Hear): () => void {
  const all = listeners.get(environment) ?? new Set()
  listeners.set(environment, all.add(hear))
  const stop = liveOf(environment).onNotifications(() => {})
  return () => {
    all.delete(hear)
    stop()
  }
}

/** Calls `refresh` when something may have happened in the thread of a job and a business; of any business if null. */
export function useThreadEvents(jobId: string, businessId: string | null, refresh: () => void): void {
  const environment = useEnvironment()
  const heard = useEffectEvent((news: ThreadNews | null) => {
    const isOurs = news?.jobId === jobId && (businessId === null || news.businessId === businessId)
    if (news === null || isOurs) refresh()
  })
  useEffect(() => onThreadEvent(environment, (news) => heard(news)), [environment])
}
