import type { Db } from '../platform/db/connection.ts'

/** The jobs in progress of an account, as their customer or their business, with the names that each side knows. */
export async function findJobsInProgress(db: Db, accountId: string) {
  return await db
    .selectFrom('jobs')
    .innerJoin('accounts as customers', 'customers.id', 'jobs.customer_id')
    .innerJoin('businesses', 'businesses.account_id', 'jobs.assigned_business_id')
    .select([
      'jobs.id as jobId',
      'title',
      'customers.id as customerId',
      'customers.name as customer',
      'businesses.account_id as businessId',
      'business_name as business',
    ])
    // Each side along its own index; with both in one condition there is none.
    .where('jobs.id', 'in', (from) => {
      const running = from.selectFrom('jobs').select('id').where('status', '=', 'inprogress')
      return running
        .where('customer_id', '=', accountId)
        .where('deleted_at', 'is', null)
        .union(running.where('assigned_business_id', '=', accountId))
    })
    .orderBy('jobs.id')
    .execute()
}
