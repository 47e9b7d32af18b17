import { setTimeout as pause } from 'node:timers/promises'
import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { StartupError, codeOf, reasonOf } from '../../platform/startup-error.ts'

/** One step of the schema. */
export type Step = Migration &
  Readonly<{
    /** Whether it is no transaction, as `create index concurrently` must not be in one. It may then be done again from any point. */
    isConcurrent?: boolean
    /** What `tests/house/steps.test.ts` finds in it, and why that may be all the same. */
    accepts?: Readonly<Record<string, string>>
  }>

export type Steps = Readonly<Record<string, Step>>

/** How often a step is tried, and how long others have their turn in between, in milliseconds. */
const TRIES = 30
const BREATH = 1000

/** A lock that was not to be had in time, and a deadlock. */
const HELD = ['55P03', '40P01']

/** Does a step, and tries again while others hold what it locks. Throws StartupError where they never let go. */
export async function withLockRetries(name: string, act: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await act()
    } catch (error) {
      if (!HELD.includes(codeOf(error) ?? '')) throw error
      if (tries === TRIES) {
        const hint = 'look for a long transaction in pg_stat_activity, then start again'
        throw new StartupError(`Step ${name} of the database cannot be done (${reasonOf(error)}): ${hint}.`)
      }
      await pause(BREATH)
    }
  }
}

/** Makes an index while others write (`isConcurrent`), after removing what a try that was cut off left behind. */
export async function indexConcurrently(db: Kysely<unknown>, name: string, definition: string): Promise<void> {
  await sql`drop index concurrently if exists ${sql.raw(name)}`.execute(db)
  await sql`create index concurrently ${sql.raw(name)} ${sql.raw(definition)}`.execute(db)
}
