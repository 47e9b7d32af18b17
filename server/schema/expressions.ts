import { sql } from 'kysely'
import type { Role } from './column-types.ts'

/** Binds a time to a statement and answers its place there, such as `$1`. */
type BindTime = (time: Date) => string

// Conditions in SQL that several statements share. `j` is a row of jobs, `b` one of bids.

/** Whether the job `j` is within its time. The sum keeps PostgreSQL from reading it along an index of times, only to sort what it finds. */
export const isInTime = (bind: BindTime, now: Date): string => `j.expires_at + interval '0' > ${bind(now)}`

/** Whether the job `j` is open. The column alone does not say it: a job past its time is expired before it is written down. */
export const isOpen = (bind: BindTime, now: Date): string => `j.status = 'open' and ${isInTime(bind, now)}`

/** Whether the job `j` is past its time and nobody has written it down yet. */
export const isOverdue = (bind: BindTime, now: Date): string => `j.status = 'open' and j.expires_at <= ${bind(now)}`

/** What the job `j` is at this moment. */
export const statusNow = (bind: BindTime, now: Date): string =>
  `case when ${isOverdue(bind, now)} then 'expired' else j.status end`

/** Whether a customer and a business keep apart, whichever of the two blocked the other: a look by the key. */
export const areApart = (customer: string, business: string): string =>
  `exists (select from blocks apart where apart.customer_id = ${customer} and apart.business_id = ${business} offset 0)`

/** Whether others than its customer see the job `j`: what nobody was assigned goes out of sight with its customer. */
export const isJobVisible = `(j.assigned_business_id is not null
  or not exists (select from accounts owner where owner.id = j.customer_id and owner.is_gone offset 0))`

/**
 * Whether a business sees the job `j`. Of two that keep apart it sees what it was assigned alone. `business` is its id. PostgreSQL reads the
 * few that it keeps apart from once: with a look for each job it would sort all jobs of an area rather than look at the first of them.
 */
export const isJobVisibleTo = (business: string): string => `${isJobVisible}
  and (j.assigned_business_id is not distinct from ${business}
    or j.customer_id <> all (array(select apart.customer_id from blocks apart where apart.business_id = ${business})))`

/** Whether the customer of the job `j` sees its bid `b`: that of a business that is gone, or kept apart, counts where it was accepted alone. */
export const isBidVisible = `(b.id is not distinct from j.assigned_bid_id
  or not (${areApart('j.customer_id', 'b.business_id')}
    or exists (select from accounts bidder where bidder.id = b.business_id and bidder.is_gone offset 0)))`

/** Whether the bid `b` is one that its customer, who has not looked at it yet, is to look at. */
export const isBidNew = `b.state = 'standing' and ${isBidVisible}`

/** Finds the account of an active business of the area `a`, one by one: PostgreSQL must not read all accounts. */
export const isActiveBusiness = 'select from accounts where id = a.business_id and not is_gone offset 0'

/**
 * Whether this side still sees the thread of the job `j` with the business `page.business_id`; `other` is the account of the other
 * side. A business that is gone is seen only where it was assigned, a customer who is gone where any business was; two that keep apart see
 * each other only where the business was assigned.
 */
export const isThreadVisible: Readonly<Record<Role, string>> = {
  customer: `(j.assigned_business_id is not distinct from page.business_id
    or not other.is_gone and not ${areApart('j.customer_id', 'page.business_id')})`,
  business: `(j.assigned_business_id is not distinct from page.business_id
    or (not other.is_gone or j.assigned_business_id is not null) and not ${areApart('j.customer_id', 'page.business_id')})`,
}

/** How many messages an account has not seen in all threads that it sees. `account` is its id. */
export const unreadByAccount = (account: string): string => `(select coalesce(sum(mine.unread), 0)::integer
  from thread_sides mine join threads page on page.id = mine.thread_id join jobs j on j.id = page.job_id
    join accounts other on other.id = case mine.side when 'customer' then page.business_id else page.customer_id end
  where mine.account_id = ${account} and mine.unread > 0
    and case mine.side when 'customer' then ${isThreadVisible.customer} else ${isThreadVisible.business} end)`

/** How many messages in the thread with the business of a row of `bids` its customer has not seen. */
export const unreadOfBid = sql<number>`coalesce((select mine.unread
  from threads page join thread_sides mine on mine.thread_id = page.id and mine.side = 'customer'
  where page.job_id = bids.job_id and page.business_id = bids.business_id), 0)`
