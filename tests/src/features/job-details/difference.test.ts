import { expect, test } from 'vitest'
import { differenceOf } from '../../../../src/features/job-details/interests/difference.ts'

test.each([
  [120, 150, { side: 'under', amount: 30 }],
  [150.3, 150.1, { side: 'over', amount: 0.2 }],
  [0.3, 0.1, { side: 'over', amount: 0.2 }],
  [9_999_999.99, 0.01, { side: 'over', amount: 9_999_999.98 }],
  [99.9, 99.9, { side: 'even', amount: 0 }],
] as const)('%d beside a budget of %d', (amount, budget, difference) => {
  expect(differenceOf(amount, budget)).toEqual(difference)
})
