import { sql } from 'kysely'
import type { Db } from '../platform/db/connection.ts'

export type Reminder = Readonly<{ businessId: string; endsAt: Date; days: number }>

/** Businesses whose membership ends soon and that were not reminded of it yet. The 30 free days begin without a reminder of 30. */
export async function findToRemind(db: Db, now: Date, limit: number): Promise<Reminder[]> {
  const { rows } = await sql<Reminder>`
    select s.business_id as "businessId", s.ends_at as "endsAt", days
    from subscriptions s join accounts a on a.id = s.business_id
      cross join lateral (select case when s.ends_at <= ${now}::timestamptz + interval '1 day' then 1
        when s.ends_at <= ${now}::timestamptz + interval '7 days' then 7 else 30 end as days) as before
    where s.ends_at > ${now} and s.ends_at <= ${now}::timestamptz + interval '30 days'
      and not (s.kind = 'trial' and days = 30) and not a.is_gone
      and not exists (select from subscriptions later where later.business_id = s.business_id and later.ends_at > s.ends_at)
      and not exists (select from membership_cards c where c.business_id = s.business_id and c.is_renewing)
      and not exists (select from membership_reminders r
        where r.business_id = s.business_id and r.ends_at = s.ends_at and r.days = before.days)
    order by s.ends_at limit ${limit}`.execute(db)
  return rows
}

/** False where another server has reminded already. */
export async function insertReminder(db: Db, { businessId, endsAt, days }: Reminder): Promise<boolean> {
  const row = await db
    .insertInto('membership_reminders')
    .values({ business_id: businessId, ends_at: endsAt, days })
    .onConflict((one) => one.doNothing())
    .returning('days')
    .executeTakeFirst()
  return row !== undefined
}

/** Forgets of which ends of long ago businesses were reminded. */
export async function forgetReminders(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('membership_reminders').where('ends_at', '<', before).execute()
}
