import { sql } from 'kysely'
import type { Db } from '../platform/db/connection.ts'

/** An uploader (the id of an account, or a network) on the day of `now`. */
export type UploadDay = Readonly<{ uploader: string; now: Date }>

/** The day of a time, in UTC. */
const dayOf = (time: Date): string => time.toISOString().slice(0, 10)

/** How many bytes were uploaded on a day. */
export async function findAmount(db: Db, { uploader, now }: UploadDay): Promise<number> {
  const row = await db
    .selectFrom('upload_amounts')
    .select('bytes')
    .where('uploader', '=', uploader)
    .where('day', '=', dayOf(now))
    .executeTakeFirst()
  return row?.bytes ?? 0
}

/** Adds to what was uploaded on a day. Answers how much that is now. */
export async function addAmount(db: Db, { uploader, now }: UploadDay, bytes: number): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    insert into upload_amounts (uploader, day, bytes) values (${uploader}, ${dayOf(now)}, ${bytes})
    on conflict (uploader, day) do update set bytes = upload_amounts.bytes + excluded.bytes
    returning bytes`.execute(db)
  return rows[0]?.bytes ?? 0
}

/** Forgets the days before that of `now`. */
export async function deleteOldAmounts(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('upload_amounts').where('day', '<', dayOf(now)).execute()
}
