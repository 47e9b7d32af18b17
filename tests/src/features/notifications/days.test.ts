import { expect, test } from 'vitest'
import { inSpans, listsOf, spanOf } from '../../../../src/features/notifications/days.ts'

/** Wherever the test runs: a time of the reader's own calendar. */
const at = (day: number, hour: number) => new Date(2026, 10, day, hour).toISOString()
const now = new Date(2026, 10, 20, 9)

test.each([
  [at(20, 8), 'today'],
  [at(20, 0), 'today'],
  [at(19, 23), 'yesterday'],
  [at(19, 0), 'yesterday'],
  [at(18, 23), 'week'],
  [at(14, 1), 'week'],
  [at(13, 23), 'earlier'],
  // A clock that runs ahead.
  [at(21, 1), 'today'],
])('%s is of %s', (time, span) => {
  expect(spanOf(time, now)).toBe(span)
})

test('days have their length, also when the clocks change', () => {
  // In most of the United States the clocks are set back on 1 November 2026.
  expect(spanOf(new Date(2026, 10, 1, 0, 30).toISOString(), new Date(2026, 10, 2, 0, 10))).toBe('yesterday')
  expect(spanOf(new Date(2026, 2, 7, 23, 30).toISOString(), new Date(2026, 2, 9, 0, 10))).toBe('week')
})

test('rows know where they are in their span, and parts of them keep its headings', () => {
  const rows = [at(20, 8), at(20, 7), at(19, 8), at(10, 8)].map((createdAt) => ({ createdAt }))
  const placed = inSpans(rows, now)
  expect(placed.map(({ span, isFirst, isLast }) => [span, isFirst, isLast])).toEqual([
    ['today', true, false],
    ['today', false, true],
    ['yesterday', true, true],
    ['earlier', true, true],
  ])
  // A part that begins in the middle of a span goes on with it.
  expect(listsOf(placed.slice(1)).map(({ rows: own, ...list }) => ({ ...list, rows: own.length }))).toEqual([
    { span: 'today', before: 0, isBegun: true, rows: 1 },
    { span: 'yesterday', before: 1, isBegun: false, rows: 1 },
    { span: 'earlier', before: 2, isBegun: false, rows: 1 },
  ])
  expect(inSpans([], now)).toEqual([])
})
