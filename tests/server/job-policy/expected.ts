import { errorStatus } from '../../../generated/codes.ts'
import { evaluateJobEvent } from '../../../machines/job/machine.ts'
import type { JobEvent, JobFacts } from '../../../machines/job/types.ts'

/** What the server is to answer, such as `409 JOB_EXPIRED`, and the job after it. */
export type Expected = Readonly<{ answer: string; next: JobFacts }>

/** Asks the machine about an event. */
export function expectedOf(facts: JobFacts, event: JobEvent): Expected {
  const decision = evaluateJobEvent(facts, event)
  if (decision.allowed) return { answer: '200', next: decision.next }
  // The call names a bid and no job: where there is none to name, nothing tells the server whose it would be.
  const namesABid = event.type === 'bid.edited' || event.type === 'bid.withdrawn'
  const isOfNothing = namesABid && event.by.role === 'business' && facts.bids.length === 0
  const code = isOfNothing ? 'BID_NOT_FOUND' : decision.reason
  return { answer: `${errorStatus[code]} ${code}`, next: facts }
}

/**
 * A job in words, as its owner can know it: `inprogress with Bolt (Oak 100, Bolt 120.5, Vega 80 declined)`, without what was
 * withdrawn or ended. Of a deleted one nobody can tell more than that it is gone.
 */
export function wordsOf({ status, rating, isCompletionDisputed, assignedBusinessId, bids }: JobFacts): string {
  if (status === 'deleted') return 'deleted'
  const assigned = assignedBusinessId === null ? '' : ` with ${assignedBusinessId}`
  const offers = bids
    .filter(({ state }) => state !== 'withdrawn' && state !== 'ended')
    .map(({ businessId, amount, state }) => `${businessId} ${amount}${state === 'declined' ? ' declined' : ''}`)
    .toSorted()
  return `${status}${rating === null ? '' : `, rated ${rating.revision}${rating.isFinal ? ' for good' : ''}, reply ${rating.reply},`}${isCompletionDisputed ? ', doubted,' : ''}${assigned} (${offers.join(', ') || 'no bids'})`
}
