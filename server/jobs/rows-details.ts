import type { Db } from '../platform/db/connection.ts'

/** The two parties of a job as the other one sees them. */
export type CustomerView = Readonly<{ id: string; name: string; phone: string; pictureId: string | null }>

export async function getCustomerView(db: Db, customerId: string): Promise<CustomerView> {
  return await db
    .selectFrom('accounts')
    .select(['id', 'name', 'phone', 'picture_file_id as pictureId'])
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow()
}

export type AssignedView = Readonly<{
  id: string
  name: string
  businessName: string
  businessPhone: string
  logoId: string | null
  amount: string
}>

/** The business that a job is assigned to, with the amount of its bid. */
export async function findAssigned(db: Db, jobId: string): Promise<AssignedView | undefined> {
  return await db
    .selectFrom('jobs')
    .innerJoin('accounts', 'accounts.id', 'jobs.assigned_business_id')
    .innerJoin('businesses', 'businesses.account_id', 'jobs.assigned_business_id')
    .innerJoin('bids', 'bids.id', 'jobs.assigned_bid_id')
    .select([
      'accounts.id',
      'accounts.name',
      'businesses.business_name as businessName',
      'businesses.business_phone as businessPhone',
      'businesses.logo_file_id as logoId',
      'bids.amount',
    ])
    .where('jobs.id', '=', jobId)
    .executeTakeFirst()
}
