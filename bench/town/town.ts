import pg from 'pg'
import { jobRows } from './jobs.ts'
import { townOf, type Size } from './names.ts'
import { noticeRows, peopleRows } from './people.ts'

/** So large that the huge customer and the best-known business fill each page and each count. */
export const SMALL: Size = { jobs: 1000, businesses: 400, customers: 200, huge: 2 }
export const sizeOf = (jobs: number): Size => ({ jobs, businesses: jobs / 10, customers: jobs / 5, huge: 20 })

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

/** Fills tables without their indexes, but those of keys, and makes these afterwards, which takes a tenth of the time. */
async function withoutIndexes(client: pg.Client, fill: () => Promise<void>): Promise<void> {
  const { rows } = await client.query<{ name: string; definition: string }>(`
    select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
    from pg_index i join pg_class c on c.oid = i.indrelid
    where c.relnamespace = 'public'::regnamespace and not exists (select from pg_constraint where conindid = i.indexrelid)`)
  for (const { name } of rows) await client.query(`drop index ${name}`)
  await fill()
  for (const { definition } of rows) await client.query(definition)
}
