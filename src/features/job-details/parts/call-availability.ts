import type { JobDetails, Role } from '../../../actors/jobs.ts'
import type { CallAvailability } from './call-button.tsx'

/** Whom the viewer can call about a job: the other party, once a business is assigned. */
export function callingOf(
  role: Role,
  isMine: boolean,
  { customer, assignedBusiness }: Pick<JobDetails, 'customer' | 'assignedBusiness'>,
): CallAvailability {
  if (!assignedBusiness) return { type: 'early' }
  if (role === 'business' && !isMine) return { type: 'elsewhere' }
  const { phone } = role === 'customer' ? assignedBusiness : customer
  return phone ? { type: 'ready', phone } : { type: 'none' }
}
