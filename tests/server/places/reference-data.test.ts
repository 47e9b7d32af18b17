import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { loadReferenceData } from '../../../server/places/reference-data.ts'
import { checkCategories, checkPlace } from '../../../server/places/service.ts'
import { DomainError } from '../../../server/platform/domain-error.ts'
import { newFolder } from '../support/folder.ts'

let folder: string
beforeEach(() => {
  folder = newFolder()
})

test('the United States have all their states, in order, with their cities', () => {
  const { locations, hasCountry, hasState, hasCity } = loadReferenceData(folder)
  const states = locations()['United States'] ?? {}
  expect(Object.keys(locations())).toEqual(['United States'])
  expect(Object.keys(states)).toHaveLength(52)
  expect(Object.keys(states)).toEqual(Object.keys(states).toSorted((one, other) => one.localeCompare(other, 'en')))
  expect(states['Texas']).toEqual(expect.arrayContaining(['Austin', 'Round Rock', 'Cedar Park', 'Dallas']))
  expect([hasCountry('United States'), hasState('United States', 'New York')]).toEqual([true, true])
  const isInTexas = ['Austin', 'Boston'].map((city) => hasCity('United States', 'Texas', city))
  expect(isInTexas).toEqual([true, false])
})

test('no place has an odd name, and none is there twice', () => {
  const states = Object.values(loadReferenceData(folder).locations()['United States'] ?? {})
  const odd = states.flat().filter((name) => /[()[\]]|County$|Municipio$|^City and |^\s|\s$|^$/.test(name))
  expect(odd).toEqual([])
  expect(states.filter((cities) => new Set(cities).size !== cities.length)).toEqual([])
})

test('names of JavaScript’s own are no places', () => {
  const { hasCountry, hasState, hasCity } = loadReferenceData(folder)
  expect([
    hasCountry('constructor'),
    hasState('United States', 'toString'),
    hasCity('United States', '__proto__', 'x'),
    hasState('__proto__', 'x'),
  ]).toEqual([false, false, false, false])
})

test('there are about forty trades, in order, each with an id of its own', () => {
  const { categories, hasCategory } = loadReferenceData(folder)
  const names = categories.map(({ name }) => name)
  expect(names.length).toBeGreaterThanOrEqual(38)
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en')))
  expect(new Set(categories.map(({ id }) => id)).size).toBe(names.length)
  expect(categories.find(({ name }) => name === 'Computer and IT Support')?.id).toBe('computer-and-it-support')
  expect([hasCategory('Plumbing'), hasCategory('plumbing')]).toEqual([true, false])
})

test('an operator’s files replace ours', () => {
  // On whatever keyboard they were written.
  writeFileSync(join(folder, 'locations.json'), JSON.stringify({ Chile: { Valparaíso: ['Quilpué'] } }).normalize('NFD'))
  writeFileSync(join(folder, 'categories.json'), JSON.stringify(['Sastrería', 'Gasfitería']).normalize('NFD'))
  const { locations, categories, hasCity } = loadReferenceData(folder)
  expect(locations()).toEqual({ Chile: { Valparaíso: ['Quilpué'] } })
  expect(categories).toEqual([
    { id: 'gasfitería', name: 'Gasfitería' },
    { id: 'sastrería', name: 'Sastrería' },
  ])
  expect([hasCity('Chile', 'Valparaíso', 'Quilpué'), hasCity('United States', 'Texas', 'Austin')]).toEqual([
    true,
    false,
  ])
})

test('an operator’s city may say where it lies', () => {
  const lying = { name: 'Quilpué', latitude: -33.05, longitude: -71.44 }
  const tree = { Chile: { Valparaíso: [lying, 'Olmué'] } }
  writeFileSync(join(folder, 'locations.json'), JSON.stringify(tree).normalize('NFD'))
  const { locations, cities, hasCity } = loadReferenceData(folder)
  expect(locations()).toEqual({ Chile: { Valparaíso: ['Quilpué', 'Olmué'] } })
  expect(cities()).toEqual([{ ...lying, country: 'Chile', state: 'Valparaíso' }])
  expect(['Quilpué', 'Olmué'].map((city) => hasCity('Chile', 'Valparaíso', city))).toEqual([true, true])
})

test('a file that is replaced while the server runs is taken up, and a wrong one is told once', () => {
  const file = join(folder, 'categories.json')
  const told: string[] = []
  const choices = loadReferenceData(folder, { recheckEvery: 0, onError: (error) => told.push(String(error)) })
  expect(choices.hasCategory('Gasfitería')).toBe(false)
  writeFileSync(file, '["Gasfitería"]')
  expect([choices.hasCategory('Gasfitería'), choices.hasCategory('Plumbing')]).toEqual([true, false])
  writeFileSync(file, '{}')
  expect([choices.hasCategory('Gasfitería'), choices.hasCategory('Gasfitería')]).toEqual([true, true])
  expect(told).toEqual([expect.stringContaining(`${file} must be a list of names`)])
  rmSync(file)
  expect([choices.hasCategory('Gasfitería'), choices.hasCategory('Plumbing')]).toEqual([false, true])
})

test.each([
  ['locations.json', '{', 'cannot be read'],
  ['locations.json', '{"Chile":["Quilpué"]}', 'must be an object of countries'],
  ['locations.json', '{"Chile":{"Valparaíso":[{"name":"Quilpué"}]}}', 'must be an object of countries'],
  ['locations.json', '{"Chile":{"Valparaíso":[{"name":"Quilpué","latitude":-91,"longitude":0}]}}', 'must be an object'],
  ['categories.json', '[""]', 'must be a list of names'],
])('the server refuses to start with a wrong %s: %s', (name, content, reason) => {
  writeFileSync(join(folder, name), content)
  expect(() => loadReferenceData(folder)).toThrow(`${join(folder, name)} ${reason}`)
})

/** The fields and codes that a check refuses, none where it lets pass. */
function refusalOf(check: () => void): unknown {
  try {
    check()
    return undefined
  } catch (error) {
    return error instanceof DomainError ? error.details.errors : error
  }
}

test('the first part of a place that is unknown is refused under its field', () => {
  const choices = loadReferenceData(folder)
  const place = { country: 'United States', state: 'Texas', cities: ['Austin', 'Dallas'] }
  const of = (change: Partial<typeof place>, field?: 'city') =>
    refusalOf(() => checkPlace(choices, { ...place, ...change }, field))
  const unknown = (field: string) => [{ field, code: 'LOCATION_UNKNOWN' }]
  expect(of({})).toBeUndefined()
  expect(of({ country: 'Atlantis', state: 'Ontario', cities: ['Boston'] })).toEqual(unknown('country'))
  expect(of({ state: 'Ontario', cities: ['Boston'] })).toEqual(unknown('state'))
  expect(of({ cities: ['Austin', 'Boston'] })).toEqual(unknown('cities'))
  expect(of({ cities: ['Boston'] }, 'city')).toEqual(unknown('city'))
})

test('a list of trades is refused under its field where one of them is unknown', () => {
  const choices = loadReferenceData(folder)
  expect(refusalOf(() => checkCategories(choices, 'category', ['Plumbing', 'Roofing']))).toBeUndefined()
  const refusal = refusalOf(() => checkCategories(choices, 'category', ['Plumbing', 'Witchcraft']))
  expect(refusal).toEqual([{ field: 'category', code: 'CATEGORY_UNKNOWN' }])
})
