import type { DeclineReason, InvitationReason, Role } from '../schema/column-types.ts'
import type { JobRow } from '../schema/tables.ts'

/** A job as an event names it. */
export type JobRef = Pick<JobRow, 'id' | 'title' | 'customer_id'>

/** What an operator does to a job; `status` is what the job is afterwards. */
export type OperatorEventType = 'job.reopened' | 'job.ended' | 'job.removed' | 'job.completed' | 'rating.removed'

/** A job event, named after the machine's event. It alone determines the recipients. `businessId` is the business it is about. */
export type JobEvent =
  | Readonly<{ type: 'job.posted'; job: JobRef; category: string; city: string }>
  | Readonly<{ type: 'job.edited' | 'job.deleted' | 'job.expiring' | 'job.expired'; job: JobRef }>
  | Readonly<{ type: 'job.completed'; by: Role; job: JobRef; businessId: string }>
  | Readonly<{ type: 'completion.doubted'; job: JobRef; businessId: string; reason: string }>
  | Readonly<{ type: 'assignment.ended'; by: Role; job: JobRef; businessId: string }>
  | Readonly<{ type: 'bid.placed' | 'bid.edited'; job: JobRef; businessId: string; amount: string }>
  | Readonly<{ type: 'bid.withdrawn' | 'bid.accepted' | 'bid.reconsidered'; job: JobRef; businessId: string }>
  | Readonly<{ type: 'bid.declined'; job: JobRef; businessId: string; reason: DeclineReason | null }>
  | Readonly<{ type: 'business.invited'; job: JobRef; businessId: string }>
  | Readonly<{ type: 'invitation.declined'; job: JobRef; businessId: string; reason: InvitationReason }>
  | Readonly<{ type: 'job.rated' | 'rating.changed'; job: JobRef; businessId: string; rating: number }>
  | Readonly<{ type: 'rating.answered'; job: JobRef; businessId: string; isFirst: boolean }>
  | Readonly<{ type: OperatorEventType; by: 'operator'; job: JobRef; isOpen: boolean }>
  | Readonly<{ type: 'message.sent'; by: Role; job: JobRef; businessId: string; number: number }>
  | Readonly<{
      type: 'account.blocked' | 'account.unblocked'
      accountId: string
      job: JobRef
      party: string
      partnerId: string
    }>

/** What happened. */
export type DomainEvent =
  | JobEvent
  | Readonly<{ type: 'credential.checked' | 'credential.unchecked'; businessId: string; of: 'license' | 'insurance' }>
  | Readonly<{
      type: 'membership.paid' | 'membership.unpaid' | 'membership.ending'
      businessId: string
      /** Until when it lasts; of one that is not paid, the end of its grace. */
      until: Date
    }>
