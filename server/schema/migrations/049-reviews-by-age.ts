import type { Kysely } from 'kysely'
import { indexConcurrently } from './migration-step.ts'

/** The newest reviews of all businesses, for the page that visitors begin at. Reviews of one business have an index of their own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await indexConcurrently(db, 'ratings_commented', 'on ratings (id desc) where comment is not null')
}

export const isConcurrent = true
