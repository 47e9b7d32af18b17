import { membershipMachine } from '../../machines/membership.ts'
import type { Model } from 'statechart-kit/core/model'
import type { Moment } from 'statechart-kit/core/moment'
import { always, never } from 'statechart-kit/core/properties'
import { transitionsOf } from 'statechart-kit/core/transitions'
import { sceneOf } from './api.ts'
import { isSent } from './property-helpers.ts'

const DAY = 24 * 60 * 60 * 1000
const YEAR = 365 * DAY

type Now = Moment<typeof membershipMachine>

const paidUntil = ({ context }: Now['snapshot']): number => context.paidUntil ?? -Infinity

export const membership: Model = {
  name: 'membership',
  about: 'The membership of a business, as the server reads it off its ledger.',
  scenes: [
    sceneOf(membershipMachine, {
      name: 'ledger',
      about: 'A business in its free days, which may pay, renew and stop.',
      input: { now: 0, trialEndsAt: 30 * DAY, paidUntil: null, isRenewing: false },
      events: {
        'year.added': [{ type: 'year.added', at: 10 * DAY }],
        'years.carried': [{ type: 'years.carried', at: 0, until: 20 * DAY }],
        'membership.ended': [{ type: 'membership.ended', at: 40 * DAY }],
        'renewal.changed': [
          { type: 'renewal.changed', isRenewing: true },
          { type: 'renewal.changed', isRenewing: false },
        ],
        'time.passed': [
          { type: 'time.passed', now: 31 * DAY },
          { type: 'time.passed', now: 10 * DAY + YEAR + DAY },
        ],
      },
      answers: {},
      digest: ['paidUntil', 'isRenewing', 'now'],
      // A year more than once would go on for ever.
      offers: { 'year.added': ({ context }) => context.paidUntil === null },
    }),
  ],
  properties: {
    'only an end takes paid time away': never(
      (now: Now) => paidUntil(now.snapshot) < paidUntil(now.before) && !isSent(now, 'membership.ended'),
    ),
    'whoever has paid time is active': always(
      ({ snapshot }: Now) => snapshot.context.now >= paidUntil(snapshot) || snapshot.matches('active'),
    ),
    'days of grace are for who renews': always(
      ({ snapshot }: Now) => !snapshot.matches('pastDue') || snapshot.context.isRenewing,
    ),
  },
  headless: Object.fromEntries(
    transitionsOf(membershipMachine).map(({ id }) => [id, 'The server alone asks it, about its ledger.']),
  ),
}
