import type { JobEvent, JobEventType, JobFacts } from '../../../../machines/job/types.ts'
import type { NotificationKind } from '../../../../server/events/content.ts'
import { notificationText } from '../../../../server/notifications/render-text.ts'
import { CHANGED_STARS, REASON, STARS } from '../requests.ts'

/** A job to tell of: as it was before, and its title as it is now. */
type Told = Readonly<{ facts: JobFacts; title: string }>
type Telling = readonly (readonly [to: string, kind: NotificationKind])[]

const bidders = ({ bids }: JobFacts): readonly string[] =>
  bids.filter(({ state }) => state === 'standing').map(({ businessId }) => businessId)
const owner =
  (kind: NotificationKind) =>
  (facts: JobFacts): Telling => [[facts.ownerId, kind]]
const itsBusiness =
  (kind: NotificationKind) =>
  (_: JobFacts, event: JobEvent): Telling =>
    'businessId' in event ? [[event.businessId, kind]] : []
const worker =
  (kind: NotificationKind) =>
  ({ assignedBusinessId }: JobFacts): Telling =>
    assignedBusinessId === null ? [] : [[assignedBusinessId, kind]]
const everyBidder =
  (kind: NotificationKind) =>
  (facts: JobFacts): Telling =>
    bidders(facts).map((to) => [to, kind])

/** Whom each event is told to. */
const telling: { readonly [Type in JobEventType]: (facts: JobFacts, event: JobEvent) => Telling } = {
  'bid.placed': owner('bid_placed'),
  'bid.edited': owner('bid_edited'),
  'bid.accepted': (facts, event) =>
    bidders(facts).map((to) => [
      to,
      'businessId' in event && event.businessId === to ? 'bid_accepted' : 'bid_not_chosen',
    ]),
  'bid.withdrawn': owner('bid_withdrawn'),
  'bid.declined': itsBusiness('bid_declined'),
  'bid.reconsidered': itsBusiness('bid_reconsidered'),
  'job.edited': everyBidder('job_edited'),
  'job.deleted': everyBidder('job_deleted'),
  'job.completed': (facts, event) =>
    event.by.role === 'customer' ? worker('job_completed_by_owner')(facts) : owner('job_completed')(facts),
  'assignment.ended': (facts, event) => [
    ...(event.by.role === 'customer' ? worker('assignment_ended')(facts) : owner('stepped_down')(facts)),
    ...bidders(facts)
      .filter((to) => to !== facts.assignedBusinessId)
      .map((to) => [to, 'job_open_again'] as const),
  ],
  'completion.doubted': worker('completion_doubted'),
  'job.expired': owner('job_expired'),
  // Operators do not walk about.
  'job.reopened': () => [],
  'job.ended': () => [],
  'job.removed': () => [],
  'job.rated': worker('job_rated'),
  'rating.changed': worker('rating_changed'),
  'rating.answered': (facts) => owner(facts.rating?.reply === 'none' ? 'rating_answered' : 'reply_changed')(facts),
  'rating.removed': () => [],
}

/** Who is told what of an event that happened, in the words that they read. */
export function newsOf({ facts, title }: Told, event: JobEvent): readonly (readonly [to: string, words: string])[] {
  const params = {
    title,
    rating: event.type === 'rating.changed' ? CHANGED_STARS : STARS,
    reason: REASON,
    business: event.by.role === 'business' ? event.by.id : '',
    amount: 'amount' in event ? event.amount : 0,
  }
  return telling[event.type](facts, event).map(([to, kind]) => [to, notificationText(kind, params, 'en')])
}

/** What is told of a job without anything happening to it. */
export const newsAbout = (kind: 'job_matching' | 'job_expiring', title: string): string =>
  notificationText(kind, { title, city: 'Austin' }, 'en')
