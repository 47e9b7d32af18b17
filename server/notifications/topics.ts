import type { components } from '../../generated/client/schemas.ts'
import type { NotificationKind } from '../events/content.ts'

export type Topic = components['schemas']['NotificationTopic']

/** What each kind is about. All notifications of a group are of one kind, and so of one topic. */
const TOPICS: Readonly<Record<NotificationKind, Topic>> = {
  bid_placed: 'bids',
  bid_edited: 'bids',
  bid_withdrawn: 'bids',
  bid_declined: 'bids',
  bid_reconsidered: 'bids',
  bid_accepted: 'bids',
  bid_not_chosen: 'bids',
  message_received: 'messages',
  invited: 'jobs',
  invitation_declined: 'jobs',
  job_matching: 'jobs',
  job_found: 'jobs',
  job_edited: 'jobs',
  job_deleted: 'jobs',
  job_expiring: 'jobs',
  job_expired: 'jobs',
  job_completed: 'jobs',
  job_completed_by_owner: 'jobs',
  job_open_again: 'jobs',
  job_rated: 'jobs',
  rating_changed: 'jobs',
  rating_answered: 'jobs',
  reply_changed: 'jobs',
  rating_removed: 'jobs',
  assignment_ended: 'jobs',
  stepped_down: 'jobs',
  completion_doubted: 'jobs',
  job_reopened: 'jobs',
  job_resumed: 'jobs',
  job_ended: 'jobs',
  job_removed: 'jobs',
  job_settled: 'jobs',
  partner_blocked: 'jobs',
  partner_unblocked: 'jobs',
  own_blocked: 'jobs',
  own_unblocked: 'jobs',
  license_checked: 'account',
  insurance_checked: 'account',
  license_unchecked: 'account',
  insurance_unchecked: 'account',
  membership_paid: 'account',
  membership_unpaid: 'account',
  membership_ending: 'account',
}

/** The kinds of a topic. */
export const kindsAbout = (topic: Topic): readonly string[] =>
  Object.entries(TOPICS)
    .filter(([, about]) => about === topic)
    .map(([kind]) => kind)
