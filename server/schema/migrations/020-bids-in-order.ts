import { sql, type Kysely } from 'kysely'

/** A page of the bids on a job is read as far as it goes: by price or by time, with what was declined after all others. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index bids_by_price on bids (job_id, (state = 'declined'), amount, id) where state <> 'withdrawn';
    create index bids_by_time on bids (job_id, (state = 'standing'), created_at, id) where state <> 'withdrawn';
  `.execute(db)
}
