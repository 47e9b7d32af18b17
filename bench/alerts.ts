import { readFileSync } from 'node:fs'
import pg from 'pg'
import { sql } from 'kysely'
import { matchJobs } from '../server/alerts/service-matching.ts'
import { tellDue } from '../server/alerts/service-digest.ts'
import { keptQuery } from '../server/jobs/service-search.ts'
import { readSettings } from '../server/platform/runtime/settings.ts'
import { connect, type Db } from '../server/platform/db/connection.ts'
import { migrate } from '../server/schema/migrations/migrate.ts'
import { withPostgres } from './database.ts'
import texts from './search/jobs.json' with { type: 'json' }
import queries from './search/queries.json' with { type: 'json' }
import { check, row, seconds } from './table.ts'

const BUSINESSES = 100_000
const CITIES = 1000
const TRADES = 40
/** How long the searches may take to be asked for a day of jobs, in milliseconds of one core. */
const LIMIT = 300_000

/**
 * Asks the saved searches of 100,000 businesses, three each, for a day of jobs, one after the other on one connection; then tells in the
 * morning. Few cities have most: of a thousand the first has a tenth of businesses and jobs, the first ten a fifth.
 */
export async function printAlerts(jobs = 10_000): Promise<void> {
  await withPostgres(async ({ url, adminUrl }, folder) => {
    await migrate(url)
    const db = connect({ url, connections: 1, impatient: false })
    try {
      const admin = Object.assign(new URL(adminUrl), { pathname: new URL(url).pathname }).href
      await fill(admin, await wordsOf(db), jobs)
      const now = new Date()
      const deps = { db, settings: readSettings({ DATA_DIR: folder }), now: () => now }
      row(['what', 'jobs', 'rows', 'time (s)', 'of a core (s)', 'each job (ms)', 'limit (s)'])
      const matching = await timesOf(db, () => matchJobs(deps))
      const finds = String(await count(db, 'search_finds'))
      const limit = (LIMIT * jobs) / 10_000
      const each = (matching.core / jobs).toFixed(2)
      check(['searches asked', String(jobs), finds, ...both(matching), each, seconds(limit)], matching.core <= limit)
      const morning = { ...deps, now: () => new Date(now.getTime() + 24 * 60 * 60 * 1000) }
      const telling = await timesOf(db, () => tellDue(morning))
      row(['mails of the morning', String(jobs), String(await count(db, 'mail_outbox')), ...both(telling)])
    } finally {
      await db.destroy()
    }
  })
}

type Times = Readonly<{ time: number; core: number }>

const both = ({ time, core }: Times): string[] => [seconds(time), seconds(core)]

/** How long a task works, in milliseconds, and for how much of that this process and its one connection had a core: others may use them, too. */
async function timesOf(db: Db, task: () => Promise<boolean>): Promise<Times> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
  const used = (): number => coreOf(process.pid) + coreOf(rows[0]?.pid ?? 0)
  const [begun, before] = [performance.now(), used()]
  while (await task());
  return { time: performance.now() - begun, core: used() - before }
}

/** How long a process has had a core, in milliseconds: the 14th and 15th values of its `stat` (proc_pid_stat(5)), in hundredths of a second. */
function coreOf(pid: number): number {
  const behindName = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  return (Number(behindName[11]) + Number(behindName[12])) * 10
}

async function count(db: Db, table: 'search_finds' | 'mail_outbox'): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(db)
  return rows[0]?.count ?? 0
}

/** What finds the words of the labelled searches. */
async function wordsOf(db: Db): Promise<string[]> {
  const found: string[] = []
  for (const { q } of queries.filter(({ kind }) => kind === 'word')) {
    const words = await keptQuery(db, q)
    if (words !== undefined) found.push(words)
  }
  return found
}

/** As superuser and without triggers, which would take longer than what is measured. */
async function fill(adminUrl: string, words: readonly string[], jobs: number): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    await client.query(`set session_replication_role = replica; set synchronous_commit = off; set work_mem = '256MB'`)
    for (const [text, values] of rowsOf(words, jobs)) await client.query(text, values)
    await client.query('vacuum (freeze, analyze)')
  } finally {
    await client.end()
  }
}

/** A number from 0 to 1 by chance, which is the hash of `n`. */
const chance = (n: string, salt: number): string => `((hashint8extended(${n}, ${salt}) & 1048575) / 1048576.0::float8)`
const cityOf = (n: string, salt: number): string => `'City ' || floor(power(${chance(n, salt)}, 3) * ${CITIES})::int`
const tradeOf = (n: string, salt: number): string => `'Trade ' || floor(${chance(n, salt)} * ${TRADES})::int`

function rowsOf(words: readonly string[], jobs: number): [string, unknown[]][] {
  const place = `'United States', 'Texas'`
  return [
    [
      `insert into accounts (id, role, email, password_hash, name, phone, terms_accepted_at, email_verified_at)
      select gen_random_uuid(), 'business', 'business' || n || '@town.test', 'none', 'Luis ' || n, '+1', now(), now()
      from generate_series(1, ${BUSINESSES}) as n
      union all select gen_random_uuid(), 'customer', 'customer@town.test', 'none', 'Ana', '+1', now(), now()`,
      [],
    ],
    [
      `insert into businesses (account_id, business_name, business_phone, address, zipcode, country, state, cities, categories,
        has_license, has_insurance)
      select id, name, '+1', '12 Oak Street', '78701', ${place}, array[${cityOf('n', 1)}, ${cityOf('n', 2)}],
        array[${tradeOf('n', 3)}, ${tradeOf('n', 4)}], false, false
      from (select *, substring(email from '\\d+')::bigint as n from accounts where role = 'business') as a`,
      [],
    ],
    [
      `insert into business_areas (state, city, category, country, business_id)
      select distinct state, city, category, country, account_id from businesses cross join unnest(cities) as city
        cross join unnest(categories) as category`,
      [],
    ],
    [
      `insert into saved_searches (id, business_id, number, name, said, words, budget_from, cities, frequency, by_bell, by_mail, next_at)
      select gen_random_uuid(), account_id, number, case when number > 0 then 'Search' else '' end,
        case when number = 1 then 'words' end, case when number = 1 then ($1::text[])[1 + n % cardinality($1::text[])]::tsquery end,
        case when number = 2 then 100 + n % 400 end, case when number = 2 then array[cities[1]] end, 'daily', false, true, now() + interval '12 hours'
      from (select *, row_number() over () as n from businesses) as b cross join generate_series(0, 2) as number`,
      [words],
    ],
    [
      `insert into jobs (id, customer_id, title, details, category, country, state, city, budget, expires_at)
      select gen_random_uuid(), (select id from accounts where role = 'customer'), ($1::text[])[1 + n % cardinality($1::text[])],
        ($2::text[])[1 + n % cardinality($2::text[])], ${tradeOf('n', 5)}, ${place}, ${cityOf('n', 6)}, 50 + n % 900, now() + interval '30 days'
      from generate_series(1, ${jobs}) as n`,
      [texts.map(({ title }) => title), texts.map(({ details }) => details)],
    ],
    [`insert into job_texts (job_id, words) select j.id, search_words_of(j) from jobs j`, []],
    [`insert into jobs_to_match (job_id) select id from jobs`, []],
  ]
}
