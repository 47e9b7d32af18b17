import { sql, type Kysely } from 'kysely'
import { indexConcurrently } from './migration-step.ts'

/**
 * The jobs of a customer by status, with all that a list asks of them before it shows them: so the index alone is read, and is
 * the cheapest way whatever PostgreSQL takes the number of a customer's jobs to be. It replaces the one without.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await indexConcurrently(
    db,
    'jobs_of_customer_in_status',
    'on jobs (customer_id, status, id desc) include (expires_at, urgency) where deleted_at is null',
  )
  await sql`drop index concurrently if exists jobs_of_customer_by_status`.execute(db)
}

export const isConcurrent = true

export const accepts = {
  'drops jobs_of_customer_by_status': 'a server of the version before reads the new index in its place',
}
