import type { Db } from '../db/connection.ts'
import type { Language } from '../db/schema.ts'
import { newId } from '../ids.ts'

/** A mail with a one-time link. */
export type QueuedMail = Readonly<{
  kind: 'password_reset' | 'email_verification'
  recipient: string
  language: Language
  params: Readonly<{ name: string; link: string }>
}>

/** Queues a mail in the transaction that causes it: it is sent if, and only if, that is committed. */
export async function queueMail(db: Db, { kind, recipient, language, params }: QueuedMail, now: Date): Promise<void> {
  await db
    .insertInto('mail_outbox')
    .values({
      id: newId(),
      kind,
      recipient,
      language,
      params: JSON.stringify(params),
      created_at: now,
      next_attempt_at: now,
    })
    .execute()
}
