import type { Db } from '../platform/db/connection.ts'
import type { DeclineReason, InvitationReason } from '../schema/column-types.ts'

type OfJob = { readonly title: string }
/** The id goes unsaid; by it the name is taken out once the business is deleted. */
type OfBusiness = OfJob & { readonly business: string; readonly businessId: string }
type OfBid = OfBusiness & { readonly amount: string }
/** Who wrote, in the thread of which business; the customer is not named. */
type OfThread = OfJob & { readonly businessId: string } & (
    | { readonly author: 'business'; readonly business: string }
    | { readonly author: 'customer' }
  )

/** What an operator did to a job. */
export type OperatorJobKind =
  | 'job_reopened'
  | 'job_resumed'
  | 'job_ended'
  | 'job_removed'
  | 'job_settled'
  | 'rating_removed'

/** What an operator did with a document of a business. */
export type LicenseCheckKind = 'license_checked' | 'insurance_checked' | 'license_unchecked' | 'insurance_unchecked'

/** What became of a membership, or is about to. */
export type MembershipKind = 'membership_paid' | 'membership_unpaid' | 'membership_ending'

/** What an operator did, which concerns people enough to be mailed with the rest. */
export type OperatorNotificationKind =
  | OperatorJobKind
  | LicenseCheckKind
  | 'partner_blocked'
  | 'partner_unblocked'
  | 'own_blocked'
  | 'own_unblocked'

/** What may be told, with what its words need; they are made when it is read, in the reader's language. */
export type NotificationContent =
  | { readonly kind: 'bid_placed' | 'bid_edited'; readonly params: OfBid }
  | { readonly kind: 'bid_withdrawn'; readonly params: OfBusiness }
  | { readonly kind: 'bid_declined'; readonly params: OfJob & { readonly declineReason: DeclineReason | null } }
  | { readonly kind: 'bid_reconsidered' | 'invited'; readonly params: OfJob }
  | {
      readonly kind: 'invitation_declined'
      readonly params: OfBusiness & { readonly invitationReason: InvitationReason }
    }
  | { readonly kind: 'bid_accepted' | 'bid_not_chosen' | 'job_edited' | 'job_deleted'; readonly params: OfJob }
  | { readonly kind: 'rating_answered' | 'reply_changed'; readonly params: OfBusiness }
  | { readonly kind: 'job_rated' | 'rating_changed'; readonly params: OfJob & { readonly rating: number } }
  | { readonly kind: 'message_received'; readonly params: OfThread }
  | { readonly kind: 'job_completed'; readonly params: OfBusiness }
  | { readonly kind: 'job_completed_by_owner'; readonly params: OfJob }
  | { readonly kind: 'stepped_down'; readonly params: OfBusiness }
  | { readonly kind: 'assignment_ended' | 'job_open_again'; readonly params: OfJob }
  | { readonly kind: 'completion_doubted'; readonly params: OfJob & { readonly reason: string } }
  | { readonly kind: 'job_expiring' | 'job_expired'; readonly params: OfJob }
  | { readonly kind: OperatorJobKind; readonly params: OfJob }
  | { readonly kind: 'partner_blocked' | 'partner_unblocked'; readonly params: OfJob & { readonly party: string } }
  | { readonly kind: 'own_blocked' | 'own_unblocked'; readonly params: OfJob }
  | { readonly kind: LicenseCheckKind; readonly params: Readonly<Record<string, never>> }
  /** `until` is a time, such as 2026-12-04T10:00:00.000Z. */
  | { readonly kind: MembershipKind; readonly params: Readonly<{ until: string }> }
  | {
      readonly kind: 'job_matching' | 'job_found'
      readonly params: OfJob & { readonly category: string; readonly city: string }
    }

export type NotificationKind = NotificationContent['kind']

/** News as they are stored, with what like ones have in common. */
export type StoredNotification = Readonly<{
  kind: string
  params: Readonly<Record<string, unknown>>
  groupKey: string | null
}>

export const withGroupKey = (jobId: string | null, news: NotificationContent): StoredNotification => ({
  ...news,
  groupKey: keyOf(jobId, news),
})

/** What like news have in common; null for those that stand alone. */
function keyOf(jobId: string | null, { kind, params }: NotificationContent): string | null {
  switch (kind) {
    case 'job_matching':
      return JSON.stringify([kind, params.category, params.city])
    case 'bid_placed':
    case 'bid_edited':
    case 'bid_withdrawn':
    case 'job_edited':
    case 'job_open_again':
    case 'rating_changed':
    case 'reply_changed':
      return JSON.stringify([kind, jobId])
    case 'message_received':
      return JSON.stringify([kind, jobId, params.businessId])
    default:
      return null
  }
}

/** What accounts are told of an event. */
export type Delivery = StoredNotification &
  Readonly<{
    /** Null where it is about the account itself. */
    jobId: string | null
    /** When it became true. */
    happenedAt: Date
    now: Date
    /** That of a message in its thread; undefined for anything else. */
    messageNumber?: number
  }>

/** What accounts are told at the moment in which it happens. */
export const deliveryOf = (jobId: string | null, content: NotificationContent, now: Date): Delivery => ({
  ...withGroupKey(jobId, content),
  jobId,
  happenedAt: now,
  now,
})

/** Tells accounts of an event in one way: on the bell, by mail, by webhooks. It writes in the transaction of `db`, or not at all. */
export type Subscriber = (
  deps: Readonly<{ settings: Readonly<{ publicUrl: string }> }>,
  db: Db,
  accountIds: readonly string[],
  delivery: Delivery,
) => Promise<void>
