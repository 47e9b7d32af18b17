import { sql } from 'kysely'
import type { Role } from './column-types.ts'

/**
 * Whether this side still sees the thread of the job `j` with the business `page.business_id`, by `other`, the account of
 * the other side: as with bids, a business that is gone is seen where it was assigned alone, and a customer who is gone
 * where anybody was.
 */
export const isThreadVisible: Readonly<Record<Role, string>> = {
  customer: '(not other.is_gone or j.assigned_business_id is not distinct from page.business_id)',
  business: '(not other.is_gone or j.assigned_business_id is not null)',
}

/** How many messages in the threads of the job `j` its customer has not seen. */
export const unreadByCustomer = `(select coalesce(sum(mine.unread), 0)::integer
  from threads page join thread_sides mine on mine.thread_id = page.id and mine.side = 'customer' and mine.unread > 0
    join accounts other on other.id = page.business_id
  where page.job_id = j.id and ${isThreadVisible.customer})`

/** How many messages in its thread about the job `j` a business has not seen; `business` stands for its id. */
export const unreadByBusiness = (business: string): string => `coalesce((select mine.unread
  from threads page join thread_sides mine on mine.thread_id = page.id and mine.side = 'business'
  where page.job_id = j.id and page.business_id = ${business}), 0)`

/** How many messages in the thread with the business of a row of `bids` its customer has not seen. */
export const unreadOfBid = sql<number>`coalesce((select mine.unread
  from threads page join thread_sides mine on mine.thread_id = page.id and mine.side = 'customer'
  where page.job_id = bids.job_id and page.business_id = bids.business_id), 0)`
