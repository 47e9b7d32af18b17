import type { Db } from '../platform/db/connection.ts'
import type { WebhookTopic } from '../schema/tables-operations.ts'

/** Why nothing is sent to an address any more. */
export type OffReason = 'failing' | 'gone' | 'full'

/** An address as its owner sees it. */
export type WebhookView = Readonly<{
  id: string
  url: string
  topics: WebhookTopic[]
  createdAt: Date
  failingSince: Date | null
  offAt: Date | null
  offReason: OffReason | null
}>

const VIEW = [
  'id',
  'url',
  'topics',
  'created_at as createdAt',
  'failing_since as failingSince',
  'off_at as offAt',
  'off_reason as offReason',
] as const

/** The addresses of an account, newest first. */
export async function listWebhooks(db: Db, accountId: string): Promise<WebhookView[]> {
  return await db
    .selectFrom('webhooks')
    .select(VIEW)
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .execute()
}

type NewWebhook = Readonly<{
  id: string
  accountId: string
  url: string
  topics: readonly WebhookTopic[]
  secret: string
  now: Date
}>

export async function insertWebhook(db: Db, { id, accountId, url, topics, secret, now }: NewWebhook): Promise<void> {
  await db
    .insertInto('webhooks')
    .values({ id, account_id: accountId, url, topics: [...topics], secret, created_at: now, turn_at: now })
    .execute()
}

/** One address of an account, held until the transaction ends. */
export async function holdWebhook(db: Db, accountId: string, id: string): Promise<WebhookView | undefined> {
  return await db
    .selectFrom('webhooks')
    .select(VIEW)
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** Gives an address another secret; the one before holds until then. */
export async function changeSecret(db: Db, id: string, secret: string, oldUntil: Date): Promise<void> {
  await db
    .updateTable('webhooks')
    .set((row) => ({ secret, old_secret: row.ref('secret'), old_secret_until: oldUntil }))
    .where('id', '=', id)
    .execute()
}

/** Lets what waits for an address be sent from now on, as if it had never failed. */
export async function beginAnew(db: Db, id: string, now: Date): Promise<void> {
  await db
    .updateTable('webhooks')
    .set({ off_at: null, off_reason: null, failures: 0, failing_since: null, turn_at: now })
    .where('id', '=', id)
    .execute()
}

/** Ends the pause that an address has after failing; how often it has failed stays. */
export async function hurry(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable('webhooks').set({ turn_at: now }).where('id', '=', id).execute()
}

/** Sends nothing there any more, and gives up what waits. Answers whose it is; undefined where that was so before. */
export async function switchOff(
  db: Db,
  id: string,
  { reason, now }: Readonly<{ reason: OffReason; now: Date }>,
): Promise<Readonly<{ accountId: string; url: string }> | undefined> {
  const off = await db
    .updateTable('webhooks')
    .set({ off_at: now, off_reason: reason, leased_until: null })
    .where('id', '=', id)
    .where('off_at', 'is', null)
    .returning(['account_id as accountId', 'url'])
    .executeTakeFirst()
  if (off !== undefined) {
    await db
      .updateTable('webhook_deliveries')
      .set({ state: 'given_up' })
      .where('webhook_id', '=', id)
      .where('state', '=', 'waiting')
      .execute()
  }
  return off
}

/** Removes an address of an account, with all that was sent there. False where there is none of that id. */
export async function deleteWebhook(db: Db, accountId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('webhooks')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Removes every address of an account. */
export async function deleteWebhooks(db: Db, accountId: string): Promise<void> {
  await db.deleteFrom('webhooks').where('account_id', '=', accountId).execute()
}
