import pg from 'pg'
import { withoutIndexes } from './town-indexes.ts'
import { townOf } from './town-names.ts'
import { jobRows } from './town-jobs.ts'
import { noticeRows } from './town-notices.ts'
import { peopleRows } from './town-people.ts'
import type { Size } from './town-size.ts'

/**
 * Fills an empty, migrated database with a town: most of it in two cities and two trades, one customer with a twentieth of all jobs, and one
 * business that has bid on each of these. Rows come in the order of their time, as they do in a town that grew.
 *
 * As superuser and without triggers, which would take hours; what triggers keep is written like the rest.
 */
export async function buildTown(adminUrl: string, size: Size): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    await client.query(`
      set session_replication_role = replica; set synchronous_commit = off;
      set maintenance_work_mem = '1GB'; set work_mem = '256MB'; set jit = off`)
    const now = Date.now()
    await client.query(townOf(size, now))
    await withoutIndexes(client, async () => {
      for (const statement of [...peopleRows(size), ...jobRows(size), ...noticeRows(size, now)]) {
        await client.query(statement)
      }
    })
    // As a database stands that has been up for a while.
    await client.query('vacuum (freeze, analyze)')
  } finally {
    await client.end()
  }
}
