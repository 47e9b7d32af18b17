import { GRACE_MS, type Standing } from '../../machines/membership.ts'
import { appLinks } from '../platform/app-links.ts'
import type { Caller } from '../platform/caller.ts'
import { DomainError } from '../platform/domain-error.ts'
import type { Deps } from '../platform/runtime/dependencies.ts'
import type { CardPayments, PaymentDeps } from './card-payments.ts'
import { findCard, readContact } from './repository-cards.ts'
import { listCycles } from './repository.ts'
import { watchCard } from './repository-looking.ts'
import { standingAt } from './service.ts'

type CardDeps = Pick<Deps, 'db' | 'now' | 'settings'> & PaymentDeps

/** Told of what the payment provider could not do. */
type Warn = (error: unknown, what: string) => void

export type CardView = Readonly<{
  standing: Standing
  /** What a year costs, in US dollars; undefined while the provider cannot be asked. */
  price: number | undefined
  hasCard: boolean
  isRenewing: boolean
  isFailing: boolean
  renewsAt: Date | null
  /** Until when the business may bid though its time is not paid. */
  graceEndsAt: Date | undefined
}>

/** How the caller's membership is paid by card; undefined where no cards are taken. */
export async function loadCard(
  { db, now, payments }: CardDeps,
  { id }: Caller,
  warn: Warn,
): Promise<CardView | undefined> {
  if (payments === undefined) return undefined
  const [cycles, card, price] = [await listCycles(db, id), await findCard(db, id), await knownPrice(payments, warn)]
  const standing = standingAt(cycles, card, now())
  const [newestYear] = cycles.filter(({ kind }) => kind === 'yearly')
  return {
    standing,
    price,
    hasCard: card !== undefined,
    isRenewing: card?.isRenewing === true,
    isFailing: card?.isFailing === true,
    renewsAt: card?.renewsAt ?? null,
    graceEndsAt: standing === 'pastDue' && newestYear ? new Date(newestYear.endsAt.getTime() + GRACE_MS) : undefined,
  }
}

const knownPrice = async (payments: CardPayments, warn: Warn): Promise<number | undefined> =>
  await payments.readPrice().catch((error: unknown) => {
    warn(error, 'the price of a membership cannot be read')
    return undefined
  })

/** For how long somebody may be paying: as long as a page of Stripe Checkout can be used, in milliseconds. */
const PAYING_MS = 24 * 60 * 60 * 1000

/**
 * Answers where the caller pays for a membership. Throws PAYMENTS_OFF, MEMBERSHIP_RENEWS where the card renews it already, and
 * PAYMENTS_UNAVAILABLE. Nothing is a member by this: the provider has to say that it was paid.
 */
export async function startCheckout(deps: CardDeps, { id }: Caller, warn: Warn): Promise<string> {
  const { db, now, settings, payments } = deps
  if (payments === undefined) throw new DomainError('PAYMENTS_OFF')
  const links = appLinks(settings)
  return await asking(warn, async () => {
    // A price that is none of a year must not be charged.
    await payments.readPrice()
    const known = await findCard(db, id)
    const customer = known?.customerId ?? (await payments.createCustomer({ id, ...(await readContact(db, id)) }))
    const until = new Date(now().getTime() + PAYING_MS)
    const customerId = await watchCard(db, { businessId: id, customerId: customer, now: now(), until })
    // Asked for now: what was written down last may be old.
    if ((await payments.readCustomer(customerId)).isRenewing) throw new DomainError('MEMBERSHIP_RENEWS')
    return await payments.openCheckout(customerId, {
      paid: links.membershipAfter('paid'),
      left: links.membershipAfter('left'),
    })
  })
}

/** Answers where the caller changes the card and ends the renewal. Throws PAYMENTS_OFF, NO_CARD and PAYMENTS_UNAVAILABLE. */
export async function openPortal({ db, settings, payments }: CardDeps, { id }: Caller, warn: Warn): Promise<string> {
  if (payments === undefined) throw new DomainError('PAYMENTS_OFF')
  const card = await findCard(db, id)
  if (card === undefined) throw new DomainError('NO_CARD')
  return await asking(warn, async () => await payments.openPortal(card.customerId, appLinks(settings).membership))
}

/** Whatever the provider does not do is one refusal: nothing was charged, and it may be tried again. */
async function asking<Result>(warn: Warn, ask: () => Promise<Result>): Promise<Result> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof DomainError) throw error
    warn(error, 'the payment provider did not answer as it should')
    throw new DomainError('PAYMENTS_UNAVAILABLE')
  }
}
