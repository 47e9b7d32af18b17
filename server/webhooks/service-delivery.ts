import { Webhook } from 'standardwebhooks'
import type { Db } from '../platform/db/connection.ts'
import { postToExternalUrl, type Outcome, type OutboundOptions } from '../platform/outbound/http-post.ts'
import type { Secrets } from '../platform/secrets/secrets.ts'
import type { ServiceSettings } from '../platform/runtime/dependencies.ts'
import { toEvent } from './event-payload.ts'
import {
  makeWaitingDue,
  releaseLease,
  recordAttempt,
  claimDelivery,
  leaseWebhook,
  type TakenDelivery,
  type TakenWebhook,
} from './repository-deliveries.ts'
import { openedSecrets, disableWebhook, type DisabledReason } from './repository.ts'
import { notifyOwner } from './service.ts'

export { readWaitingDeliveries } from './repository-deliveries.ts'

/** What became of a try. */
export type SentEvent = Readonly<{ id: string; webhook: string; outcome: 'delivered' | 'put_off' | 'given_up' }>

export type Sending = Readonly<{
  db: Db
  secrets: Secrets
  now: () => Date
  settings: Pick<ServiceSettings, 'publicUrl'>
  outward: OutboundOptions
  /** Told about every try. */
  report: (event: SentEvent) => void
  onError: (error: unknown) => void
}>

export type Sender = Readonly<{
  /** Begins to send what is due, and does not wait for it. */
  begin(): Promise<false>
  /** Waits for what is on its way; at the end of a process begins nothing more. */
  whenIdle(options?: Readonly<{ isLast: boolean }>): Promise<void>
}>

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** For a whole request, in milliseconds. */
export const PATIENCE = 10 * SECOND

/** Longer than a request and what is written of it may take, so that nobody else sends meanwhile. */
const LEASE = 30 * SECOND

/** How many requests a process has on their way; each is to another address. */
const AT_ONCE = 16

/** For how long an event is tried, and how long an address may take nothing before it is switched off. */
export const GIVE_UP_AFTER = 72 * HOUR

/** The pauses after the first, the second … try, as Standard Webhooks advises; the last one goes on. */
const RETRY_DELAYS_MS = [
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
]

/** After so many failures on end an address counts as down: it is left alone for longer and longer, whatever waits for it. */
const DOWN_AFTER = 3
const MAX_BACKOFF_MS = 15 * MINUTE

/** How long an address is left alone of which all that is due waits for something else. */
const NOTHING_YET = SECOND

/** Sends events to addresses, one after the other for each and several addresses at a time, so that a slow one delays nobody else. */
export function webhookSender(sending: Sending): Sender {
  const busy = new Set<Promise<void>>()
  let isOver = false

  const work = async (first: TakenWebhook): Promise<void> => {
    for (let webhook: TakenWebhook | undefined = first; webhook !== undefined; webhook = await take())
      await sendNext(sending, webhook)
  }
  const take = async (): Promise<TakenWebhook | undefined> => {
    const now = sending.now()
    return isOver ? undefined : await leaseWebhook(sending.db, now, after(now, LEASE))
  }

  return {
    begin: async () => {
      while (busy.size < AT_ONCE) {
        const webhook = await take()
        if (webhook === undefined) break
        const working = work(webhook)
          .catch(sending.onError)
          .finally(() => busy.delete(working))
        busy.add(working)
      }
      return false
    },
    whenIdle: async ({ isLast } = { isLast: false }) => {
      isOver = isLast
      while (busy.size > 0) await Promise.all(busy)
    },
  }
}

const after = (time: Date, milliseconds: number): Date => new Date(time.getTime() + milliseconds)

/** Sends what is first at an address that was taken, and leaves the address. */
async function sendNext(sending: Sending, webhook: TakenWebhook): Promise<void> {
  const { db, now, outward } = sending
  const begun = now()
  const secrets = openedSecrets(sending.secrets, webhook)
  // Receivers reject unsigned events. The owner gets an email and creates a new secret.
  if (secrets.length === 0)
    return await db.transaction().execute(async (trx) => await disableAndMailOwner(sending, trx, webhook.id, 'failing'))
  const delivery = await claimDelivery(db, webhook.id, begun)
  if (delivery === undefined) return await releaseLease(db, webhook.id, after(begun, NOTHING_YET), webhook)
  const start = performance.now()
  const outcome = await postToExternalUrl(signed({ url: webhook.url, secrets }, delivery, begun), outward)
  const milliseconds = Math.round(performance.now() - start)
  await settle(sending, { webhook, delivery, outcome, milliseconds })
}

/** An event as sent now. Each retry is signed again. Receivers refuse events older than some minutes. */
type Signer = Readonly<{ url: string; secrets: readonly string[] }>

function signed({ url, secrets }: Signer, delivery: TakenDelivery, now: Date) {
  const body = JSON.stringify(toEvent(delivery))
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Bidfair-Webhooks/1',
    'webhook-id': delivery.id,
    'webhook-timestamp': String(Math.floor(now.getTime() / SECOND)),
    'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(delivery.id, now, body)).join(' '),
  }
  return { url, headers, body }
}

type Tried = Readonly<{ webhook: TakenWebhook; delivery: TakenDelivery; outcome: Outcome; milliseconds: number }>

/** Writes down what became of a try. A process that ends before has sent it, and another sends it again. */
async function settle(sending: Sending, { webhook, delivery, outcome, milliseconds }: Tried): Promise<void> {
  const { db, report } = sending
  const now = sending.now()
  const status = 'status' in outcome ? outcome.status : null
  const error = 'error' in outcome ? outcome.error : null
  const isTaken = status !== null && status >= 200 && status < 300
  const next = isTaken ? 'delivered' : nextTry(delivery, now)
  await db.transaction().execute(async (trx) => {
    // Locks the address before its deliveries, as enabling and removing it do.
    const failureState = isTaken
      ? { failures: 0, failingSince: null }
      : { failures: webhook.failures + 1, failingSince: webhook.failingSince ?? now }
    await releaseLease(trx, webhook.id, isTaken ? now : after(now, backoffMs(failureState.failures)), failureState)
    await recordAttempt(trx, delivery.id, { status, error, milliseconds, next })
    if (isTaken && webhook.failures >= DOWN_AFTER) await makeWaitingDue(trx, webhook.id, now)
    const reason = isTaken ? undefined : disableReasonFor(status, failureState.failingSince, now)
    if (reason !== undefined) await disableAndMailOwner(sending, trx, webhook.id, reason)
  })
  const outcomeOf = next instanceof Date ? 'put_off' : next
  report({ id: delivery.id, webhook: webhook.id, outcome: outcomeOf })
}

function nextTry({ attempts, createdAt }: TakenDelivery, now: Date): Date | 'given_up' {
  const end = after(createdAt, GIVE_UP_AFTER)
  if (now >= end) return 'given_up'
  const next = after(now, RETRY_DELAYS_MS[Math.min(attempts, RETRY_DELAYS_MS.length) - 1] ?? 0)
  return next < end ? next : end
}

function backoffMs(failures: number): number {
  return failures < DOWN_AFTER ? 0 : Math.min(MAX_BACKOFF_MS, 10 * SECOND * 2 ** (failures - DOWN_AFTER))
}

function disableReasonFor(status: number | null, failingSince: Date | null, now: Date): DisabledReason | undefined {
  if (status === 410) return 'gone'
  return failingSince !== null && now >= after(failingSince, GIVE_UP_AFTER) ? 'failing' : undefined
}

/** Switches an address off, and tells its owner. */
export async function disableAndMailOwner(
  sending: Pick<Sending, 'now' | 'settings'>,
  db: Db,
  id: string,
  reason: DisabledReason,
): Promise<void> {
  const off = await disableWebhook(db, id, { reason, now: sending.now() })
  if (off !== undefined) await notifyOwner(sending, db, { ...off, kind: 'webhook_off' })
}
