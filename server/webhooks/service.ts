import { randomBytes } from 'node:crypto'
import { mailOwner } from '../accounts/service-mail.ts'
import { provePassword, type PasswordDeps } from '../accounts/service-passwords.ts'
import { assertProvedLately } from '../accounts/service-proof.ts'
import { lockForIntegration } from '../accounts/service-integrations.ts'
import { appLinks } from '../platform/app-links.ts'
import type { Caller } from '../platform/caller.ts'
import type { Db } from '../platform/db/connection.ts'
import { newId } from '../platform/ids.ts'
import { isAllowedTarget } from '../platform/outbound/http-post.ts'
import { DomainError, fieldError, fieldErrorWithCode } from '../platform/domain-error.ts'
import type { LogSecurity } from '../platform/security-log.ts'
import type { WebhookTopic } from '../schema/tables-operations.ts'
import type { ServiceSettings, Deps } from '../platform/runtime/dependencies.ts'
import {
  enableWebhook,
  changeSecret,
  deleteWebhook as remove,
  lockWebhook,
  insertWebhook,
  listWebhooks,
  type WebhookView,
} from './repository.ts'

/** How many an account may have. */
const MOST_WEBHOOKS = 5

/** For how long the secret before signs, too, in milliseconds. */
const OLD_SECRET_HOLDS = 24 * 60 * 60 * 1000

/** The password is a person's; a key has its scope. */
type Proof = Readonly<{ password: string | undefined; logSecurity: LogSecurity }>
type Wanted = Readonly<{ url: string; topics: readonly WebhookTopic[] }>

/** A webhook and its signing secret. The server shows the secret only once. */
export type CreatedWebhook = Readonly<{ webhook: WebhookView; secret: string }>

/** 256 random bits as Standard Webhooks writes a secret. */
const newSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`

/** Creates a webhook for the caller's events after checking the password. The owner gets an email. */
export async function createWebhook(
  deps: Deps & PasswordDeps,
  caller: Caller,
  { url, topics }: Wanted,
  proof: Proof,
): Promise<CreatedWebhook> {
  refuseUnreachable(deps.settings, url)
  await prove(deps, caller, proof)
  return await deps.db.transaction().execute(async (db) => {
    await lockForIntegration(deps, db, caller)
    if ((await listWebhooks(db, caller.id)).length >= MOST_WEBHOOKS) throw new DomainError('TOO_MANY_WEBHOOKS')
    const now = deps.now()
    const id = newId(now)
    const secret = newSecret()
    await insertWebhook(db, deps.secrets, { id, accountId: caller.id, url, topics, secret, now })
    await notifyOwner(deps, db, { accountId: caller.id, kind: 'webhook_created', url })
    return { webhook: await hold(db, caller, id), secret }
  })
}

/** Refuses callers with a person's session but not the password. */
async function prove(deps: Deps & PasswordDeps, caller: Caller, { password, logSecurity }: Proof): Promise<void> {
  if (caller.key !== null) return
  await assertProvedLately(deps, caller)
  if (password === undefined) throw fieldError('password', 'CURRENT_PASSWORD_REQUIRED')
  await provePassword(deps, caller, { field: 'password', password, logSecurity })
}

/** What can be refused at once; where a name leads is seen when something is sent. */
function refuseUnreachable({ webhooksGoAnywhere }: ServiceSettings, text: string): void {
  const url = URL.parse(text)
  if (url === null || url.username !== '' || url.password !== '' || !(webhooksGoAnywhere || isAllowedTarget(url)))
    throw fieldErrorWithCode('WEBHOOK_URL_INVALID', 'url')
}

type OwnerNotice = Readonly<{ accountId: string; kind: 'webhook_created' | 'webhook_off'; url: string }>

/** Tells the owner of an address what became of it. */
export async function notifyOwner(
  { now, settings }: Readonly<{ now: () => Date; settings: Pick<ServiceSettings, 'publicUrl'> }>,
  db: Db,
  { accountId, kind, url }: OwnerNotice,
): Promise<void> {
  await mailOwner(db, accountId, { kind, link: appLinks(settings).connections, address: url }, now())
}

/** The caller's addresses, newest first. */
export async function readWebhooks({ db }: Pick<Deps, 'db'>, caller: Pick<Caller, 'id'>): Promise<WebhookView[]> {
  return await listWebhooks(db, caller.id)
}

async function hold(db: Db, caller: Caller, id: string): Promise<WebhookView> {
  const webhook = await lockWebhook(db, caller.id, id)
  if (webhook === undefined) throw new DomainError('WEBHOOK_NOT_FOUND')
  return webhook
}

export async function holdWorking(db: Db, caller: Caller, id: string): Promise<WebhookView> {
  const webhook = await hold(db, caller, id)
  if (webhook.offAt !== null) throw new DomainError('WEBHOOK_OFF')
  return webhook
}

/** Gives an address of the caller's another secret, once the password has proved who asks. */
export async function rotateWebhook(
  deps: Deps & PasswordDeps,
  caller: Caller,
  id: string,
  proof: Proof,
): Promise<CreatedWebhook> {
  await prove(deps, caller, proof)
  return await deps.db.transaction().execute(async (db) => {
    const webhook = await hold(db, caller, id)
    const secret = newSecret()
    const oldUntil = new Date(deps.now().getTime() + OLD_SECRET_HOLDS)
    await changeSecret(db, deps.secrets, { id, secret, oldUntil })
    return { webhook, secret }
  })
}

/** Removes an address of the caller's, with all that was sent there. False where there is none of that id. */
export async function deleteWebhook(
  { db }: Pick<Deps, 'db'>,
  caller: Pick<Caller, 'id'>,
  id: string,
): Promise<boolean> {
  return await remove(db, caller.id, id)
}

/** Lets events be sent again to an address of the caller's. */
export async function switchOnWebhook({ db, now }: Deps, caller: Caller, id: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await hold(trx, caller, id)
    await enableWebhook(trx, id, now())
  })
}
