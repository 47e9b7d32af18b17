import { getNextTransitions, transition } from 'xstate'
import type { SnapshotFrom } from 'xstate'
import { objectionToEvent, objectionToParty } from './law.ts'
import { jobMachine } from './machine.ts'
import { bidOutcomeOf, hasApplied, standingOf } from './standing.ts'
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

/** The badges beside the job's status, for one party. */
export type JobMarks = {
  /** The party may rate it. */
  readonly rate: boolean
  /** The party has bid on it, and that bid was neither withdrawn nor ended. */
  readonly applied: boolean
}

/** The job as one party sees it, for views: its status, the party's standing, its badges, and what the party may do. */
export type JobView = {
  readonly status: JobStatus
  readonly standing: Standing
  readonly marks: JobMarks
  readonly can: (act: JobAct) => boolean
}

/** An event without `by`: the viewer does it. */
export type JobAct = JobEvent extends infer Event ? (Event extends JobEvent ? Omit<Event, 'by'> : never) : never

/** What `viewer` may do with a job: `viewOf(facts, viewer).can({ type: 'job.edited' })`. */
export function viewOf(facts: JobFacts, viewer: Party): JobView {
  const snapshot = snapshotOf(facts)
  const can: JobView['can'] = (act) => snapshot.can({ ...act, by: viewer })
  return {
    status: facts.status,
    standing: standingOf(facts, viewer),
    marks: { rate: can({ type: 'job.rated' }), applied: hasApplied(bidOutcomeOf(facts, viewer)) },
    can,
  }
}

/** The machine's snapshot of a stored or fetched job. */
export function snapshotOf(facts: JobFacts): JobSnapshot {
  const { status: _, ...context } = facts
  return jobMachine.resolveState({ value: stateOf(facts), context })
}

/** The facts in a snapshot; the inverse of `snapshotOf`. */
export function factsOf(snapshot: JobSnapshot): JobFacts {
  return { ...snapshot.context, status: typeof snapshot.value === 'object' ? 'completed' : snapshot.value }
}

function stateOf({ status, rating }: JobFacts): JobSnapshot['value'] {
  if (status !== 'completed') return status
  return { completed: rating === null ? 'unrated' : 'rated' }
}

/** Why the job's status does not allow this event. */
function whatHappened({ status, rating, isDoubted }: JobFacts, { type }: JobEvent): JobRefusal {
  const isOfRating = type === 'rating.changed' || type === 'rating.answered' || type === 'rating.removed'
  const isAfterwards = type === 'job.rated' || type === 'completion.doubted' || isOfRating
  switch (status) {
    case 'open': // too early to complete or to end, to rate, to doubt or to take a step back
      return type === 'job.completed' || type === 'assignment.ended' ? 'JOB_NOT_ASSIGNED' : 'JOB_NOT_COMPLETED'
    case 'inprogress':
      if (type === 'completion.doubted' && isDoubted) return 'ALREADY_DOUBTED'
      return isAfterwards ? 'JOB_NOT_COMPLETED' : 'JOB_ALREADY_ASSIGNED'
    case 'completed':
      if (isOfRating) return 'JOB_NOT_RATED'
      return isAfterwards && rating !== null ? 'ALREADY_RATED' : 'JOB_ALREADY_COMPLETED'
    case 'expired':
      return 'JOB_EXPIRED'
    case 'deleted':
      return 'JOB_WAS_DELETED'
  }
}
