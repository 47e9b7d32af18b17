import { expect, test } from 'vitest'
import { barToTalk, type TalkFacts } from '../../machines/job/talk.ts'
import { shows } from '../support/shows.ts'

const fresh: TalkFacts = {
  status: 'open',
  assignedBusinessId: null,
  businessId: 'luis',
  bid: null,
  isBegun: false,
  isOver: false,
  isOtherGone: false,
  mustVerify: false,
}
const bars = (facts: Partial<TalkFacts>) =>
  (['customer', 'business'] as const).map((writer) => barToTalk({ ...fresh, ...facts }, writer))

test.each<[string, Partial<TalkFacts>, ReturnType<typeof bars>]>([
  ['is open', {}, [null, null]],
  ['is open, and the bid is declined', { bid: 'declined' }, [null, null]],
  ['is open, and the bid is withdrawn', { bid: 'withdrawn' }, ['BID_WITHDRAWN', null]],
  ['is open, and the bid of a begun thread is withdrawn', { bid: 'withdrawn', isBegun: true }, [null, null]],
  ['is open, and the other is gone', { isOtherGone: true }, ['PARTNER_GONE', 'PARTNER_GONE']],
  ['is open, to somebody who has still to verify', { mustVerify: true }, ['EMAIL_NOT_VERIFIED', 'EMAIL_NOT_VERIFIED']],
  ['is open, and begun, to somebody who has still to verify', { mustVerify: true, isBegun: true }, [null, null]],
  ['has gone to it', { status: 'inprogress', assignedBusinessId: 'luis' }, [null, null]],
  [
    'has gone to another',
    { status: 'inprogress', assignedBusinessId: 'mia', isBegun: true },
    ['JOB_ALREADY_ASSIGNED', 'JOB_ALREADY_ASSIGNED'],
  ],
  ['is completed', { status: 'completed', assignedBusinessId: 'luis' }, [null, null]],
  [
    'is completed by another, long ago',
    { status: 'completed', assignedBusinessId: 'mia', isOver: true },
    ['JOB_ALREADY_ASSIGNED', 'JOB_ALREADY_ASSIGNED'],
  ],
  [
    'is completed long ago',
    { status: 'completed', assignedBusinessId: 'luis', isOver: true, isOtherGone: true },
    ['TALK_OVER', 'TALK_OVER'],
  ],
  ['has expired', { status: 'expired', isBegun: true }, ['JOB_EXPIRED', 'JOB_EXPIRED']],
  ['was deleted', { status: 'deleted', isBegun: true, isOtherGone: true }, ['JOB_WAS_DELETED', 'JOB_WAS_DELETED']],
])('who may write about a job that %s', shows('talk.closed'), (_, facts, expected) => {
  expect(bars(facts)).toEqual(expected)
})
