import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { migrations } from '../../server/schema/migrations/index.ts'
import { numberOf, minServerStep } from '../../server/schema/migrations/migrate.ts'
import type { Step } from '../../server/schema/migrations/migration-step.ts'
import { takesAway } from '../support/additive-migrations.ts'
import { stepsBefore } from '../support/version-before.ts'
import { shows } from '../support/shows.ts'

const step = (text: string): Step => ({ up: async (db) => void (await sql.raw(text).execute(db)) })

test.each([
  ['drop table jobs', ['drops jobs']],
  ['drop index jobs_by_place', ['drops jobs_by_place']],
  ['drop function send_news()', ['drops send_news']],
  ['alter table jobs rename title to name', ['does what is not known to only add (RenameStmt)']],
  ['alter type mood add value $$x$$', ['does what is not known to only add (AlterEnumStmt)']],
  ['delete from jobs', ['does what is not known to only add (DeleteStmt)']],
  ['lock table jobs', ['does what is not known to only add (LockStmt)']],
  [
    'alter table jobs drop column title, alter budget type float, alter city set not null, add check (budget > 1)',
    ['AT_DropColumn title', 'AT_AlterColumnType budget', 'AT_SetNotNull city', 'AT_AddConstraint'],
  ],
  [
    'alter table jobs add a int not null, add b int unique, add c int not null generated always as (id + 1) stored',
    [
      'column a is not null without a default',
      'column b is unique at once: its index locks the table',
      'column c writes the whole table anew, which is locked meanwhile',
    ],
  ],
  [
    'create unique index one on jobs (title)',
    ['one refuses what the version before may write', 'one is made while nobody can write: use indexConcurrently'],
  ],
])('%s takes away', async (text, findings) => {
  expect(await takesAway(step(text))).toEqual(findings)
})

test.each([
  'create table notes (id int primary key); create unique index n on notes (id); alter table notes add check (id > 0)',
  'alter table jobs add note text, add stars int not null default 0, add of uuid references jobs, add n int check (n > 0)',
  'drop index concurrently if exists more; create index concurrently more on jobs (title)',
  'create or replace function f() returns trigger language plpgsql as $$ begin drop table jobs; end $$',
  'create table copies as select * from jobs; update jobs set title = title; insert into copies select * from jobs',
])('%s only adds', async (text) => {
  expect(await takesAway(step(text))).toEqual([])
})

const names = Object.keys(migrations)

test('steps are numbered in their order', () => {
  const numbers = names.map(numberOf)
  expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b))
})

test(
  'each step adds, or says in its name whom it still serves: the version before',
  shows('upgrade.adds'),
  async () => {
    const before = stepsBefore()
    const last = Math.max(...before.map(numberOf))
    const findings: string[] = []
    for (const [name, one] of Object.entries(migrations)) {
      // What was released is as it is.
      if (numberOf(name) <= last) continue
      if (minServerStep(name) > last) findings.push(`${name} ends the version before, whose newest step is ${last}`)
      else if (minServerStep(name) === 0) {
        const found = (await takesAway(one)).filter((finding) => !Object.hasOwn(one.accepts ?? {}, finding))
        findings.push(...found.map((finding) => `${name}: ${finding}`))
      }
    }
    expect(findings).toEqual([])
  },
)
