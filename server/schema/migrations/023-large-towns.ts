import type { Kysely } from 'kysely'
import { indexConcurrently } from './migration-step.ts'

/** What large towns find by index: all jobs of a customer, those past their time, those needed by a day, and uploads never used. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await indexConcurrently(db, 'jobs_by_customer', 'on jobs (customer_id, id desc)')
  await indexConcurrently(
    db,
    'jobs_past_time',
    "on jobs (customer_id, expires_at) where status = 'open' and deleted_at is null",
  )
  await indexConcurrently(db, 'jobs_dated', 'on jobs (id, urgency) where urgency > 0 and deleted_at is null')
  await indexConcurrently(db, 'files_never_used', 'on files (created_at) where purpose is null')
}

export const isConcurrent = true
