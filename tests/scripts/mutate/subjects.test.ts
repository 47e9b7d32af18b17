import { expect, it } from 'vitest'
import { parts } from '../../../scripts/mutate/subjects.ts'
import { roll } from '../../../qa/models/roll.ts'

it('changes every machine of the roll', () => {
  const machines = parts.find(({ name }) => name === 'machines')?.mutants() ?? []
  expect(new Set(machines.map(({ subject }) => subject))).toEqual(new Set(roll.map(({ name }) => name)))
})
