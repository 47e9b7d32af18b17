import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { loadReferenceData } from '../../../server/places/reference-data.ts'
import { replaceCities } from '../../../server/places/repository.ts'
import type { Body } from '../../support/contract.ts'
import { shows } from '../../support/shows.ts'
import { testApp } from '../support/app.ts'
import { clientOf } from '../support/client.ts'
import { completedJob, newBusiness, newCustomer, PASSWORD, uploaded, type Person } from '../support/town-wire.ts'

const first = await testApp()
const second = await testApp({ database: first.database })
afterAll(async () => {
  await second.close()
  await first.close()
})

await replaceCities(first.database.db, loadReferenceData('/nowhere').cities())

const ana = await newCustomer(first)
type Asked = Body<'findBusinesses'>

const named = async (asked: Asked, reader: Person | ReturnType<typeof clientOf> = ana): Promise<string[]> =>
  (await reader.must('findBusinesses', asked)).businesses.map(({ businessName }) => businessName)

const make = async (name: string, change: Partial<Body<'signupBusiness'>> = {}): Promise<Person> =>
  await newBusiness(first, { buisness_name: name, ...change })

const rate = async (business: Person, ...stars: readonly number[]): Promise<void> => {
  for (const rating of stars) await ana.must('rateJob', { jobId: await completedJob(first, ana, business), rating })
}

const four = await make('Cuatro Hermanos')
await rate(four, 4, 4, 4)
const lucky = await make('Lucky Plumbing')
await rate(lucky, 5)
const poor = await make('Poor & Sons')
await rate(poor, 1, 2)
const fresh = await make('Fresh Água')
const roofs = await make('Dallas Roofs', { category: ['Roofing', 'Tiling'], city: ['Dallas'] })
await make('Round Rock Roofs', { category: ['Roofing'], city: ['Round Rock'], radius: 30 })
await make('Ohio Roofs', { category: ['Roofing'], state: 'Ohio', city: ['Columbus'] })

const ALL = [
  'Lucky Plumbing',
  'Cuatro Hermanos',
  'Ohio Roofs',
  'Round Rock Roofs',
  'Dallas Roofs',
  'Fresh Água',
  'Poor & Sons',
]

test('the best rated come first, by an average that few ratings move little', shows('directory.order'), async () => {
  expect(await named({})).toEqual(ALL)
})

test('they are found by trade, place, stars and a checked license', shows('directory.filters'), async () => {
  for (const [asked, names] of [
    [{ category: 'Roofing' }, ['Ohio Roofs', 'Round Rock Roofs', 'Dallas Roofs']],
    [{ category: 'Tiling' }, ['Dallas Roofs']],
    [{ category: 'Roofing', state: 'Texas' }, ['Round Rock Roofs', 'Dallas Roofs']],
    // A radius reaches towns around its own.
    [{ category: 'Roofing', state: 'Texas', city: 'Austin' }, ['Round Rock Roofs']],
    [{ category: 'Roofing', city: 'Austin' }, ['Round Rock Roofs']],
    [{ state: 'Ohio' }, ['Ohio Roofs']],
    [{ state: 'Ohio', city: 'Austin' }, []],
    [{ rating: 4 }, ['Lucky Plumbing', 'Cuatro Hermanos']],
    [{ rating: 4.5 }, ['Lucky Plumbing']],
    [{ rating: 1 }, ['Lucky Plumbing', 'Cuatro Hermanos', 'Poor & Sons']],
    [{ licenseChecked: true }, []],
    [{ category: 'Nothing' }, []],
  ] as const)
    expect([asked, await named(asked)]).toEqual([asked, names])
  const document = await uploaded(first, { kind: 'document' })
  await fresh.must('editBusiness', { isLicense: 1, documents_urls: [document] })
  await first.admin('licence', 'check', fresh.email)
  expect(await named({ licenseChecked: true })).toEqual(['Fresh Água'])
  expect(await named({ licenseChecked: true, category: 'Plumbing', city: 'Austin' })).toEqual(['Fresh Água'])
  expect(await named({ licenseChecked: true, rating: 1 })).toEqual([])
  await fresh.must('editBusiness', { isLicense: 0 })
  expect(await named({ licenseChecked: true })).toEqual([])
})

test('they are found by words of their name or trade, also misspelled ones', shows('directory.search'), async () => {
  for (const [q, names] of [
    ['lucky', ['Lucky Plumbing']],
    ['agua', ['Fresh Água']],
    ['HERMANOS cuatro', ['Cuatro Hermanos']],
    ['sons poor', ['Poor & Sons']],
    ['techos', ['Ohio Roofs', 'Round Rock Roofs', 'Dallas Roofs']],
    ['plumber', ['Lucky Plumbing', 'Cuatro Hermanos', 'Fresh Água', 'Poor & Sons']],
    ['lucki', ['Lucky Plumbing']],
    ['hermnaos', ['Cuatro Hermanos']],
    ['dalas rofos', ['Dallas Roofs']],
    ['piano', []],
    ['the', []],
  ] as const)
    expect([q, await named({ q })]).toEqual([q, names])
  expect(await named({ q: 'roofs', state: 'Ohio' })).toEqual(['Ohio Roofs'])
  // What is found as it is written comes before what is spelled like it, whatever its stars.
  await make('Lukcy Poor', { category: ['Painting'] })
  expect(await named({ q: 'lukcy' })).toEqual(['Lukcy Poor', 'Lucky Plumbing'])
  // A new name is found at once, and the old one is no more.
  await roofs.must('editBusiness', { buisness_name: 'Zebra' })
  expect([await named({ q: 'zebra' }), await named({ q: 'dallas' })]).toEqual([['Zebra'], []])
  await roofs.must('editBusiness', { buisness_name: 'Dallas Roofs', city: ['Waco'] })
  expect(await named({ city: 'Waco' })).toEqual(['Dallas Roofs'])
  await roofs.must('editBusiness', { city: ['Dallas'] })
})

test('a card says what a customer chooses by, and nothing else of the business', shows('directory.card'), async () => {
  const { businesses } = await ana.must('findBusinesses', { q: 'lucky plumbing' })
  const work = { jobsCompleted: 1, steppedDown: 0, rating: 5, ratingsCount: 1 }
  const says = { isLicense: 0, isInsurance: 0, licenseCheckedOn: null, insuranceCheckedOn: null }
  const place = { state: 'Texas', cities: ['Austin'], distance: 0 }
  const known = { businessId: lucky.id, businessName: 'Lucky Plumbing', logo_url: { url: null }, picture: null }
  expect(businesses).toEqual([{ ...known, categories: ['Plumbing'], ...place, ...work, ...says, isFavorite: false }])
  const far = await ana.must('findBusinesses', { q: 'dallas roofs' })
  expect(far.businesses[0]?.distance).toBeGreaterThan(170)
  const near = await ana.must('findBusinesses', { category: 'Tiling', city: 'Dallas' })
  expect(near.businesses[0]?.distance).toBe(0)
})

type Act = (business: Person) => Promise<unknown>

test.each<[string, string, Act, Act | undefined]>([
  [
    'hides',
    'Laredo',
    (one) => one.must('editBusiness', { hidden: true }),
    (one) => one.must('editBusiness', { hidden: false }),
  ],
  [
    'is blocked',
    'Lubbock',
    ({ email }) => first.admin('accounts', 'block', email),
    ({ email }) => first.admin('accounts', 'unblock', email),
  ],
  ['deletes its account', 'Amarillo', (one) => one.must('deleteAccount', { password: PASSWORD }), undefined],
])(
  'a business that %s is gone on all servers at once, and from favorites',
  shows('directory.gone'),
  async (_, city, leave, back) => {
    const eva = await newCustomer(first)
    const name = `${city} Movers`
    const business = await make(name, { city: [city] })
    await eva.must('setFavorite', { business: business.id, favorite: true })
    const readers = [eva, clientOf(second.app, eva.token)]
    const typo = `${city.slice(0, 2)}${city.slice(3)}`
    const asked: Asked[] = [{ q: city }, { q: typo }, { city }, { city, category: 'Plumbing' }, { favorites: true }, {}]
    const seen = async () =>
      await Promise.all(
        readers.flatMap((reader) => asked.map(async (each) => (await named(each, reader)).includes(name))),
      )
    const [all, none] = [true, false].map((is) => Array.from({ length: 2 * asked.length }, () => is))
    expect(await seen()).toEqual(all)
    await leave(business)
    expect(await seen()).toEqual(none)
    if (back === undefined) return
    await back(business)
    expect(await seen()).toEqual(all)
  },
)

test(
  'a list goes on where it stopped, each business once, whoever comes between',
  shows('directory.pages'),
  async () => {
    const made: string[] = []
    for (let number = 0; number < 12; number += 1)
      made.push((await make(`Firm ${number}`, { category: ['Painting'], city: ['Killeen'] })).id)
    for (const asked of [{ city: 'Killeen' }, { q: 'firm' }, { q: 'frim', city: 'Killeen' }]) {
      const read: string[] = []
      let cursor: string | undefined
      do {
        const page = await ana.must('findBusinesses', { ...asked, limit: 5, ...(cursor !== undefined && { cursor }) })
        read.push(...page.businesses.map(({ businessId }) => businessId))
        cursor = page.nextCursor ?? undefined
        // Among equals the newest comes first, so this one is before the place.
        if (read.length === 5) await make('Firm Late', { category: ['Painting'], city: ['Killeen'] })
      } while (cursor !== undefined)
      const known = read.filter((id) => made.includes(id))
      expect([known, read.length]).toEqual([made.toReversed(), new Set(read).size])
    }
    expect(await ana.refused('findBusinesses', { cursor: 'nonsense' })).toMatchObject({ code: 'CURSOR_INVALID' })
  },
)

test('only customers look for businesses', shows('directory.roles'), async () => {
  expect(await four.refused('findBusinesses', {})).toMatchObject({ status: 403, code: 'ROLE_NOT_ALLOWED' })
  expect(await four.refused('setFavorite', { business: lucky.id, favorite: true })).toMatchObject({ status: 403 })
  expect(await clientOf(first.app).refused('findBusinesses', {})).toMatchObject({ status: 401 })
})

test('whatever is searched for is answered', shows('directory.any-text'), async () => {
  const signs = fc.constantFrom(...`'"\\&|!():*<->%_/$@#\u0000 a ال ñ 🙂 the is/licensed as/Plumbing`.split(' '), ' ')
  const texts = fc.oneof(
    fc.string({ unit: 'grapheme', minLength: 2, maxLength: 100 }),
    fc.array(signs, { minLength: 2, maxLength: 40 }).map((parts) => parts.join('')),
  )
  await fc.assert(
    fc.asyncProperty(texts, async (q) => {
      const { status } = await ana.call('findBusinesses', { q, category: q.slice(0, 9) || 'x', city: 'a/b' })
      expect([200, 400, 422]).toContain(status)
      expect([200, 400, 422]).toContain((await ana.call('findBusinesses', { q })).status)
    }),
    { numRuns: 60 },
  )
})

test('an account, and a network, may look so often in a minute', shows('directory.limit'), async () => {
  const strict = await testApp({ database: first.database, rateLimitMultiplier: 0.05 })
  const other = await newCustomer(first)
  const [searcher, stranger] = [ana, other].map(({ token }) => clientOf(strict.app, token))
  for (let times = 0; times < 6; times += 1) await searcher?.must('findBusinesses', {})
  expect(await searcher?.refused('findBusinesses', {})).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  await stranger?.must('findBusinesses', {})
  await strict.close()
})
