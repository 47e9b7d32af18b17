import type { JobEvent, JobEventType } from '../../../../machines/job/types.ts'

type Words<Type extends JobEventType> = (event: Extract<JobEvent, { readonly type: Type }>, job: string) => string

/** How each event is told, without its doer. */
const words: { readonly [Type in JobEventType]: Words<Type> } = {
  'bid.placed': ({ amount }, job) => `bids ${amount.toFixed(2)} on ${job}`,
  'bid.edited': ({ amount }, job) => `changes a bid on ${job} to ${amount.toFixed(2)}`,
  'bid.accepted': ({ businessId, amountSeen }, job) =>
    `accepts the bid of ${businessId} on ${job}${amountSeen === undefined ? '' : ` as ${amountSeen.toFixed(2)}`}`,
  'bid.withdrawn': (_, job) => `withdraws a bid on ${job}`,
  'bid.declined': ({ businessId, amountSeen }, job) =>
    `declines the bid of ${businessId} on ${job}${amountSeen === undefined ? '' : ` as ${amountSeen.toFixed(2)}`}`,
  'bid.reconsidered': ({ businessId }, job) => `reconsiders the bid of ${businessId} on ${job}`,
  'job.edited': (_, job) => `edits ${job}`,
  'job.deleted': (_, job) => `deletes ${job}`,
  'job.completed': (_, job) => `completes ${job}`,
  'assignment.ended': (_, job) => `ends the assignment of ${job}`,
  'completion.doubted': (_, job) => `says that ${job} is not done`,
  'rating.changed': (_, job) => `changes the rating of ${job}`,
  'rating.answered': (_, job) => `replies to the rating of ${job}`,
  'rating.removed': (_, job) => `removes the rating of ${job}`,
  'job.expired': (_, job) => `ends ${job}`,
  'job.rated': (_, job) => `rates ${job}`,
  'job.reopened': (_, job) => `reopens ${job}`,
  'job.ended': (_, job) => `ends ${job}`,
  'job.removed': (_, job) => `removes ${job}`,
}

/** An event in words: `Bolt bids 120.50 on job 1`. */
export function told(event: JobEvent, job: number): string {
  const who = 'id' in event.by ? event.by.id : event.by.role === 'system' ? 'The clock' : 'Somebody without a token'
  return `${who} ${wordsFor(event.type, event, `job ${job + 1}`)}`
}

function wordsFor<Type extends JobEventType>(type: Type, event: JobEvent, job: string): string {
  if (!isOf(event, type)) throw new Error(`${event.type} is not ${type}`)
  return words[type](event, job)
}

function isOf<Type extends JobEventType>(
  event: JobEvent,
  type: Type,
): event is Extract<JobEvent, { readonly type: Type }> {
  return event.type === type
}
