import { expect, test } from 'vitest'
import { countryIn, placeChanges } from '../../../src/ui/place-fields.tsx'

test('another country takes state and city away, another state the city', () => {
  expect(placeChanges('country', 'Mexico')).toEqual({ country: 'Mexico', state: '', city: '' })
  expect(placeChanges('state', 'Texas')).toEqual({ state: 'Texas', city: '' })
  expect(placeChanges('city', 'Austin')).toEqual({ city: 'Austin' })
})

test('a country stays where the tree has it, and the only one is chosen for the reader', () => {
  const two = { Mexico: {}, 'United States': {} }
  expect(countryIn(two, 'Mexico')).toBe('Mexico')
  expect(countryIn(two, 'Spain')).toBe('')
  expect(countryIn({ Mexico: {} }, 'United States')).toBe('Mexico')
  expect(countryIn({}, 'United States')).toBe('')
})
