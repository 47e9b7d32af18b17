import { done } from '../../machines/outcome.ts'
import { createThread, type ThreadEvent, type ThreadPage, type NumberedMessage } from '../../machines/thread.ts'
import type { Model } from 'statechart-kit/core/model'
import type { Moment } from 'statechart-kit/core/moment'
import { always, leadsTo } from 'statechart-kit/core/properties'
import { endsItsWork } from './property-helpers.ts'
import { sceneOf } from './api.ts'

const page = (numbers: readonly number[], next: string | null) =>
  done<ThreadPage<NumberedMessage, object>>({
    info: {},
    messages: numbers.map((number) => ({ number, isReported: false })),
    next,
  })

/** The newest, with older ones before them or without; the older ones; those that came since, and more of them; none. */
const newest = page([3], 'older')
const whole = page([3], null)
const older = page([1, 2], null)
const newer = page([4], null)
const more = page([4], 'newer')
const none = page([], null)

/** An own message after the last one that is known, and one with others in between. */
const next = 4
const ahead = 9

const machine = createThread<NumberedMessage, object>()
const refreshed = { type: 'thread.refreshed' } as const
const digest = ['older', 'isBehind', 'wantsOlder', 'failure.type', 'messages.length', 'ahead.length']

const nothing = {
  'thread.refreshed': [],
  'older.wanted': [],
  'message.delivered': [],
  'message.reported': [],
} as const satisfies { readonly [Type in ThreadEvent<NumberedMessage>['type']]: readonly never[] }

type Now = Moment<typeof machine>

export const thread: Model = {
  name: 'thread',
  about: 'The messages of one conversation, as somebody reads them.',
  scenes: [
    sceneOf(machine, {
      name: 'conversation',
      about: 'A customer reads what a business writes about a job, and answers.',
      input: undefined,
      events: {
        'thread.refreshed': [refreshed],
        'older.wanted': [{ type: 'older.wanted' }],
        'message.delivered': [next, ahead].map((number) => ({
          type: 'message.delivered',
          message: { number, isReported: false },
        })),
        'message.reported': [{ type: 'message.reported', number: 3 }],
      },
      answers: { load: [newest, whole, older, newer, more, none] },
      calls: { load: ['listMessages'] },
      digest,
      offers: {
        load: ({ value, context: { messages } }, answer) => {
          if (answer.type !== 'done') return true
          if (value === 'loading') return [newest, whole, none].some((each) => each === answer)
          if (typeof value !== 'string' && value.shown === 'loadingOlder') return answer === older
          // Once is enough.
          return answer === none || ([newer, more].some((each) => each === answer) && messages.at(-1)?.number === 3)
        },
        // What is written elsewhere is in the way of nothing; what is not there is not reported.
        'message.delivered': (snapshot) =>
          snapshot.matches({ shown: 'ready' }) && snapshot.context.messages.at(-1)?.number === 3,
        'message.reported': (snapshot) =>
          snapshot.matches({ shown: 'ready' }) && snapshot.context.messages.some(({ number }) => number === 3),
      },
    }),
    sceneOf(machine, {
      name: 'unseen',
      about: 'Somebody opens a conversation with a message that they have not seen.',
      input: undefined,
      events: nothing,
      answers: { load: [whole] },
      calls: { seen: ['markMessagesSeen'] },
      ignored: { seen: { after: 'load' } },
      digest,
    }),
  ],
  properties: {
    'a busy state ends': endsItsWork,
    'messages are shown in their order and without a gap': always(({ snapshot: { context } }: Now) => {
      const [first, ...others] = context.messages
      return others.every(({ number }, index) => number === (first?.number ?? 0) + index + 1)
    }),
    'a message that is known stays known': always(({ before, snapshot }: Now) => {
      const known = numbersIn(snapshot)
      return numbersIn(before).every((number) => known.includes(number))
    }),
    'a hint at news is followed, unless that fails': leadsTo(
      ({ snapshot }: Now) => snapshot.context.isBehind,
      ({ snapshot }: Now) => !snapshot.context.isBehind || snapshot.context.failure !== null,
    ),
  },
  headless: {},
}

function numbersIn({ context: { messages, ahead } }: Now['snapshot']): readonly number[] {
  return [...messages, ...ahead].map(({ number }) => number)
}
