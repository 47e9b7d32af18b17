import { expect, test } from 'vitest'
import { messagingBlockReason, type MessagingFacts } from '../../machines/job/messaging-policy.ts'
import { shows } from '../support/shows.ts'

const fresh: MessagingFacts = {
  status: 'open',
  assignedBusinessId: null,
  businessId: 'luis',
  bid: null,
  hasMessages: false,
  isMessagingClosed: false,
  isOtherInactive: false,
  mustVerify: false,
}
const bars = (facts: Partial<MessagingFacts>) =>
  (['customer', 'business'] as const).map((writer) => messagingBlockReason({ ...fresh, ...facts }, writer))

test.each<[string, Partial<MessagingFacts>, ReturnType<typeof bars>]>([
  ['is open', {}, [null, null]],
  ['is open, and the bid is declined', { bid: 'declined' }, [null, null]],
  ['is open, and the bid is withdrawn', { bid: 'withdrawn' }, ['BID_WITHDRAWN', null]],
  ['is open, and the bid of a begun thread is withdrawn', { bid: 'withdrawn', hasMessages: true }, [null, null]],
  ['is open, and the other is gone', { isOtherInactive: true }, ['PARTNER_GONE', 'PARTNER_GONE']],
  ['is open, to somebody who has still to verify', { mustVerify: true }, ['EMAIL_NOT_VERIFIED', 'EMAIL_NOT_VERIFIED']],
  ['is open, and begun, to somebody who has still to verify', { mustVerify: true, hasMessages: true }, [null, null]],
  ['has gone to it', { status: 'inprogress', assignedBusinessId: 'luis' }, [null, null]],
  [
    'has gone to another',
    { status: 'inprogress', assignedBusinessId: 'mia', hasMessages: true },
    ['JOB_ALREADY_ASSIGNED', 'JOB_ALREADY_ASSIGNED'],
  ],
  ['is completed', { status: 'completed', assignedBusinessId: 'luis' }, [null, null]],
  [
    'is completed by another, long ago',
    { status: 'completed', assignedBusinessId: 'mia', isMessagingClosed: true },
    ['JOB_ALREADY_ASSIGNED', 'JOB_ALREADY_ASSIGNED'],
  ],
  [
    'is completed long ago',
    { status: 'completed', assignedBusinessId: 'luis', isMessagingClosed: true, isOtherInactive: true },
    ['TALK_OVER', 'TALK_OVER'],
  ],
  ['has expired', { status: 'expired', hasMessages: true }, ['JOB_EXPIRED', 'JOB_EXPIRED']],
  [
    'was deleted',
    { status: 'deleted', hasMessages: true, isOtherInactive: true },
    ['JOB_WAS_DELETED', 'JOB_WAS_DELETED'],
  ],
])('who may write about a job that %s', shows('talk.closed'), (_, facts, expected) => {
  expect(bars(facts)).toEqual(expected)
})
