/** What the database says when somebody wrote in a thread, or saw what was written. */
export type MessageEvent = Readonly<{
  event: 'message' | 'seen'
  /** The two sides. */
  accountIds: readonly string[]
  /** As the stream tells it. */
  data: Readonly<{ jobId: string; businessId: string; number: number; by: 'customer' | 'business' }>
}>

/** Reads what the triggers of `messages` and `thread_sides` send. */
export function talkEventIn(payload: string): MessageEvent {
  const [event, customerId = '', businessId = '', jobId = '', number, by] = payload.split(',')
  return {
    event: event === 'seen' ? 'seen' : 'message',
    accountIds: [customerId, businessId],
    data: { jobId, businessId, number: Number(number), by: by === 'business' ? 'business' : 'customer' },
  }
}
