import type { BidFact, JobFacts, Party, Standing } from './types.ts'

/** The facts that decide who may act and what must hold; the chart decides when. */
export type Circumstances = Pick<JobFacts, 'ownerId' | 'assignedBusinessId' | 'bids'>

/** A party's role towards a job. */
export function standingOf(job: Circumstances, party: Party): Standing {
  switch (party.role) {
    case 'customer':
      return party.id === job.ownerId ? 'owner' : 'otherCustomer'
    case 'business':
      if (party.id === job.assignedBusinessId) return 'assignedBusiness'
      return bidOf(job, party) ? 'bidder' : 'otherBusiness'
    case 'system':
    case 'operator':
    case 'nobody':
      return party.role
  }
}

/** The bid of a party on a job. */
export function bidOf(job: Circumstances, party: Party): BidFact | undefined {
  return party.role === 'business' ? job.bids.find((bid) => bid.businessId === party.id) : undefined
}

/** The badges beside the job's status, for one party. */
export type JobMarks = {
  /** The party may rate it. */
  readonly rate: boolean
  /** The party has bid on it, and that bid was neither withdrawn nor ended. */
  readonly applied: boolean
}

/** What became of a business's own bid: `notChosen` stood while another one was accepted, `ended` won until that was ended. */
export type BidOutcome = 'sent' | 'declined' | 'withdrawn' | 'won' | 'notChosen' | 'ended'

/** What became of the bid of a business on this job; null if it made none. */
export function bidOutcomeOf(job: Circumstances, business: Party): BidOutcome | null {
  if (standingOf(job, business) === 'assignedBusiness') return 'won'
  const bid = bidOf(job, business)
  if (bid === undefined) return null
  if (bid.state !== 'standing') return bid.state
  return job.assignedBusinessId === null ? 'sent' : 'notChosen'
}

/** Whether a business counts as having bid: what was withdrawn or ended is as if it had never been, but that it is told so. */
export function hasApplied(outcome: BidOutcome | null): boolean {
  return outcome !== null && outcome !== 'withdrawn' && outcome !== 'ended'
}

/**
 * The badges of one party, without the chart: a list of jobs shows them, and need not load the law for that. A test
 * keeps them equal to what the law says.
 */
export function marksOf(job: Circumstances & Pick<JobFacts, 'status' | 'rating'>, viewer: Party): JobMarks {
  return {
    rate: job.status === 'completed' && job.rating === null && standingOf(job, viewer) === 'owner',
    applied: hasApplied(bidOutcomeOf(job, viewer)),
  }
}
