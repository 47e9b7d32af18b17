import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { changes, placings } from '../../../server/schema/areas.ts'
import { testDatabase } from '../support/database.ts'
import { areasPage, type ForeignKey } from './support/areas-page.ts'
import { placingOf } from './support/statements.ts'

const { db, close } = await testDatabase()
afterAll(close)

type Named = Readonly<{ name: string }>
type Part = keyof typeof changes

/** Where a row lies: with its area, by the key of its table, on every node, or on the first. */
const groupOf = (table: string): string => {
  const { kind } = placingOf(table)
  return kind === 'key' ? table : kind
}

/** The columns that say where the rows of a table lie. */
function leadingColumns(table: string): readonly string[] {
  const placing = placingOf(table)
  if (placing.kind === 'key') return [placing.key]
  if (placing.kind !== 'area') return []
  const { place = [], thing = [], account = [] } = placing.by
  return [...place, ...thing, ...account]
}

/** Whether equal values of these columns are rows of one node. */
function isOfOneNode(table: string, columns: readonly string[]): boolean {
  const placing = placingOf(table)
  if (placing.kind !== 'area') return placing.kind !== 'key' || columns.includes(placing.key)
  const { thing = [], place = [] } = placing.by
  const ofOneArea: readonly string[] = [...thing, ...place]
  return columns.some((column) => ofOneArea.includes(column))
}

const namesOf = (rows: readonly Named[]): string[] => rows.map(({ name }) => name).toSorted()
const plannedIn = (part: Part): string[] => Object.keys(changes[part]).toSorted()

test('every table has its place, and no other', async () => {
  const { rows } = await sql<Named>`select relname as name from pg_class
    where relkind = 'r' and relnamespace = current_schema()::regnamespace and relname not like 'kysely%'`.execute(db)
  expect(namesOf(rows)).toEqual(Object.keys(placings).toSorted())
})

test('the columns that lead to an area or a node exist, and none is made by the database', async () => {
  const { rows } = await sql<{ table: string; columns: string[] }>`
    select attrelid::regclass::text as table, array_agg(attname::text) as columns from pg_attribute
    where attnum > 0 and attgenerated = '' group by attrelid`.execute(db)
  const columns = new Map(rows.map((row) => [row.table, row.columns]))
  for (const table of Object.keys(placings)) {
    expect(columns.get(table)).toEqual(expect.arrayContaining<string>([...leadingColumns(table)]))
  }
})

const { rows: foreignKeys } = await sql<ForeignKey & Named & { setsNull: boolean }>`
  select conname as name, conrelid::regclass::text as from, confrelid::regclass::text as to,
    confdeltype in ('n', 'd') as "setsNull",
    array(select attname::text from unnest(conkey) with ordinality as key (number, place)
      join pg_attribute on attrelid = conrelid and attnum = number order by place) as columns,
    array(select attname::text from unnest(confkey) with ordinality as key (number, place)
      join pg_attribute on attrelid = confrelid and attnum = number order by place) as target
  from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace`.execute(db)

test('a foreign key stays on one node, or the plan says what takes its place', () => {
  const broken = foreignKeys.filter(({ from, to, columns, target, setsNull }) => {
    // What is on every node is found wherever it is referred to.
    if (groupOf(to) === 'reference') return false
    return groupOf(from) !== groupOf(to) || setsNull || !isOfOneNode(from, columns) || !isOfOneNode(to, target)
  })
  expect(namesOf(broken)).toEqual(plannedIn('foreignKeys'))
})

test('a unique index says the same with the area in front, or the plan says why less will do', async () => {
  const { rows } = await sql<Named & { table: string; columns: string[] }>`
    select indexrelid::regclass::text as name, indrelid::regclass::text as table,
      array(select attname::text from pg_attribute where attrelid = indrelid and attnum = any(indkey)) as columns
    from pg_index join pg_class on pg_class.oid = indrelid
    where indisunique and relnamespace = current_schema()::regnamespace and relname not like 'kysely%'`.execute(db)
  expect(namesOf(rows.filter(({ table, columns }) => !isOfOneNode(table, columns)))).toEqual(plannedIn('uniqueIndexes'))
})

test('a trigger works on its row and no other, or the plan says what takes its place', async () => {
  const { rows } = await sql<Named & { table: string; isForRow: boolean; body: string }>`
    select tgname as name, tgrelid::regclass::text as table, tgtype & 1 = 1 as "isForRow", prosrc as body
    from pg_trigger join pg_proc on pg_proc.oid = tgfoid where not tgisinternal`.execute(db)
  const isMet = new RegExp(String.raw`\b(from|into|update|perform) `)
  const broken = rows.filter(({ table, isForRow, body }) => {
    return placingOf(table).kind !== 'coordinator' && (!isForRow || isMet.test(body))
  })
  expect(namesOf(broken)).toEqual(plannedIn('triggers'))
})

/** What says the same on every node, or what nobody compares with what another node says; each has its own numbers of a sequence. */
const HARMLESS = /^(now|gen_random_uuid)\(\)$|^nextval\(|^[^()]*$/

test('a default is of no single node, or the plan says what takes its place', async () => {
  const { rows } = await sql<Named & { table: string; value: string }>`
    select adrelid::regclass::text || '.' || attname as name, adrelid::regclass::text as table,
      pg_get_expr(adbin, adrelid) as value
    from pg_attrdef join pg_attribute on attrelid = adrelid and attnum = adnum and attgenerated = ''
    where adrelid::regclass::text not like 'kysely%'`.execute(db)
  const broken = rows.filter(({ table, value }) => placingOf(table).kind !== 'coordinator' && !HARMLESS.test(value))
  expect(namesOf(broken)).toEqual(plannedIn('defaults'))
})

test('what numbers the rows of several nodes is wide enough for each to have numbers of its own', async () => {
  const { rows } = await sql<Named>`
    select attrelid::regclass::text || '.' || attname as name from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace = current_schema()::regnamespace and relkind = 'r' and attnum > 0 and atttypid <> 'int8'::regtype
      and (attidentity <> '' or exists (
        select from pg_attrdef where adrelid = attrelid and adnum = attnum and pg_get_expr(adbin, adrelid) like 'nextval(%'))`.execute(
    db,
  )
  expect(rows).toEqual([])
})

test('docs/areas.md is the plan', async () => {
  const carried = foreignKeys.filter(
    ({ name, to }) => groupOf(to) === 'area' && !Object.hasOwn(changes.foreignKeys, name),
  )
  await expect(areasPage(carried)).toMatchFileSnapshot('../../../docs/areas.md')
})
