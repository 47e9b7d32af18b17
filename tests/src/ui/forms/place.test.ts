import { expect, test } from 'vitest'
import {
  chosenArea,
  chosenPlace,
  citiesIn,
  firstPlaceIn,
  knownPlace,
  type Area,
  type Place,
} from '../../../../src/ui/forms/place.ts'

const austin: Place = { country: 'United States', state: 'Texas', city: 'Austin' }
const none: Place = { country: '', state: '', city: '' }
const tree = { Mexico: { Jalisco: ['Guadalajara', 'Tequila'], Puebla: [] }, Malta: {} }

test('another country takes state and city away, another state the city', () => {
  expect(chosenPlace(austin, 'country', 'Mexico')).toEqual({ country: 'Mexico', state: '', city: '' })
  expect(chosenPlace(austin, 'state', 'Utah')).toEqual({ ...austin, state: 'Utah', city: '' })
  expect(chosenPlace(austin, 'city', 'Waco')).toEqual({ ...austin, city: 'Waco' })
})

test('a choice changes the place alone, out of a draft that holds more', () => {
  const draft = { ...austin, name: 'Ana' }
  expect(chosenPlace(draft, 'state', 'Utah')).toEqual({ ...austin, state: 'Utah', city: '' })
  expect(chosenPlace(draft, 'city', 'Waco')).toEqual({ ...austin, city: 'Waco' })
})

test('another country takes state and cities of an area away, another state the cities', () => {
  const area: Area = { country: 'United States', state: 'Texas', cities: ['Austin', 'Waco'] }
  expect(chosenArea(area, 'country', 'Mexico')).toEqual({ country: 'Mexico', state: '', cities: [] })
  expect(chosenArea(area, 'state', 'Utah')).toEqual({ country: 'United States', state: 'Utah', cities: [] })
})

test('a place stays where the tree has its country, and the only country is chosen for the reader', () => {
  const tequila = { country: 'Mexico', state: 'Jalisco', city: 'Tequila' }
  expect(knownPlace(tree, tequila)).toEqual(tequila)
  expect(knownPlace(tree, austin)).toEqual(none)
  expect(knownPlace({ Mexico: {} }, austin)).toEqual({ ...none, country: 'Mexico' })
  expect(knownPlace({}, austin)).toEqual(none)
})

test('a country starts with its first state and the first city of that, as far as there are any', () => {
  expect(firstPlaceIn(tree, 'Mexico')).toEqual({ country: 'Mexico', state: 'Jalisco', city: 'Guadalajara' })
  expect(firstPlaceIn({ Mexico: { Puebla: [] } }, 'Mexico')).toEqual({ country: 'Mexico', state: 'Puebla', city: '' })
  expect(firstPlaceIn(tree, 'Malta')).toEqual({ ...none, country: 'Malta' })
  expect(firstPlaceIn(tree, 'Spain')).toEqual({ ...none, country: 'Spain' })
})

test('a state offers its cities; one that is not there none', () => {
  expect(citiesIn(tree, { country: 'Mexico', state: 'Jalisco' })).toEqual(['Guadalajara', 'Tequila'])
  expect(citiesIn(tree, { country: 'Mexico', state: 'Texas' })).toEqual([])
  expect(citiesIn(tree, none)).toEqual([])
})
