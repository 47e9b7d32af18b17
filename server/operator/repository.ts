import { sql } from 'kysely'
import type { Db } from '../platform/db/connection.ts'

/** The address of each account that is not deleted, the oldest first. */
export async function listAddresses(db: Db): Promise<Readonly<{ id: string; email: string }>[]> {
  return await db.selectFrom('accounts').select(['id', 'email']).where('deleted_at', 'is', null).orderBy('id').execute()
}

/** How many jobs and businesses name something that is not on a list. */
export async function countOutside(db: Db, names: readonly string[]): Promise<{ jobs: number; businesses: number }> {
  const list = [...names]
  const { rows } = await sql<{ jobs: number; businesses: number }>`
    select (select count(*) from jobs where deleted_at is null and status = 'open' and not category = any(${list}::text[])) as jobs,
      (select count(*) from businesses where not categories <@ ${list}::text[]) as businesses`.execute(db)
  return rows[0] ?? { jobs: 0, businesses: 0 }
}
