import { useActorRef, useMachine, useSelector } from '@xstate/react'
import { useCallback, useEffect } from 'react'
import type { Unsent } from '../../../machines/outbox.ts'
import { useSetup } from '../../actors/environment-context.ts'
import { outboxOf, threadMachine, type Message, type Talk, type ThreadId, type Written } from '../../actors/thread.ts'
import { useJobChanges, useThreadEvents } from '../../actors/live.ts'
import { failureText } from '../../i18n/failure-text.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import type { Foot } from '../../ui/lists/list-foot.tsx'
import { useReturn } from '../../ui/use-return.ts'

/** A thread whose messages are shown. */
export type ThreadView = {
  readonly id: ThreadId
  readonly info: Talk
  /** In the order of their numbers. */
  readonly messages: readonly Message[]
  /** What is above the first message. */
  readonly older: Foot
  /** Why nobody can write, in the reader's words; null while they can. */
  readonly closed: string | null
  readonly isBusy: boolean
  readonly catchUpFailed: boolean
  readonly wantOlder: () => void
  readonly refresh: () => void
  readonly noteReported: (number: number) => void
  /** The viewer's messages on their way. */
  readonly outbox: OutboxView
}

export type OutboxView = {
  readonly items: readonly Unsent<Written>[]
  /** State of the first of them; the others wait for it. */
  readonly first: 'sending' | 'failed' | 'closed'
  readonly send: (content: Omit<Written, 'after'>) => void
  readonly retry: () => void
  readonly discard: (id: string) => void
}

export type ThreadLoading =
  | ({ readonly status: 'shown' } & ThreadView)
  | { readonly status: 'loading' | 'gone' }
  | { readonly status: 'failed'; readonly text: string; readonly retry: () => void }

/** The messages of one thread, those on their way, and what can be done with them. */
export function useThread(id: ThreadId): ThreadLoading {
  const { t } = useI18n()
  const [state, send] = useMachine(useSetup((environment) => threadMachine(environment, id)))
  const refresh = useCallback(() => send({ type: 'thread.refreshed' }), [send])
  const wantOlder = useCallback(() => send({ type: 'older.wanted' }), [send])
  useReturn(refresh)
  useThreadEvents(id.jobId, id.businessId, refresh)
  // The bid and the job are shown, too.
  useJobChanges(refresh, id.jobId)

  const { info, messages, ahead, older, failure } = state.context
  const all = [...messages, ...ahead]
  const sending = useSetup((environment) => outboxOf(environment, id))
  const actor = useActorRef(sending.machine, { input: sending.input })
  const outbox = useSelector(actor, (current) => current)
  useEffect(() => {
    const arrivals = actor.on('message.delivered', ({ saved }) => send({ type: 'message.delivered', message: saved }))
    // Why, and whether for good, is known to the thread.
    const closings = actor.on('outbox.closed', refresh)
    return () => {
      arrivals.unsubscribe()
      closings.unsubscribe()
    }
  }, [actor, send, refresh])
  useEffect(() => {
    if (info?.closed === null) actor.send({ type: 'outbox.opened' })
  }, [actor, info])

  if (state.matches('failed') && failure) {
    return { status: 'failed', text: failureText(t, failure, 'load'), retry: refresh }
  }
  if (state.matches('gone')) return { status: 'gone' }
  if (!info) return { status: 'loading' }
  const [first] = outbox.context.items
  const refusal = first?.failure ? failureText(t, first.failure, 'form') : t('messages.closed')
  return {
    status: 'shown',
    id,
    info,
    messages: all,
    older: olderOf(state, older),
    closed: info.closed !== null ? t.code(info.closed) : outbox.matches('closed') ? refusal : null,
    isBusy: state.hasTag('busy'),
    catchUpFailed: state.matches({ shown: 'catchUpFailed' }),
    wantOlder,
    refresh,
    noteReported: (number) => send({ type: 'message.reported', number }),
    outbox: {
      items: unsentIn(outbox.context.items, all, outbox.matches('sending')),
      first: outbox.matches('failed') ? 'failed' : outbox.matches('closed') ? 'closed' : 'sending',
      send: (content) =>
        actor.send({ type: 'message.written', content: { ...content, after: all.at(-1)?.number ?? 0 } }),
      retry: () => actor.send({ type: 'message.retried' }),
      discard: (discarded) => actor.send({ type: 'message.discarded', id: discarded }),
    },
  }
}

type Reading = { readonly matches: (state: { readonly shown: 'loadingOlder' | 'olderFailed' }) => boolean }

/** While newer ones are asked for, older ones can be wanted all the same. */
function olderOf(state: Reading, older: string | null): Foot {
  if (older === null) return 'end'
  if (state.matches({ shown: 'loadingOlder' })) return 'loading'
  return state.matches({ shown: 'olderFailed' }) ? 'failed' : 'more'
}

/**
 * The messages on their way that are not shown yet. A message that is being sent may already have arrived. It may come
 * back with the others before the answer does. It is then among those.
 */
export function unsentIn(
  items: readonly Unsent<Written>[],
  messages: readonly Message[],
  isSending: boolean,
): readonly Unsent<Written>[] {
  const [first, ...others] = items
  if (!first || !isSending) return items
  const { text, after } = first.content
  const isThere = messages.some((message) => message.isOwn && message.number > after && message.text === text)
  return isThere ? others : items
}
