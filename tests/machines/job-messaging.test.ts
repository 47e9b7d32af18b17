import { expect, it } from 'vitest'
import { messagingBlockReason, type MessagingFacts } from '../../machines/job/messaging-policy.ts'
import { shows } from '../support/shows.ts'

const messages: MessagingFacts = {
  status: 'open',
  assignedBusinessId: null,
  businessId: 'luis',
  bid: null,
  hasMessages: false,
  isMessagingClosed: false,
  isOtherInactive: false,
  mustVerify: false,
}
const given = { status: 'inprogress', assignedBusinessId: 'luis' } as const
const done = { status: 'completed', assignedBusinessId: 'luis' } as const

it.each<[string, Partial<MessagingFacts>, ReturnType<typeof messagingBlockReason>]>([
  ['is open', {}, null],
  ['is open, and the bid is declined', { bid: 'declined' }, null],
  ['is open, and the bid of a begun thread is withdrawn', { bid: 'withdrawn', hasMessages: true }, null],
  ['is open, and the other is gone', { isOtherInactive: true }, 'PARTNER_GONE'],
  ['is open, to somebody who has still to verify', { mustVerify: true }, 'EMAIL_NOT_VERIFIED'],
  ['is open, and begun, to somebody who has still to verify', { mustVerify: true, hasMessages: true }, null],
  ['has gone to it', given, null],
  ['has gone to another', { ...given, assignedBusinessId: 'mia', hasMessages: true }, 'JOB_ALREADY_ASSIGNED'],
  ['is completed', done, null],
  ['is completed by another', { ...done, assignedBusinessId: 'mia', isMessagingClosed: true }, 'JOB_ALREADY_ASSIGNED'],
  ['is completed long ago', { ...done, isMessagingClosed: true, isOtherInactive: true }, 'TALK_OVER'],
  ['has expired', { status: 'expired', hasMessages: true }, 'JOB_EXPIRED'],
  ['was deleted', { status: 'deleted', hasMessages: true, isOtherInactive: true }, 'JOB_WAS_DELETED'],
])('who may write about a job that %s', shows('talk.closed'), (_, facts, reason) => {
  for (const writer of ['customer', 'business'] as const)
    expect(messagingBlockReason({ ...messages, ...facts }, writer)).toBe(reason)
})

it('only the business may write first about a bid that it withdrew', shows('talk.closed'), () => {
  const bars = (['customer', 'business'] as const).map((writer) =>
    messagingBlockReason({ ...messages, bid: 'withdrawn' }, writer),
  )
  expect(bars).toEqual(['BID_WITHDRAWN', null])
})
