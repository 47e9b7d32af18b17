import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bodyChecks } from '../../generated/checks.ts'
import { mutatedBody, validBody } from '../support/body-arbitrary.ts'
import { operations } from '../support/contract.ts'

const bodies = operations.flatMap(({ id, body }) => (body ? [[id, body] as const] : []))

test.each(bodies)('samples made for %s keep every rule', (id, body) => {
  fc.assert(
    fc.property(validBody(body), (sample) => {
      expect({ sample, errors: bodyChecks[id]?.(sample) }).toEqual({ sample, errors: [] })
    }),
    { seed: 1, numRuns: 50 },
  )
})

test.each(bodies)('changed samples for %s break rules, and not all of them', (id, body) => {
  const verdicts = fc
    .sample(mutatedBody(body), { seed: 1, numRuns: 100 })
    .map((sample) => bodyChecks[id]?.(sample).length)
  expect(Math.max(...verdicts.map(Number))).toBeGreaterThan(0)
})
