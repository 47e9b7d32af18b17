import type { components } from '../../generated/api.ts'

export type WebhookTopic = components['schemas']['WebhookTopic']

/** An address that the viewer's events are sent to. */
export type EventAddress = {
  readonly id: string
  readonly url: string
  readonly topics: readonly WebhookTopic[]
  /** Null for one that works. */
  readonly failingSince: string | null
  /** Null while events are sent there. */
  readonly off: { readonly since: string; readonly reason: 'failing' | 'gone' | 'full' } | null
}

/** What its events are signed with, told this once. */
export type AddressSecret = { readonly secret: string }

/** An event that was sent to an address, or is to be. */
export type Delivery = {
  readonly id: string
  readonly type: components['schemas']['WebhookType']
  readonly createdAt: string
  readonly state: 'waiting' | 'delivered' | 'givenUp'
  /** Null before it was tried. */
  readonly triedAt: string | null
  /** The status of the last answer; null where none came. */
  readonly status: number | null
  /** Why no answer came. */
  readonly error: 'timeout' | 'unreachable' | 'certificate' | 'notAllowed' | null
  /** How long the last try took. */
  readonly milliseconds: number | null
  readonly nextTryAt: string | null
}
