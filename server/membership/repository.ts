import { sql } from 'kysely'
import type { Db } from '../platform/db/connection.ts'
import { newId } from '../platform/ids.ts'

type NewCycle = Readonly<{ businessId: string; kind: 'trial' | 'yearly'; startsAt: Date; endsAt: Date }>

export async function insertCycle(db: Db, { businessId, kind, startsAt, endsAt }: NewCycle): Promise<void> {
  await db
    .insertInto('subscriptions')
    .values({ id: newId(startsAt), business_id: businessId, kind, starts_at: startsAt, ends_at: endsAt })
    .execute()
}

/** When the last paid cycle of a business ends, past or future; undefined without any. */
export async function lastYearlyEnd(db: Db, businessId: string): Promise<Date | undefined> {
  const row = await db
    .selectFrom('subscriptions')
    .select('ends_at')
    .where('business_id', '=', businessId)
    .where('kind', '=', 'yearly')
    .orderBy('ends_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.ends_at
}

/** Ends every cycle that runs now, and answers how many those were; one that began this very moment lasts a second. */
export async function endCycles(db: Db, businessId: string, now: Date): Promise<number> {
  const rows = await db
    .updateTable('subscriptions')
    .set({ ends_at: sql<Date>`greatest(${now}::timestamptz, starts_at + interval '1 second')` })
    .where('business_id', '=', businessId)
    .where('ends_at', '>', now)
    .returning('id')
    .execute()
  return rows.length
}

export type Cycle = Readonly<{ startsAt: Date; endsAt: Date }>

/** The cycles of a business, newest first. */
export async function listCycles(db: Db, businessId: string): Promise<Cycle[]> {
  return await db
    .selectFrom('subscriptions')
    .select(['starts_at as startsAt', 'ends_at as endsAt'])
    .where('business_id', '=', businessId)
    .orderBy('ends_at', 'desc')
    .execute()
}
