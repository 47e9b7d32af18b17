import type { NotificationGroup } from '../../actors/notifications.ts'
import { links } from '../../shared/routes.ts'

/** What a reader may do next, by the verb on the button. */
export type Act = 'compare' | 'bid' | 'reply' | 'rate' | 'why' | 'job' | 'jobs'

const acts: ReadonlyMap<string, Act> = new Map([
  ['bid_placed', 'bid'],
  ['bid_edited', 'bid'],
  ['message_received', 'reply'],
  ['job_completed', 'rate'],
  ['completion_doubted', 'why'],
])

/** There is nothing left to see or to do. */
const ended: ReadonlySet<string> = new Set(['job_deleted', 'job_removed', 'bid_not_chosen'])

/** Where a row leads; null where there is nowhere to go. */
export function targetOf({ id, jobId, businessId, count }: NotificationGroup): string | null {
  if (jobId !== null && businessId !== null) return links.thread(jobId, businessId)
  if (jobId !== null) return links.jobDetails(jobId)
  return count > 1 ? links.notificationGroup(id) : null
}

/** What waits behind a row, or is new behind one that was not read yet; null where nothing is. */
export function actOf({
  kind,
  jobId,
  count,
  unread,
  pending,
}: Pick<NotificationGroup, 'kind' | 'jobId' | 'count' | 'unread' | 'pending'>): Act | null {
  if (pending) return kind === 'bid_placed' && count > 1 ? 'compare' : (acts.get(kind) ?? 'job')
  if (unread === 0 || ended.has(kind)) return null
  if (jobId === null) return count > 1 ? 'jobs' : null
  return kind === 'message_received' ? 'reply' : 'job'
}
