import { sql, type Kysely } from 'kysely'
import { indexConcurrently } from './migration-step.ts'

/**
 * Jobs by their budget: those of a customer in each status, and the open ones of each city and trade; those past their time, which are few,
 * with their budget, too. And the areas of a business by place, so that a card finds how far its job is among thousands of them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await indexConcurrently(
    db,
    'jobs_of_customer_by_budget',
    'on jobs (customer_id, status, budget desc, id desc) include (expires_at) where deleted_at is null',
  )
  await indexConcurrently(
    db,
    'jobs_by_place_and_budget',
    "on jobs (state, category, city, budget desc, id desc) where status = 'open' and deleted_at is null",
  )
  await indexConcurrently(
    db,
    'jobs_past_time_of_customer',
    "on jobs (customer_id, expires_at) include (id, urgency, budget) where status = 'open' and deleted_at is null",
  )
  await indexConcurrently(
    db,
    'business_areas_by_place',
    'on business_areas (business_id, state, city, country) include (category, miles)',
  )
  await sql`drop index concurrently if exists jobs_overdue`.execute(db)
  await sql`drop index concurrently if exists business_areas_of_business`.execute(db)
}

export const isConcurrent = true

export const accepts = {
  'drops jobs_overdue': 'a server of the version before reads the new index in its place',
  'drops business_areas_of_business': 'a server of the version before reads the new index in its place',
}
