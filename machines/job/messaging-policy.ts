import type { ErrorCode } from '../../generated/codes.ts'
import type { BidState, JobFacts } from './types.ts'

/** Why one side of a thread cannot write, as error codes of the contract. */
export type MessagingBlock = Extract<
  ErrorCode,
  | 'JOB_ALREADY_ASSIGNED'
  | 'JOB_EXPIRED'
  | 'JOB_WAS_DELETED'
  | 'TALK_OVER'
  | 'BID_WITHDRAWN'
  | 'PARTNER_GONE'
  | 'EMAIL_NOT_VERIFIED'
>

/** The two sides of a thread: the owner of the job, and one business. */
export type ThreadRole = 'customer' | 'business'

/** Everything about a job and a business that decides whether they may write to each other. */
export type MessagingFacts = Pick<JobFacts, 'status' | 'assignedBusinessId'> & {
  /** The business whose thread it is. */
  readonly businessId: string
  /** Its bid on the job; null where it has made none. */
  readonly bid: BidState | null
  /** One of the two has written before. */
  readonly hasMessages: boolean
  /** The job is completed for so long that both have nothing more to say. */
  readonly isMessagingClosed: boolean
  /** The other side is blocked, about to leave or deleted: it would never read it. */
  readonly isOtherInactive: boolean
  /** Who reads it has still to verify the own address, without which nobody begins to write. */
  readonly mustVerify: boolean
}

/**
 * Why this side may not write to the other now; null if it may. While the job is open every thread of it is writable, and
 * from then on only that of the assigned business; what is expired or deleted is only read.
 *
 * A business whose bid is withdrawn has said that it wants no more of the job, so that its customer does not begin; who
 * has begun may go on.
 */
export function messagingBlockReason(talk: MessagingFacts, writer: ThreadRole): MessagingBlock | null {
  const { status, assignedBusinessId, businessId, bid, hasMessages, isMessagingClosed, isOtherInactive, mustVerify } =
    talk
  if (status === 'deleted') return 'JOB_WAS_DELETED'
  if (status === 'expired') return 'JOB_EXPIRED'
  if (status !== 'open' && assignedBusinessId !== businessId) return 'JOB_ALREADY_ASSIGNED'
  if (status === 'completed' && isMessagingClosed) return 'TALK_OVER'
  if (isOtherInactive) return 'PARTNER_GONE'
  if (hasMessages) return null
  if (writer === 'customer' && bid === 'withdrawn') return 'BID_WITHDRAWN'
  return mustVerify ? 'EMAIL_NOT_VERIFIED' : null
}
