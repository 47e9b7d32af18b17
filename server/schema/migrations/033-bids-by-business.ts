import { sql, type Kysely } from 'kysely'
import { indexConcurrently } from './migration-step.ts'

/**
 * The bids of a business with their state, so that its lists find them in an index alone; and the accounts that are gone, which are few:
 * a look for one of them costs next to nothing.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await indexConcurrently(db, 'bids_of_business_with_state', 'on bids (business_id, job_id desc) include (state)')
  await indexConcurrently(db, 'accounts_gone', 'on accounts (id) where is_gone')
  await sql`drop index concurrently if exists bids_of_business`.execute(db)
}

export const isConcurrent = true

export const accepts = {
  'drops bids_of_business': 'a server of the version before reads the new index in its place',
}
