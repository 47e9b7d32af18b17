import { sql } from 'kysely'
import type { Db } from './connection.ts'

/** A table and the columns that are worth keeping. */
export type TableShape = Readonly<{ name: string; columns: readonly string[] }>

/** Every table of ours in alphabetical order, without the columns that hold a cluster's own transaction numbers. */
export async function listTables(db: Db): Promise<TableShape[]> {
  const { rows } = await sql<TableShape>`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace and c.relname not like 'kysely%'
      and a.atttypid not in ('xid8'::regtype, 'pg_snapshot'::regtype)
    group by c.relname order by c.relname`.execute(db)
  return rows
}

/** The first table that has a row; undefined where all are empty. */
export async function firstFilled(db: Db, tables: readonly TableShape[]): Promise<string | undefined> {
  for (const { name } of tables) {
    const { rows } = await sql`select from ${sql.table(name)} limit 1`.execute(db)
    if (rows.length > 0) return name
  }
  return undefined
}

export async function countRows(db: Db, table: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(db)
  return rows[0]?.count ?? 0
}

/** Every row as a line of JSON in which PostgreSQL wrote each value, so that none loses a digit. In a transaction. */
export async function* readLines(db: Db, { name, columns }: TableShape): AsyncGenerator<string[], void> {
  const list = sql.join(columns.map((column) => sql.ref(column)))
  await sql`declare lines no scroll cursor for
    select row_to_json(kept)::text as line from (select ${list} from ${sql.table(name)}) as kept`.execute(db)
  for (;;) {
    const { rows } = await sql<{ line: string }>`fetch 500 from lines`.execute(db)
    if (rows.length === 0) break
    yield rows.map(({ line }) => line)
  }
  await sql`close lines`.execute(db)
}

/** Inserts rows as `readLines` gave them. Columns that they do not have get their defaults. */
export async function insertLines(db: Db, { name, columns }: TableShape, lines: readonly string[]): Promise<void> {
  const list = sql.join(columns.map((column) => sql.ref(column)))
  await sql`insert into ${sql.table(name)} (${list})
    select ${list} from json_populate_recordset(null::${sql.table(name)}, ${`[${lines.join(',')}]`}::json)`.execute(db)
}

/** Does `work` without foreign keys and triggers, and then checks every rule on every row. In a transaction. */
export async function withoutForeignKeys(
  db: Db,
  tables: readonly TableShape[],
  work: () => Promise<void>,
): Promise<void> {
  const { rows: rules } = await sql<{ name: string; table: string; definition: string }>`
    select conname as name, conrelid::regclass::text as table, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace`.execute(db)
  for (const { name, table } of rules) {
    await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(name)}`.execute(db)
  }
  for (const { name } of tables) await sql`alter table ${sql.table(name)} disable trigger user`.execute(db)
  await work()
  for (const { name } of tables) await sql`alter table ${sql.table(name)} enable trigger user`.execute(db)
  for (const { name, table, definition } of rules) {
    await sql`alter table ${sql.table(table)} add constraint ${sql.ref(name)} ${sql.raw(definition)}`.execute(db)
  }
}
