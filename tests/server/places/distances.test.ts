import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readLocations, type City } from '../../../server/places/locations.ts'
import { replaceCities } from '../../../server/places/repository.ts'
import { newId } from '../../../server/platform/ids.ts'
import { isInServiceArea } from '../../../server/businesses/service-area.ts'
import { shows } from '../../support/shows.ts'
import { testDatabase } from '../support/database.ts'
import { milesBetween, milesFrom, randomOf } from '../support/globe.ts'

const database = await testDatabase()
afterAll(database.close)
const { db } = database
const ours = readLocations('/nowhere/locations.json').cities()
/** Where the box around a circle is not an easy one: at the 180th meridian, and with a pole inside. */
const odd: readonly City[] = [
  ['Taveuni', -16.85, 179.97],
  ['Rabi', -16.5, -179.98],
  ['Suva', -18.14, 178.44],
  ['Levuka', -17.68, 178.83],
  ['North', 89.5, 10],
  ['Opposite', 89.6, -170],
  ['Camp', 88.4, 100],
].map(([name, latitude, longitude]) => ({
  country: 'Elsewhere',
  state: 'Edges',
  name: String(name),
  latitude: Number(latitude),
  longitude: Number(longitude),
}))
const all = [...ours, ...odd]

beforeAll(async () => replaceCities(db, all))

const cityNamed = (state: string, name: string): City => {
  const found = all.find((city) => city.state === state && city.name === name)
  if (found === undefined) throw new Error(`no city ${name}`)
  return found
}

/** Some of everywhere, and those where it is not easy. */
function centers(): City[] {
  const random = randomOf(51)
  const some = Array.from({ length: 40 }, () => all[Math.floor(random() * all.length)] ?? cityNamed('Texas', 'Austin'))
  const special = [
    cityNamed('Texas', 'El Paso'),
    cityNamed('Texas', 'Texarkana'),
    cityNamed('New York', 'New York City'),
    cityNamed('Kansas', 'Kansas City'),
    ...all.filter(({ state, longitude }) => state === 'Alaska' && (longitude < -165 || longitude > 0)).slice(0, 4),
    ...odd,
  ]
  return [...some, ...special]
}

test('places are of the whole country, each where its state is', () => {
  expect(ours.length).toBeGreaterThan(15_000)
  expect(
    ours.filter(({ latitude, longitude }) => !(latitude > 17 && latitude < 72 && (longitude < -64 || longitude > 172))),
  ).toEqual([])
  expect(milesBetween(cityNamed('Texas', 'Austin'), cityNamed('Texas', 'Dallas'))).toBeCloseTo(182, -1)
})

test('cities around one are found as by a look at each of them', shows('rule.distance'), async () => {
  const random = randomOf(52)
  for (const center of centers()) {
    const radius = 1 + Math.floor(random() * 100)
    const { rows } = await sql<{ place: string; miles: number }>`
      select concat_ws('/', country, state, name) as place, miles
      from cities_within(${center.latitude}, ${center.longitude}, ${radius})`.execute(db)
    const wanted = all.flatMap((city) => {
      const miles = milesBetween(center, city)
      return miles <= radius ? [[`${city.country}/${city.state}/${city.name}`, miles] as const] : []
    })
    const found = new Map(rows.map(({ place, miles }) => [place, miles]))
    expect([center.name, radius, [...found.keys()].toSorted()]).toEqual([
      center.name,
      radius,
      wanted.map(([place]) => place).toSorted(),
    ])
    for (const [place, miles] of wanted) expect(found.get(place)).toBeCloseTo(miles, 5)
  }
})

type Business = Readonly<{ cities: readonly City[]; radius: number; categories: readonly string[] }>

async function insertBusiness({ cities, radius, categories }: Business): Promise<string> {
  const id = newId(new Date())
  const [{ country, state } = cityNamed('Texas', 'Austin')] = cities
  const account = {
    id,
    role: 'business',
    email: `${id}@example.com`,
    password_hash: 'x',
    name: 'x',
    phone: '1',
  } as const
  await db
    .insertInto('accounts')
    .values({ ...account, terms_accepted_at: new Date() })
    .execute()
  const said = {
    business_name: 'x',
    business_phone: '1',
    address: 'x',
    zipcode: '1',
    has_license: true,
    has_insurance: true,
  }
  const area = { country, state, cities: cities.map(({ name }) => name), categories: [...categories], radius }
  await db
    .insertInto('businesses')
    .values({ account_id: id, ...said, ...area })
    .execute()
  return id
}

async function areasOf(id: string): Promise<string[]> {
  const rows = await db.selectFrom('business_areas').selectAll().where('business_id', '=', id).execute()
  return rows
    .map(({ country, state, city, category, miles }) => [country, state, city, category, miles].join('/'))
    .toSorted()
}

function wantedAreas({ cities, radius, categories }: Business): string[] {
  return all
    .flatMap((city) => {
      const miles = milesFrom(cities, city, radius)
      const place = [city.country, city.state, city.name]
      return miles === undefined ? [] : categories.map((category) => [...place, category, miles].join('/'))
    })
    .toSorted()
}

/** Up to five cities of the state of one, and a radius. */
function businessAt(center: City, random: () => number): Business {
  const near = all.filter(({ country, state }) => country === center.country && state === center.state)
  const others = Array.from(
    { length: Math.floor(random() * 5) },
    () => near[Math.floor(random() * near.length)] ?? center,
  )
  const radius = [0, 5, 25, 60, 100][Math.floor(random() * 5)] ?? 0
  return {
    cities: [...new Set([center, ...others])],
    radius,
    categories: ['Plumbing', 'Roofing'].slice(random() < 0.5 ? 1 : 0),
  }
}

test(
  'a business works in its own cities and in those within the radius of one of them',
  shows('rule.radius'),
  async () => {
    const random = randomOf(53)
    for (const center of centers()) {
      const before = businessAt(center, random)
      const id = await insertBusiness(before)
      expect([before, await areasOf(id)]).toEqual([before, wantedAreas(before)])
      const after = { ...before, radius: 100 - before.radius }
      await db.updateTable('businesses').set({ radius: after.radius }).where('account_id', '=', id).execute()
      expect([after, await areasOf(id)]).toEqual([after, wantedAreas(after)])
    }
  },
)

test('a city whose place is not known is reached by its name alone', shows('rule.radius'), async () => {
  const nowhere = { country: 'United States', state: 'Texas', name: 'Nowhere', latitude: 0, longitude: 0 }
  const id = await insertBusiness({ cities: [nowhere], radius: 100, categories: ['Plumbing'] })
  expect(await areasOf(id)).toEqual(['United States/Texas/Nowhere/Plumbing/0'])
  const place = { country: 'United States', state: 'Texas', city: 'Nowhere', category: 'Plumbing' }
  expect(await isInServiceArea(db, id, place)).toBe(true)
  expect(await isInServiceArea(db, id, { ...place, city: 'Austin' })).toBe(false)
})

test(
  'what changes in the list changes the areas of those with a radius, also where several servers say it at once',
  shows('rule.radius'),
  async () => {
    const austin = cityNamed('Texas', 'Austin')
    const id = await insertBusiness({ cities: [austin], radius: 5, categories: ['Plumbing'] })
    const before = await areasOf(id)
    const moved = all.flatMap((city) => {
      if (city === cityNamed('Texas', 'Rollingwood')) return []
      return city === cityNamed('Texas', 'Dallas')
        ? { ...city, latitude: austin.latitude, longitude: austin.longitude + 0.03 }
        : city
    })
    await Promise.all([replaceCities(db, moved), replaceCities(db, moved), replaceCities(db, moved)])
    const { rows } = await sql<{ count: number }>`select count(*) as count from cities`.execute(db)
    expect(rows).toEqual([{ count: moved.length }])
    const after = before.filter((area) => !area.includes('Rollingwood'))
    expect(after.length).toBe(before.length - 1)
    expect(await areasOf(id)).toEqual([...after, 'United States/Texas/Dallas/Plumbing/2'].toSorted())
    const versions = async () =>
      (await sql`select xmin, name from cities order by country, state, name`.execute(db)).rows
    const written = await versions()
    await replaceCities(db, moved)
    // Nothing is written where nothing changed.
    expect(await versions()).toEqual(written)
    await replaceCities(db, all)
    expect(await areasOf(id)).toEqual(before)
  },
)

test(
  'who changes a business while cities are written has the areas of these cities',
  shows('rule.radius'),
  async () => {
    const id = await insertBusiness({ cities: [cityNamed('Texas', 'Austin')], radius: 0, categories: ['Plumbing'] })
    const widen = async () => db.updateTable('businesses').set({ radius: 5 }).where('account_id', '=', id).execute()
    const without = all.filter(({ state, name }) => state !== 'Texas' || name !== 'Rollingwood')
    await Promise.all([replaceCities(db, without), widen()])
    const meanwhile = await areasOf(id)
    await replaceCities(db, all)
    const whole = await areasOf(id)
    expect(whole.length).toBeGreaterThan(2)
    expect(meanwhile).toEqual(whole.filter((area) => !area.includes('Rollingwood')))
  },
)
