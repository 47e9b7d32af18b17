import type { Payment } from './repository-ledger.ts'

/** All that the payment provider knows of a customer now. */
export type CustomerState = Readonly<{
  /** Each year that was paid for, also where the money went back. */
  payments: readonly Payment[]
  /** Whether the card is charged again by itself, and when; whether the last try failed. */
  isRenewing: boolean
  isFailing: boolean
  renewsAt: Date | null
}>

/** What an event of the provider is about: a customer, or a payment of one that it does not name. */
export type EventSubject = Readonly<{ customerId: string } | { paymentId: string }>

/** A payment provider that charges cards once a year. Each request has a time limit; one that fails throws. */
export type CardPayments = Readonly<{
  /** What a year costs, in US dollars. */
  readPrice(): Promise<number>
  /** Makes a customer, once for each account. Answers the id. */
  createCustomer(account: Readonly<{ id: string; email: string; name: string }>): Promise<string>
  /** Answers the address of a page where the customer pays for the first year: the same one until it was used. */
  openCheckout(customerId: string, back: Readonly<{ paid: string; left: string }>): Promise<string>
  /** Answers the address of a page where the customer changes the card and ends the renewal. */
  openPortal(customerId: string, back: string): Promise<string>
  readCustomer(customerId: string): Promise<CustomerState>
  /** Lets the paid time run out. */
  stopRenewing(customerId: string): Promise<void>
  /** Removes a customer with all that is kept of the card; nothing is charged any more. One that is gone already, too. */
  removeCustomer(customerId: string): Promise<void>
  /** Reads a signed event; undefined for one that is about nothing here. Throws where the signature or its time is wrong. */
  readEvent(body: Buffer, signature: string): EventSubject | undefined
}>

export type PaymentDeps = Readonly<{
  /** Undefined where no cards are taken. */
  payments: CardPayments | undefined
}>
