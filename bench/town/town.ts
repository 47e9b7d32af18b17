import pg from 'pg'
import { townOf, type Size, bidder, cityOf, STATE, tradeOf } from './names.ts'
import { noticeRows, peopleRows } from './people.ts'

/** Between one and six on each job; the first of them was accepted where any was. */
const BIDS = '(pg_temp.u(n, 5) * 5)::int'

/** The jobs of the table `town`, and what hangs on them. */
export function jobRows({ businesses, huge }: Size): string[] {
  return [
    `insert into files (id, kind, media_type, byte_size, owner_id, purpose, created_at)
      select pg_temp.file('job', n), 'image', 'image/webp', 80000, customer, 'picture', pg_temp.at(ms) from town`,
    `insert into jobs (id, customer_id, title, details, category, country, state, city, budget, status, assigned_business_id,
        assigned_bid_id, assigned_at, completed_at, posted_at, expires_at, expiry_warned_at, needed_by, is_rated)
      select id, customer, 'Leaking kitchen tap ' || n,
        'The mixer drips day and night. The shut-off valve works. ' || repeat('It began last week. ', 5),
        ${tradeOf()}, 'United States', '${STATE}', ${cityOf()}, 150 + n % 100, status,
        case when is_given then bidder end, case when is_given then pg_temp.id(ms + 300000, n * 8) end,
        case when is_given then at + interval '1 hour' end, case when status = 'completed' then at + interval '2 hours' end, at,
        case when status = 'open' then now() + interval '12 days' + pg_temp.u(n, 6) * interval '18 days' else at + interval '30 days' end,
        case when status = 'expired' then at + interval '25 days' end,
        case when pg_temp.u(n, 7) < 0.1 then current_date + (pg_temp.u(n, 8) * 60)::int end, is_rated
      from town cross join lateral (select pg_temp.at(ms) as at, status in ('inprogress', 'completed') as is_given)`,
    'insert into job_texts (job_id, words) select j.id, search_words_of(j) from jobs j',
    `insert into search_words (word)
      select distinct word from jobs j, regexp_split_to_table(search_fold(concat_ws(' ', title, details, category, city)), ' ') as word
      where length(word) between 3 and 30 and word !~ '^[0-9]+$' on conflict do nothing`,
    `insert into job_pictures (job_id, position, file_id) select id, 1, pg_temp.file('job', n) from town`,
    `insert into bids (id, job_id, business_id, amount, proposal, created_at, state, set_aside_at, unseen_by)
      select pg_temp.id(ms + (k + 1) * 300000, n * 8 + k), id,
        case when k = 0 then bidder else pg_temp.business(${bidder(businesses, 'k')}) end, 100 + (u * 1000)::int,
        'I can come on Tuesday morning, parts included. ' || repeat('We have done many of these. ', 3),
        at, state, case when state <> 'standing' then at end, case when status = 'open' and state = 'standing' and u > 0.9 then customer end
      from town
      cross join lateral generate_series(0, ${BIDS}) as k
      cross join lateral (select pg_temp.u(n, 60 + k) as u, pg_temp.at(ms + (k + 1) * 300000) as at)
      cross join lateral (select case when k = 0 or u > 0.1 then 'standing' when u > 0.05 then 'withdrawn' else 'declined' end as state)`,
    `insert into ratings (id, job_id, business_id, rating, comment, created_at)
      select pg_temp.id(ms + 10800000, n), id, bidder, 1 + (sqrt(pg_temp.u(n, 10)) * 4)::int, 'On time, clean work.',
        pg_temp.at(ms + 10800000)
      from town where is_rated`,
    `update businesses set jobs_completed = count
      from (select bidder, count(*) as count from town where status = 'completed' group by bidder) as done where bidder = account_id`,
    `update businesses set rating_count = count, rating_sum = sum, star_counts = stars
      from (select business_id, count(*) as count, sum(rating) as sum, array[count(*) filter (where rating = 1),
          count(*) filter (where rating = 2), count(*) filter (where rating = 3), count(*) filter (where rating = 4),
          count(*) filter (where rating = 5)] as stars
        from ratings group by business_id) as given
      where business_id = account_id`,
    ...talk(huge),
  ]
}

/** A thread for each tenth job, between its customer and who bid first, of five messages; the huge customer and its business have left twenty unread. */
const talk = (huge: number): string[] => [
  `insert into threads (id, job_id, business_id, customer_id, last_number)
    select pg_temp.id(ms + 600000, n), id, bidder, customer, 5 from town where n % 10 = 0`,
  `insert into messages (id, thread_id, number, author, text, created_at)
    select pg_temp.id(ms + number * 600000, n * 8 + number), pg_temp.id(ms + 600000, n), number,
      case when number % 2 = 1 then 'customer' else 'business' end,
      'Is there a lift in the house? We are on the third floor.', pg_temp.at(ms + number * 600000)
    from town, generate_series(1, 5) as number where n % 10 = 0`,
  `insert into thread_sides (thread_id, side, account_id, newest_id, seen, unread, unread_since, mailed_at)
    select pg_temp.id(ms + 600000, n), side, case side when 'customer' then customer else bidder end,
      pg_temp.id(ms + 5 * 600000, n * 8 + 5), 5 - waiting, waiting, case when waiting > 0 then at end, case when waiting > 0 then at end
    from town, unnest(array['customer', 'business']) as side,
      lateral (select pg_temp.at(ms) as at,
        (case when n % ${huge} = 0 then n % ${5 * huge} = 0 and n <= ${100 * huge} else pg_temp.u(n, 11) < 0.02 end)::int as waiting)
    where n % 10 = 0`,
]

/** So large that the huge customer and the best-known business fill each page and each count. */
export const SMALL: Size = { jobs: 1000, businesses: 400, customers: 200, huge: 2 }
export const sizeOf = (jobs: number): Size => ({ jobs, businesses: jobs / 10, customers: jobs / 5, huge: 20 })

/** Fills an empty, migrated database with a town in the order of time. As superuser and without triggers, which would take hours. */
export async function buildTown(adminUrl: string, size: Size): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    await client.query(`
      set session_replication_role = replica; set synchronous_commit = off;
      set maintenance_work_mem = '1GB'; set work_mem = '256MB'; set jit = off`)
    const now = Date.now()
    await client.query(townOf(size, now))
    await withoutIndexes(client, async () => {
      for (const statement of [...peopleRows(size), ...jobRows(size), ...noticeRows(size, now)]) {
        await client.query(statement)
      }
    })
    // Makes it like a database that has run for a while.
    await client.query('vacuum (freeze, analyze)')
  } finally {
    await client.end()
  }
}

/** Fills tables without their indexes, but those of keys, and makes these afterwards, which takes a tenth of the time. */
async function withoutIndexes(client: pg.Client, fill: () => Promise<void>): Promise<void> {
  const { rows } = await client.query<{ name: string; definition: string }>(`
    select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
    from pg_index i join pg_class c on c.oid = i.indrelid
    where c.relnamespace = 'public'::regnamespace and not exists (select from pg_constraint where conindid = i.indexrelid)`)
  for (const { name } of rows) await client.query(`drop index ${name}`)
  await fill()
  for (const { definition } of rows) await client.query(definition)
}
