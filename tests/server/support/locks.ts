import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Db } from '../../../server/platform/db/connection.ts'

/** A process takes a while to start on a busy machine. */
const PATIENT = { timeout: 60_000, interval: 20 }

/** Waits until somebody in this database waits for a lock, which the caller holds in a transaction of its own. */
export async function untilOneWaits(db: Db): Promise<void> {
  await expect
    .poll(async () => {
      const { rows } = await sql`select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
      return rows.length
    }, PATIENT)
    .toBe(1)
}
