import { sql, type Kysely } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { listReviews } from '../../../server/businesses/repository.ts'
import { groupNotificationText } from '../../../server/notifications/render-text.ts'
import { listGroups } from '../../../server/notifications/repository-groups.ts'
import { newId } from '../../../server/platform/ids.ts'
import { migrations } from '../../../server/schema/migrations/index.ts'
import { migrate, migrateTo, stepsOf } from '../../../server/schema/migrations/migrate.ts'
import { indexConcurrently, type Step } from '../../../server/schema/migrations/migration-step.ts'
import { shows } from '../../support/shows.ts'
import { emptied, testDatabase, untilOneWaits } from '../support/database.ts'

const database = await testDatabase()
const { db, url } = database
afterAll(database.close)

describe('steps', () => {
  const known = Object.keys(migrations)
  const step = (text: string): Step => ({ up: async (trx: Kysely<unknown>) => void (await sql.raw(text).execute(trx)) })
  const tooNew = (name: string) =>
    `The database is of a newer version that does not serve this one (it has step ${name}): update this program.`

  beforeEach(async () => {
    await emptied(db)
    await Promise.all([1, 2, 3, 4].map(() => migrate(url)))
  })

  test('several processes may migrate an empty database at once', async () => {
    expect(await stepsOf(db)).toEqual(known)
  })

  test('a server goes on with a newer schema that only adds', shows('upgrade.serves'), async () => {
    const newest = String(Math.max(...known.map((name) => Number.parseInt(name, 10)))).padStart(3, '0')
    const newer = { ...migrations, '900-more': step('create table more (id int)') }
    await migrate(url, newer)
    const served = { ...newer, [`901-less.from-${newest}`]: step('drop table more') }
    await migrate(url, served)
    await migrate(url)
    expect(await stepsOf(db)).toEqual([...known, '900-more', `901-less.from-${newest}`])

    await migrate(url, { ...served, '902-least.from-900': step('select 1') })
    await expect(migrate(url)).rejects.toThrow(tooNew('902-least.from-900'))
    await migrate(url, newer)
  })

  test('a database that lacks a step and has a strange one is refused, and left as it is', async () => {
    await sql`update kysely_migration set name = '999-tomorrow' where name = '022-tellings'`.execute(db)
    const before = await stepsOf(db)
    await expect(migrate(url)).rejects.toThrow(tooNew('999-tomorrow'))
    expect(await stepsOf(db)).toEqual(before)
  })

  test('a step that fails leaves nothing of itself, and all before it', shows('upgrade.whole'), async () => {
    const more = { ...migrations, '900-more': step('create table more (id int)') }
    const half = 'create table half (id int)'
    await expect(migrate(url, { ...more, '901-broken': step(`${half}; select 1 / 0`) })).rejects.toThrow('by zero')
    expect(await stepsOf(db)).toEqual([...known, '900-more'])
    // It would fail where there is one already.
    await migrate(url, { ...more, '901-broken': step(half) })
  })

  test('a step that would wait for a lock lets others go on, and is tried again', shows('upgrade.locks'), async () => {
    const [held, isHeld] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const holding = db.transaction().execute(async (trx) => {
      await sql`select from jobs`.execute(trx)
      isHeld.resolve()
      await held.promise
    })
    await isHeld.promise
    const migrating = migrate(url, { ...migrations, '900-more': step('alter table jobs add column more text') })
    // It waits, and those who only want to read wait behind it, but not for the end of the transaction that holds it.
    await untilOneWaits(db)
    await sql`select from jobs`.execute(db)
    held.resolve()
    await Promise.all([holding, migrating])
    expect(await stepsOf(db)).toEqual([...known, '900-more'])
  })

  test('an index is made while others write, also where a try before was cut off', async () => {
    await sql`create table doubles_of as select 1 as n from generate_series(1, 2)`.execute(db)
    const indexed = (up: Step['up']) => migrate(url, { ...migrations, '900-index': { isConcurrent: true, up } })
    const isValid = async () => {
      const query = sql`select indisvalid from pg_index where indexrelid = 'doubles'::regclass`
      return (await query.execute(db)).rows
    }
    const cutOff = sql`create unique index concurrently doubles on doubles_of (n)`
    await expect(indexed(async (trx) => void (await cutOff.execute(trx)))).rejects.toThrow('not create unique index')
    expect(await isValid()).toEqual([{ indisvalid: false }])
    // Several at once: those who wait hold nothing that the index would wait for.
    await Promise.all([1, 2, 3].map(() => indexed((trx) => indexConcurrently(trx, 'doubles', 'on doubles_of (n)'))))
    expect(await isValid()).toEqual([{ indisvalid: true }])
  })

  test('no number is given by what a standby does not have', shows('running.failover'), async () => {
    const sequences = sql`select relname from pg_class where relkind = 'S' and relpersistence <> 'p'`
    expect((await sequences.execute(db)).rows).toEqual([])
  })
})

describe('what older versions left', () => {
  const [customer, business, fresh] = [newId(new Date()), newId(new Date()), newId(new Date())]

  /** Empties the database, lays the schema up to a step, and signs up Ana and two businesses as it was then. */
  async function townOf(step: string): Promise<void> {
    await emptied(db)
    await migrateTo(url, step)
    await sql`
      insert into accounts (id, role, email, password_hash, name, phone, terms_accepted_at) values
        (${business}, 'business', 'luis@example.com', 'x', 'Luis', '1', now()),
        (${fresh}, 'business', 'mia@example.com', 'x', 'Mia', '1', now()),
        (${customer}, 'customer', 'ana@example.com', 'x', 'Ana', '1', now())`.execute(db)
    const place = sql`${customer}, 'US', 'Texas', 'Austin'`
    await sql`insert into customers (account_id, country, state, city) values (${place})`.execute(db)
  }

  async function newJob(): Promise<string> {
    const id = newId(new Date())
    await sql`
      insert into jobs (id, customer_id, title, details, category, country, state, city, budget, expires_at)
      values (${id}, ${customer}, 'Tap', 'Drips', 'Plumbing', 'US', 'Texas', 'Austin', 100, now())`.execute(db)
    return id
  }

  test('ratings are counted by their stars, and read newest first', shows('business.counted'), async () => {
    await townOf('014-ratings')
    await sql`
      insert into businesses (account_id, business_name, business_phone, address, zipcode, country, state, cities, categories,
        has_license, has_insurance)
      select id, 'Ortega', '1', 'x', '78701', 'US', 'Texas', '{Austin}', '{Plumbing}', true, true
      from accounts where role = 'business'`.execute(db)
    // Stars, and the day in March on which they were given, in the order in which the jobs were posted.
    for (const [stars, day] of [
      [5, 3],
      [1, 1],
      [5, 2],
    ] as const) {
      const id = await newJob()
      await sql`insert into bids (id, job_id, business_id, amount, proposal) values (${id}, ${id}, ${business}, 90, 'x')`.execute(
        db,
      )
      await sql`
        update jobs set status = 'completed', assigned_business_id = ${business}, assigned_bid_id = ${id},
          assigned_at = now(), completed_at = now() where id = ${id}`.execute(db)
      await sql`
        insert into ratings (job_id, business_id, rating, created_at)
        values (${id}, ${business}, ${stars}, ${`2026-03-0${day}T10:00:00Z`})`.execute(db)
    }
    await migrate(url)
    const counts = async (id: string) =>
      await db.selectFrom('businesses').select('star_counts').where('account_id', '=', id).executeTakeFirst()
    expect(await counts(business)).toEqual({ star_counts: [1, 0, 0, 0, 2] })
    expect(await counts(fresh)).toEqual({ star_counts: [0, 0, 0, 0, 0] })
    const reviews = await listReviews(db, business, { before: undefined, limit: 10 })
    expect(reviews.map(({ rating }) => rating)).toEqual([5, 5, 1])
    expect(await listReviews(db, business, { before: reviews[0]?.id, limit: 1 })).toEqual([reviews[1]])
  })

  test('what was told before there were groups is put together by its day', async () => {
    await townOf('005-operators')
    const job = await newJob()
    const told = [
      ['bid_accepted', '01T09'],
      ['job_matching', '01T10'],
      ['job_matching', '01T10'],
      ['job_matching', '01T10'],
    ]
    told.push(['job_matching', '02T10'], ['job_matching', '02T10'])
    for (const [kind, hour] of told)
      await sql`
        insert into notifications (id, account_id, kind, job_id, params, created_at)
        values (${newId(new Date())}, ${business}, ${kind}, ${job}, '{"title": "Tap", "city": "Austin"}',
          ${`2026-03-${hour}:00:00Z`})`.execute(db)
    await migrate(url)
    const groups = await listGroups(db, business, { before: undefined, limit: 10, now: new Date() })
    const shown = groups.map(({ kind, params, count, unread }) => [
      unread,
      groupNotificationText(kind, { ...params, count }, 'en'),
    ])
    expect(shown).toEqual([
      [2, '2 new jobs in Plumbing, Austin.'],
      [3, '3 new jobs in Plumbing, Austin.'],
      [1, 'Your bid on “Tap” was accepted. The job is yours.'],
    ])
  })

  test(
    'addresses that were stored otherwise are composed, unless two would be one',
    shows('text.composed'),
    async () => {
      await emptied(db)
      await migrateTo(url, '028-sealed-secrets')
      const becomes = {
        'e\u0301va@example.com': '\u00E9va@example.com',
        'le\u0301a@example.com': 'le\u0301a@example.com',
        'L\u00E9a@example.com': 'L\u00E9a@example.com',
        'ana@prob\u00E9.example': 'ana@xn--prob-epa.example',
        'luis@prob\u00E9.example': 'luis@prob\u00E9.example',
        'Luis@xn--prob-epa.example': 'Luis@xn--prob-epa.example',
      }
      for (const email of Object.keys(becomes))
        await sql`
        insert into accounts (id, role, email, password_hash, name, phone, terms_accepted_at)
        values (${newId(new Date())}, 'customer', ${email}, 'x', 'Ana', '1', now())`.execute(db)
      await migrate(url)
      const emails = await db.selectFrom('accounts').select('email').orderBy('id').execute()
      expect(emails.map(({ email }) => email)).toEqual(Object.values(becomes))
    },
  )
})
