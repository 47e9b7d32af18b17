import type { Kysely } from 'kysely'
import { indexConcurrently } from './migration-step.ts'

/**
 * What large towns need to find without reading on: all jobs of a customer, with the deleted ones, which an export has; those of a customer that
 * are past their time, of which there are few; those that are needed by a day, among all jobs that a business bid on; and the uploads that were never
 * used, among all files.
 */
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
