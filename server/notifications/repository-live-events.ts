import { sql } from 'kysely'
import type { Db } from '../platform/db/connection.ts'

const BATCH = 500

/**
 * Lets all processes hear what was committed, which triggers wrote down; no two processes announce the same. By itself, not in a
 * transaction: PostgreSQL lets those that announce end one after the other, and this one has nothing to bring to the disk.
 * Answers whether there may be more.
 */
export async function publishLiveEvents(db: Db): Promise<boolean> {
  const { rows } = await sql`
    with gone as (
      delete from announcements where id in (
        select id from announcements order by id limit ${sql.lit(BATCH)} for update skip locked
      ) returning id, channel, payload
    )
    select pg_notify(channel, payload) from (select * from gone order by id) as ordered`.execute(db)
  return rows.length === BATCH
}
