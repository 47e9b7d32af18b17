import { sql } from 'kysely'
import { disableTimeouts, type Db } from '../platform/db/connection.ts'
import { statement } from '../platform/db/statement.ts'
import type { City } from './locations.ts'

/**
 * Makes these the cities whose place is known, and has the areas of businesses with a radius follow. Writes only what changed.
 * Several servers may do it at once.
 */
export async function replaceCities(db: Db, cities: readonly City[]): Promise<void> {
  const given = sql`(select distinct on (country, state, name) country, state, name, latitude, longitude
    from json_to_recordset(${JSON.stringify(cities)}::json)
      as city (country text, state text, name text, latitude double precision, longitude double precision))`
  const { rows: differing } = await sql`
    select from ${given} as g full join cities c using (country, state, name)
    where (g.latitude, g.longitude) is distinct from (c.latitude, c.longitude) limit 1`.execute(db)
  if (differing.length === 0) return
  await db.transaction().execute(async (trx) => {
    await disableTimeouts(trx)
    // Who renews the areas of a business meanwhile waits, and then sees these cities.
    await sql`lock table business_areas in share row exclusive mode`.execute(trx)
    const gone = await sql`
      delete from cities where (country, state, name) not in (select country, state, name from ${given} as g)`.execute(
      trx,
    )
    const written = await sql`
      insert into cities (country, state, name, latitude, longitude)
        (select * from ${given} as g except select country, state, name, latitude, longitude from cities)
        on conflict (country, state, name) do update set latitude = excluded.latitude, longitude = excluded.longitude`.execute(
      trx,
    )
    if (gone.numAffectedRows === 0n && written.numAffectedRows === 0n) return
    await sql`select renew_areas(b) from businesses b where b.radius > 0`.execute(trx)
  })
}

/** A place on the Earth, in degrees. */
export type Spot = Readonly<{ latitude: number; longitude: number }>
/** A place, and how many miles it is from another one. */
export type Known = Spot & Readonly<{ name: string; state: string; miles: number }>

type Asked = Readonly<{ country: string; state: string; cities: readonly string[] }>

/** Those of some cities whose place is known, in their order, each with the miles from the first of them. */
export async function findCities(db: Db, { country, state, cities }: Asked): Promise<Known[]> {
  const { bind, run } = statement()
  return await run<Known>(
    db,
    `with own as (
      select name, state, latitude, longitude, array_position(${bind(cities)}::text[], name) as place from cities
      where country = ${bind(country)} and state = ${bind(state)} and name = any(${bind(cities)}::text[])
    )
    select own.name, own.state, own.latitude, own.longitude,
      miles_between(first.latitude, first.longitude, own.latitude, own.longitude) as miles
    from own cross join (select latitude, longitude from own order by place limit 1) as first order by own.place`,
  )
}

/** The cities within a radius of some others, without these, the nearest first: each with the nearest of them. */
export async function findTownsAround(
  db: Db,
  { country, state, cities }: Asked,
  radius: number,
): Promise<(Known & Readonly<{ nearest: string }>)[]> {
  const { bind, run } = statement()
  return await run(
    db,
    `select * from (
      select distinct on (near.country, near.state, near.name)
        near.name, near.state, near.latitude, near.longitude, near.miles, own.name as nearest
      from cities own cross join lateral cities_within(own.latitude, own.longitude, ${bind(radius)}) as near
      where own.country = ${bind(country)} and own.state = ${bind(state)} and own.name = any(${bind(cities)}::text[])
        and not (near.country = own.country and near.state = own.state and near.name = any(${bind(cities)}::text[]))
      order by near.country, near.state, near.name, near.miles
    ) as towns order by miles, name, state`,
  )
}
