import { createDialogs } from '../../machines/dialogs.ts'
import type { Model } from 'statechart-kit/model'
import type { Moment } from 'statechart-kit/moment'
import { afterwards, always, never, whenever } from 'statechart-kit/properties'
import { isSent } from './statements.ts'
import { sceneOf } from './api.ts'

/** A bid as far as a dialog names it. */
export type NamedBid = { readonly businessName: string; readonly amount: number }

const closed = { 'dialog.closed': [{ type: 'dialog.closed' }] } as const
/** What nobody asks for, but where a scene says so. */
const unasked = {
  'bid.asked': [],
  'withdrawal.asked': [],
  'acceptance.asked': [],
  'decline.asked': [],
  'reconsideration.asked': [],
  'edit.asked': [],
  'deletion.asked': [],
  'completion.asked': [],
  'ending.asked': [],
  'doubt.asked': [],
  'rating.asked': [],
  'change.asked': [],
  'reply.asked': [],
  'job.changed': [{ type: 'job.changed', mayRate: false }],
} as const
const digest = ['mayRate'] as const

/** A dialog that is not there cannot be closed. */
const offers = {
  'dialog.closed': (snapshot: { readonly matches: (state: 'none') => boolean }) => !snapshot.matches('none'),
  // That it changes before somebody's eyes is seen in one scene.
  'job.changed': () => false,
}

type Now = Moment<ReturnType<typeof createDialogs<NamedBid>>>

export const dialogs: Model = {
  name: 'dialogs',
  about: 'Which dialog stands before the screen of a job.',
  scenes: [
    sceneOf(createDialogs<NamedBid>(), {
      name: 'customer',
      about: 'The customer who posted the job.',
      input: { mayRate: false, isTypingBid: false },
      events: {
        ...unasked,
        ...closed,
        'acceptance.asked': [{ type: 'acceptance.asked', bid: { businessName: 'Ortega & Sons', amount: 100 } }],
        'decline.asked': [{ type: 'decline.asked', bid: { businessName: 'Ortega & Sons', amount: 100 } }],
        'reconsideration.asked': [
          { type: 'reconsideration.asked', bid: { businessName: 'Hill Services', amount: 110 } },
        ],
        'edit.asked': [{ type: 'edit.asked' }],
        'deletion.asked': [{ type: 'deletion.asked' }],
        'rating.asked': [{ type: 'rating.asked' }],
        'job.changed': [
          { type: 'job.changed', mayRate: false },
          { type: 'job.changed', mayRate: true },
        ],
      },
      offers: {
        ...offers,
        // A job is open until it is given and done; from then on it can be rated.
        'acceptance.asked': isOpen,
        'decline.asked': isOpen,
        'reconsideration.asked': isOpen,
        'edit.asked': isOpen,
        'deletion.asked': isOpen,
        'rating.asked': ({ context }) => context.mayRate,
        'job.changed': (snapshot) => isOpen(snapshot) && snapshot.matches('none'),
      },
      answers: {},
      digest,
    }),
    sceneOf(createDialogs<NamedBid>(), {
      name: 'return',
      about: 'The customer comes back to a job that is done.',
      input: { mayRate: true, isTypingBid: false },
      events: {
        ...unasked,
        ...closed,
        'doubt.asked': [{ type: 'doubt.asked' }],
        'rating.asked': [{ type: 'rating.asked' }],
      },
      offers,
      answers: {},
      digest,
    }),
    sceneOf(createDialogs<NamedBid>(), {
      name: 'business',
      about: 'A business that was typing a bid when it left, and gets the job.',
      input: { mayRate: false, isTypingBid: true },
      events: {
        ...unasked,
        ...closed,
        'bid.asked': [{ type: 'bid.asked' }],
        'withdrawal.asked': [{ type: 'withdrawal.asked' }],
        'completion.asked': [{ type: 'completion.asked' }],
        'ending.asked': [{ type: 'ending.asked' }],
      },
      offers,
      answers: {},
      digest,
    }),
    sceneOf(createDialogs<NamedBid>(), {
      name: 'rated',
      about: 'The customer looks at the rating that was given.',
      input: { mayRate: false, isTypingBid: false },
      events: { ...unasked, ...closed, 'change.asked': [{ type: 'change.asked' }] },
      offers,
      answers: {},
      digest,
    }),
    sceneOf(createDialogs<NamedBid>(), {
      name: 'replying',
      about: 'The business looks at the rating of its work.',
      input: { mayRate: false, isTypingBid: false },
      events: { ...unasked, ...closed, 'reply.asked': [{ type: 'reply.asked' }] },
      offers,
      answers: {},
      digest,
    }),
  ],
  properties: {
    'a dialog about a bid knows which': always(
      ({ snapshot }: Now) =>
        snapshot.context.bid !== null ||
        !(['acceptance', 'decline', 'reconsideration'] as const).some((state) => snapshot.matches(state)),
    ),
    'no dialog takes the place of another that is open': never(
      ({ before, snapshot }: Now) =>
        !before.matches('none') && !snapshot.matches('none') && snapshot.value !== before.value,
    ),
    'the rating opens by itself once at most': whenever(opensByItself, afterwards(never(opensByItself))),
  },
  headless: {},
}

/** Nobody asked for the rating: it is there from the start, or as soon as it may be given. */
function opensByItself(now: Now): boolean {
  const isNew = now.cause.type === 'started' || !now.before.matches('rating')
  return now.snapshot.matches('rating') && isNew && !isSent(now, 'rating.asked')
}

function isOpen({ context }: { readonly context: { readonly mayRate: boolean } }): boolean {
  return !context.mayRate
}
