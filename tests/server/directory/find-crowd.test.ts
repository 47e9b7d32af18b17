import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findShown, type FoundRow, type Wanted } from '../../../server/directory/repository-find.ts'
import type { Place } from '../../../server/directory/repository.ts'
import { shows } from '../../support/shows.ts'
import { testDatabase } from '../support/database.ts'

const { db, close } = await testDatabase()
afterAll(close)

/** More than are looked at one by one; of some filters all are behind these. */
const CROWD = 3000

beforeAll(async () => {
  await sql`insert into accounts (id, role, email, password_hash, name, phone, terms_accepted_at, blocked_at)
    select uuidv7(), 'business', n || '@example.com', 'none', 'B', '1', now(), case when n % 50 = 0 then now() end
    from generate_series(1, ${CROWD}::int) n`.execute(db)
  await sql`insert into businesses (account_id, business_name, business_phone, address, zipcode, country, state, cities, categories,
      has_license, has_insurance, hidden, jobs_completed, rating_count, rating_sum, star_counts)
    select id, 'Firm ' || case when n % 9 = 0 then 'Ortega' when n % 700 = 0 then 'Zebra' else 'Green' end, '1', 'x', '1', 'United States',
      case when n % 400 = 0 then 'Ohio' else 'Texas' end, array[(array['Austin', 'Dallas'])[1 + n % 2]],
      array[case when n % 300 = 0 then 'Roofing' else 'Plumbing' end], true, true, n % 40 = 0, n % 7, n % 7, 2 * (n % 7) + 3 * (n % 3) * (n % 7 / 6),
      array[0, n % 7 - (n % 3) * (n % 7 / 6), 0, 0, (n % 3) * (n % 7 / 6)]
    from (select id, split_part(email, '@', 1)::int as n from accounts) as made`.execute(db)
})

/** Somebody who likes and blocks nobody. */
const NOBODY = '0190a000-0000-7000-8000-000000000000'

const ANY: Wanted = {
  words: undefined,
  butNot: undefined,
  trade: undefined,
  place: undefined,
  rating: undefined,
  isLicenseChecked: false,
  customerId: NOBODY,
  favoriteOf: undefined,
}
const austin = { country: 'United States', state: 'Texas', city: 'Austin' }

test.each<[string, Partial<Wanted>, string]>([
  ['all', {}, 'true'],
  [
    'many',
    { trade: 'Plumbing', place: austin },
    `categories @> '{Plumbing}' and cities @> '{Austin}' and state = 'Texas'`,
  ],
  ['few', { trade: 'Roofing' }, `categories @> '{Roofing}'`],
  ['a state of few', { place: { country: 'United States', state: 'Ohio' } }, `state = 'Ohio'`],
  ['nobody', { trade: 'Tiling', place: austin }, 'false'],
  ['many words', { words: `'green'` }, `business_name like '%Green'`],
  ['few words', { words: `'zebra'` }, `business_name like '%Zebra'`],
  ['others', { words: `'firm'`, butNot: `'green'` }, `business_name not like '%Green'`],
  ['stars', { rating: 2.5 }, 'rating_count > 0 and rating_sum * 20 >= 49 * rating_count'],
  [
    'stars of few',
    { rating: 3, trade: 'Roofing' },
    `rating_sum * 20 >= 59 * rating_count and rating_count > 0 and categories @> '{Roofing}'`,
  ],
])(
  'of a crowd %s are found as by a look at each, page by page',
  shows('directory.many'),
  async (_, wanted, condition) => {
    const { rows: expected } = await sql<FoundRow>`
    select account_id as id, (rating_sum * 2 + 35)::bigint * 500000 / (rating_count + 5) as score
    from businesses join accounts on id = account_id where not hidden and blocked_at is null and ${sql.raw(condition)}
    order by score desc, account_id desc`.execute(db)
    const found: FoundRow[] = []
    let after: Place | undefined
    let last: readonly FoundRow[]
    do {
      last = await findShown(db, { ...ANY, ...wanted }, { after, limit: 150 })
      found.push(...last)
      after = last.at(-1)
    } while (last.length > 0)
    expect(found).toEqual(expected)
  },
)
