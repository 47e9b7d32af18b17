import { sql, type Kysely } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { migrate, stepsOf } from '../../../server/schema/migrations/migrate.ts'
import { migrations } from '../../../server/schema/migrations/index.ts'
import { indexConcurrently, type Step } from '../../../server/schema/migrations/migration-step.ts'
import { shows } from '../../support/shows.ts'
import { testDatabase } from '../support/database.ts'
import { untilOneWaits } from '../support/database.ts'

const database = await testDatabase()
const { db, url } = database
afterAll(database.close)

const known = Object.keys(migrations)
const step = (text: string): Step => ({ up: async (trx: Kysely<unknown>) => void (await sql.raw(text).execute(trx)) })

beforeEach(async () => {
  await sql`drop owned by bidfair cascade`.execute(db)
  await sql`create schema if not exists public`.execute(db)
  await migrate(url)
})

test('several processes may migrate an empty database at once', async () => {
  await sql`drop owned by bidfair cascade`.execute(db)
  await sql`create schema if not exists public`.execute(db)
  await Promise.all([1, 2, 3, 4].map(() => migrate(url)))
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
  await expect(migrate(url)).rejects.toThrow(
    'The database is of a newer version that does not serve this one (it has step 902-least.from-900): update this program.',
  )
  await migrate(url, newer)
})

test('a database that lacks a step and has a strange one is refused, and left as it is', async () => {
  await sql`update kysely_migration set name = '999-tomorrow' where name = '022-tellings'`.execute(db)
  const before = await stepsOf(db)
  await expect(migrate(url)).rejects.toThrow(
    'The database is of a newer version that does not serve this one (it has step 999-tomorrow): update this program.',
  )
  expect(await stepsOf(db)).toEqual(before)
})

test('a step that fails leaves nothing of itself, and all before it', shows('upgrade.whole'), async () => {
  const failing = {
    ...migrations,
    '900-more': step('create table more (id int)'),
    '901-broken': step('create table half (id int); select 1 / 0'),
  }
  await expect(migrate(url, failing)).rejects.toThrow('division by zero')
  expect(await stepsOf(db)).toEqual([...known, '900-more'])
  expect((await sql`select from pg_tables where tablename = 'half'`.execute(db)).rows).toEqual([])
  await migrate(url, { ...failing, '901-broken': step('create table half (id int)') })
})

test('a step that would wait for a lock lets others go on, and is tried again', shows('upgrade.locks'), async () => {
  const more = { ...migrations, '900-more': step('alter table jobs add column more text') }
  const held = Promise.withResolvers<void>()
  const isHeld = Promise.withResolvers<void>()
  const holding = db.transaction().execute(async (trx) => {
    await sql`select from jobs`.execute(trx)
    isHeld.resolve()
    await held.promise
  })
  await isHeld.promise
  const migrating = migrate(url, more)
  // It waits, and those who only want to read wait behind it, but not for the end of the transaction that holds it.
  await untilOneWaits(db)
  await sql`select from jobs`.execute(db)
  held.resolve()
  await Promise.all([holding, migrating])
  expect(await stepsOf(db)).toEqual([...known, '900-more'])
})

test('an index is made while others write, also where a try before was cut off', async () => {
  const concurrent = (definition: string): Step => ({
    isConcurrent: true,
    up: async (trx) => await indexConcurrently(trx, 'doubles', definition),
  })
  await sql`create table doubles_of as select 1 as n from generate_series(1, 2)`.execute(db)
  const failing = { ...migrations, '900-index': concurrent('on doubles_of (n)') }
  await expect(
    migrate(url, {
      ...failing,
      '900-index': {
        isConcurrent: true,
        up: async (trx) => void (await sql`create unique index concurrently doubles on doubles_of (n)`.execute(trx)),
      },
    }),
  ).rejects.toThrow('could not create unique index')
  const valid = sql<{ isValid: boolean }>`select indisvalid as "isValid" from pg_index
    where indexrelid = 'doubles'::regclass`
  expect((await valid.execute(db)).rows).toEqual([{ isValid: false }])
  // Several at once: those who wait hold nothing that the index would wait for.
  await Promise.all([1, 2, 3].map(() => migrate(url, failing)))
  expect((await valid.execute(db)).rows).toEqual([{ isValid: true }])
})

test('no number is given by what a standby does not have', shows('running.failover'), async () => {
  const { rows } = await sql`
    select relname from pg_class where relkind = 'S' and relpersistence <> 'p'`.execute(database.db)
  expect(rows).toEqual([])
})
