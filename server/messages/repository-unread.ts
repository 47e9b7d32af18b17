import { statement } from '../platform/db/statement.ts'
import type { Db } from '../platform/db/connection.ts'
import type { Role } from '../schema/column-types.ts'
import { isThreadVisible } from '../schema/expressions.ts'
import { sql } from 'kysely'

/** A side of a thread that has let messages wait, and what there is to say of it. */
export type UnreadReminder = Readonly<{
  accountId: string
  side: Role
  jobId: string
  businessId: string
  title: string
  business: string
  /** Whether it could open the thread. */
  isInSight: boolean
}>

/** Marks the sides with messages unread since `before` as mailed, each once, and answers them. In a transaction. */
export async function claimUnreadReminders(db: Db, before: Date, now: Date, limit: number): Promise<UnreadReminder[]> {
  const { bind, run } = statement()
  return await run<UnreadReminder>(
    db,
    `with due as (
      select thread_id, side from thread_sides
      where unread > 0 and mailed_at is null and unread_since <= ${bind(before)}
      order by unread_since limit ${bind(limit)} for update skip locked
    )
    update thread_sides mine set mailed_at = ${bind(now)}
    from due
    join threads page on page.id = due.thread_id
    join jobs j on j.id = page.job_id
    join businesses b on b.account_id = page.business_id
    join accounts other on other.id = case when due.side = 'customer' then page.business_id else page.customer_id end
    where mine.thread_id = due.thread_id and mine.side = due.side
    returning mine.account_id as "accountId", mine.side, page.job_id as "jobId", page.business_id as "businessId",
      j.title, b.business_name as business,
      case mine.side when 'customer' then ${isThreadVisible.customer} else ${isThreadVisible.business} end as "isInSight"`,
  )
}

/** Lets one side have seen its thread up to a number. Answers whether nothing is left to see. In a transaction. */
export async function setLastSeen(db: Db, threadId: string, side: Role, upTo: number): Promise<boolean> {
  // No message comes in between what is counted here and what is written.
  await sql`select from threads where id = ${threadId} for no key update`.execute(db)
  const { rows } = await sql<{ unread: number }>`
    update thread_sides as mine set seen = reached.number, unread = reached.unread, unread_since = reached.since,
      mailed_at = case when reached.unread > 0 then mine.mailed_at end
    from (
      select number, (
        select count(*)::integer from messages
        where thread_id = ${threadId} and number > last.number and author <> ${side}
      ) as unread, (
        select min(created_at) from messages
        where thread_id = ${threadId} and number > last.number and author <> ${side}
      ) as since
      from (select least(last_number, ${upTo}) as number from threads where id = ${threadId}) as last
    ) as reached
    where mine.thread_id = ${threadId} and mine.side = ${side} and mine.seen < reached.number
    returning mine.unread`.execute(db)
  return rows[0]?.unread === 0
}
