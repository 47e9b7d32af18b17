import { sql, type Kysely } from 'kysely'

/** Mean radius of the Earth in miles: R1 of the International Union of Geodesy and Geophysics, 6371.0088 km (Moritz 2000). */
const EARTH = sql.lit(3958.761)

/**
 * Where cities lie, and how far around its own ones a business works. `business_areas` has each city that is within the radius, with the
 * distance from the nearest own city in whole miles: whatever asks who works where reads that one table. A server of the version before
 * leaves the radius at 0, with which the rows are those of before.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table cities (
      country text not null,
      state text not null,
      name text not null,
      latitude double precision not null check (latitude between -90 and 90),
      longitude double precision not null check (longitude between -180 and 180),
      primary key (country, state, name)
    );
    create index cities_by_place on cities (latitude, longitude);
    alter table businesses add column radius integer not null default 0 check (radius between 0 and 100);
    alter table business_areas add column miles integer not null default 0;

    -- The way over the ground between two places, in miles; by haversines, which are exact for short ways, too.
    create or replace function miles_between(
      latitude double precision, longitude double precision, other_latitude double precision, other_longitude double precision
    ) returns double precision language sql immutable parallel safe as $$
      select 2 * ${EARTH} * asin(sqrt(least(1,
        sin(radians(other_latitude - latitude) / 2) ^ 2
        + cos(radians(latitude)) * cos(radians(other_latitude)) * sin(radians(other_longitude - longitude) / 2) ^ 2)))
    $$;

    -- The cities around a place. A box finds them by the index: as high as the circle, and as wide as it is where it is widest, which is
    -- all around the Earth where it has a pole in it. The box goes on at the other side of the 180th meridian.
    create or replace function cities_within(lat double precision, lon double precision, radius integer)
      returns table (country text, state text, name text, latitude double precision, longitude double precision, miles double precision)
      language sql stable parallel safe as $$
      select c.country, c.state, c.name, c.latitude, c.longitude, apart.miles
      from (select degrees(radius / ${EARTH}) as north,
          case when abs(lat) + degrees(radius / ${EARTH}) >= 90 then 180
            else degrees(asin(least(1, sin(radius / ${EARTH}) / cos(radians(lat))))) end as east) as box
        cross join (values (-360), (0), (360)) as turn (degrees)
        join cities c on c.latitude between lat - box.north and lat + box.north
          and c.longitude between lon + turn.degrees - box.east and lon + turn.degrees + box.east
        cross join lateral (select miles_between(lat, lon, c.latitude, c.longitude) as miles) as apart
      where apart.miles <= radius
    $$;

    -- Its own cities, wherever they lie, and those around them, each in all its trades.
    create or replace function areas_of(business businesses)
      returns table (country text, state text, city text, category text, miles integer) language sql stable as $$
      select place.country, place.state, place.city, trade.category, place.miles
      from (
        select reached.country, reached.state, reached.city, min(reached.miles) as miles
        from (
          select business.country, business.state, own.city, 0 as miles from unnest(business.cities) as own (city)
          union all
          select near.country, near.state, near.name, round(near.miles)::integer
          from cities center cross join lateral cities_within(center.latitude, center.longitude, business.radius) as near
          where business.radius > 0 and center.country = business.country and center.state = business.state
            and center.name = any(business.cities)
        ) as reached
        group by reached.country, reached.state, reached.city
      ) as place
      cross join (select distinct unnest(business.categories) as category) as trade
    $$;

    -- As two statements of plpgsql: the second sees the cities that the first may have waited for, as who writes cities locks the table.
    create or replace function renew_areas(business businesses) returns void language plpgsql as $$
    begin
      delete from business_areas where business_id = business.account_id;
      insert into business_areas (state, city, category, country, business_id, miles)
        select area.state, area.city, area.category, area.country, business.account_id, area.miles from areas_of(business) as area;
    end $$;

    create or replace function note_areas() returns trigger language plpgsql as $$
    begin
      perform renew_areas(new);
      return null;
    end $$;
    create or replace trigger businesses_areas_changed
      after update of country, state, cities, categories, radius on businesses for each row
      when ((old.country, old.state, old.cities, old.categories, old.radius)
        is distinct from (new.country, new.state, new.cities, new.categories, new.radius))
      execute function note_areas();
  `.execute(db)
}
