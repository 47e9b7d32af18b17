import type { Role } from '../schema/column-types.ts'
import type { MailedKind } from './repository-mail-outbox.ts'

/** To whom each kind of mail about jobs and bids goes. */
const MAILED_TO: Readonly<Record<MailedKind, Role | 'both'>> = {
  bid_placed: 'customer',
  bid_withdrawn: 'customer',
  bid_accepted: 'business',
  bid_declined: 'business',
  bid_reconsidered: 'business',
  bid_not_chosen: 'business',
  job_completed: 'customer',
  job_completed_by_owner: 'business',
  assignment_ended: 'business',
  stepped_down: 'customer',
  completion_doubted: 'business',
  job_rated: 'business',
  rating_answered: 'customer',
  message_received: 'both',
  job_expiring: 'customer',
}

export const isMailedKind = (kind: string): kind is MailedKind => Object.hasOwn(MAILED_TO, kind)

/** The kinds that a role gets. */
export function mailKindsOf(role: Role): MailedKind[] {
  return Object.keys(MAILED_TO)
    .filter(isMailedKind)
    .filter((kind) => MAILED_TO[kind] === role || MAILED_TO[kind] === 'both')
}
