import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { StartupError, codeOf } from '../platform/startup-error.ts'
import { connect, unhurried, type Db } from '../platform/db/connection.ts'
import { migrations } from './migrations/index.ts'

const MIGRATION_LOCK = 4_246_002

/**
 * Brings the database to the schema of this code. Several processes may do so at once: one works, the others wait.
 *
 * @throws StartupError when a newer version of this program has already moved the database on.
 */
export async function migrate(url: string): Promise<void> {
  await migrateTo(url, undefined)
}

/** The same for a schema of the past: no further than to the step `last`. */
export async function migrateTo(url: string, last: string | undefined): Promise<void> {
  const db = connect({ url, connections: 1, impatient: false })
  try {
    const known = Object.keys(migrations)
    if (isCurrent(await stepsOf(db), known)) return
    await runSteps(db, last)
  } finally {
    await db.destroy()
  }
}

/**
 * In one transaction, so that a pooler in between may hand the connection on as soon as it is over, and under a lock of our own, for
 * Kysely's is taken only after it has made its tables.
 */
async function runSteps(db: Db, last: string | undefined): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await unhurried(trx)
    await sql`select pg_advisory_xact_lock(${sql.lit(MIGRATION_LOCK)})`.execute(trx)
    const migrator = new Migrator({ db: trx, provider: { getMigrations: async () => ({ ...migrations }) } })
    const { error } = last === undefined ? await migrator.migrateToLatest() : await migrator.migrateTo(last)
    if (error !== undefined) throw error
  })
}

function isCurrent(done: readonly string[], known: readonly string[]): boolean {
  const unknown = done.find((name) => !known.includes(name))
  if (unknown !== undefined) {
    throw new StartupError(
      `The database is of a newer version of this program (it has step ${unknown}): update this program.`,
    )
  }
  return done.length === known.length
}

/** The steps that a database has behind it. */
export async function stepsOf(db: Db): Promise<string[]> {
  try {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
    return rows.map(({ name }) => name)
  } catch (error) {
    // 42P01: no such table, so nothing was done yet.
    if (codeOf(error) === '42P01') return []
    throw error
  }
}
