import { expect, test } from 'vitest'
import { chipsOf, filterIn, statusFilters, withFilter } from '../../../src/features/dashboard/list-filter.ts'
import { shows as row } from '../../support/shows.ts'

const roles = ['customer', 'business'] as const

test(
  'every chip and filter survives its own address, in either order',
  row('constant.status-filter', 'rule.list-chips-address'),
  () => {
    for (const role of roles) {
      for (const shows of [...chipsOf[role], ...statusFilters]) {
        for (const order of ['newest', 'neededBy'] as const) {
          const address = withFilter('/dashboard', { shows, order })
          expect(filterIn(new URL(address, 'http://localhost').search, role)).toEqual({ shows, order })
        }
      }
    }
  },
)

test('all jobs have a plain address', () => {
  expect(withFilter('/dashboard', { shows: 'all', order: 'newest' })).toBe('/dashboard')
  expect(withFilter('/dashboard', { shows: 'inprogress', order: 'newest' })).toBe('/dashboard?status=inprogress')
  expect(withFilter('/dashboard', { shows: 'all', order: 'neededBy' })).toBe('/dashboard?order=neededBy')
})

test('what is unknown in the address, or of the other role, shows all jobs', () => {
  const all = { shows: 'all', order: 'newest' }
  for (const search of ['', '?status=', '?status=cancel', '?other=open', '?status=won', '?order=oldest']) {
    expect(filterIn(search, 'customer')).toEqual(all)
  }
  expect(filterIn('?status=toRate', 'business')).toEqual(all)
})
