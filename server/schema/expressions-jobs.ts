/** Binds a time to a statement and answers its place there, such as `$1`. */
type BindTime = (time: Date) => string

// Conditions in SQL that several statements share. `j` is a row of jobs, `b` one of bids.

/** Whether the job `j` is open. The column alone does not say it: a job past its time is expired before it is written down. */
export const isOpen = (bind: BindTime, now: Date): string => `j.status = 'open' and j.expires_at > ${bind(now)}`

/** Whether the job `j` is past its time and nobody has written it down yet. */
export const isOverdue = (bind: BindTime, now: Date): string => `j.status = 'open' and j.expires_at <= ${bind(now)}`

/** What the job `j` is at this moment. */
export const statusNow = (bind: BindTime, now: Date): string =>
  `case when ${isOverdue(bind, now)} then 'expired' else j.status end`

/** Whether others than its customer see the job `j`: what nobody was assigned goes out of sight with its customer. */
export const isJobVisible = `(j.assigned_business_id is not null
  or not exists (select from accounts owner where owner.id = j.customer_id and owner.is_gone))`

/** Whether the customer of the job `j` sees its bid `b`: the bid of a business that is gone counts where it was accepted alone. */
export const isBidVisible = `(b.id is not distinct from j.assigned_bid_id
  or not exists (select from accounts bidder where bidder.id = b.business_id and bidder.is_gone))`

/** Whether the bid `b` is one that its customer, who has not looked at it yet, is to look at. */
export const isBidNew = `b.state = 'standing' and ${isBidVisible}`
