import { getNextTransitions, transition } from 'xstate'
import type { SnapshotFrom } from 'xstate'
import { bidOf, type Circumstances, objectionToEvent, objectionToParty, standingOf } from './law.ts'
import { jobMachine } from './machine.ts'
import type { JobEvent, JobFacts, JobRefusal, JobStatus, Party, Standing } from './types.ts'

export type Decision =
  | { readonly allowed: true; readonly next: JobFacts }
  | { readonly allowed: false; readonly reason: JobRefusal }

export type JobSnapshot = SnapshotFrom<typeof jobMachine>

/**
 * Whether this may happen to this job now. If so, `next` holds the facts afterwards; if not, `reason` is the
 * contract's error code, checked in this order: who asks, what has become of the job, what else is missing.
 */
export function decide(facts: JobFacts, event: JobEvent): Decision {
  const snapshot = snapshotOf(facts)
  if (snapshot.can(event)) {
    const [next] = transition(jobMachine, snapshot, event)
    return { allowed: true, next: factsOf(next) }
  }
  const atHome = getNextTransitions(snapshot).some(({ eventType }) => eventType === event.type)
  const reason =
    objectionToParty(facts, event) ?? (atHome ? objectionToEvent(facts, event) : null) ?? whatHappened(facts, event)
  return { allowed: false, reason }
}

/** The job as one party sees it, for views: its status, the party's standing, its badges, and what the party may do. */
export type JobView = {
  readonly status: JobStatus
  readonly standing: Standing
  readonly marks: JobMarks
  readonly can: (act: JobAct) => boolean
}

/** The badges beside the job's status, for one party. */
export type JobMarks = {
  /** The party may rate it. */
  readonly rate: boolean
  /** The party has bid on it and not withdrawn. */
  readonly applied: boolean
}

/** What became of a business's own bid: `notChosen` stood while another one was accepted. */
export type BidOutcome = 'sent' | 'declined' | 'withdrawn' | 'won' | 'notChosen'

/** What became of the bid of a business on this job; null if it made none. */
export function bidOutcomeOf(job: Circumstances, business: Party): BidOutcome | null {
  if (standingOf(job, business) === 'assignedBusiness') return 'won'
  const bid = bidOf(job, business)
  if (bid === undefined) return null
  if (bid.state !== 'standing') return bid.state
  return job.assignedBusinessId === null ? 'sent' : 'notChosen'
}

/** Whether a business counts as having bid: what it withdrew is as if it had never been, but that it may be told so. */
export function hasApplied(outcome: BidOutcome | null): boolean {
  return outcome !== null && outcome !== 'withdrawn'
}

/** An event without `by`: the viewer does it. */
export type JobAct = JobEvent extends infer Event ? (Event extends JobEvent ? Omit<Event, 'by'> : never) : never

/** What `viewer` may do with a job: `viewOf(facts, viewer).can({ type: 'job.edited' })`. */
export function viewOf(facts: JobFacts, viewer: Party): JobView {
  const snapshot = snapshotOf(facts)
  const standing = standingOf(facts, viewer)
  return {
    status: facts.status,
    standing,
    marks: {
      rate: snapshot.can({ type: 'job.rated', by: viewer }),
      applied: hasApplied(bidOutcomeOf(facts, viewer)),
    },
    can: (act) => snapshot.can({ ...act, by: viewer }),
  }
}

/** The machine's snapshot of a stored or fetched job. */
export function snapshotOf(facts: JobFacts): JobSnapshot {
  const { status: _, isRated: __, ...context } = facts
  return jobMachine.resolveState({ value: stateOf(facts), context })
}

/** The facts in a snapshot; the inverse of `snapshotOf`. */
export function factsOf(snapshot: JobSnapshot): JobFacts {
  const isCompleted = typeof snapshot.value === 'object'
  return {
    ...snapshot.context,
    status: typeof snapshot.value === 'object' ? 'completed' : snapshot.value,
    isRated: isCompleted && snapshot.matches({ completed: 'rated' }),
  }
}

function stateOf({ status, isRated }: JobFacts): JobSnapshot['value'] {
  if (status !== 'completed') return status
  return { completed: isRated ? 'rated' : 'unrated' }
}

/** Why the job's status does not allow this event. */
function whatHappened({ status, isRated, isDoubted }: JobFacts, { type }: JobEvent): JobRefusal {
  const isAfterwards = type === 'job.rated' || type === 'completion.doubted'
  switch (status) {
    case 'open': // too early to complete, to rate, to doubt or to take a step back
      return type === 'job.completed' ? 'JOB_NOT_ASSIGNED' : 'JOB_NOT_COMPLETED'
    case 'inprogress':
      if (type === 'completion.doubted' && isDoubted) return 'ALREADY_DOUBTED'
      return isAfterwards ? 'JOB_NOT_COMPLETED' : 'JOB_ALREADY_ASSIGNED'
    case 'completed':
      return isAfterwards && isRated ? 'ALREADY_RATED' : 'JOB_ALREADY_COMPLETED'
    case 'expired':
      return 'JOB_EXPIRED'
    case 'deleted':
      return 'JOB_WAS_DELETED'
  }
}
