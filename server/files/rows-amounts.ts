import { sql } from 'kysely'
import type { Db } from '../platform/db/connection.ts'

/** So many bytes by one uploader (the id of an account, or a network) on the day of `now`. */
export type Amount = Readonly<{ uploader: string; bytes: number; now: Date }>

/** The day of a time, in UTC. */
const dayOf = (time: Date): string => time.toISOString().slice(0, 10)

/** Adds to what was uploaded on a day, unless that would be more than `most` bytes: false then, and nothing is added. */
export async function addAmount(db: Db, { uploader, bytes, now }: Amount, most: number): Promise<boolean> {
  if (bytes > most) return false
  const { rows } = await sql`
    insert into upload_amounts (uploader, day, bytes) values (${uploader}, ${dayOf(now)}, ${bytes})
    on conflict (uploader, day) do update set bytes = upload_amounts.bytes + excluded.bytes
      where upload_amounts.bytes + excluded.bytes <= ${most}
    returning bytes`.execute(db)
  return rows.length > 0
}

/** Forgets the days before that of `now`. */
export async function deleteOldAmounts(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('upload_amounts').where('day', '<', dayOf(now)).execute()
}
