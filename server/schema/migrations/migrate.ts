import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { codeOf, StartupError } from '../../platform/startup-error.ts'
import { connect, disableTimeouts, type Db } from '../../platform/db/connection.ts'
import { migrations } from './index.ts'
import { withLockRetries, type Steps } from './migration-step.ts'

/** Brings the database to the schema of this code, one process at a time. Throws StartupError where a newer one no longer serves this code. */
export async function migrate(url: string, steps: Steps = migrations): Promise<void> {
  const db = connect({ url, connections: 2, impatient: false })
  const known = Object.keys(steps)
  try {
    for (;;) {
      const done = await stepsOf(db)
      if (isCurrent(done, known)) return
      const next = known.find((name) => !done.includes(name))
      if (next !== undefined) await withLockRetries(next, async () => await doStep(db, steps, next))
    }
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

const MIGRATION_LOCK = 4_246_002

/** How often whoever waits for the lock asks for it, in milliseconds. */
const ASK_EVERY = 100

/** How long a step waits for a lock, in milliseconds: whoever comes after it waits behind it meanwhile. */
const LOCK_WITHIN = 2000

/** Does a step, or waits a moment where another process does one. Never waits inside of PostgreSQL: a concurrent index waits for all statements. */
async function doStep(db: Db, steps: Steps, name: string): Promise<void> {
  const isMine = await db.transaction().execute(async (trx) => {
    await disableTimeouts(trx)
    const { rows } = await sql<{ isMine: boolean }>`
      select pg_try_advisory_xact_lock(${sql.lit(MIGRATION_LOCK)}) as "isMine"`.execute(trx)
    if (rows[0]?.isMine !== true) return false
    // As Kysely's migrator made them, which did the steps of old.
    await sql`create table if not exists kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null)`.execute(
      trx,
    )
    if ((await stepsOf(trx)).includes(name)) return true
    const step = steps[name]
    if (step?.isConcurrent === true) await step.up(db)
    else {
      await sql`set local lock_timeout = ${sql.lit(LOCK_WITHIN)}`.execute(trx)
      await step?.up(trx)
    }
    await sql`insert into kysely_migration (name, timestamp) values (${name}, ${new Date().toISOString()})`.execute(trx)
    return true
  })
  if (!isMine) await pause(ASK_EVERY)
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

/** A step that takes something away says since which step servers do without it: `031-one-name.from-027`. Servers read that in the database. */
const CONTRACTION = /\.from-(\d{3})$/

/** The number that a step begins with. */
export const numberOf = (step: string): number => Number.parseInt(step, 10)

/** The oldest newest step that a server may have and still be served after this one; 0 where it does not matter. */
export const minServerStep = (step: string): number => Number(CONTRACTION.exec(step)?.[1] ?? 0)

/** Whether a database with the steps `done` needs none of `known`. Throws StartupError where it no longer serves this server. */
export function isCurrent(done: readonly string[], known: readonly string[]): boolean {
  const newest = Math.max(0, ...known.map(numberOf))
  const foreign = done.filter((step) => !known.includes(step))
  const isWhole = known.every((step) => done.includes(step))
  const refusing = foreign.find((step) => minServerStep(step) > newest) ?? (isWhole ? undefined : foreign[0])
  if (refusing === undefined) return isWhole
  throw new StartupError(
    `The database is of a newer version that does not serve this one (it has step ${refusing}): update this program.`,
  )
}
