import { expect, test } from 'vitest'
import { daysLeft } from '../../../../src/ui/text/days-left.ts'

const now = new Date('2026-03-01T12:00:00.000Z')

test.each([
  ['2026-03-31T12:00:00.000Z', 30],
  ['2026-03-03T11:59:59.000Z', 1],
  ['2026-03-02T11:59:59.000Z', 0],
  ['2026-03-01T12:00:00.000Z', null],
  ['2026-02-01T12:00:00.000Z', null],
])('what lasts until %s has %s whole days left', (expiresAt, days) => {
  expect(daysLeft(expiresAt, now)).toBe(days)
})
