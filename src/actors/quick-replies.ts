import { useSyncExternalStore } from 'react'
import type { Environment } from './environment.ts'
import { useEnvironment } from './environment-context.ts'
import { keepReplies, readReplies } from './stored-replies.ts'

/** How many quick replies somebody may keep, and how long each may be. */
export const MOST_REPLIES = 6
export const LONGEST_REPLY = 200

/** Texts that a message can begin with, as each account keeps them on this device. */
function createQuickReplies({ session, storage }: Environment) {
  const listeners = new Set<() => void>()
  const known = new Map<string, readonly string[] | null>()
  // What was stored may be gone by the next login.
  session.on('session.ended', () => known.clear())
  const viewer = (): string => session.getSnapshot().context.session?.user.id ?? ''
  const own = (): readonly string[] | null => {
    const id = viewer()
    if (!known.has(id)) known.set(id, readReplies(storage, id))
    return known.get(id) ?? null
  }
  return {
    /** Null while the viewer uses the suggested ones. */
    own,
    keep: (replies: readonly string[] | null): void => {
      keepReplies(storage, viewer(), replies)
      known.set(viewer(), replies)
      listeners.forEach((listener) => listener())
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** The quick replies of one app. */
export const repliesOf = (environment: Environment) => environment.shared(createQuickReplies)

/** The viewer's quick replies; the suggested ones until they chose others. */
export function useQuickReplies(suggested: readonly string[]): readonly string[] {
  const { own, subscribe } = repliesOf(useEnvironment())
  return useSyncExternalStore(subscribe, own) ?? suggested
}
