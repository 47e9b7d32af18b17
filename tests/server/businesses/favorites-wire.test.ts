import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { exportedLists } from '../../../server/account-data/repository-export.ts'
import { MOST_FAVORITES } from '../../../server/businesses/service-favorites.ts'
import { shows } from '../../support/shows.ts'
import { testApp } from '../support/app.ts'
import { newBusiness, newCustomer, type Person } from '../support/town-wire.ts'

const first = await testApp()
const second = await testApp({ database: first.database })
afterAll(async () => {
  await second.close()
  await first.close()
})
const { db } = first.database

const UNKNOWN = '0190a000-0000-7000-8000-000000000000'

const favorites = async (customer: Person): Promise<string[]> =>
  (await customer.must('findBusinesses', { favorites: true })).businesses.map(({ businessId }) => businessId)

const stored = async ({ id }: Person): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from favorites where customer_id = ${id}`.execute(db)
  return rows[0]?.count ?? 0
}

test(
  'a customer likes a business once, however often they say so, and nobody else sees it',
  shows('favorites.set'),
  async () => {
    const [ana, eva] = [await newCustomer(first), await newCustomer(first)]
    const [luis, mia] = [await newBusiness(first), await newBusiness(first)]
    const like = { business: luis.id, favorite: true }
    expect((await ana.must('setFavorite', like)).Message).toBe('Added to favorites')
    await ana.must('setFavorite', { ...like, business: luis.id.toUpperCase() })
    expect([await favorites(ana), await favorites(eva), await stored(ana)]).toEqual([[luis.id], [], 1])
    const isFavorite = async (viewer: Person, business = luis.id) =>
      (await viewer.must('showBusiness', { business })).business.isFavorite
    expect([await isFavorite(ana), await isFavorite(ana, mia.id), await isFavorite(eva)]).toEqual([true, false, false])
    expect([await isFavorite(luis), await isFavorite(mia)]).toEqual([false, false])
    const { businesses } = await ana.must('findBusinesses', {})
    expect(businesses.map((one) => [one.businessId, one.isFavorite])).toEqual([
      [mia.id, false],
      [luis.id, true],
    ])
    expect((await ana.must('setFavorite', { ...like, favorite: false })).Message).toBe('Removed from favorites')
    await ana.must('setFavorite', { ...like, favorite: false })
    await ana.must('setFavorite', { business: UNKNOWN, favorite: false })
    expect([await favorites(ana), await stored(ana)]).toEqual([[], 0])
    for (const business of [UNKNOWN, eva.id])
      expect(await ana.refused('setFavorite', { business, favorite: true })).toMatchObject({
        code: 'BUSINESS_NOT_FOUND',
      })
  },
)

test('fifty at once make one favorite, and the last of two that differ decides', shows('favorites.races'), async () => {
  const ana = await newCustomer(first)
  const luis = await newBusiness(first)
  const like = { business: luis.id, favorite: true }
  const answers = await Promise.all(Array.from({ length: 50 }, () => ana.call('setFavorite', like)))
  expect([answers.filter(({ status }) => status === 200).length, await stored(ana)]).toEqual([50, 1])
  await Promise.all(
    Array.from({ length: 50 }, (_, index) => ana.call('setFavorite', { ...like, favorite: index % 2 === 0 })),
  )
  await ana.must('setFavorite', like)
  expect(await stored(ana)).toBe(1)
})

test('there are at most 500, also where many come at once', shows('favorites.limit'), async () => {
  const ana = await newCustomer(first)
  await sql`with made as (
      insert into accounts (id, role, email, password_hash, name, phone, terms_accepted_at)
      select uuidv7(), 'business', 'liked' || n || '@example.com', 'none', 'B', '1', now() from generate_series(1, 550) n returning id
    )
    insert into businesses (account_id, business_name, business_phone, address, zipcode, country, state, cities, categories,
      has_license, has_insurance)
    select id, 'Liked', '1', 'x', '1', 'United States', 'Texas', '{Austin}', '{Plumbing}', false, false from made`.execute(
    db,
  )
  const { rows } = await sql<{ id: string }>`
    select account_id as id from businesses where business_name = 'Liked' order by account_id`.execute(db)
  const [kept, more] = [rows.slice(0, MOST_FAVORITES - 10), rows.slice(MOST_FAVORITES - 10)]
  for (const { id } of kept)
    await sql`insert into favorites (customer_id, business_id, created_at) values (${ana.id}, ${id}, now())`.execute(db)
  const answers = await Promise.all(
    more.slice(0, 50).map(({ id }) => ana.call('setFavorite', { business: id, favorite: true })),
  )
  const refused = answers.filter(({ status }) => status === 409)
  expect([refused.length, await stored(ana)]).toEqual([40, MOST_FAVORITES])
  // What is one already may be said again, and one less makes room.
  await ana.must('setFavorite', { business: kept[0]?.id ?? '', favorite: true })
  await ana.must('setFavorite', { business: kept[0]?.id ?? '', favorite: false })
  await ana.must('setFavorite', { business: more.at(-1)?.id ?? '', favorite: true })
  expect(await stored(ana)).toBe(MOST_FAVORITES)
})

test('favorites are exported, and go with either account', shows('favorites.data'), async () => {
  const [ana, eva] = [await newCustomer(first), await newCustomer(first)]
  const luis = await newBusiness(first, { buisness_name: 'Heartwood Yurts' })
  for (const customer of [ana, eva]) await customer.must('setFavorite', { business: luis.id, favorite: true })
  const exported = async ({ id }: Person) => {
    const rows: object[] = []
    for await (const page of exportedLists['favorites']?.(db, id) ?? []) rows.push(...page)
    return rows
  }
  expect(await exported(ana)).toMatchObject([{ business_id: luis.id, business: 'Heartwood Yurts' }])
  expect(await exported(luis)).toEqual([])
  await first.admin('accounts', 'delete', '--now', ana.email)
  expect([await stored(ana), await stored(eva)]).toEqual([0, 1])
  const words = async () => {
    const { rows } = await sql<{ word: string }>`
      select word from business_words where word in ('heartwood', 'yurts') order by word`.execute(db)
    return rows.map(({ word }) => word)
  }
  expect(await words()).toEqual(['heartwood', 'yurts'])
  await first.admin('accounts', 'delete', '--now', luis.email)
  expect([await stored(eva), await exported(eva), await words()]).toEqual([0, [], []])
})
