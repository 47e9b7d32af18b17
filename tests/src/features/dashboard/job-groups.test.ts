import { expect, test } from 'vitest'
import { groupSize, groupsOf } from '../../../../src/features/dashboard/job-groups.ts'
import { job } from '../../services/wire-samples.ts'

const jobs = (count: number) => Array.from({ length: count }, (_, index) => ({ ...job, id: String(index) }))

test('every job is in one stretch, in its order', () => {
  const all = jobs(2 * groupSize + 1)
  const groups = groupsOf(all)
  expect(groups.flat()).toEqual(all)
  expect(groups.map(({ length }) => length)).toEqual([groupSize, groupSize, 1])
})

test('a stretch fills its rows in one, two and three columns', () => {
  expect([groupSize % 1, groupSize % 2, groupSize % 3]).toEqual([0, 0, 0])
})

test('no jobs make no stretch', () => {
  expect(groupsOf([])).toEqual([])
})
