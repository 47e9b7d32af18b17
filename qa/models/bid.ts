import { checkBid } from '../support/checks.ts'
import { bidMachine, type BidInput } from '../../machines/bid.ts'
import { emptyBid } from '../../src/services/bids.ts'
import { done } from '../../machines/outcome.ts'
import { digest, invalid, isOnScreen, leaves, newKey, submits } from './form-samples.ts'
import type { Model } from 'statechart-kit/core/model'
import type { Moment } from 'statechart-kit/core/moment'
import { never, whenever } from 'statechart-kit/core/properties'
import { isDirty } from '../../machines/draft.ts'
import { filledIn, isAcknowledged, isSent } from './property-helpers.ts'
import { sceneOf } from './api.ts'

const form = { check: checkBid, newKey, kept: null } satisfies Partial<BidInput>
const common = {
  'form.submitted': submits,
  ...leaves,
  'field.left': [{ type: 'field.left', field: 'amount' }],
} as const
/** As businesses bid over the API. */
const placed = { amount: '100', proposal: 'I can come tomorrow.', canStart: '' }
/** As it is typed here: it comes up where its answer is still on the way. */
export const own = {
  amount: '120',
  proposal: 'Tomorrow.',
  // A day that the server takes, whenever this runs.
  canStart: `${new Date().getFullYear() + 1}-05-04`,
} as const
const answered = done({ bidId: 'bid-1', message: 'Server words' })

const SENT = 'It was sent, so it keeps the rules until it is changed, and then it is written again.'

type Now = Moment<typeof bidMachine>

export const bid: Model = {
  name: 'bid',
  about: 'A bid in its dialog: a new one, or the one that is there being edited.',
  scenes: [
    sceneOf(bidMachine, {
      name: 'new',
      about: 'A business bids on an open job.',
      input: { ...form, initial: emptyBid, bidId: null },
      events: {
        ...common,
        'draft.changed': [{ type: 'draft.changed', changes: own }],
        'bid.appeared': [placed, own].map((each) => ({ type: 'bid.appeared', bidId: 'bid-1', placed: each })),
      },
      offers: {
        'form.closed': isOnScreen,
        // There is one bid, and it comes up once: that of another tab, unless this one was quicker.
        'bid.appeared': (snapshot, { placed: there }) =>
          snapshot.context.bidId === null &&
          (there === own ? snapshot.matches('placing') || snapshot.matches('placed') : !snapshot.matches('placed')),
        // After that of another tab none is placed.
        place: ({ context: { bidId, initial } }, outcome) =>
          outcome.type !== 'done' || bidId === null || initial === own,
      },
      answers: { place: [answered, ...invalid('amount')], edit: [answered, ...invalid('amount')] },
      calls: { place: ['placeBid'], edit: ['updateBid'] },
      digest: [...digest, 'bidId'],
    }),
    sceneOf(bidMachine, {
      name: 'edit',
      about: 'A business changes the bid that it has placed.',
      input: { ...form, initial: placed, bidId: 'bid-1' },
      events: {
        ...common,
        'draft.changed': [
          { type: 'draft.changed', changes: { amount: '90.50', canStart: own.canStart } },
          { type: 'draft.changed', changes: { amount: '' } },
        ],
        'bid.appeared': [],
      },
      offers: { 'form.closed': isOnScreen },
      answers: { place: [], edit: [answered, ...invalid('amount')] },
      calls: { edit: ['updateBid'] },
      digest,
    }),
  ],
  properties: {
    ...filledIn({ shows: ['placed', 'saved'], changes: ['bid.appeared'] }),
    'what was typed stays when a bid appears': whenever(
      (now: Now) => isSent(now, 'bid.appeared') && isDirty(now.before.context),
      ({ before, snapshot }: Now) => snapshot.context.draft === before.context.draft,
    ),
    'what is stored is dropped only when it was sent, given up or of no use any more': never(
      (now: Now) =>
        now.did.includes('dropDraft') &&
        !isAcknowledged(now) &&
        !isSent(now, 'form.abandoned') &&
        !now.snapshot.matches({ open: 'moved' }),
    ),
  },
  headless: {},
  excused: {
    ...Object.fromEntries(
      ['new.failed', 'new.alreadyBid', 'new.needsVerification', 'new.subscriptionInactive', 'edit.failed', 'moved'].map(
        (state) => [`open.${state}: open form.submitted[0]`, SENT],
      ),
    ),
    'open.moved: open form.closed[0]': 'What came too late is given up: nothing is left to lose.',
  },
}
