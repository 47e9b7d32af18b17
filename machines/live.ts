import { assertEvent, assign, enqueueActions, fromCallback, setup } from 'xstate'
import type { Failure, FailureType } from './outcome.ts'
import { machineTypes } from './machine-types.ts'

export type LiveInput = {
  /**
   * Milliseconds before the next attempt: `attempt` counts from 0, `retryAfter` is what the server asked for, in
   * seconds.
   */
  readonly pauseBefore: (attempt: number, retryAfter: number | null) => number
}

/** Where a stream resumes: after the last item received, or now. */
export type StreamFrom = { readonly lastId: string | null }

export type LiveContext = LiveInput &
  StreamFrom & {
    readonly attempt: number
    readonly failure: Failure | null
  }

/** How many items are unread, and how many messages. */
export type Unread = { readonly items: number; readonly messages: number }

/** One message: its items in order, and how much is unread if that changed. */
export type Heard<Item> = {
  readonly items: readonly Item[]
  readonly unread: Unread | null
  /** Whether something before these may never be told: the stream did not resume after the last item received. */
  readonly missed: boolean
}

export type LiveEvent<Item> =
  /** The page is visible and online: at the start, on return, or when the network is back. */
  | { readonly type: 'reader.returned' }
  /** The page is hidden or offline. */
  | { readonly type: 'reader.left' }
  | { readonly type: 'stream.opened' }
  | ({ readonly type: 'stream.heard' } & Heard<Item> & StreamFrom)
  /** The server ended the stream, or it broke; null without a failure. */
  | { readonly type: 'stream.ended'; readonly failure: Failure | null }

export type LiveEmitted<Item> =
  | { readonly type: 'live.heard'; readonly items: readonly Item[]; readonly unread: Unread | null }
  /** Something may not have been told: what is shown has to be loaded again. */
  | { readonly type: 'live.resumed' }

/** The server refuses, however often it is asked. */
const FINAL: readonly FailureType[] = ['unauthorized', 'forbidden', 'notFound', 'invalid']

const failureIn = ({ event }: { event: { failure: Failure | null } }) => event.failure
const takeFailure = { type: 'takeFailure', params: failureIn } as const

/**
 * A stream of items from the server that stays open while somebody is looking, for any item.
 *
 *     paused → connecting → live → waiting (delay `backoff`) → connecting …
 *     any → paused when nobody looks or there is no network
 *     connecting → refused when the server refuses; leaving and returning asks again
 *
 * Ports: actor `stream` opens the stream after `lastId` and sends its messages until it is stopped, whichever window
 * reads it; actor `watch` sends `reader.returned` and `reader.left`, beginning with `reader.returned` if somebody is
 * looking.
 */
export function createLive<Item>() {
  return setup({
    types: machineTypes<{
      context: LiveContext
      input: LiveInput
      events: LiveEvent<Item>
      emitted: LiveEmitted<Item>
    }>(),
    actors: {
      watch: fromCallback<LiveEvent<Item>>(() => undefined),
      stream: fromCallback<LiveEvent<Item>, StreamFrom>(() => undefined),
    },
    guards: { isFinal: (_, failure: Failure | null) => failure !== null && FINAL.includes(failure.type) },
    actions: {
      hear: enqueueActions(({ event, enqueue }) => {
        assertEvent(event, 'stream.heard')
        const { items, unread, lastId, missed } = event
        enqueue.assign({ lastId, attempt: 0 })
        enqueue.emit({ type: 'live.heard', items, unread })
        if (missed) enqueue.emit({ type: 'live.resumed' })
      }),
      takeFailure: assign((_, failure: Failure | null) => ({ failure })),
      forgetFailure: assign({ failure: null }),
      countAttempt: assign(({ context }) => ({ attempt: context.attempt + 1 })),
      startOver: assign({ attempt: 0 }),
    },
    delays: {
      backoff: ({ context: { pauseBefore, attempt, failure } }) =>
        pauseBefore(attempt, failure?.type === 'tooMany' ? failure.retryAfter : null),
    },
  }).createMachine({
    id: 'live',
    context: ({ input }) => ({ ...input, lastId: null, attempt: 0, failure: null }),
    invoke: { src: 'watch' },
    initial: 'paused',
    on: { 'reader.left': '.paused' },
    states: {
      paused: { entry: 'startOver', on: { 'reader.returned': 'streaming' } },
      streaming: {
        entry: 'forgetFailure',
        invoke: { src: 'stream', input: ({ context: { lastId } }) => ({ lastId }) },
        initial: 'connecting',
        on: {
          'stream.heard': { actions: 'hear' },
          'stream.ended': [
            { guard: { type: 'isFinal', params: failureIn }, actions: takeFailure, target: 'refused' },
            { actions: takeFailure, target: 'waiting' },
          ],
        },
        states: {
          connecting: { on: { 'stream.opened': 'live' } },
          live: {},
        },
      },
      waiting: { exit: 'countAttempt', after: { backoff: 'streaming' } },
      refused: {},
    },
  })
}
