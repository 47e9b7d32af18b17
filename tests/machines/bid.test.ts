import { describe, expect, it } from 'vitest'
import { done, type Failure, type Outcome } from '../../machines/outcome.ts'
import type { BidSaved } from '../../machines/bid.ts'
import { none, placed, startBid, startEdit, typed } from './bid-harness.ts'
import { at } from './controlled.ts'
import { passing } from './failure-samples.ts'

/** A new bid that was typed, sent and answered. */
async function placedWith(answer: Outcome<BidSaved>) {
  const bid = startBid()
  bid.type(typed)
  bid.submit()
  await at(bid.placings, 0).answer(answer)
  return bid
}

/** The bid that was there, changed, sent and answered. */
async function editedWith(answer: Outcome<BidSaved>) {
  const bid = startEdit()
  bid.type({ amount: '99' })
  bid.submit()
  await at(bid.edits, 0).answer(answer)
  return bid
}

describe('writing', () => {
  it('starts as a new one where there is none, else as an edit from what it says', () => {
    const [one, other] = [startBid(), startEdit()]
    expect([one.state(), one.context().draft]).toEqual([{ open: { new: 'writing' } }, none])
    expect([other.state(), other.context().draft.amount]).toEqual([{ open: { edit: 'writing' } }, '120.5'])
  })

  it('keeps every change outside, and starts from what was kept', () => {
    const bid = startBid()
    bid.type({ amount: '9' })
    bid.type({ amount: '90' })
    expect(bid.kept).toEqual([
      { ...none, amount: '9' },
      { ...none, amount: '90' },
    ])
    expect(startBid({ kept: typed }).context().draft).toEqual(typed)
    expect(startEdit({ kept: typed }).context().draft).toEqual(typed)
  })

  it.each([
    ['a new one', startBid, 'new'],
    ['an edit', startEdit, 'edit'],
  ] as const)('shows all that is wrong with %s on submit, and sends nothing', (_, start, state) => {
    const bid = start()
    bid.type(none)
    bid.submit()
    expect([bid.state(), bid.context().errors.length]).toEqual([{ open: { [state]: 'writing' } }, 2])
    expect(bid.emitted).toEqual([{ type: 'form.invalid', field: 'amount' }])
    expect(bid.keys()).toEqual({ place: [], edit: [] })
  })
})

describe('sending', () => {
  it('places once, whatever is pressed meanwhile, and then forgets the draft', async () => {
    const bid = startBid()
    bid.type(typed)
    bid.submit()
    bid.submit()
    bid.type({ amount: '1' })
    bid.close()
    expect([bid.state(), bid.placings.map(({ input }) => input)]).toEqual(['placing', [{ draft: typed, key: 'key-1' }]])
    await at(bid.placings, 0).answer(done(placed))
    expect([bid.state(), bid.context().saved, bid.dropped()]).toEqual(['placed', placed, 1])
    expect([bid.emitted, bid.edits]).toEqual([[{ type: 'form.saved', saved: placed }], []])
  })

  it('saves an edit once, of the bid that is there, and then forgets the draft', async () => {
    const bid = startEdit()
    bid.type({ amount: '99' })
    bid.submit()
    bid.submit()
    bid.close()
    const draft = { amount: '99', proposal: 'Tuesday' }
    expect([bid.state(), bid.edits.map(({ input }) => input)]).toEqual([
      'saving',
      [{ draft, key: 'key-1', bidId: 'bid-1' }],
    ])
    await at(bid.edits, 0).answer(done(placed))
    expect([bid.state(), bid.context().saved, bid.dropped()]).toEqual(['saved', placed, 1])
    expect([bid.emitted, bid.placings]).toEqual([[{ type: 'form.saved', saved: placed }], []])
  })

  it.each(passing)('fails by %o and carries the same key when it is tried again', async (failure) => {
    const [one, other] = [await placedWith(failure), await editedWith(failure)]
    expect([one.state(), one.context().failure]).toEqual([{ open: { new: 'failed' } }, failure])
    expect([other.state(), other.context().failure]).toEqual([{ open: { edit: 'failed' } }, failure])
    for (const bid of [one, other]) {
      expect([bid.emitted, bid.dropped()]).toEqual([[{ type: 'form.failed', failure }], 0])
      bid.submit()
    }
    expect([one.keys().place, other.keys().edit]).toEqual([
      ['key-1', 'key-1'],
      ['key-1', 'key-1'],
    ])
  })
})

describe('what is in the way of a new bid', () => {
  it.each<[string, Failure]>([
    ['alreadyBid', { type: 'conflict', code: 'ALREADY_BID' }],
    ['needsVerification', { type: 'forbidden', code: 'EMAIL_NOT_VERIFIED' }],
    ['subscriptionInactive', { type: 'forbidden', code: 'SUBSCRIPTION_INACTIVE' }],
  ])('%s is told, and it can be sent again as it is or changed', async (why, failure) => {
    const bid = await placedWith(failure)
    expect([bid.state(), bid.context().failure]).toEqual([{ open: { new: why } }, failure])
    expect([bid.emitted, bid.context().draft, bid.dropped()]).toEqual([[{ type: 'form.refused', failure }], typed, 0])
    bid.submit()
    await at(bid.placings, 1).answer(failure)
    bid.type({ amount: '95' })
    expect(bid.state()).toEqual({ open: { new: 'writing' } })
    expect(bid.keys().place).toEqual(['key-1', 'key-2'])
  })
})

describe('a job that takes no bids any more', () => {
  it.each(['JOB_ALREADY_ASSIGNED', 'JOB_ALREADY_COMPLETED', 'JOB_EXPIRED', 'JOB_WAS_DELETED'] as const)(
    'is told by %s, of a new bid and of an edit; nothing is sent again',
    async (code) => {
      const failure = { type: 'conflict', code } as const
      for (const bid of [await placedWith(failure), await editedWith(failure)]) {
        expect([bid.state(), bid.context().failure]).toEqual([{ open: 'moved' }, failure])
        expect([bid.emitted, bid.dropped()]).toEqual([[{ type: 'form.refused', failure }], 1])
        const before = bid.keys()
        bid.submit()
        expect([bid.state(), bid.keys()]).toEqual([{ open: 'moved' }, before])
      }
    },
  )

  it('is left without a question, for what was typed is of no more use', async () => {
    const expired = { type: 'conflict', code: 'JOB_EXPIRED' } as const
    for (const bid of [await placedWith(expired), await editedWith(expired)]) {
      bid.close()
      expect(bid.state()).toBe('closed')
    }
  })
})

describe('leaving', () => {
  it('asks first once something was typed', () => {
    const bid = startBid()
    bid.type(typed)
    bid.close()
    expect(bid.state()).toBe('leaving')
    bid.keep()
    expect([bid.state(), bid.context().draft, bid.dropped()]).toEqual([{ open: { new: 'writing' } }, typed, 0])
    bid.close()
    bid.abandon()
    expect([bid.state(), bid.dropped()]).toEqual(['closed', 1])
  })
})
