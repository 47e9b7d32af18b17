import { evaluateJobEvent } from '../../machines/job/machine.ts'
import type { JobActor, JobEvent, JobFacts } from '../../machines/job/types.ts'

/** Who looks at a job: its owner, who won it where somebody did, another one who bid, and one who did not. */
export const viewers = ['owner', 'winner', 'loser', 'visitor'] as const
export type Viewer = (typeof viewers)[number]

export const actorOf = (viewer: Viewer): JobActor => ({
  role: viewer === 'owner' ? 'customer' : 'business',
  id: viewer,
})

/** A state of a job, by what happened to it since it was posted. */
export type Row = { readonly name: string; readonly events: readonly JobEvent[] }

const [owner, winner, loser] = [actorOf('owner'), actorOf('winner'), actorOf('loser')]
const operator = { role: 'operator' } as const
const bid = { type: 'bid.placed', by: winner, amount: 120 } as const
const dearer = { type: 'bid.placed', by: loser, amount: 140 } as const
const given = [bid, dearer, { type: 'bid.accepted', by: owner, businessId: 'winner' }] as const
const done = [...given, { type: 'job.completed', by: winner }] as const
const rated = [...done, { type: 'job.rated', by: owner }] as const

/** Every state in which somebody finds a job. */
export const rows: readonly Row[] = [
  { name: 'open without bids', events: [] },
  { name: 'open with bids', events: [bid, dearer] },
  { name: 'open, one bid declined', events: [bid, dearer, { type: 'bid.declined', by: owner, businessId: 'loser' }] },
  { name: 'open, the only bid declined', events: [bid, { type: 'bid.declined', by: owner, businessId: 'winner' }] },
  { name: 'open, the only bid withdrawn', events: [bid, { type: 'bid.withdrawn', by: winner }] },
  { name: 'open, edited after a bid', events: [bid, { type: 'job.edited', by: owner }] },
  { name: 'expired without bids', events: [{ type: 'job.ended', by: operator }] },
  { name: 'expired with bids', events: [bid, dearer, { type: 'job.ended', by: operator }] },
  { name: 'in progress', events: given },
  { name: 'marked done, not rated', events: done },
  { name: 'not done after all', events: [...done, { type: 'completion.doubted', by: owner }] },
  { name: 'rated', events: rated },
  { name: 'rated, with a reply', events: [...rated, { type: 'rating.answered', by: winner }] },
  { name: 'ended by the customer', events: [...given, { type: 'assignment.ended', by: owner }] },
  { name: 'ended by the business', events: [...given, { type: 'assignment.ended', by: winner }] },
  { name: 'reopened by an operator', events: [...done, { type: 'job.reopened', by: operator }] },
  { name: 'deleted', events: [bid, { type: 'job.deleted', by: owner }] },
]

const posted: JobFacts = {
  status: 'open',
  ownerId: 'owner',
  assignedBusinessId: null,
  rating: null,
  isCompletionDisputed: false,
  isDisputeWindowClosed: false,
  bids: [],
  invitations: [],
}

/** What the job machine makes of the events. Throws where it does not allow one of them. */
export function factsOf({ name, events }: Row): JobFacts {
  return events.reduce((facts, event) => {
    const decision = evaluateJobEvent(facts, event)
    if (!decision.allowed) throw new Error(`${name}: ${event.type} is refused, ${decision.reason}`)
    return decision.next
  }, posted)
}
