import { expect, test } from 'vitest'
import { refreshedAcceptance } from '../../machines/bid-confirmation.ts'

const bid = {
  bidId: 'bid',
  businessName: 'Bright Pipe',
  rating: 4.5,
  amount: 380,
  proposal: 'Tuesday',
  updatedAt: '2026-03-01T09:00:00.000Z',
}
const shown = { bid, amountBefore: null }
const changed = { type: 'conflict', code: 'BID_CHANGED' } as const
const fresh = { amount: 420, proposal: 'Wednesday', updatedAt: '2026-03-01T10:00:00.000Z' }

test('a bid that was changed is there to be agreed to as it is now, beside what it was', () => {
  const renewed = { bid: { ...bid, ...fresh }, amountBefore: 380 }
  expect(refreshedAcceptance(shown, { ...changed, fresh })).toEqual(renewed)
  const again = { ...fresh, amount: 400 }
  expect(refreshedAcceptance(renewed, { ...changed, fresh: again })).toEqual({
    bid: { ...bid, ...again },
    amountBefore: 420,
  })
})

test('only its terms are taken from the answer', () => {
  const answer = { ...changed, fresh: { ...fresh, bidId: 'other', businessName: 'Other', rating: null } }
  expect(refreshedAcceptance(shown, answer)?.bid).toEqual({ ...bid, ...fresh })
})

test.each([
  ['nothing fresh', changed],
  ['no bid', { ...changed, fresh: 420 }],
  ['nobody', { ...changed, fresh: null }],
  ['an amount in words', { ...changed, fresh: { ...fresh, amount: '420' } }],
  ['no amount', { ...changed, fresh: { proposal: 'Wednesday', updatedAt: fresh.updatedAt } }],
  ['no proposal', { ...changed, fresh: { amount: 420, updatedAt: fresh.updatedAt } }],
  ['no time', { ...changed, fresh: { amount: 420, proposal: 'Wednesday' } }],
  ['another refusal', { ...changed, code: 'JOB_ALREADY_ASSIGNED', fresh }],
  ['no answer', { type: 'offline' }],
] as const)('%s leaves nothing to agree to', (_, failure) => {
  expect(refreshedAcceptance(shown, failure)).toBeNull()
})
