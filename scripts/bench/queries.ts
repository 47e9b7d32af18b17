import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Database } from '../../server/schema/tables.ts'
import { getArea } from '../../server/accounts/repository-businesses.ts'
import { findSession } from '../../server/accounts/repository-sessions.ts'
import { hashToken } from '../../server/accounts/tokens.ts'
import type { Asker } from './seed.ts'
import { listBusinessJobs, listCustomerJobs } from '../../server/jobs/repository-lists.ts'

/** One statement as it went to PostgreSQL. */
export type Query = { readonly sql: string; readonly parameters: readonly unknown[] }

/** The statements that the first page of each list runs, session included, by the address of its call. */
export async function recordQueries(
  url: string,
  askers: { customer: Asker; business: Asker },
): Promise<Record<string, Query[]>> {
  let queries: Query[] = []
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: url }) }),
    log: ({ query: { sql, parameters } }) => void queries.push({ sql, parameters }),
  })
  const recorded = async ({ token }: Asker, list: () => Promise<unknown>): Promise<Query[]> => {
    queries = []
    await findSession(db, hashToken(token), new Date())
    await list()
    return queries
  }
  const { customer, business } = askers
  const listing = {
    filters: ['all'] as const,
    order: 'newest' as const,
    now: new Date(),
    window: { after: undefined, page: 1, limit: 10 },
  }
  const narrowing = { state: undefined, cities: undefined, categories: undefined }
  const lists = {
    '/v1/get-jobs/customer': await recorded(customer, () => listCustomerJobs(db, customer.id, listing)),
    '/v1/get-job/business': await recorded(business, async () =>
      listBusinessJobs(
        db,
        { businessId: business.id, area: { ...(await getArea(db, business.id)), narrowing } },
        listing,
      ),
    ),
  }
  await db.destroy()
  return lists
}
