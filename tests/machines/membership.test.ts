import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { GRACE_MS, readLedger, standingOf, yearAfter, type LedgerLine } from '../../machines/membership.ts'
import { shows } from '../support/shows.ts'

const DAY = 24 * 60 * 60 * 1000
const BEGIN = Date.UTC(2026, 0, 1)
const at = (days: number): number => BEGIN + days * DAY

const line = (id: string, days: number, change: Partial<LedgerLine> = {}): LedgerLine => ({
  id,
  kind: 'year',
  at: at(days),
  until: null,
  isPaidBack: false,
  ...change,
})

const facts = { now: at(0), trialEndsAt: null, paidUntil: null, isRenewing: false }

describe('a membership', () => {
  it.each([
    ['was never begun', {}, 'ended'],
    ['is free', { trialEndsAt: at(0) + 1 }, 'trial'],
    ['is free no more at the moment at which that ends', { trialEndsAt: at(0) }, 'ended'],
    ['is paid', { paidUntil: at(0) + 1 }, 'active'],
    ['is paid in the free days', { trialEndsAt: at(9), paidUntil: at(1) }, 'active'],
    ['is paid no more', { paidUntil: at(0) }, 'ended'],
    ['is paid no more, and the card is tried again', { paidUntil: at(0), isRenewing: true }, 'pastDue'],
    ['is in the last moment of grace', { paidUntil: at(-7) + 1, isRenewing: true }, 'pastDue'],
    ['is past the grace', { paidUntil: at(-7), isRenewing: true }, 'ended'],
    ['was free, and has a card that was never charged', { trialEndsAt: at(0), isRenewing: true }, 'ended'],
  ] as const)('%s', shows('membership.standing'), (_, change, standing) => {
    expect(standingOf({ ...facts, ...change })).toBe(standing)
  })

  it('has a grace of 7 days', () => {
    expect(GRACE_MS).toBe(7 * DAY)
  })
})

describe('the ledger of a membership', () => {
  it('adds each year to what is left', () => {
    const { years, paidUntil } = readLedger([line('a', 0), line('b', 300)])
    expect(years).toEqual([
      { id: 'a', startsAt: at(0), endsAt: at(365) },
      { id: 'b', startsAt: at(300), endsAt: at(730) },
    ])
    expect(paidUntil).toBe(at(730))
  })

  it('begins a year when it is paid, where nothing is left', () => {
    expect(readLedger([line('a', 0), line('b', 400)]).paidUntil).toBe(at(765))
  })

  it('counts no year that was paid back', () => {
    expect(readLedger([line('a', 0, { isPaidBack: true })])).toEqual({ years: [], paidUntil: null })
    expect(readLedger([line('a', 0, { isPaidBack: true }), line('b', 100)]).paidUntil).toBe(at(465))
  })

  it('is cut by an end, which does not touch what comes after', () => {
    const { years, paidUntil } = readLedger([
      line('a', 0),
      line('b', 50),
      line('end', 100, { kind: 'end' }),
      line('c', 120),
    ])
    expect(years.map(({ endsAt }) => endsAt)).toEqual([at(100), at(100), at(485)])
    expect(paidUntil).toBe(at(485))
  })

  it('takes up what was counted before there was one', () => {
    expect(readLedger([line('a', 0, { kind: 'carried', until: at(900) })]).paidUntil).toBe(at(900))
    expect(readLedger([line('a', 0, { kind: 'carried', until: at(900) }), line('b', 10)]).paidUntil).toBe(
      yearAfter(at(900)),
    )
  })

  it('knows leap years', () => {
    expect(yearAfter(Date.UTC(2028, 1, 29))).toBe(Date.UTC(2029, 2, 1))
    expect(yearAfter(Date.UTC(2027, 5, 1))).toBe(Date.UTC(2028, 5, 1))
  })
})

const ledgers = fc.array(
  fc.record({
    days: fc.integer({ min: 0, max: 3000 }),
    kind: fc.constantFrom('year', 'year', 'year', 'end'),
    isPaidBack: fc.boolean(),
  }),
  { maxLength: 12 },
)

describe('a ledger in any order', () => {
  const made = (rows: readonly { days: number; kind: string; isPaidBack: boolean }[]): LedgerLine[] =>
    rows.map(({ days, kind, isPaidBack }, index) =>
      line(`l${index}`, days, kind === 'end' ? { kind: 'end' } : { isPaidBack }),
    )

  it('says the same, whatever comes twice', shows('membership.any-order'), () => {
    fc.assert(
      fc.property(ledgers, fc.array(fc.nat(), { minLength: 24, maxLength: 24 }), (rows, keys) => {
        const lines = made(rows)
        const shuffled = [...lines, ...lines]
          .map((one, index) => ({ one, key: keys[index] ?? 0 }))
          .toSorted((a, b) => a.key - b.key)
          .map(({ one }) => one)
        expect(readLedger(shuffled)).toEqual(readLedger(lines))
      }),
    )
  })

  it('gives a payment a year, never less than was paid and never more', shows('membership.one-year'), () => {
    fc.assert(
      fc.property(ledgers, fc.integer({ min: 0, max: 3000 }), (rows, days) => {
        const before = made(rows.filter(({ kind }) => kind === 'year'))
        const after = [...before, line('paid', days)]
        const reach = readLedger(before).paidUntil
        const reached = readLedger(after).paidUntil ?? 0
        // Never less: a year from the day of the payment, whatever else there is.
        expect(reached).toBeGreaterThanOrEqual(yearAfter(at(days)))
        // Never more: a year longer than without it, or a year from the payment. A year may have 366 days.
        expect(reached).toBeLessThanOrEqual(Math.max(yearAfter(reach ?? 0), yearAfter(at(days))) + 2 * DAY)
        // All years together are as many as the payments that count.
        const counted = after.filter(({ isPaidBack }) => !isPaidBack)
        const first = Math.min(...counted.map((one) => one.at))
        const last = Math.max(...counted.map((one) => one.at))
        expect(reached).toBeLessThanOrEqual(last + counted.length * 366 * DAY)
        expect(reached).toBeGreaterThanOrEqual(first + counted.length * 365 * DAY)
      }),
    )
  })
})
