import { assertEvent, assign, emit, setup } from 'xstate'
import { isDone, type Failure, type Outcome } from './outcome.ts'
import { finishRequest, keyOf, startRequest, whenDone } from './request-state.ts'
import { outputOf, port, machineTypes } from './machine-types.ts'

/** A message that is written but not delivered. */
export type Unsent<Content> = {
  /** Tells it from the others on this page. */
  readonly id: string
  readonly content: Content
  /** The idempotency key with which it was last sent; null before that, and after a refusal. */
  readonly key: string | null
  /** Why it could not be sent the last time. */
  readonly failure: Failure | null
}

export type OutboxInput<Content> = {
  readonly newKey: () => string
  /** Those of an earlier visit. */
  readonly kept: readonly Pick<Unsent<Content>, 'content' | 'key'>[]
}

export type OutboxContext<Content> = {
  readonly newKey: () => string
  /** In the order in which they were written. */
  readonly items: readonly Unsent<Content>[]
  /** How many there have been. */
  readonly written: number
}

export type OutboxEvent<Content> =
  | { readonly type: 'message.written'; readonly content: Content }
  /** Sends it, and those behind it, once more. */
  | { readonly type: 'message.retried' }
  | { readonly type: 'message.discarded'; readonly id: string }
  /** What kept messages from being sent is over. */
  | { readonly type: 'outbox.opened' }

export type OutboxEmitted<Saved> =
  | { readonly type: 'message.delivered'; readonly saved: Saved }
  /** The server takes no messages any more. */
  | { readonly type: 'outbox.closed'; readonly failure: Failure }

/** The input of the actor `deliver`. */
export type Delivery<Content> = { readonly content: Content; readonly key: string }

/**
 * Messages on their way, one after the other in the order in which they were written, for any content.
 *
 *     resting → sending → resting | failed | closed (the server takes none any more)
 *     failed → sending (tried again) | resting (the first is discarded)
 *     closed → failed (it takes some again)
 *
 * A message that fails stays where it is and those behind it wait, so that none overtakes another. Ports: actor
 * `deliver`, action `keepItems`.
 */
export function createOutbox<Content extends object, Saved extends object>() {
  type Context = OutboxContext<Content>
  const first = ({ items: [item] }: Context): Unsent<Content> => {
    if (!item) throw new Error('There is nothing to send')
    return item
  }
  /** The first with these changes, and the others. */
  const withFirst = (context: Context, changes: Pick<Unsent<Content>, 'key' | 'failure'>) => ({
    items: [{ ...first(context), ...changes }, ...context.items.slice(1)],
  })
  const emitOutcome = { type: 'emitOutcome', params: outputOf } as const
  const takeFailure = { type: 'takeFailure', params: outputOf } as const
  const keep = {
    type: 'keepItems',
    params: ({ context: { items } }: { readonly context: Context }) => items,
  } as const

  return setup({
    types: machineTypes<{
      context: Context
      input: OutboxInput<Content>
      events: OutboxEvent<Content>
      emitted: OutboxEmitted<Saved>
    }>(),
    actors: { deliver: port<Outcome<Saved>, Delivery<Content>>('deliver') },
    guards: {
      isFilled: ({ context }) => context.items.length > 0,
      isFirst: ({ context, event }) => event.type === 'message.discarded' && context.items[0]?.id === event.id,
      isDone,
      isClosed: (_, answer: Outcome<Saved>) => answer.type === 'conflict',
    },
    actions: {
      add: assign(({ context: { items, written }, event }) => {
        assertEvent(event, 'message.written')
        const item = { id: `message-${written}`, content: event.content, key: null, failure: null }
        return { items: [...items, item], written: written + 1 }
      }),
      discard: assign(({ context: { items }, event }) => {
        assertEvent(event, 'message.discarded')
        return { items: items.filter(({ id }) => id !== event.id) }
      }),
      send: assign(({ context }) => {
        const { key, failure } = startRequest({ ...first(context), newKey: context.newKey, saved: null })
        return withFirst(context, { key, failure })
      }),
      takeFailure: assign(({ context }, answer: Outcome<Saved>) => {
        const { key, failure } = finishRequest(first(context), answer)
        return withFirst(context, { key, failure })
      }),
      dropFirst: assign(({ context }) => ({ items: context.items.slice(1) })),
      emitOutcome: emit((_, answer: Outcome<Saved>): OutboxEmitted<Saved> =>
        answer.type === 'done'
          ? { type: 'message.delivered', saved: answer.value }
          : { type: 'outbox.closed', failure: answer },
      ),
      /** Port: stores the messages, so that they outlive the page. By default it does nothing. */
      keepItems: (_: unknown, _items: readonly Unsent<Content>[]): void => undefined,
    },
  }).createMachine({
    id: 'outbox',
    context: ({ input: { newKey, kept } }) => ({
      newKey,
      items: kept.map((item, index) => ({ ...item, id: `message-${index}`, failure: null })),
      written: kept.length,
    }),
    initial: 'resting',
    on: { 'message.written': { actions: ['add', keep] } },
    states: {
      resting: { always: { guard: 'isFilled', target: 'sending' } },
      sending: {
        entry: ['send', keep],
        invoke: {
          src: 'deliver',
          input: ({ context }) => {
            const { content, key } = first(context)
            return { content, key: keyOf({ key, newKey: context.newKey, failure: null, saved: null }) }
          },
          onDone: [
            {
              guard: whenDone,
              actions: ['dropFirst', keep, emitOutcome],
              target: 'resting',
            },
            {
              guard: { type: 'isClosed', params: outputOf },
              actions: [takeFailure, keep, emitOutcome],
              target: 'closed',
            },
            { actions: [takeFailure, keep], target: 'failed' },
          ],
        },
      },
      failed: {
        on: {
          'message.retried': 'sending',
          'message.discarded': [
            { guard: 'isFirst', actions: ['discard', keep], target: 'resting' },
            { actions: ['discard', keep] },
          ],
        },
      },
      closed: {
        on: {
          'outbox.opened': [{ guard: 'isFilled', target: 'failed' }, { target: 'resting' }],
          'message.discarded': { actions: ['discard', keep] },
        },
      },
    },
  })
}
