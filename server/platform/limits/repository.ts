import { sql } from 'kysely'
import type { Db } from '../db/connection.ts'

/** How much was counted in the window that runs, and when that ends. */
export type Count = Readonly<{ points: number; endsAt: Date }>

/** Counts so many more in the window that runs, or begins one that ends at `endsAt`. */
export async function addPoints(
  db: Db,
  { key, points, endsAt }: Count & Readonly<{ key: Buffer }>,
  now: Date,
): Promise<Count> {
  const isOver = sql<boolean>`limit_counts.ends_at <= ${now}`
  const row = await db
    .insertInto('limit_counts')
    .values({ key, points, ends_at: endsAt })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        points: sql<number>`case when ${isOver} then excluded.points else limit_counts.points + excluded.points end`,
        ends_at: sql<Date>`case when ${isOver} then excluded.ends_at else limit_counts.ends_at end`,
      }),
    )
    .returning(['points', 'ends_at'])
    .executeTakeFirstOrThrow()
  return { points: row.points, endsAt: row.ends_at }
}

/** Takes one back that turned out not to count. */
export async function refundPoint(db: Db, key: Buffer): Promise<void> {
  await db
    .updateTable('limit_counts')
    .set((row) => ({ points: row('points', '-', 1) }))
    .where('key', '=', key)
    .where('points', '>', 0)
    .execute()
}

/** Forgets what was counted. */
export async function deleteCount(db: Db, key: Buffer): Promise<void> {
  await db.deleteFrom('limit_counts').where('key', '=', key).execute()
}

/** Forgets windows that have ended. */
export async function deleteEndedCounts(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('limit_counts').where('ends_at', '<=', now).execute()
}
