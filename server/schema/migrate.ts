import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { codeOf } from '../platform/startup-error.ts'
import { connect, type Db } from '../platform/db/connection.ts'
import { migrations } from './migrations/index.ts'
import { isCurrent } from './serving.ts'
import { doStep, type Steps } from './step.ts'

const MIGRATION_LOCK = 4_246_002

/**
 * Brings the database to the schema of this code, step by step. Several processes may do so at once: one works, the others wait. A
 * database that newer servers have moved on is left as it is.
 *
 * @throws StartupError where it no longer serves this code.
 */
export async function migrate(url: string, steps: Steps = migrations): Promise<void> {
  const db = connect({ url, connections: 2, impatient: false })
  try {
    const known = Object.keys(steps)
    if (isCurrent(await stepsOf(db), known)) return
    await underLock(db, async () => {
      const done = await stepsOf(db)
      if (isCurrent(done, known)) return
      for (const name of known) if (!done.includes(name)) await doStep(db, steps, name)
    })
  } finally {
    await db.destroy()
  }
}

/** Brings a database to a schema of the past: no further than to the step `last`. */
export async function migrateTo(url: string, last: string | undefined): Promise<void> {
  const known = Object.entries(migrations)
  const end = known.findIndex(([name]) => name === last) + 1
  await migrate(url, end === 0 ? migrations : Object.fromEntries(known.slice(0, end)))
}

/** How often whoever waits for the lock asks for it, in milliseconds. */
const ASK_EVERY = 100

/**
 * Under a lock of our own, for Kysely's is taken only after it has made its tables. Whoever waits for it asks again and again: a
 * statement that waited would hold up an index that is made concurrently, which waits for all statements.
 */
async function underLock(db: Db, act: () => Promise<void>): Promise<void> {
  await db.connection().execute(async (connection) => {
    const lock = sql<{ isMine: boolean }>`select pg_try_advisory_lock(${sql.lit(MIGRATION_LOCK)}) as "isMine"`
    while ((await lock.execute(connection)).rows[0]?.isMine !== true) await pause(ASK_EVERY)
    try {
      await act()
    } finally {
      await sql`select pg_advisory_unlock(${sql.lit(MIGRATION_LOCK)})`.execute(connection)
    }
  })
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
