import { afterAll, beforeAll, expect, test } from 'vitest'
import { replaceCities } from '../../../server/places/repository.ts'
import { shows } from '../../support/shows.ts'
import { testApp } from '../support/app.ts'
import { clientOf } from '../support/client.ts'
import { milesBetween, milesFrom } from '../support/globe.ts'

const server = await testApp()
afterAll(server.close)
const all = server.deps.choices.cities()
const anyone = clientOf(server.app)
beforeAll(async () => replaceCities(server.database.db, all))

const area = { country: 'United States', state: 'Texas' }
const centersOf = (names: readonly string[]) =>
  all.filter(({ state, name }) => state === 'Texas' && names.includes(name))

test.each([
  [['Austin'], 25],
  [['El Paso', 'Austin', 'Dallas'], 10],
  [['Texarkana'], 40],
])('anyone sees the towns around some cities: %s, %s miles', shows('rule.towns-around'), async (names, radius) => {
  const { cities, towns, count } = await anyone.must('listTownsAround', { ...area, city: names, radius })
  const centers = centersOf(names)
  const inside = all.filter((city) => !centers.includes(city) && milesFrom(centers, city, radius) !== undefined)
  expect([count, towns.length]).toEqual([inside.length, Math.min(inside.length, 200)])
  expect(cities.map(({ name }) => name)).toEqual(names)
  expect(cities[0]).toEqual({ name: names[0], state: 'Texas', miles: 0, east: 0, north: 0 })
  for (const { name, state, miles, east, north } of towns) {
    const town = inside.find((city) => city.name === name && city.state === state)
    if (town === undefined) throw new Error(`${name}, ${state} is not inside`)
    expect([name, miles]).toEqual([name, milesFrom(centers, town, radius)])
    // On the map it is as far from its nearest city as on the ground.
    const drawn = Math.min(...cities.map((city) => Math.hypot(city.east - east, city.north - north)))
    expect(drawn).toBeCloseTo(Math.min(...centers.map((center) => milesBetween(center, town))), 0)
  }
})

test('north is above and east is to the right', shows('rule.towns-around'), async () => {
  const { towns } = await anyone.must('listTownsAround', { ...area, city: ['Austin'], radius: 30 })
  const at = (town: string) => towns.find(({ name }) => name === town)
  expect(at('Round Rock')?.north).toBeGreaterThan(14)
  expect(at('Manor')?.east).toBeGreaterThan(8)
  expect(at('Dripping Springs')?.east).toBeLessThan(-15)
  expect(at('Kyle')?.north).toBeLessThan(-15)
})

test('of many towns some from near and far are told, and how many there are', shows('rule.towns-around'), async () => {
  const { towns, count } = await anyone.must('listTownsAround', { ...area, city: ['Dallas'], radius: 100 })
  expect(towns).toHaveLength(200)
  expect(count).toBeGreaterThan(200)
  const miles = towns.map((town) => town.miles)
  expect(miles).toEqual(miles.toSorted((one, other) => one - other))
  expect([miles[0], miles.at(-1)]).toEqual([expect.any(Number), expect.any(Number)])
  expect(miles[0]).toBeLessThan(8)
  expect(miles.at(-1)).toBeGreaterThan(95)
})

test('unknown cities and another radius are refused by their field', shows('rule.towns-around'), async () => {
  for (const [change, error] of [
    [{ city: ['Atlantis'] }, { field: 'city', code: 'LOCATION_UNKNOWN' }],
    [{ city: [] }, { field: 'city', code: 'CITY_REQUIRED' }],
    [{ radius: 101 }, { field: 'radius', code: 'RADIUS_INVALID' }],
  ] as const) {
    const body = { ...area, city: ['Austin'], radius: 5, ...change }
    expect(await anyone.refused('listTownsAround', body)).toMatchObject({ status: 422, errors: [error] })
  }
})
