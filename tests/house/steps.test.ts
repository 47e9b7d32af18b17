import { sql, DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import { expect, test } from 'vitest'
import { migrations } from '../../server/schema/migrations/index.ts'
import { numberOf, minServerStep } from '../../server/schema/migrations/migrate.ts'
import type { Step } from '../../server/schema/migrations/migration-step.ts'
import { stepsBefore } from '../support/version-before.ts'
import { shows } from '../support/shows.ts'
import { parse, type AlterTableCmd, type Node } from 'libpg-query'

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
      'column c writes the whole table again, which is locked meanwhile',
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

/** The statements of a step, as PostgreSQL would be asked them. */
async function statementsOf(step: Step): Promise<Node[]> {
  const texts: string[] = []
  const db = new Kysely<unknown>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (of) => new PostgresIntrospector(of),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) => void texts.push(query.sql),
  })
  await step.up(db)
  const parsed = await Promise.all(texts.map(async (text) => (await parse(text)).stmts ?? []))
  return parsed.flat().flatMap(({ stmt }) => (stmt === undefined ? [] : [stmt]))
}

/** What in a step the version before would not live with, or has to wait for; nothing, where the step only adds. */
async function takesAway(step: Step): Promise<string[]> {
  const statements = await statementsOf(step)
  const made = new Set(statements.map(tableMadeBy))
  const remade = new Set(statements.map((one) => ('IndexStmt' in one ? one.IndexStmt.idxname : undefined)))
  return statements.flatMap((statement) => {
    const isNew = (table: string | undefined): boolean => table !== undefined && made.has(table)
    if ('AlterTableStmt' in statement) {
      const { relation, cmds = [] } = statement.AlterTableStmt
      if (isNew(relation?.relname)) return []
      return cmds.flatMap((one) => ('AlterTableCmd' in one ? changedBy(one.AlterTableCmd) : ['alters a table']))
    }
    if ('IndexStmt' in statement) {
      const { relation, concurrent = false, unique = false, idxname = '' } = statement.IndexStmt
      if (isNew(relation?.relname)) return []
      return [
        ...(unique ? [`${idxname} refuses what the version before may write`] : []),
        ...(concurrent ? [] : [`${idxname} is made while nobody can write: use indexConcurrently`]),
      ]
    }
    if ('DropStmt' in statement) {
      const { concurrent = false, objects = [] } = statement.DropStmt
      return concurrent && objects.every((one) => remade.has(nameIn(one)))
        ? []
        : objects.map((one) => `drops ${nameIn(one)}`)
    }
    const kind = Object.keys(statement)[0] ?? ''
    return ADDING.has(kind) ? [] : [`does what is not known to only add (${kind})`]
  })
}

/** What adds whatever it says. A function or a trigger works for servers of both versions, and their tests show how. */
const ADDING = new Set([
  'CreateExtensionStmt',
  'CreateStmt',
  'CreateTableAsStmt',
  'CreateFunctionStmt',
  'CreateTrigStmt',
  'InsertStmt',
  'UpdateStmt',
  'SelectStmt',
])

function tableMadeBy(statement: Node): string | undefined {
  if ('CreateStmt' in statement) return statement.CreateStmt.relation?.relname
  if ('CreateTableAsStmt' in statement) return statement.CreateTableAsStmt.into?.rel?.relname
  return undefined
}

function nameIn(node: Node): string | undefined {
  const names = 'List' in node ? node.List.items : 'ObjectWithArgs' in node ? node.ObjectWithArgs.objname : undefined
  const last = names?.at(-1)
  return last !== undefined && 'String' in last ? last.String.sval : undefined
}

/** A column may be added, where a writer that does not know it may leave it out. */
function changedBy({ subtype, def, name = '' }: AlterTableCmd): string[] {
  if (subtype !== 'AT_AddColumn' || def === undefined || !('ColumnDef' in def)) return [`${subtype} ${name}`.trim()]
  const { colname = '', constraints = [] } = def.ColumnDef
  const kinds = constraints.map((one) => ('Constraint' in one ? one.Constraint.contype : undefined))
  const isFilled = kinds.some((kind) => kind === 'CONSTR_DEFAULT' || kind === 'CONSTR_GENERATED')
  return [
    ...(kinds.includes('CONSTR_NOTNULL') && !isFilled ? [`column ${colname} is not null without a default`] : []),
    ...(kinds.includes('CONSTR_UNIQUE') ? [`column ${colname} is unique at once: its index locks the table`] : []),
    ...(kinds.includes('CONSTR_GENERATED') || kinds.includes('CONSTR_IDENTITY')
      ? [`column ${colname} writes the whole table again, which is locked meanwhile`]
      : []),
  ]
}
