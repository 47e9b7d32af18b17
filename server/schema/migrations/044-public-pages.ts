import { sql, type Kysely } from 'kysely'
import { indexConcurrently } from './migration-step.ts'

/**
 * Whether a business keeps off the pages that anybody may read without an account. A server of the version before neither shows such
 * pages nor hides anybody. One index leads from a trade to the states and
 * cities in which somebody does it, the other one goes by the average of ratings.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table businesses add column if not exists hidden boolean not null default false`.execute(db)
  await indexConcurrently(
    db,
    'business_areas_by_trade',
    'on business_areas (category, country, state, city, business_id)',
  )
  await indexConcurrently(
    db,
    'businesses_by_score',
    'on businesses (((rating_sum * 2 + 35)::bigint * 500000 / (rating_count + 5)) desc, account_id desc) where not hidden',
  )
}

export const isConcurrent = true
