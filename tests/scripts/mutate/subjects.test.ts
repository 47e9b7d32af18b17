import { expect, it } from 'vitest'
import { parts } from '../../../scripts/mutate/subjects.ts'
import { models } from '../../../qa/models/all.ts'

it('changes every machine that has a model', () => {
  const machines = parts.find(({ name }) => name === 'machines')?.mutants() ?? []
  expect(new Set(machines.map(({ subject }) => subject))).toEqual(new Set(models.map(({ name }) => name)))
})
