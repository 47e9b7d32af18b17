import { Effect } from 'effect'
import { useSyncExternalStore } from 'react'
import type { Environment } from './environment.ts'
import { useEnvironment } from './environment-context.ts'
import { formOf } from './forms.ts'
import { keepReplies, readReplies } from './stored-replies.ts'

/** How many quick replies somebody may keep, and how long each may be. */
export const MOST_REPLIES = 6
export const LONGEST_REPLY = 200

/** Texts that a message can begin with, as each account keeps them on this device. */
function createQuickReplies({ session, storage }: Environment) {
  const listeners = new Set<() => void>()
  const known = new Map<string, readonly string[] | null>()
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

const repliesOf = (environment: Environment) => environment.shared(createQuickReplies)

/** The viewer's quick replies; the suggested ones until they chose others. */
export function useQuickReplies(suggested: readonly string[]): readonly string[] {
  const { own, subscribe } = repliesOf(useEnvironment())
  return useSyncExternalStore(subscribe, own) ?? suggested
}

/** One field for each reply; what is empty is left out. */
export type RepliesDraft = { readonly replies: readonly string[] }

/** Changes the viewer's quick replies. */
export function quickRepliesForm(environment: Environment, suggested: readonly string[]) {
  const { own, keep } = repliesOf(environment)
  return formOf<RepliesDraft, RepliesDraft>(environment, {
    initial: { replies: own() ?? suggested },
    check: () => [],
    call: ({ draft }) =>
      Effect.sync(() => {
        const replies = draft.replies.map((reply) => reply.trim()).filter((reply) => reply !== '')
        // The suggested ones follow the language.
        keep(isSame(replies, suggested) ? null : replies)
        return { replies }
      }),
  })
}

const isSame = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((text, index) => text === others[index])
