import { sql } from 'kysely'
import type { Db } from '../platform/db/connection.ts'
import { newId } from '../platform/ids.ts'

type Trial = Readonly<{ businessId: string; startsAt: Date; endsAt: Date }>

export async function insertTrial(db: Db, { businessId, startsAt, endsAt }: Trial): Promise<void> {
  await db
    .insertInto('subscriptions')
    .values({ id: newId(startsAt), business_id: businessId, kind: 'trial', starts_at: startsAt, ends_at: endsAt })
    .execute()
}

/** How many cycles of a business run now, or are still to begin. */
export async function countRunning(db: Db, businessId: string, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('subscriptions')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('business_id', '=', businessId)
    .where('ends_at', '>', now)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Ends the free days of a business; where they began this very moment they last a second. */
export async function endTrial(db: Db, businessId: string, now: Date): Promise<void> {
  await db
    .updateTable('subscriptions')
    .set({ ends_at: sql<Date>`greatest(${now}::timestamptz, starts_at + interval '1 second')` })
    .where('business_id', '=', businessId)
    .where('kind', '=', 'trial')
    .where('ends_at', '>', now)
    .execute()
}

export type Cycle = Readonly<{ kind: 'trial' | 'yearly'; startsAt: Date; endsAt: Date }>

/** The cycles of a business, newest first. */
export async function listCycles(db: Db, businessId: string): Promise<Cycle[]> {
  return await db
    .selectFrom('subscriptions')
    .select(['kind', 'starts_at as startsAt', 'ends_at as endsAt'])
    .where('business_id', '=', businessId)
    .orderBy('ends_at', 'desc')
    .execute()
}
