import { sql, type Kysely } from 'kysely'
import { indexConcurrently } from './migration-step.ts'

/**
 * The jobs of a customer by status, and those past their time, each with all that a list asks of them before it shows them: so an
 * index alone is read, and the narrower one is the cheaper one whatever PostgreSQL takes the numbers to be. They replace those without.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await indexConcurrently(
    db,
    'jobs_of_customer_in_status',
    'on jobs (customer_id, status, id desc) include (expires_at, urgency) where deleted_at is null',
  )
  await indexConcurrently(
    db,
    'jobs_overdue',
    "on jobs (customer_id, expires_at) include (id, urgency) where status = 'open' and deleted_at is null",
  )
  await sql`drop index concurrently if exists jobs_of_customer_by_status`.execute(db)
  await sql`drop index concurrently if exists jobs_past_time`.execute(db)
}

export const isConcurrent = true

export const accepts = {
  'drops jobs_of_customer_by_status': 'a server of the version before reads the new index in its place',
  'drops jobs_past_time': 'the same',
}
