import { assertEvent, assign, emit, setup } from 'xstate'
import { isTransient, type Failure, type Outcome } from './outcome.ts'
import { answered, keyOf, sent, unsent, type Sending } from './sending.ts'
import { outputOf, port, typed } from './typed.ts'

/**
 * What to ask for instead if the server says that the thing has changed; null if it has not. Commands that cannot be
 * overtaken always return null.
 */
export type Renew<Intent> = (intent: Intent, failure: Failure) => Intent | null

export type CommandInput<Intent> = {
  /** The question asked at once; null for a command that waits for `command.asked`. */
  readonly intent: Intent | null
  readonly renew: Renew<Intent>
  readonly newKey: () => string
}

export type CommandContext<Intent, Saved> = CommandInput<Intent> & Sending<Saved>

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
  const renewed = ({ intent, renew }: Context, outcome: Outcome<Saved>): Intent | null =>
    intent === null || outcome.type === 'done' ? null : renew(intent, outcome)

  return setup({
    types: typed<{
      context: Context
      input: CommandInput<Intent>
      events: CommandEvent<Intent>
      emitted: CommandEmitted<Saved>
      tags: 'open' | 'busy'
    }>(),
    actors: { save: port<Outcome<Saved>, CommandRequest<Intent>>('save') },
    guards: {
      hasIntent: ({ context }) => context.intent !== null,
      isDone: (_, outcome: Outcome<Saved>) => outcome.type === 'done',
      isChanged: ({ context }, outcome: Outcome<Saved>) => renewed(context, outcome) !== null,
      mayPass: (_, outcome: Outcome<Saved>) => outcome.type !== 'done' && isTransient(outcome),
    },
    actions: {
      ask: assign(({ event }) => {
        assertEvent(event, 'command.asked')
        return { ...unsent, intent: event.intent }
      }),
      forget: assign({ ...unsent, intent: null }),
      send: assign(({ context }) => sent(context)),
      takeAnswer: assign(({ context }, outcome: Outcome<Saved>) => answered(context, outcome)),
      renew: assign(({ context }, outcome: Outcome<Saved>) => ({ ...unsent, intent: renewed(context, outcome) })),
      tellChanged: emit({ type: 'command.changed' }),
      tell: emit((_, outcome: Outcome<Saved>) => newsOf(outcome)),
    },
  }).createMachine({
    id: 'command',
    context: ({ input }) => ({ ...input, ...unsent }),
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
            { guard: { type: 'isDone', params: outputOf }, actions: hear, target: 'done' },
            {
              guard: { type: 'isChanged', params: outputOf },
              actions: [{ type: 'renew', params: outputOf }, 'tellChanged'],
              target: 'asked.changed',
            },
            { guard: { type: 'mayPass', params: outputOf }, actions: hear, target: 'asked.failed' },
            { actions: hear, target: 'refused' },
          ],
        },
        on: { 'command.asked': undefined },
      },
      done: {},
      refused: {},
    },
  })
}

const hear = [
  { type: 'takeAnswer', params: outputOf },
  { type: 'tell', params: outputOf },
] as const

function newsOf<Saved>(outcome: Outcome<Saved>): CommandEmitted<Saved> {
  if (outcome.type === 'done') return { type: 'command.done', saved: outcome.value }
  return { type: isTransient(outcome) ? 'command.failed' : 'command.refused', failure: outcome }
}

function agreed<Intent>({ intent }: { readonly intent: Intent | null }): Intent {
  if (intent === null) throw new Error('Nothing was asked')
  return intent
}
