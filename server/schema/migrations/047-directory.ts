import { sql, type Kysely } from 'kysely'
import { indexConcurrently } from './migration-step.ts'

/**
 * What customers find businesses by, and which of them they like. A row of `business_texts` has the words of the name and the trades, as
 * `job_texts` has those of a job, the marks `as/TRADE` and `is/licensed`, and each place that the business works in; one index finds all of
 * it together. It is apart from the ratings, because a row with thousands of places must not be written again with each of them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table if not exists favorites (
      customer_id uuid not null references customers on delete cascade,
      business_id uuid not null references businesses on delete cascade,
      created_at timestamptz not null,
      primary key (customer_id, business_id)
    );
    create index if not exists favorites_of_business on favorites (business_id);

    create table if not exists business_texts (
      business_id uuid primary key references businesses on delete cascade,
      words tsvector not null,
      -- COUNTRY/STATE and COUNTRY/STATE/CITY.
      places text[] not null
    );
    -- Trigrams are of Latin letters alone, so each Arabic letter has one that stands for it.
    create table if not exists business_words (
      word text primary key,
      spelled text not null generated always as (
        translate(word, 'ابتثجحخدذرزسشصضطظعغفقكلمنهويءؤئ', 'abtcjhxdzresfgipokqlmnuwvy12345')) stored
    );

    create or replace function search_words_of_business(business businesses) returns tsvector language sql stable parallel safe as $$
      select search_vector(concat_ws(' ', business.business_name, array_to_string(business.categories, ' ')))
        || array_to_tsvector(array(select 'as/' || trade from unnest(business.categories) as trade)
          || case when business.license_checked_at is not null then array['is/licensed'] else array[]::text[] end)
    $$;

    -- Behind the areas of the business, which say where it works.
    create or replace function renew_business_text(business businesses) returns void language plpgsql as $$
    begin
      insert into business_texts (business_id, words, places)
        select business.account_id, search_words_of_business(business),
          array(select place from business_areas area
            cross join lateral (values (concat_ws('/', area.country, area.state)),
              (concat_ws('/', area.country, area.state, area.city))) as each (place)
            where area.business_id = business.account_id group by place order by place)
        on conflict (business_id) do update set words = excluded.words, places = excluded.places
          where (business_texts.words, business_texts.places) is distinct from (excluded.words, excluded.places);
      -- In order, so that two who write down the same words do not wait for each other.
      insert into business_words (word)
        select distinct word
        from regexp_split_to_table(search_fold(concat_ws(' ', business.business_name, array_to_string(business.categories, ' '))), ' ') as word
        where length(word) between 3 and 30 and word !~ '^[0-9]+$'
        order by word
        on conflict do nothing;
    end $$;

    create or replace function renew_areas(business businesses) returns void language plpgsql as $$
    begin
      delete from business_areas where business_id = business.account_id;
      insert into business_areas (state, city, category, country, business_id, miles)
        select area.state, area.city, area.category, area.country, business.account_id, area.miles from areas_of(business) as area;
      perform renew_business_text(business);
    end $$;

    create or replace function note_business_text() returns trigger language plpgsql as $$
    begin
      perform renew_business_text(new);
      return null;
    end $$;
    create or replace trigger businesses_text_changed after update of business_name, license_checked_at on businesses for each row
      when ((old.business_name, old.license_checked_at is null) is distinct from (new.business_name, new.license_checked_at is null))
      execute function note_business_text();

    -- A word that no business has any more is forgotten: it may have been the name of somebody who left.
    create or replace function forget_business_words() returns trigger language plpgsql as $$
    begin
      delete from business_words
        where word = any(tsvector_to_array(old.words)) and (tg_op = 'DELETE' or word <> all(tsvector_to_array(new.words)))
          and not exists (select from business_texts t where t.words @@ search_mark(word));
      return null;
    end $$;
    create or replace trigger business_texts_gone after delete or update of words on business_texts
      for each row execute function forget_business_words();

    -- As search_like, of the words that businesses have.
    create or replace function search_like_business(looked_for text) returns setof text language plpgsql as $$
    declare
      letters text := translate(looked_for, 'ابتثجحخدذرزسشصضطظعغفقكلمنهويءؤئ', 'abtcjhxdzresfgipokqlmnuwvy12345');
    begin
      perform set_config('pg_trgm.similarity_threshold', case when length(letters) <= 4 then '0.11' else '0.2' end, true);
      return query select word from business_words where spelled % letters order by similarity(spelled, letters) desc limit 200;
    end $$;
  `.execute(db)
  // By itself: making a trigger keeps writers out until its transaction is over.
  await sql`
    select renew_business_text(b) from businesses b where not exists (select from business_texts t where t.business_id = b.account_id)`.execute(
    db,
  )
  await indexConcurrently(db, 'business_texts_found', 'on business_texts using gin (words, places)')
  await indexConcurrently(db, 'business_words_alike', 'on business_words using gin (spelled gin_trgm_ops)')
  await indexConcurrently(
    db,
    'businesses_licensed_by_score',
    `on businesses (((rating_sum * 2 + 35)::bigint * 500000 / (rating_count + 5)) desc, account_id desc)
      where not hidden and license_checked_at is not null`,
  )
}

export const isConcurrent = true
