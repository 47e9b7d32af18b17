import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { listOwnWork } from '../../../server/businesses/repository-portfolio.ts'
import { findPublicBusiness, listReviews } from '../../../server/businesses/repository.ts'
import { newId } from '../../../server/platform/ids.ts'
import { shows } from '../../support/shows.ts'
import { testDatabase } from '../support/database.ts'
import { planned } from '../support/query-plans.ts'

const REVIEWS = 3000
const LIMIT = 11
/** The id of a file. */
const DRAWN = 'drawn-drawn-drawn-draw'
const customerId = newId(new Date())
/** Five with 3000 reviews each, and one with three. */
const famous = Array.from({ length: 5 }, () => newId(new Date()))
const small = newId(new Date())
const idOf = (prefix: number, n: unknown) => sql`lpad(to_hex(${prefix}::bigint * 100000 + ${n}::int), 32, '0')::uuid`

const database = await testDatabase()
const { db, costOf, close } = planned(database.url, { large: ['ratings', 'jobs', 'bids', 'work_pictures'] })
afterAll(async () => {
  await close()
  await database.close()
})

await sql`insert into accounts (id, role, email, password_hash, name, phone, terms_accepted_at)
  values (${customerId}, 'customer', 'ana@example.com', 'x', 'Ana', '1', now())`.execute(database.db)
await sql`insert into customers (account_id, country, state, city)
  values (${customerId}, 'United States', 'Texas', 'Austin')`.execute(database.db)
await sql`insert into files (id, kind, media_type, byte_size) values (${DRAWN}, 'image', 'image/webp', 1000)`.execute(
  database.db,
)
for (const [index, id] of [...famous, small].entries()) {
  const count = id === small ? 3 : REVIEWS
  await sql`insert into accounts (id, role, email, password_hash, name, phone, terms_accepted_at)
    values (${id}, 'business', ${`b${index}@example.com`}, 'x', 'Bo', '1', now())`.execute(database.db)
  await sql`insert into businesses (account_id, business_name, business_phone, address, zipcode, country, state,
      cities, categories, has_license, has_insurance)
    values (${id}, 'Known', '1', 'x', '78701', 'United States', 'Texas', '{Austin}', '{Plumbing}', true, true)`.execute(
    database.db,
  )
  // What counts ratings is tried elsewhere; one by one it would take as long as it takes in life.
  await sql`insert into jobs (id, customer_id, title, details, category, country, state, city, budget, expires_at)
    select ${idOf(index, sql`n`)}, ${customerId}, 'Tap', 'Details', 'Plumbing', 'United States', 'Texas', 'Austin', 100, now()
    from generate_series(1, ${count}::int) as n`.execute(database.db)
  await sql`insert into bids (id, job_id, business_id, amount, proposal)
    select ${idOf(index, sql`n`)}, ${idOf(index, sql`n`)}, ${id}, 100, 'x' from generate_series(1, ${count}::int) as n`.execute(
    database.db,
  )
  await database.db.transaction().execute(async (trx) => {
    await sql`alter table jobs disable trigger user; alter table ratings disable trigger user`.execute(trx)
    await sql`update jobs set status = 'completed', assigned_business_id = ${id}, assigned_bid_id = id,
      assigned_at = now(), completed_at = now() where id in (select job_id from bids where business_id = ${id})`.execute(
      trx,
    )
    await sql`insert into ratings (id, job_id, business_id, rating)
      select ${idOf(index, sql`n`)}, ${idOf(index, sql`n`)}, ${id}, 5 from generate_series(1, ${count}::int) as n`.execute(
      trx,
    )
    await sql`update businesses set rating_count = ${count}, rating_sum = 5 * ${count}::int,
      star_counts = array[0, 0, 0, 0, ${count}::int], jobs_completed = ${count} where account_id = ${id}`.execute(trx)
    await sql`insert into work_pictures (id, job_id, business_id, position, file_id)
      select ${idOf(index, sql`n`)}, ${idOf(index, sql`n`)}, ${id}, 1, ${DRAWN} from generate_series(1, ${count}::int) as n`.execute(
      trx,
    )
    await sql`alter table jobs enable trigger user; alter table ratings enable trigger user`.execute(trx)
  })
}
await sql`analyze`.execute(database.db)

test(
  'a page of 3000 reviews reads what one of three does for each review, and what is counted is not counted again',
  shows('business.reviews-in-pages', 'business.counted'),
  async () => {
    const [busy = ''] = famous
    const top = { before: undefined, limit: LIMIT }
    const few = await costOf(() => listReviews(db, small, top))
    // Each with its job and the account of its customer.
    expect(few).toEqual({ found: 3, scans: [], read: 3 * few.found })
    const middle = (await listReviews(db, busy, { before: undefined, limit: REVIEWS / 2 })).at(-1)?.id
    for (const before of [undefined, middle]) {
      const many = await costOf(() => listReviews(db, busy, { before, limit: LIMIT }))
      expect([many.found, many.scans]).toEqual([LIMIT, []])
      expect(many.read).toBeLessThanOrEqual(3 * LIMIT)
    }
    const known = async (id: string) => await costOf(async () => [await findPublicBusiness(db, id)])
    expect(await known(busy)).toEqual(await known(small))
  },
)

test('so does a page of the pictures that a business may choose', shows('business.pictures'), async () => {
  const [busy = ''] = famous
  const top = { before: undefined, limit: LIMIT }
  // Each with its job.
  expect(await costOf(() => listOwnWork(db, small, top))).toEqual({ found: 3, scans: [], read: 2 * 3 })
  const middle = (await listOwnWork(db, busy, { before: undefined, limit: REVIEWS / 2 })).at(-1)?.id
  for (const before of [undefined, middle]) {
    const many = await costOf(() => listOwnWork(db, busy, { before, limit: LIMIT }))
    expect([many.found, many.scans]).toEqual([LIMIT, []])
    expect(many.read).toBeLessThanOrEqual(2 * LIMIT)
  }
})
