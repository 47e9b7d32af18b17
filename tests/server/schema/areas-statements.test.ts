import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, inject, test } from 'vitest'
import { exceptions } from '../../../server/schema/areas-statements.ts'
import { findingsIn } from './support/statements.ts'

const tables = new Map(inject('tables').map(({ name, columns }) => [name, new Set(columns)]))

test.each([
  ['of one job', 'select * from jobs j join bids b on b.job_id = j.id where j.id = $1'],
  ['of an account', 'select job_id from bids where business_id = $1 and state = $2'],
  ['of a place', 'select id from jobs j where j.state = $1 and j.category = any($2)'],
  [
    'of the rows that a query found',
    'select * from (select id from jobs where customer_id = $1) as page join jobs j on j.id = page.id',
  ],
  ['with names', 'select name from jobs join accounts on accounts.id = jobs.customer_id where jobs.id = $1'],
  ['of a token', 'select a.role from sessions s join accounts a on a.id = s.account_id where s.token_hash = $1'],
  ['that writes', 'update bids set unseen_by = null where id in (select id from bids where job_id = $1 for update)'],
  ['that adds', 'insert into tellings (job_id, number) select $1, max(number) from tellings where job_id = $1'],
])('a statement %s is one for one node', async (_, text) => {
  expect(await findingsIn(text, tables)).toEqual([])
})

describe('what is none for one node is found', () => {
  test.each([
    ['jobs by their titles', 'select id from jobs where title = $1', ['everywhere jobs']],
    ['bids beside jobs', 'select 1 from jobs, bids where jobs.id = $1', ['everywhere bids']],
    [
      'jobs of whoever is gone',
      'select 1 from jobs join accounts a on a.id = customer_id where a.is_gone',
      ['everywhere jobs'],
    ],
    ['jobs that are not these', 'select id from jobs where not (id = $1)', ['everywhere jobs']],
    [
      'sessions beside jobs',
      'select 1 from jobs j join sessions s on s.account_id = j.customer_id where j.id = $1',
      ['everywhere sessions', 'together area, sessions'],
    ],
    ['letters beside jobs', 'select 1 from mail_outbox, jobs where jobs.id = $1', ['together area, coordinator']],
    [
      'one within another',
      'delete from jobs where id = $1 and exists (select from files where owner_id = $2)',
      ['everywhere files', 'together area, files'],
    ],
    ['a lock of an account', 'select from accounts where id = $1 for share', ['holds accounts']],
    ['what a node knows alone', 'select pg_notify($1, $2)', ['asks pg_notify']],
  ])('%s', async (_, text, found) => {
    expect(await findingsIn(text, tables)).toEqual(found)
  })
})

test('every exception is one of a function that there is', () => {
  for (const by of Object.keys(exceptions)) {
    const [file = '', name = ''] = by.split(' ')
    const source = readFileSync(join(import.meta.dirname, '../../../server', `${file}.ts`), 'utf8')
    expect(source).toMatch(new RegExp(String.raw`\b(function\*?|const) ${name}\b|\b${name}: pagesOf`))
  }
})
