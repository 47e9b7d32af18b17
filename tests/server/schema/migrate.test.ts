import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { migrate } from '../../../server/schema/migrate.ts'
import { migrations } from '../../../server/schema/migrations/index.ts'
import { shows } from '../../support/shows.ts'
import { testDatabase } from '../support/database.ts'

const database = await testDatabase()
afterAll(database.close)

const steps = async () =>
  (await sql<{ name: string }>`select name from kysely_migration order by name`.execute(database.db)).rows.map(
    (row) => row.name,
  )

test('several processes may migrate an empty database at once', async () => {
  await sql`drop owned by bidfair cascade`.execute(database.db)
  await sql`create schema if not exists public`.execute(database.db)
  await Promise.all([1, 2, 3, 4].map(() => migrate(database.url)))
  expect(await steps()).toEqual(Object.keys(migrations))
})

test('a database that is current is left as it is', async () => {
  await migrate(database.url)
  expect(await steps()).toEqual(Object.keys(migrations))
})

test('a database of a newer version is refused in one line', async () => {
  await sql`insert into kysely_migration (name, timestamp) values ('999-tomorrow', now()::text)`.execute(database.db)
  await expect(migrate(database.url)).rejects.toThrow(
    'The database is of a newer version of this program (it has step 999-tomorrow): update this program.',
  )
})

test('no number is given by what a standby does not have', shows('running.failover'), async () => {
  const { rows } = await sql`
    select relname from pg_class where relkind = 'S' and relpersistence <> 'p'`.execute(database.db)
  expect(rows).toEqual([])
})
