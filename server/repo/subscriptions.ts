import type { Db } from '../db/connection.ts'
import { newId } from '../ids.ts'

type NewCycle = Readonly<{ businessId: string; kind: 'trial' | 'yearly'; startsAt: Date; endsAt: Date }>

export async function insertCycle(db: Db, { businessId, kind, startsAt, endsAt }: NewCycle): Promise<void> {
  await db
    .insertInto('subscriptions')
    .values({ id: newId(), business_id: businessId, kind, starts_at: startsAt, ends_at: endsAt })
    .execute()
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
