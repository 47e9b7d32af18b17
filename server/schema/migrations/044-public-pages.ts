import { sql, type Kysely } from 'kysely'
import { indexConcurrently } from './migration-step.ts'

/**
 * Whether a business keeps off the pages that anybody may read without an account. A server of the version before neither shows such
 * pages nor hides anybody. The index leads from a trade to the states and cities in which somebody does it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table businesses add column if not exists hidden boolean not null default false`.execute(db)
  await indexConcurrently(
    db,
    'business_areas_by_trade',
    'on business_areas (category, country, state, city, business_id)',
  )
}

export const isConcurrent = true
