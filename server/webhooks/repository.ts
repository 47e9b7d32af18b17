import { sql } from 'kysely'
import type { Db } from '../platform/db/connection.ts'
import type { Secrets } from '../platform/secrets/secrets.ts'
import type { WebhookTopic } from '../schema/tables-operations.ts'

/** Why nothing is sent to an address any more. */
export type DisabledReason = 'failing' | 'gone' | 'full'

/** An address as its owner sees it. */
export type WebhookView = Readonly<{
  id: string
  url: string
  topics: WebhookTopic[]
  createdAt: Date
  failingSince: Date | null
  offAt: Date | null
  offReason: DisabledReason | null
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

/** Until when a sealed webhook is taken, for servers of the version before, which cannot open its secret. */
const FOR_GOOD = new Date('9999-01-01T00:00:00Z')

const placeOf = (id: string): string => `webhook ${id}`

/** The columns of a secret, for nobody to read but servers with the key. */
function sealedSecret(secrets: Secrets, id: string, secret: string) {
  return { secret: '', sealed_secret: secrets.seal(placeOf(id), secret), leased_until: FOR_GOOD }
}

export async function insertWebhook(
  db: Db,
  secrets: Secrets,
  { id, accountId, url, topics, secret, now }: NewWebhook,
): Promise<void> {
  const sealed = sealedSecret(secrets, id, secret)
  await db
    .insertInto('webhooks')
    .values({ id, account_id: accountId, url, topics: [...topics], ...sealed, created_at: now, turn_at: now })
    .execute()
}

/** One address of an account, held until the transaction ends. */
export async function lockWebhook(db: Db, accountId: string, id: string): Promise<WebhookView | undefined> {
  return await db
    .selectFrom('webhooks')
    .select(VIEW)
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** Gives an address another secret; the one before holds until then. */
export async function changeSecret(
  db: Db,
  secrets: Secrets,
  { id, secret, oldUntil }: Readonly<{ id: string; secret: string; oldUntil: Date }>,
): Promise<void> {
  await sealSecrets(db, secrets, id)
  await db
    .updateTable('webhooks')
    .set((row) => ({
      ...sealedSecret(secrets, id, secret),
      sealed_old_secret: row.ref('sealed_secret'),
      old_secret_until: oldUntil,
    }))
    .where('id', '=', id)
    .execute()
}

/** Seals what a server of the version before has left in clear at an address that the transaction holds, if anything. */
async function sealSecrets(db: Db, secrets: Secrets, id: string): Promise<void> {
  const row = await db
    .selectFrom('webhooks')
    .select(['secret', 'old_secret'])
    .where('id', '=', id)
    .where('secret', '<>', '')
    .executeTakeFirst()
  if (row === undefined) return
  const old = row.old_secret ? { sealed_old_secret: secrets.seal(placeOf(id), row.old_secret) } : {}
  await db
    .updateTable('webhooks')
    .set({ ...sealedSecret(secrets, id, row.secret), old_secret: null, ...old })
    .where('id', '=', id)
    .execute()
}

/** Seals the secrets of some addresses where nobody is sending that are still in clear. Answers how many these were. */
export async function sealWebhooks(
  db: Db,
  secrets: Secrets,
  { now, limit }: Readonly<{ now: Date; limit: number }>,
): Promise<number> {
  return await db.transaction().execute(async (trx) => {
    const rows = await trx
      .selectFrom('webhooks')
      .select('id')
      .where('secret', '<>', '')
      .where((row) => row.or([row('leased_until', 'is', null), row('leased_until', '<=', now)]))
      .limit(limit)
      .forNoKeyUpdate()
      .skipLocked()
      .execute()
    for (const { id } of rows) await sealSecrets(trx, secrets, id)
    return rows.length
  })
}

/** Seals with the present key what older ones have sealed, so that these can go. Answers at how many addresses. */
export async function resealWebhooks(db: Db, secrets: Secrets, limit: number): Promise<number> {
  const olderKeys = secrets.readable.filter((id) => !id.equals(secrets.keyId))
  if (olderKeys.length === 0) return 0
  return await db.transaction().execute(async (trx) => {
    const rows = await trx
      .selectFrom('webhooks')
      .select(['id', 'sealed_secret', 'sealed_old_secret'])
      .where(sql<boolean>`substring(sealed_secret for ${secrets.keyId.length}) = any(${olderKeys})`)
      .limit(limit)
      .forNoKeyUpdate()
      .skipLocked()
      .execute()
    for (const { id, sealed_secret: sealed, sealed_old_secret: old } of rows) {
      const again = (one: Buffer | null) => {
        const secret = one === null ? undefined : secrets.open(placeOf(id), one)
        return secret === undefined ? one : secrets.seal(placeOf(id), secret)
      }
      await trx
        .updateTable('webhooks')
        .set({ sealed_secret: again(sealed), sealed_old_secret: again(old) })
        .where('id', '=', id)
        .execute()
    }
    return rows.length
  })
}

/** The secrets that sign for an address, the newest first; none where the key that they were sealed with is gone. */
export function openedSecrets(
  secrets: Secrets,
  { id, clear, sealed }: Readonly<{ id: string; clear: readonly string[]; sealed: readonly Buffer[] }>,
): string[] {
  const opened = sealed.map((one) => secrets.open(placeOf(id), one))
  return [...clear, ...opened.filter((one) => one !== undefined)]
}

/** What is sealed in webhooks, with the place that each was sealed for. */
export async function listSealedSecrets(db: Db): Promise<{ place: string; text: Buffer }[]> {
  const rows = await db.selectFrom('webhooks').select(['id', 'sealed_secret', 'sealed_old_secret']).execute()
  return rows.flatMap(({ id, sealed_secret: current, sealed_old_secret: old }) =>
    [current, old].flatMap((text) => (text === null ? [] : [{ place: placeOf(id), text }])),
  )
}

/** Lets what waits for an address be sent from now on, as if it had never failed. */
export async function enableWebhook(db: Db, id: string, now: Date): Promise<void> {
  await db
    .updateTable('webhooks')
    .set({ off_at: null, off_reason: null, failures: 0, failing_since: null, turn_at: now })
    .where('id', '=', id)
    .execute()
}

/** Ends the pause that an address has after failing; how often it has failed stays. */
export async function clearBackoff(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable('webhooks').set({ turn_at: now }).where('id', '=', id).execute()
}

/** Sends nothing there any more, and gives up what waits. Answers whose it is; undefined where that was so before. */
export async function disableWebhook(
  db: Db,
  id: string,
  { reason, now }: Readonly<{ reason: DisabledReason; now: Date }>,
): Promise<Readonly<{ accountId: string; url: string }> | undefined> {
  const off = await db
    .updateTable('webhooks')
    .set({ off_at: now, off_reason: reason, sealed_leased_until: null })
    .where('id', '=', id)
    .where('off_at', 'is', null)
    .returning(['account_id as accountId', 'url'])
    .executeTakeFirst()
  if (off !== undefined) {
    await db
      .updateTable('webhook_deliveries')
      .set({ state: 'given_up' })
      .where('webhook_id', '=', id)
      .where('state', '=', sql.lit('waiting'))
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
