import { loadReferenceData } from '../../server/places/reference-data.ts'

/** How large a town is. Whatever else it has follows from it: three bids for each job, 90 notices for each business. */
export type Size = Readonly<{
  jobs: number
  businesses: number
  customers: number
  /** The job of every so many is of the one huge customer. */
  huge: number
}>

const COUNTRY = 'United States'
export const STATE = 'Texas'

const choices = loadReferenceData('/nowhere')
const all = choices.locations()[COUNTRY]?.[STATE] ?? []

/** The places and trades of a town; most of it is in the first two of each, and nothing in the last. */
export const CITIES = [
  'Austin',
  'Dallas',
  ...all.filter((city) => !['Austin', 'Dallas'].includes(city) && !city.includes("'")),
].slice(0, 60)
const names = choices.categories.map(({ name }) => name).filter((name) => !name.includes("'"))
export const TRADES = [
  'Plumbing',
  'Electrical',
  ...names.filter((name) => name !== 'Plumbing' && name !== 'Electrical'),
]

const textArray = (texts: readonly string[]) => `array[${texts.map((text) => `'${text}'`).join(', ')}]`

/** When the first job was posted and the accounts were made, before the town is built, in milliseconds; jobs come evenly until then. */
const DAY = 24 * 60 * 60 * 1000
export const JOBS_FOR = 200 * DAY
const SINCE = 300 * DAY

/** Who and what each customer, business and job of a town is, by its number; where chance decides, it is the hash of the number. */
export function townOf({ jobs, businesses, customers, huge }: Size, now: number): string {
  const body = (signature: string, returns: string, text: string) =>
    `create function pg_temp.${signature} returns ${returns} language sql immutable return ${text};`
  const first = now - JOBS_FOR
  return [
    body('u(n bigint, salt int)', 'float8', '(hashint8extended(n, salt) & 1048575) / 1048576.0::float8'),
    body(
      'id(ms bigint, n bigint)',
      'uuid',
      `(lpad(to_hex(ms), 12, '0') || '70008000' || lpad(to_hex(n), 12, '0'))::uuid`,
    ),
    body('at(ms bigint)', 'timestamptz', 'to_timestamp(ms / 1000.0::float8)'),
    body('customer(n bigint)', 'uuid', `pg_temp.id(${now - SINCE}, n)`),
    body('business(n bigint)', 'uuid', `pg_temp.id(${now - SINCE}, n + 1099511627776)`),
    body('file(kind text, n bigint)', 'text', 'substr(md5(kind || n), 1, 22)'),
    body('job_ms(n bigint)', 'bigint', `${first} + n * ${JOBS_FOR} / ${jobs + 1}`),
    body('job(n bigint)', 'uuid', 'pg_temp.id(pg_temp.job_ms(n), n)'),
    body('any_city(n bigint, salt int)', 'text', pickOf(CITIES)),
    body('any_trade(n bigint, salt int)', 'text', pickOf(TRADES)),
    `create temporary table town as
      select n, pg_temp.job(n) as id, pg_temp.job_ms(n) as ms,
        pg_temp.customer(case when is_huge then 1 else 2 + floor(pg_temp.u(n, 14) * ${customers - 1})::bigint end) as customer,
        status, case when is_huge then turn = 2 else status = 'completed' and pg_temp.u(n, 2) < 0.8 end as is_rated,
        pg_temp.business(case when is_huge then 1 else ${bidder(businesses, 0)} end) as bidder
      from generate_series(1, ${jobs}::bigint) as n
      cross join lateral (select n % ${huge} = 0 as is_huge, n / ${huge} % 5 as turn, pg_temp.u(n, 1) as u) as h
      cross join lateral (select case when is_huge then (array['open', 'inprogress', 'completed', 'completed', 'expired'])[1 + turn]
        when u < 0.5 then 'open' when u < 0.6 then 'inprogress' when u < 0.9 then 'completed' else 'expired' end as status) as s;`,
    'analyze town;',
  ].join('\n')
}

/** The number of the business that bids as the k-th, the first from 0, on the job `n`; few bid often. */
export const bidder = (businesses: number, k: number | 'k'): string =>
  `2 + ${k} + 6 * floor(power(pg_temp.u(n, 50 + ${k}), 2) * ${Math.floor((businesses - 8) / 6)})::bigint`

/** The place and the trade of the job `n`. */
export const cityOf = (): string => oftenOf(CITIES, 12, 'pg_temp.any_city(n, 13)')
export const tradeOf = (): string => oftenOf(TRADES, 15, 'pg_temp.any_trade(n, 16)')

/** Any of them but the last, which is the quiet one. */
const pickOf = (texts: readonly string[]): string =>
  `(${textArray(texts)})[1 + floor(pg_temp.u(n, salt) * ${texts.length - 1})::int]`

/** One of the first two for six jobs of ten, the same six for cities and trades. */
const oftenOf = ([first, second]: readonly string[], salt: number, other: string): string =>
  `case when pg_temp.u(n, 3) >= 0.6 then ${other} when pg_temp.u(n, ${salt}) < 0.5 then '${first}' else '${second}' end`
