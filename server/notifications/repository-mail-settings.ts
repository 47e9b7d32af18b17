import { sql } from 'kysely'
import type { Db } from '../platform/db/connection.ts'
import type { Language } from '../schema/column-types.ts'

export type MailSettings = Readonly<{
  isEnabled: boolean
  /** The kinds that are not mailed, even so. */
  muted: readonly string[]
}>

export async function getMailSettings(db: Db, accountId: string): Promise<MailSettings> {
  return await db
    .selectFrom('accounts')
    .select(['mail_enabled as isEnabled', 'muted_mails as muted'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
}

/** Changes what is given. */
export async function updateMailSettings(db: Db, accountId: string, { isEnabled, muted }: Partial<MailSettings>) {
  const change = {
    ...(isEnabled === undefined ? {} : { mail_enabled: isEnabled }),
    ...(muted === undefined ? {} : { muted_mails: [...muted] }),
  }
  if (Object.keys(change).length === 0) return
  await db.updateTable('accounts').set(change).where('id', '=', accountId).execute()
}

/** The language of whoever a link that switches off mails was sent to; undefined for one that was never sent. */
export async function findSubscriber(db: Db, token: string): Promise<Language | undefined> {
  const row = await db
    .selectFrom('accounts')
    .select('language')
    .where('unsubscribe_token', '=', token)
    .executeTakeFirst()
  return row?.language
}

/** Switches off one kind of mail, or all where none is named. */
export async function muteMails(db: Db, token: string, kind: string | undefined): Promise<void> {
  const change =
    kind === undefined
      ? { mail_enabled: false }
      : { muted_mails: sql<string[]>`array_append(array_remove(muted_mails, ${kind}), ${kind})` }
  await db.updateTable('accounts').set(change).where('unsubscribe_token', '=', token).execute()
}
