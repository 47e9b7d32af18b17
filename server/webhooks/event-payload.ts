import type { components } from '../../generated/api.ts'
import type { NotificationKind } from '../events/content.ts'
import type { WebhookTopic, WebhookType } from '../schema/tables-operations.ts'
import type { TakenDelivery } from './repository-deliveries.ts'

type TypeAbout<Topic extends WebhookTopic = WebhookTopic> = Extract<WebhookType, `${Topic}.${string}`>

/** As which event each kind of news is sent. */
const TYPES = {
  bid_placed: 'bid.placed',
  bid_edited: 'bid.edited',
  bid_withdrawn: 'bid.withdrawn',
  bid_declined: 'bid.declined',
  bid_reconsidered: 'bid.reconsidered',
  bid_accepted: 'bid.accepted',
  bid_not_chosen: 'bid.not_chosen',
  job_matching: 'job.posted',
  job_found: 'job.posted',
  invited: 'job.invited',
  invitation_declined: 'job.invitation_declined',
  job_edited: 'job.edited',
  job_deleted: 'job.deleted',
  job_completed: 'job.completed',
  job_completed_by_owner: 'job.completed',
  job_settled: 'job.completed',
  assignment_ended: 'job.assignment_ended',
  stepped_down: 'job.assignment_ended',
  job_open_again: 'job.open_again',
  completion_doubted: 'job.completion_doubted',
  job_expiring: 'job.expiring',
  job_expired: 'job.expired',
  job_reopened: 'job.reopened',
  job_resumed: 'job.resumed',
  job_ended: 'job.ended',
  job_removed: 'job.removed',
  partner_blocked: 'job.partner_blocked',
  partner_unblocked: 'job.partner_unblocked',
  job_rated: 'rating.given',
  rating_changed: 'rating.changed',
  rating_answered: 'rating.answered',
  reply_changed: 'rating.answer_changed',
  rating_removed: 'rating.removed',
  message_received: 'message.received',
  license_checked: 'account.license_checked',
  license_unchecked: 'account.license_unchecked',
  insurance_checked: 'account.insurance_checked',
  insurance_unchecked: 'account.insurance_unchecked',
  membership_paid: 'account.membership_paid',
  membership_unpaid: 'account.membership_unpaid',
  membership_ending: 'account.membership_ending',
  own_blocked: 'account.blocked',
  own_unblocked: 'account.unblocked',
} as const satisfies Readonly<Record<NotificationKind, TypeAbout>>

const TOPICS: readonly WebhookTopic[] = ['job', 'bid', 'rating', 'message', 'account']

/** The event as which news are sent, and what it is about; undefined for news of a kind that this version does not know. */
export function webhookEventFor(kind: string): Readonly<{ type: TypeAbout; topic: WebhookTopic }> | undefined {
  if (!isKnown(kind)) return undefined
  const type = TYPES[kind]
  const topic = TOPICS.find((one) => type.startsWith(`${one}.`))
  return topic && { type, topic }
}

const isKnown = (kind: string): kind is NotificationKind => Object.hasOwn(TYPES, kind)

/** What the address itself is sent. */
export function toEvent({
  type,
  happenedAt,
  jobId,
  sequence,
  businessId,
  messageNumber,
}: TakenDelivery): components['schemas']['WebhookEvent'] {
  return { type, timestamp: happenedAt.toISOString(), data: { jobId, sequence, businessId, messageNumber } }
}
