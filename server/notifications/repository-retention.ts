import { sql } from 'kysely'
import type { Db } from '../platform/db/connection.ts'
import { lowestIdAt } from '../platform/ids.ts'

type Named = Readonly<{ id: string; group_id: string }>

/** Removes notifications that were told before `before`, the oldest first. Answers how many. */
export async function deleteNoticesBefore(db: Db, before: Date, limit: number): Promise<number> {
  return await db.transaction().execute(async (trx) => {
    const old = await trx
      .selectFrom('notifications')
      .select(['id', 'group_id'])
      .where('id', '<', lowestIdAt(before))
      .orderBy('id')
      .limit(limit)
      .forUpdate()
      .skipLocked()
      .execute()
    return await remove(trx, old)
  })
}

/** Removes the oldest notifications of an account up to one. Answers how many. */
export async function deleteNoticesUpTo(db: Db, { accountId, upTo }: OverLimitAccount, limit: number): Promise<number> {
  return await db.transaction().execute(async (trx) => {
    const beyond = await trx
      .selectFrom('notifications')
      .select(['id', 'group_id'])
      .where('account_id', '=', accountId)
      .where('id', '<=', upTo)
      .orderBy('id')
      .limit(limit)
      .forUpdate()
      .skipLocked()
      .execute()
    return await remove(trx, beyond)
  })
}

/** Locks the groups first, so concurrent notifications join before or after. Deletes emptied groups. */
async function remove(db: Db, notices: readonly Named[]): Promise<number> {
  if (notices.length === 0) return 0
  const counts = new Map<string, number>()
  for (const { group_id } of notices) counts.set(group_id, (counts.get(group_id) ?? 0) + 1)
  const groups = [...counts.keys()]
  await sql`
    select from notification_groups where id = any(${groups}::uuid[])
    order by account_id, id for no key update`.execute(db)
  await sql`delete from notifications where id = any(${notices.map(({ id }) => id)}::uuid[])`.execute(db)
  await sql`
    with gone as (select * from unnest(${groups}::uuid[], ${[...counts.values()]}::int[]) as gone (id, count)),
      shrunk as (
        update notification_groups as known set size = size - count from gone where known.id = gone.id and size > count
      )
    delete from notification_groups as known using gone where known.id = gone.id and size <= count`.execute(db)
  return notices.length
}

/** An account with more notifications than it may keep, and the newest of those beyond. */
export type OverLimitAccount = Readonly<{ accountId: string; upTo: string }>

/** Looks at the next accounts by id. Answers those with more than `most` notifications, and the last one: undefined at the end. */
export async function findOverfull(
  db: Db,
  after: string | undefined,
  { accounts, most }: Readonly<{ accounts: number; most: number }>,
): Promise<Readonly<{ last: string | undefined; overfull: readonly OverLimitAccount[] }>> {
  const { rows } = await sql<{ accountId: string; upTo: string | null }>`
    select next.id as "accountId", beyond.id as "upTo"
    from (
      select id from accounts ${after === undefined ? sql`` : sql`where id > ${after}`} order by id limit ${accounts}
    ) as next
    left join lateral (
      select id from notifications where account_id = next.id order by id desc offset ${most} limit 1
    ) as beyond on true
    order by next.id`.execute(db)
  const overfull = rows.flatMap(({ accountId, upTo }) => (upTo === null ? [] : [{ accountId, upTo }]))
  return { last: rows.length < accounts ? undefined : rows.at(-1)?.accountId, overfull }
}
