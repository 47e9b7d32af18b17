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
