import { GRACE_MS } from '../../machines/membership.ts'
import { emitNow, type EventDeps } from '../events/service.ts'
import type { Db } from '../platform/db/connection.ts'
import { DomainError } from '../platform/domain-error.ts'
import type { Deps } from '../platform/runtime/dependencies.ts'
import type { CardPayments, CustomerState, EventSubject, PaymentDeps } from './card-payments.ts'
import { findPayer, recordPayment } from './repository-ledger.ts'
import { askForLook, claimCard, deleteCard, putOff, writeSeen, type CardToLookAt } from './repository-looking.ts'
import { openLedger, settle } from './service-ledger.ts'

export { askForLook } from './repository-looking.ts'

type LookingDeps = Pick<Deps, 'db' | 'now'> & EventDeps & PaymentDeps

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** For how long a look may take before another process begins it again, in milliseconds: longer than all its requests together. */
const LEASE = 5 * MINUTE

/**
 * Takes signed events: each lets the background look at the card that it is about. So one that comes late, twice or before an
 * earlier one changes nothing, and unknown ones are acknowledged. Undefined where no cards are taken.
 */
export function paymentEvents({ db, now, payments }: Pick<Deps, 'db' | 'now'> & PaymentDeps) {
  if (payments === undefined) return undefined
  return async (body: Buffer, signature: string): Promise<void> => {
    const subject = readSigned(payments, body, signature)
    if (subject === undefined) return
    if ('customerId' in subject) return await askForLook(db, subject, now())
    const businessId = await findPayer(db, subject.paymentId)
    if (businessId !== undefined) await askForLook(db, { businessId }, now())
  }
}

function readSigned(payments: CardPayments, body: Buffer, signature: string): EventSubject | undefined {
  try {
    return payments.readEvent(body, signature)
  } catch {
    throw new DomainError('MALFORMED_REQUEST')
  }
}

/**
 * Asks the payment provider about one card whose turn it is, and writes down what is true there now. An event makes it that
 * card's turn; a day without one does, too, so that an event that never arrives is made up for. Answers whether more may wait.
 */
export async function lookAtCards(deps: LookingDeps): Promise<boolean> {
  const { db, now, payments } = deps
  if (payments === undefined) return false
  const leasedUntil = new Date(now().getTime() + LEASE)
  const card = await claimCard(db, now(), leasedUntil)
  if (card === undefined) return false
  try {
    await look(deps, payments, card, leasedUntil)
  } catch (error) {
    await putOff(db, card, new Date(now().getTime() + Math.min(2 ** card.failures * MINUTE, 6 * HOUR)))
    throw error
  }
  return true
}

async function look(deps: LookingDeps, payments: CardPayments, card: CardToLookAt, leasedUntil: Date): Promise<void> {
  const { db } = deps
  if (card.isGone) {
    await payments.removeCustomer(card.customerId)
    return await deleteCard(db, card.businessId)
  }
  if (card.isStopping || card.isLeaving) await payments.stopRenewing(card.customerId)
  const seen = await payments.readCustomer(card.customerId)
  await db.transaction().execute(async (trx) => await write(deps, trx, { card, seen, leasedUntil }))
}

type Look = Readonly<{ card: CardToLookAt; seen: CustomerState; leasedUntil: Date }>

/** Writes down what was seen, in one transaction with what the business is told of it. */
async function write(deps: LookingDeps, db: Db, { card, seen, leasedUntil }: Look): Promise<void> {
  const now = deps.now()
  const { businessId, watchedUntil } = card
  await openLedger(db, businessId, now)
  const { isRenewing, isFailing, renewsAt } = seen
  const isWatched = watchedUntil !== null && watchedUntil > now && seen.payments.length === 0
  const nextAt = new Date(now.getTime() + (isWatched ? watchPause(watchedUntil, now) : DAY))
  const next = { isRenewing, isFailing, renewsAt, nextAt, watchedUntil: isWatched ? watchedUntil : null }
  if (!(await writeSeen(db, card, leasedUntil, next))) return
  let isPaid = false
  for (const payment of seen.payments) isPaid = (await recordPayment(db, businessId, payment, now)) || isPaid
  const paidUntil = await settle(db, businessId)
  if (paidUntil === undefined) return
  if (isPaid) await emitNow(deps, db, { type: 'membership.paid', businessId, until: paidUntil }, now)
  else if (isFailing && !card.isFailing) {
    const until = new Date(paidUntil.getTime() + GRACE_MS)
    await emitNow(deps, db, { type: 'membership.unpaid', businessId, until }, now)
  }
}

/** Who has just gone to pay is looked at each minute for an hour, then four times an hour. */
const watchPause = (watchedUntil: Date, now: Date): number =>
  watchedUntil.getTime() - now.getTime() > DAY - HOUR ? MINUTE : 15 * MINUTE
