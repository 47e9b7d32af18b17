import type { AssignedBusiness, Job, OwnBid, Role } from '../../../actors/jobs.ts'

/** How much of the window there is: one column, two, or two of which one is a table. */
export type Room = 'phone' | 'desk' | 'wide'

/** What of a job and its reader decides what comes first. */
type Shown = {
  readonly role: Role
  readonly isMine: boolean
  readonly details: {
    readonly job: Pick<Job, 'status' | 'bidsCount'>
    readonly assignedBusiness: Pick<AssignedBusiness, 'amount'> | null
    readonly ownBid: Pick<OwnBid, 'state'> | null
  }
  readonly may: { readonly bid: boolean }
}

export type Layout = {
  /** The customer chooses between bids, which have the larger part of a wide screen. */
  readonly isComparing: boolean
  /** The job is one line that unfolds, above what matters more to the reader. */
  readonly isFolded: boolean
  /** The address follows the job, above everything about the assignment. */
  readonly isWhereFirst: boolean
  /** The address is below the job, in its column beside the bids. */
  readonly isWhereBeside: boolean
  /** A card beside the job says its price, so the job does not. */
  readonly isPricedBeside: boolean
}

/** What comes next on a job's screen, below the banner: by whose turn it is, and how much room there is. */
export function layoutOf({ role, isMine, details, may }: Shown, room: Room): Layout {
  const { job, assignedBusiness, ownBid } = details
  const isAssigned = assignedBusiness !== null && (role === 'customer' || isMine)
  const isComparing = role === 'customer' && !isAssigned && job.bidsCount > 0
  const isBidder = role === 'business' && job.status === 'open' && ownBid?.state === 'standing'
  return {
    isComparing,
    isFolded: isComparing ? room !== 'wide' : room === 'phone' && (isAssigned || isBidder),
    isWhereFirst: isAssigned && room === 'phone' && job.status === 'inprogress',
    isWhereBeside: isComparing && room === 'wide',
    isPricedBeside: room !== 'phone' && (isAssigned ? assignedBusiness.amount !== null : may.bid && ownBid === null),
  }
}
