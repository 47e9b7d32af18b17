import { expect, test } from 'vitest'
import { layoutOf } from '../../../src/features/job-details/parts/layout.ts'

const open = { status: 'open', bidsCount: 0 } as const
const nobody = { assignedBusiness: null, ownBid: null }
const owner = { role: 'customer', isMine: false, may: { bid: false } } as const
const bidder = { role: 'business', isMine: false, may: { bid: false } } as const
const plain = { isComparing: false, isFolded: false, isWhereFirst: false, isWhereBeside: false, isPricedBeside: false }

test('a customer compares bids beside the job, or below its fold where there is less room', () => {
  const view = { ...owner, details: { ...nobody, job: { ...open, bidsCount: 2 } } }
  expect(layoutOf(view, 'wide')).toEqual({ ...plain, isComparing: true, isWhereBeside: true })
  for (const room of ['phone', 'desk'] as const)
    expect(layoutOf(view, room)).toEqual({ ...plain, isComparing: true, isFolded: true })
  // Without bids there is nothing that would matter more than the job.
  expect(layoutOf({ ...owner, details: { ...nobody, job: open } }, 'phone')).toEqual(plain)
})

test('on a phone the job is folded for those who have a part in it, and where it is comes first while it is done', () => {
  const running = { job: { ...open, status: 'inprogress' }, assignedBusiness: { amount: 120 }, ownBid: null } as const
  for (const view of [owner, { ...bidder, isMine: true }]) {
    expect(layoutOf({ ...view, details: running }, 'phone')).toEqual({ ...plain, isFolded: true, isWhereFirst: true })
    expect(layoutOf({ ...view, details: running }, 'desk')).toEqual({ ...plain, isPricedBeside: true })
    const done = { ...running, job: { ...open, status: 'completed' } } as const
    expect(layoutOf({ ...view, details: done }, 'phone')).toEqual({ ...plain, isFolded: true })
  }
  // Somebody else got it.
  expect(layoutOf({ ...bidder, details: running }, 'phone')).toEqual(plain)
  for (const [state, isFolded] of [
    ['standing', true],
    ['declined', false],
  ] as const)
    expect(layoutOf({ ...bidder, details: { ...nobody, job: open, ownBid: { state } } }, 'phone')).toEqual({
      ...plain,
      isFolded,
    })
})

test('on a desk a price is said once: beside the job that one may bid on for the first time, or that was given away', () => {
  const mayBid = { ...bidder, may: { bid: true } }
  expect(layoutOf({ ...mayBid, details: { ...nobody, job: open } }, 'desk')).toEqual({ ...plain, isPricedBeside: true })
  expect(layoutOf({ ...mayBid, details: { ...nobody, job: open } }, 'phone')).toEqual(plain)
  const withdrawn = { ...nobody, job: open, ownBid: { state: 'withdrawn' } } as const
  expect(layoutOf({ ...mayBid, details: withdrawn }, 'desk')).toEqual(plain)
  const unknown = { job: { ...open, status: 'inprogress' }, assignedBusiness: { amount: null }, ownBid: null } as const
  expect(layoutOf({ ...owner, details: unknown }, 'desk')).toEqual(plain)
})
