import { describe, expect, it } from 'vitest'
import { done, type Failure } from '../../machines/outcome.ts'
import { placed, startBid, startEdit, there, typed } from './bid-harness.ts'
import { at } from './controlled.ts'

const alreadyBid = { type: 'conflict', code: 'ALREADY_BID' } as const

/** A new bid that is on its way. */
function sentBid() {
  const bid = startBid()
  bid.type(typed)
  bid.submit()
  return bid
}

describe('a bid that appears while it is written', () => {
  it('turns the new one into an edit that keeps what was typed', () => {
    const bid = startBid()
    bid.type(typed)
    bid.appear()
    expect([bid.state(), bid.context().draft]).toEqual([{ open: { edit: 'writing' } }, typed])
    expect([bid.context().hasAppeared, bid.dropped()]).toEqual([true, 0])
    bid.type({ amount: '95' })
    expect(bid.state()).toEqual({ open: { edit: 'writing' } })
    bid.submit()
    expect([bid.placings, at(bid.edits, 0).input]).toEqual([
      [],
      { draft: { ...typed, amount: '95' }, key: 'key-1', bidId: 'bid-1' },
    ])
  })

  it('is what there is to edit where nothing was typed, and leaving it as it is asks nothing', () => {
    const bid = startBid()
    bid.appear()
    expect([bid.state(), bid.context().draft]).toEqual([{ open: { edit: 'writing' } }, there])
    bid.close()
    expect(bid.state()).toBe('closed')
  })

  it('whose answer was lost is edited under another key than the one under which it was placed', async () => {
    const bid = sentBid()
    await at(bid.placings, 0).answer({ type: 'timedOut' })
    bid.appear()
    expect([bid.state(), bid.context().draft]).toEqual([{ open: { edit: 'writing' } }, typed])
    bid.submit()
    expect(at(bid.edits, 0).input).toEqual({ draft: typed, key: 'key-2', bidId: 'bid-1' })
    expect(bid.keys()).toEqual({ place: ['key-1'], edit: ['key-2'] })
    await at(bid.edits, 0).answer(done(placed))
    expect([bid.state(), bid.dropped()]).toEqual(['saved', 1])
  })
})

describe('a bid that appears while it is placed', () => {
  it.each<Failure>([{ type: 'timedOut' }, { type: 'offline' }, alreadyBid])(
    'is edited after %o, under a key of its own',
    async (failure) => {
      const bid = sentBid()
      bid.appear()
      await at(bid.placings, 0).answer(failure)
      expect([bid.state(), bid.context().draft, bid.context().hasAppeared]).toEqual([
        { open: { edit: 'writing' } },
        typed,
        true,
      ])
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

describe('a bid that was there from the start', () => {
  it('is no news', async () => {
    const bid = startEdit()
    bid.appear()
    expect([bid.state(), bid.context().hasAppeared]).toEqual([{ open: { edit: 'writing' } }, false])
    bid.type({ amount: '99' })
    bid.submit()
    await at(bid.edits, 0).answer({ type: 'timedOut' })
    bid.appear()
    bid.submit()
    expect(bid.keys().edit).toEqual(['key-1', 'key-1'])
  })
})
