import { CITIES, STATE, TRADES, type Size } from './names.ts'

const [[city, second], [trade, other]] = [CITIES, TRADES]

/** What businesses are found by, which triggers write elsewhere. */
export const TEXTS = [
  `insert into business_texts (business_id, words, places)
    select account_id, search_words_of_business(b), places from businesses b
    cross join lateral (select array_agg(distinct place) as places from unnest(b.cities) as city
      cross join lateral (values (concat_ws('/', b.country, b.state)), (concat_ws('/', b.country, b.state, city))) as each (place)) as all_places`,
  `insert into business_words (word)
    select distinct word from businesses,
      regexp_split_to_table(search_fold(concat_ws(' ', business_name, array_to_string(categories, ' '))), ' ') as word
    where length(word) between 3 and 30 and word !~ '^[0-9]+$' on conflict do nothing`,
]

/** Customers `c` and businesses `b` of a town, and what they did that has nothing to do with jobs. */
export function peopleRows({ jobs, businesses, customers }: Size): string[] {
  const one = (count: number, name: string) => `generate_series(1, ${count}::bigint) as ${name}`
  const since = `lateral (select now() - interval '300 days' as t)`
  return [
    `insert into accounts (id, role, email, password_hash, name, phone, terms_accepted_at, email_verified_at, created_at, mail_enabled)
      select pg_temp.customer(c), 'customer', 'customer' || c || '@town.test', 'none', 'Ana ' || c, '+1 512 555 0148', t, t, t, false
      from ${one(customers, 'c')}, ${since}
      union all
      select pg_temp.business(b), 'business', 'business' || b || '@town.test', 'none', 'Luis ' || b, '+1 512 555 0112', t, t, t, false
      from ${one(businesses, 'b')}, ${since}`,
    `insert into customers (account_id, country, state, city)
      select pg_temp.customer(c), 'United States', '${STATE}', '${city}' from ${one(customers, 'c')}`,
    `insert into files (id, kind, media_type, byte_size, owner_id, purpose, created_at)
      select pg_temp.file('logo', b), 'image', 'image/webp', 8000, pg_temp.business(b), 'picture', t from ${one(businesses, 'b')}, ${since}
      union all
      select pg_temp.file('paper', b), 'document', 'application/pdf', 80000, pg_temp.business(b), 'document', t
      from ${one(businesses, 'b')}, ${since} where b % 3 = 1`,
    `insert into businesses (account_id, business_name, business_phone, address, zipcode, country, state, cities, categories,
        has_license, has_insurance, logo_file_id)
      select pg_temp.business(b), 'Ortega & Sons ' || b, '+1 512 555 0112', '12 Oak Street', '78701', 'United States', '${STATE}',
        case when b = 1 or pg_temp.u(b, 21) < 0.6 then array['${city}', '${second}'] else array[pg_temp.any_city(b, 22)] end,
        case when b = 1 or pg_temp.u(b, 21) < 0.6 then array['${trade}', '${other}'] else array[pg_temp.any_trade(b, 23)] end,
        b % 3 = 1, b % 2 = 1, pg_temp.file('logo', b)
      from ${one(businesses, 'b')}`,
    `insert into business_areas (state, city, category, country, business_id)
      select state, city, category, country, account_id
      from businesses cross join unnest(cities) as city cross join unnest(categories) as category`,
    ...TEXTS,
    `insert into saved_searches (id, business_id, number, frequency, by_bell, by_mail, next_at)
      select gen_random_uuid(), account_id, 0, 'daily', false, true, now() + interval '1 day' from businesses`,
    `insert into business_documents (business_id, position, file_id)
      select pg_temp.business(b), 1, pg_temp.file('paper', b) from ${one(businesses, 'b')} where b % 3 = 1`,
    `insert into subscriptions (id, business_id, kind, starts_at, ends_at)
      select uuidv7(), pg_temp.business(b), 'trial', now() - interval '200 days', now() + interval '300 days' from ${one(businesses, 'b')}`,
    `insert into sessions (token_hash, account_id, created_at, last_used_at, expires_at)
      select sha256(id::text::bytea), id, now(), now(), now() + interval '10 days' + pg_temp.u(row_number() over (), 31) * interval '20 days'
      from accounts`,
    `insert into mail_outbox (id, recipient, kind, language, params, created_at, attempts, next_attempt_at, sent_at)
      select uuidv7(t - now()), 'customer' || n || '@town.test', 'job_completed', 'en', '{}', t, 1, t, t
      from ${one(jobs / 5, 'n')}, lateral (select now() - n * interval '4 days' / ${jobs / 5}::float8 as t)`,
    `insert into idempotency_keys (scope, key, operation, request_hash, status, body, created_at)
      select pg_temp.customer(n), 'key' || n, 'createJob', sha256('x'), 200, '{"Success": true}', now() - pg_temp.u(n, 32) * interval '1 day'
      from ${one(customers / 4, 'n')}`,
    `insert into operator_actions (id, operator, action, subject)
      select uuidv7(), 'op', 'check-license', pg_temp.business(b)::text from ${one(businesses / 4, 'b')}`,
    `insert into upload_amounts (uploader, day, bytes)
      select pg_temp.customer(c)::text, current_date, 100000 from ${one(customers / 10, 'c')}`,
  ]
}

const DAY = 24 * 60 * 60 * 1000
const GROUPS = 18

/** Notices of the last 150 days in groups of five: 18 for each business and two for each customer; every hundredth account has some unread. */
export function noticeRows({ jobs, businesses, customers }: Size, now: number): string[] {
  const first = now - 151 * DAY
  const step = Math.floor((150 * DAY) / ((GROUPS + 1) * 5))
  const id = (number: string) =>
    `pg_temp.id(${first} + (g * 5 + ${number}) * ${step}::bigint + a % ${step}, a * 128 + g * 5 + ${number})`
  const all = `(select pg_temp.business(a) as account, a, g from generate_series(1, ${GROUPS}) g, generate_series(1, ${businesses}::bigint) a
    union all
    select pg_temp.customer(a), ${businesses}::bigint + a, g * 9 from generate_series(1, 2) g, generate_series(1, ${customers}::bigint) a)`
  const at = (number: string) => `pg_temp.at(${first} + (g * 5 + ${number}) * ${step}::bigint + a % ${step})`
  return [
    `insert into notification_groups (id, account_id, newest_id, size, began_at)
      select ${id('0')}, account, ${id('4')}, 5, ${at('0')} from ${all} order by g`,
    `insert into notifications (id, account_id, group_id, kind, job_id, params, created_at, read_at)
      select ${id('j')}, account, ${id('0')}, 'job_edited', pg_temp.job(1 + (a * 7919 + g * 104729 + j) % ${jobs}),
        '{"title": "Leaking kitchen tap"}', ${at('j')}, case when j < 4 or a % 100 > 0 then now() end
      from ${all}, generate_series(0, 4) as j order by g, j`,
  ]
}
