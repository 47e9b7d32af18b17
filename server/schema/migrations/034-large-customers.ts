import { sql, type Kysely } from 'kysely'
import { indexConcurrently } from './migration-step.ts'

/**
 * One plan serves all customers. PostgreSQL takes each of them for the average one, who has five jobs that are quickly sorted; a customer
 * with 50,000 waits for it. So it is told to plan for 2000 each. An index in the order of the list then suits it best, for few jobs too.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await indexConcurrently(
    db,
    'jobs_pressing_of_customer',
    'on jobs (customer_id, urgency desc, id desc) include (status, expires_at) where urgency > 0 and deleted_at is null',
  )
  await sql`drop index concurrently if exists jobs_dated_of_customer`.execute(db)
  await sql`alter table jobs alter column customer_id set (n_distinct = -0.0005)`.execute(db)
  await sql`analyze jobs (customer_id)`.execute(db)
}

export const isConcurrent = true

export const accepts = {
  'drops jobs_dated_of_customer': 'a server of the version before reads the new index in its place',
  'AT_SetOptions customer_id': 'only PostgreSQL reads it, to plan',
  'does what is not known to only add (VacuumStmt)': 'it counts what is there, which writers do not wait for',
}
