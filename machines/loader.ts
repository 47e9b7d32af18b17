import { and, assign, setup } from 'xstate'
import type { Failure, Outcome } from './outcome.ts'
import { port, machineTypes } from './machine-types.ts'

export type DetailsInput<Request, Value> = {
  readonly request: Request
  /** A value known already: it is shown at once and loaded again. */
  readonly known?: Value | null
}

/** The input of `load`: `shown` is the value loaded before, null the first time. */
export type LoadInput<Request, Value> = { readonly request: Request; readonly shown: Value | null }

export type DetailsContext<Request, Value> = {
  readonly request: Request
  readonly value: Value | null
  readonly failure: Failure | null
}

export type DetailsEvent =
  /** Load it again, after an action or a hint that it changed; the present value stays. */
  { readonly type: 'details.refreshed' } | { readonly type: 'details.retried' }

/**
 * One value that is loaded and refreshed, for any request and value. Each value has its own actor.
 *
 *     starting → loading; or refreshing if a value is known already
 *     loading → ready | missing | forbidden | failed
 *     ready → refreshing → ready | missing | forbidden | refreshFailed (the old value stays)
 *
 * Port: actor `load`. A newer refresh stops the older one, so a late answer never wins.
 * Tags: `busy` while loading, `shown` while `context.value` may be displayed.
 */
export function createDetails<Request, Value>() {
  return setup({
    types: machineTypes<{
      context: DetailsContext<Request, Value>
      input: DetailsInput<Request, Value>
      events: DetailsEvent
      tags: 'busy' | 'shown'
    }>(),
    actors: { load: port<Outcome<Value>, LoadInput<Request, Value>>('load') },
    guards: {
      // A malformed id cannot exist either.
      isMissing: ({ context: { failure } }) =>
        failure?.type === 'notFound' || (failure?.type === 'invalid' && failure.code === 'VALIDATION_FAILED'),
      isForbidden: ({ context }) => context.failure?.type === 'forbidden',
      hasFailed: ({ context }) => context.failure !== null,
      isShown: ({ context }) => context.value !== null,
    },
    actions: {
      forgetFailure: assign({ failure: null }),
      take: assign((_, outcome: Outcome<Value>) =>
        outcome.type === 'done' ? { value: outcome.value } : { failure: outcome },
      ),
    },
  }).createMachine({
    id: 'details',
    context: ({ input: { request, known = null } }) => ({ request, value: known, failure: null }),
    initial: 'starting',
    states: {
      starting: { always: [{ guard: 'isShown', target: 'refreshing' }, { target: 'loading' }] },
      loading: {
        tags: 'busy',
        entry: 'forgetFailure',
        invoke: {
          src: 'load',
          input: ({ context: { request, value } }) => ({ request, shown: value }),
          onDone: { actions: { type: 'take', params: ({ event }) => event.output }, target: 'settling' },
        },
        on: { 'details.refreshed': { target: 'loading', reenter: true } },
      },
      refreshing: {
        tags: ['busy', 'shown'],
        entry: 'forgetFailure',
        invoke: {
          src: 'load',
          input: ({ context: { request, value } }) => ({ request, shown: value }),
          onDone: { actions: { type: 'take', params: ({ event }) => event.output }, target: 'settling' },
        },
        on: { 'details.refreshed': { target: 'refreshing', reenter: true } },
      },
      settling: {
        always: [
          { guard: 'isMissing', target: 'missing' },
          { guard: 'isForbidden', target: 'forbidden' },
          { guard: and(['hasFailed', 'isShown']), target: 'refreshFailed' },
          { guard: 'hasFailed', target: 'failed' },
          { target: 'ready' },
        ],
      },
      ready: { tags: 'shown', on: { 'details.refreshed': 'refreshing' } },
      refreshFailed: {
        tags: 'shown',
        on: { 'details.retried': 'refreshing', 'details.refreshed': 'refreshing' },
      },
      missing: { on: { 'details.refreshed': 'loading' } },
      forbidden: { on: { 'details.retried': 'loading', 'details.refreshed': 'loading' } },
      failed: { on: { 'details.retried': 'loading', 'details.refreshed': 'loading' } },
    },
  })
}
