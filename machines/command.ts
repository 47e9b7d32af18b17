import { assertEvent, assign, emit, setup } from 'xstate'
import { isDone, isTransient, type Failure, type Outcome } from './outcome.ts'
import {
  finishRequest,
  hearOutcome,
  keyOf,
  startRequest,
  initialRequest,
  type RequestState,
  whenDone,
} from './request-state.ts'
import { outputOf, port, machineTypes } from './machine-types.ts'

/**
 * What to ask for instead if the server says that the thing has changed; null if it has not. Commands that cannot be
 * overtaken always return null.
 */
export type RefreshIntent<Intent> = (intent: Intent, failure: Failure) => Intent | null

export type CommandInput<Intent> = {
  /** The question asked at once; null for a command that waits for `command.asked`. */
  readonly intent: Intent | null
  readonly refreshIntent: RefreshIntent<Intent>
  readonly newKey: () => string
}

export type CommandContext<Intent, Saved> = CommandInput<Intent> & RequestState<Saved>

export type CommandEvent<Intent> =
  /** Brings the intent to be confirmed. */
  | { readonly type: 'command.asked'; readonly intent: Intent }
  /** Yes; after a failure, try again. */
  | { readonly type: 'command.confirmed' }
  | { readonly type: 'command.cancelled' }

export type CommandEmitted<Saved> =
  | { readonly type: 'command.done'; readonly saved: Saved }
  /** The state has changed, or it is not allowed: trying again would fail again. */
  | { readonly type: 'command.refused'; readonly failure: Failure }
  | { readonly type: 'command.failed'; readonly failure: Failure }
  /** The thing has changed; the question is asked again. */
  | { readonly type: 'command.changed' }

/** The input of the actor `save`. */
export type CommandRequest<Intent> = { readonly intent: Intent; readonly key: string }

/**
 * Something done by confirming it: accept a bid, delete a job, mark it completed, choose a language, send a mail
 * again.
 *
 *     idle → asked → sending → done | refused
 *     sending → asked.failed (may be tried again) | asked.changed (the thing to be confirmed has changed)
 *
 * Port: actor `save`. Tags: `open` while the question is open, `busy` while the answer is sent.
 */
export function createCommand<Intent extends object, Saved extends object>() {
  type Context = CommandContext<Intent, Saved>
  const refreshed = ({ intent, refreshIntent }: Context, outcome: Outcome<Saved>): Intent | null =>
    intent === null || outcome.type === 'done' ? null : refreshIntent(intent, outcome)

  return setup({
    types: machineTypes<{
      context: Context
      input: CommandInput<Intent>
      events: CommandEvent<Intent>
      emitted: CommandEmitted<Saved>
      tags: 'open' | 'busy'
    }>(),
    actors: { save: port<Outcome<Saved>, CommandRequest<Intent>>('save') },
    guards: {
      hasIntent: ({ context }) => context.intent !== null,
      isDone,
      isChanged: ({ context }, outcome: Outcome<Saved>) => refreshed(context, outcome) !== null,
      canRetry: (_, outcome: Outcome<Saved>) => outcome.type !== 'done' && isTransient(outcome),
    },
    actions: {
      ask: assign(({ event }) => {
        assertEvent(event, 'command.asked')
        return { ...initialRequest, intent: event.intent }
      }),
      forget: assign({ ...initialRequest, intent: null }),
      send: assign(({ context }) => startRequest(context)),
      takeOutcome: assign(({ context }, outcome: Outcome<Saved>) => finishRequest(context, outcome)),
      refreshIntent: assign(({ context }, outcome: Outcome<Saved>) => ({
        ...initialRequest,
        intent: refreshed(context, outcome),
      })),
      emitChanged: emit({ type: 'command.changed' }),
      emitOutcome: emit((_, outcome: Outcome<Saved>) => emittedEventFor(outcome)),
    },
  }).createMachine({
    id: 'command',
    context: ({ input }) => ({ ...input, ...initialRequest }),
    initial: 'idle',
    on: { 'command.asked': { actions: 'ask', target: '.asked' } },
    states: {
      idle: { always: { guard: 'hasIntent', target: 'asked' } },
      asked: {
        tags: 'open',
        initial: 'plain',
        on: { 'command.confirmed': 'sending', 'command.cancelled': { actions: 'forget', target: 'idle' } },
        states: { plain: {}, changed: {}, failed: {} },
      },
      sending: {
        tags: ['open', 'busy'],
        entry: 'send',
        invoke: {
          src: 'save',
          input: ({ context }) => ({ intent: agreed(context), key: keyOf(context) }),
          onDone: [
            { guard: whenDone, actions: hearOutcome, target: 'done' },
            {
              guard: { type: 'isChanged', params: outputOf },
              actions: [{ type: 'refreshIntent', params: outputOf }, 'emitChanged'],
              target: 'asked.changed',
            },
            { guard: { type: 'canRetry', params: outputOf }, actions: hearOutcome, target: 'asked.failed' },
            { actions: hearOutcome, target: 'refused' },
          ],
        },
        on: { 'command.asked': undefined },
      },
      done: {},
      refused: {},
    },
  })
}

function emittedEventFor<Saved>(outcome: Outcome<Saved>): CommandEmitted<Saved> {
  if (outcome.type === 'done') return { type: 'command.done', saved: outcome.value }
  return { type: isTransient(outcome) ? 'command.failed' : 'command.refused', failure: outcome }
}

function agreed<Intent>({ intent }: { readonly intent: Intent | null }): Intent {
  if (intent === null) throw new Error('Nothing was asked')
  return intent
}
