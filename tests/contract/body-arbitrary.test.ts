import { Ajv } from 'ajv'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mutatedBody, validBody } from '../support/body-arbitrary.ts'
import { operations } from '../support/contract.ts'

const ajv = new Ajv({ strict: false, multipleOfPrecision: 6 })
const bodies = operations.flatMap(({ id, body }) => (body ? [[id, body] as const] : []))

test.each(bodies)('samples made for %s keep every rule', (_, body) => {
  const validate = ajv.compile(body)
  fc.assert(
    fc.property(validBody(body), (sample) => {
      expect({ sample, valid: validate(sample) }).toEqual({ sample, valid: true })
    }),
    { seed: 1, numRuns: 50 },
  )
})

test.each(bodies)('changed samples for %s break rules, and not all of them', (_, body) => {
  const validate = ajv.compile(body)
  const verdicts = fc.sample(mutatedBody(body), { seed: 1, numRuns: 100 }).map((sample) => validate(sample))
  expect(verdicts).toContain(false)
})
