import type { Language } from '../../schema/column-types.ts'
import type { Db } from '../db/connection.ts'
import { newId } from '../ids.ts'
import type { Secrets } from '../secrets/secrets.ts'
import { sealedMail } from './repository.ts'

/** A mail to be composed when it is sent, from its kind and `params`. */
type NewMail = Readonly<{
  kind: string
  recipient: string
  language: Language
  params: Readonly<Record<string, string | boolean>>
}>

/** Queues a mail in the transaction that causes it: it is sent if, and only if, that is committed. */
export async function queueMail(db: Db, { params, ...mail }: NewMail, now: Date): Promise<void> {
  const row = { id: newId(now), ...mail, params: JSON.stringify(params), created_at: now, next_attempt_at: now }
  await db.insertInto('mail_outbox').values(row).execute()
}

/** The same for a mail whose link lets its reader in: until it is sent nobody who reads the database can use it. */
export async function queueSealedMail(
  db: Db,
  secrets: Secrets,
  { params, ...mail }: NewMail,
  now: Date,
): Promise<void> {
  const id = newId(now)
  await db
    .insertInto('mail_outbox')
    .values({ id, ...mail, ...sealedMail(secrets, id, params), created_at: now, sealed_turn_at: now })
    .execute()
}
