import { expect, test } from 'vitest'
import { filterIn, statusFilters, withFilter } from '../../../../src/features/dashboard/status-filter.ts'
import { shows } from '../../../support/shows.ts'

test('every filter survives its own address', shows('constant.status-filter'), () => {
  for (const status of statusFilters) {
    const address = withFilter('/dashboard', status)
    expect(filterIn(new URL(address, 'http://localhost').search)).toBe(status)
  }
})

test('all jobs have a plain address', () => {
  expect(withFilter('/dashboard', null)).toBe('/dashboard')
  expect(withFilter('/dashboard', 'inprogress')).toBe('/dashboard?status=inprogress')
})

test('an unknown status in the address shows all jobs', () => {
  expect([filterIn(''), filterIn('?status='), filterIn('?status=cancel'), filterIn('?other=open')]).toEqual([
    null,
    null,
    null,
    null,
  ])
})
