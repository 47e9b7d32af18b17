import type { Size } from './town-size.ts'

const DAY = 24 * 60 * 60 * 1000
const GROUPS = 18

/**
 * Notices of the last 150 days in groups of five: 18 groups for each business and two for each customer. Every hundredth account has one in each of its
 * groups unread.
 */
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
