import { assertEvent, assign, setup } from 'xstate'
import { isDone, type Failure, type Outcome } from './outcome.ts'
import { outputOf, port, machineTypes } from './machine-types.ts'
import { whenDone } from './request-state.ts'

/** What a chart needs to know of a message: its number within its thread, from 1 without gaps. */
export type NumberedMessage = { readonly number: number; readonly isReported: boolean }

/** The messages that are shown. */
export type Shown<Message> = {
  /** In the order of their numbers, without a gap. */
  readonly messages: readonly Message[]
  /** Own ones that were delivered while others before them are not known yet. */
  readonly ahead: readonly Message[]
}

/** What is asked for: the newest messages, those before them, or those that came after a number. */
export type ThreadRequest =
  | { readonly type: 'newest' }
  | { readonly type: 'older'; readonly cursor: string }
  | { readonly type: 'newer'; readonly after: number }

/** A page of messages, what is known of the thread now, and the cursor of the next page; null on the last. */
export type ThreadPage<Message, Info> = {
  readonly info: Info
  readonly messages: readonly Message[]
  readonly next: string | null
}

export type ThreadContext<Message, Info> = Shown<Message> & {
  readonly info: Info | null
  /** The cursor of the messages before the first; null where there are none. */
  readonly older: string | null
  readonly failure: Failure | null
  /** Whether something may have come since the last answer was asked for. */
  readonly isBehind: boolean
  /** Whether the reader asked for older messages meanwhile. */
  readonly wantsOlder: boolean
}

export type ThreadEvent<Message> =
  /** Something may have happened: the stream says so, the reader is back, or tries again. */
  | { readonly type: 'thread.refreshed' }
  /** The reader came to the first message, or tries again to get those before it. */
  | { readonly type: 'older.wanted' }
  /** An own message has arrived. */
  | { readonly type: 'message.delivered'; readonly message: Message }
  | { readonly type: 'message.reported'; readonly number: number }

/**
 * The messages of one thread, as somebody reads them.
 *
 *     loading → shown | gone (not theirs, or nothing there) | failed
 *     shown: ready → loadingOlder → ready | olderFailed          by cursor, until the first message
 *            any → catchingUp → catchingUp … → ready | catchUpFailed   all after the last number that is known
 *
 * No message can be missed: whatever hints at news only leads to asking for all that came after the last number that is
 * known. One at a time is asked; what comes up meanwhile is asked afterwards.
 *
 * Port: actor `load`. Tags: `busy` while anything loads, `shown` while messages may be displayed.
 */
export function createThread<Message extends NumberedMessage, Info extends object>() {
  type Context = ThreadContext<Message, Info>
  type Answer = Outcome<ThreadPage<Message, Info>>
  const takeOlder = { type: 'takeOlder', params: outputOf } as const
  const takeNewer = { type: 'takeNewer', params: outputOf } as const
  const takeFailure = { type: 'takeFailure', params: outputOf } as const

  return setup({
    types: machineTypes<{ context: Context; events: ThreadEvent<Message>; tags: 'busy' | 'shown' }>(),
    actors: { load: port<Answer, ThreadRequest>('load') },
    guards: {
      isDone,
      hasMore: (_, answer: Answer) => answer.type === 'done' && answer.value.next !== null,
      isGone: (_, { type }: Answer) => type === 'notFound' || type === 'forbidden' || type === 'invalid',
      hasOlder: ({ context }) => context.older !== null,
      isBehind: ({ context }) => context.isBehind,
      wantsOlder: ({ context }) => context.wantsOlder,
    },
    actions: {
      takeOlder: assign(({ context }, answer: Answer) => {
        if (answer.type !== 'done') return {}
        const { info, messages, next } = answer.value
        return { ...withPage(context, messages), info, older: next }
      }),
      takeNewer: assign(({ context }, answer: Answer) => {
        if (answer.type !== 'done') return {}
        const { info, messages } = answer.value
        return { ...withPage(context, messages), info }
      }),
      takeFailure: assign((_, answer: Answer) => (answer.type === 'done' ? {} : { failure: answer })),
      noteBehind: assign({ isBehind: true }),
      wantOlder: assign(({ context }) => ({ wantsOlder: context.older !== null })),
      startOlder: assign({ failure: null, wantsOlder: false }),
      startNewer: assign({ failure: null, isBehind: false }),
      forgetFailure: assign({ failure: null }),
      deliver: assign(({ context, event }) => {
        assertEvent(event, 'message.delivered')
        const shown = appendDelivered(context, event.message)
        return { ...shown, isBehind: context.isBehind || shown.ahead.length > 0 }
      }),
      markReported: assign(({ context, event }) => {
        assertEvent(event, 'message.reported')
        const mark = (message: Message) =>
          message.number === event.number ? { ...message, isReported: true } : message
        return { messages: context.messages.map(mark) }
      }),
    },
  }).createMachine({
    id: 'thread',
    context: {
      messages: [],
      ahead: [],
      info: null,
      older: null,
      failure: null,
      isBehind: false,
      wantsOlder: false,
    },
    initial: 'loading',
    on: { 'message.delivered': { actions: 'deliver' }, 'message.reported': { actions: 'markReported' } },
    states: {
      loading: {
        tags: 'busy',
        entry: 'forgetFailure',
        invoke: {
          src: 'load',
          input: { type: 'newest' },
          onDone: [
            { guard: whenDone, actions: takeOlder, target: 'shown' },
            { guard: { type: 'isGone', params: outputOf }, actions: takeFailure, target: 'gone' },
            { actions: takeFailure, target: 'failed' },
          ],
        },
        on: { 'thread.refreshed': { actions: 'noteBehind' } },
      },
      gone: {},
      failed: { on: { 'thread.refreshed': 'loading' } },
      shown: {
        tags: 'shown',
        initial: 'ready',
        on: { 'thread.refreshed': '.catchingUp' },
        states: {
          ready: {
            always: [
              { guard: 'isBehind', target: 'catchingUp' },
              { guard: 'wantsOlder', target: 'loadingOlder' },
            ],
            on: { 'older.wanted': { guard: 'hasOlder', target: 'loadingOlder' } },
          },
          loadingOlder: {
            tags: 'busy',
            entry: 'startOlder',
            invoke: {
              src: 'load',
              input: ({ context: { older } }) =>
                older === null ? { type: 'newest' } : { type: 'older', cursor: older },
              onDone: [
                { guard: whenDone, actions: takeOlder, target: 'ready' },
                { actions: takeFailure, target: 'olderFailed' },
              ],
            },
            on: { 'thread.refreshed': { actions: 'noteBehind' } },
          },
          olderFailed: {
            always: { guard: 'isBehind', target: 'catchingUp' },
            on: { 'older.wanted': 'loadingOlder' },
          },
          catchingUp: {
            tags: 'busy',
            entry: 'startNewer',
            invoke: {
              src: 'load',
              input: ({ context }) => ({ type: 'newer', after: lastNumberIn(context) }),
              onDone: [
                {
                  guard: { type: 'hasMore', params: outputOf },
                  actions: takeNewer,
                  target: 'catchingUp',
                  reenter: true,
                },
                { guard: whenDone, actions: takeNewer, target: 'ready' },
                { actions: [takeFailure, 'noteBehind'], target: 'catchUpFailed' },
              ],
            },
            on: { 'thread.refreshed': { actions: 'noteBehind' }, 'older.wanted': { actions: 'wantOlder' } },
          },
          catchUpFailed: { on: { 'older.wanted': { guard: 'hasOlder', target: 'loadingOlder' } } },
        },
      },
    },
  })
}

/** The number up to which everything is known; 0 before the first message. */
export function lastNumberIn({ messages }: Pick<Shown<NumberedMessage>, 'messages'>): number {
  return messages.at(-1)?.number ?? 0
}

/** With a page of older or newer messages; what both hold appears once, as the page has it. */
export function withPage<Message extends NumberedMessage>(
  { messages, ahead }: Shown<Message>,
  page: readonly Message[],
): Shown<Message> {
  const byNumber = new Map([...messages, ...page].map((message) => [message.number, message]))
  const joined = [...byNumber.values()].toSorted((one, other) => one.number - other.number)
  const rest = ahead.filter(({ number }) => !byNumber.has(number))
  return withFollowing({ messages: joined, ahead: rest })
}

/** With an own message that was delivered: at the end, or ahead if others come before it. */
export function appendDelivered<Message extends NumberedMessage>(
  shown: Shown<Message>,
  message: Message,
): Shown<Message> {
  const isKnown = [...shown.messages, ...shown.ahead].some(({ number }) => number === message.number)
  return isKnown ? shown : withFollowing({ ...shown, ahead: [...shown.ahead, message] })
}

/** What was ahead and now follows joins the others. */
function withFollowing<Message extends NumberedMessage>({ messages, ahead }: Shown<Message>): Shown<Message> {
  const following = ahead.find(({ number }) => number === lastNumberIn({ messages }) + 1)
  if (!following) return { messages, ahead }
  const rest = ahead.filter((message) => message !== following)
  return withFollowing({ messages: [...messages, following], ahead: rest })
}
