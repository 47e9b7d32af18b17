import { describe, expect, it } from 'vitest'
import type { BidSaved } from '../../machines/bid.ts'
import { refreshedAcceptance } from '../../machines/bid-confirmation.ts'
import { done, type Failure, type Outcome } from '../../machines/outcome.ts'
import { none, placed, startBid, startEdit, there, typed } from './form-harness.ts'
import { at } from './support.ts'

/** A new bid that was typed and sent. */
function sentBid() {
  const bid = startBid()
  bid.type(typed)
  bid.submit()
  return bid
}

async function placedWith(answer: Outcome<BidSaved>) {
  const bid = sentBid()
  await at(bid.placings, 0).answer(answer)
  return bid
}

/** The existing bid, changed, sent and answered. */
async function editedWith(answer: Outcome<BidSaved>) {
  const bid = startEdit()
  bid.type({ amount: '99' })
  bid.submit()
  await at(bid.edits, 0).answer(answer)
  return bid
}

const editing = { open: { edit: 'writing' } }

describe('writing', () => {
  it('starts as a new one where there is none, else as an edit from what it says', () => {
    const [one, other] = [startBid(), startEdit()]
    expect([one.state(), one.context().draft]).toEqual([{ open: { new: 'writing' } }, none])
    expect([other.state(), other.context().draft.amount]).toEqual([editing, '120.5'])
  })

  it('keeps every change outside, and starts from what was kept', () => {
    const bid = startBid()
    bid.type({ amount: '9' })
    bid.type({ amount: '90' })
    expect(bid.kept).toEqual(['9', '90'].map((amount) => ({ ...none, amount })))
    for (const start of [startBid, startEdit]) expect(start({ kept: typed }).context().draft).toEqual(typed)
  })
})

describe('what is in the way of a new bid', () => {
  it.each<[string, Failure]>([
    ['alreadyBid', { type: 'conflict', code: 'ALREADY_BID' }],
    ['needsVerification', { type: 'forbidden', code: 'EMAIL_NOT_VERIFIED' }],
    ['subscriptionInactive', { type: 'forbidden', code: 'SUBSCRIPTION_INACTIVE' }],
  ])('is shown as %s, and the bid can be sent again as it is or changed', async (why, failure) => {
    const bid = await placedWith(failure)
    expect([bid.state(), bid.context().failure]).toEqual([{ open: { new: why } }, failure])
    expect([bid.emitted, bid.context().draft, bid.dropped()]).toEqual([[{ type: 'form.refused', failure }], typed, 0])
    bid.submit()
    await at(bid.placings, 1).answer(failure)
    bid.type({ amount: '95' })
    expect([bid.state(), bid.keys().place]).toEqual([{ open: { new: 'writing' } }, ['key-1', 'key-2']])
  })
})

describe('a job that takes no bids any more', () => {
  it.each(['JOB_ALREADY_ASSIGNED', 'JOB_ALREADY_COMPLETED', 'JOB_EXPIRED', 'JOB_WAS_DELETED'] as const)(
    'by %s takes neither a new bid nor an edit; nothing is sent again, and leaving asks nothing',
    async (code) => {
      const failure = { type: 'conflict', code } as const
      for (const bid of [await placedWith(failure), await editedWith(failure)]) {
        expect([bid.state(), bid.context().failure]).toEqual([{ open: 'moved' }, failure])
        expect([bid.emitted, bid.dropped()]).toEqual([[{ type: 'form.refused', failure }], 1])
        const before = bid.keys()
        bid.submit()
        expect([bid.state(), bid.keys()]).toEqual([{ open: 'moved' }, before])
        bid.close()
        expect(bid.state()).toBe('closed')
      }
    },
  )
})

describe('a bid that appears while one is written', () => {
  it('turns the new one into an edit that keeps what was typed', () => {
    const bid = startBid()
    bid.type(typed)
    bid.appear()
    expect([bid.state(), bid.context().draft]).toEqual([editing, typed])
    expect([bid.context().hasAppeared, bid.dropped()]).toEqual([true, 0])
    bid.type({ amount: '95' })
    bid.submit()
    const input = { draft: { ...typed, amount: '95' }, key: 'key-1', bidId: 'bid-1' }
    expect([bid.placings, at(bid.edits, 0).input]).toEqual([[], input])
  })

  it('is edited as it is where nothing was typed, and leaving it asks nothing', () => {
    const bid = startBid()
    bid.appear()
    expect([bid.state(), bid.context().draft]).toEqual([editing, there])
    bid.close()
    expect(bid.state()).toBe('closed')
  })

  it('whose answer was lost is edited under another key than the one under which it was placed', async () => {
    const bid = await placedWith({ type: 'timedOut' })
    bid.appear()
    expect([bid.state(), bid.context().draft]).toEqual([editing, typed])
    bid.submit()
    expect(bid.keys()).toEqual({ place: ['key-1'], edit: ['key-2'] })
    await at(bid.edits, 0).answer(done(placed))
    expect([bid.state(), bid.dropped()]).toEqual(['saved', 1])
  })
})

describe('a bid that appears while it is placed', () => {
  it.each<Failure>([{ type: 'timedOut' }, { type: 'offline' }, { type: 'conflict', code: 'ALREADY_BID' }])(
    'is edited after %o, under a key of its own',
    async (failure) => {
      const bid = sentBid()
      bid.appear()
      await at(bid.placings, 0).answer(failure)
      expect([bid.state(), bid.context().draft, bid.context().hasAppeared]).toEqual([editing, typed, true])
      bid.submit()
      expect(bid.keys()).toEqual({ place: ['key-1'], edit: ['key-2'] })
    },
  )

  it('does not hide that the job has moved on', async () => {
    const bid = sentBid()
    bid.appear()
    await at(bid.placings, 0).answer({ type: 'conflict', code: 'JOB_EXPIRED' })
    expect(bid.state()).toEqual({ open: 'moved' })
  })
})

it('a bid that was there from the start is no news', async () => {
  const bid = await editedWith({ type: 'timedOut' })
  bid.appear()
  expect(bid.context().hasAppeared).toBe(false)
  bid.submit()
  expect(bid.keys().edit).toEqual(['key-1', 'key-1'])
})

describe('the bid that a customer agrees to, once it was changed', () => {
  const bid = {
    bidId: 'bid',
    businessName: 'Bright Pipe',
    rating: 4.5,
    amount: 380,
    proposal: 'Tuesday',
    canStart: null,
    updatedAt: '2026-03-01T09:00:00.000Z',
  }
  const shown = { bid, amountBefore: null }
  const changed = { type: 'conflict', code: 'BID_CHANGED' } as const
  const fresh = {
    amount: 420,
    proposal: 'Wednesday',
    canStart: '2026-11-28',
    updatedAt: '2026-03-01T10:00:00.000Z',
  }

  it('is shown as it is now, beside what it was, with nothing but its terms from the answer', () => {
    const renewed = { bid: { ...bid, ...fresh }, amountBefore: 380 }
    const answer = { ...fresh, bidId: 'other', businessName: 'Other', rating: null }
    expect(refreshedAcceptance(shown, { ...changed, fresh: answer })).toEqual(renewed)
    const again = { ...fresh, amount: 400, canStart: null }
    const expected = { bid: { ...bid, ...again }, amountBefore: 420 }
    expect(refreshedAcceptance(renewed, { ...changed, fresh: again })).toEqual(expected)
  })

  it.each([
    ['nothing fresh', changed],
    ['no bid', { ...changed, fresh: 420 }],
    ['nobody', { ...changed, fresh: null }],
    ['an amount in words', { ...changed, fresh: { ...fresh, amount: '420' } }],
    ['no amount', { ...changed, fresh: { ...fresh, amount: undefined } }],
    ['no proposal', { ...changed, fresh: { ...fresh, proposal: undefined } }],
    ['no day', { ...changed, fresh: { ...fresh, canStart: undefined } }],
    ['no time', { ...changed, fresh: { ...fresh, updatedAt: undefined } }],
    ['another refusal', { ...changed, code: 'JOB_ALREADY_ASSIGNED', fresh }],
    ['no answer', { type: 'offline' }],
  ] as const)('is not there to be agreed to after %s', (_, failure) => {
    expect(refreshedAcceptance(shown, failure)).toBeNull()
  })
})
