import type { JobStatus } from '../../actors/jobs.ts'

/** What the filter offers; null is all jobs. */
export const statusFilters = [
  null,
  'open',
  'inprogress',
  'completed',
  'expired',
] as const satisfies readonly (JobStatus | null)[]

export type StatusFilter = (typeof statusFilters)[number]

/** The filter that an address asks for: `?status=open`. Anything unknown shows all jobs. */
export function filterIn(search: string): StatusFilter {
  const asked = new URLSearchParams(search).get('status')
  return statusFilters.find((status) => status === asked) ?? null
}

/** The address of the list with a filter, so that a reload, the way back and a copied link keep it. */
export function withFilter(list: string, status: StatusFilter): string {
  return status === null ? list : `${list}?status=${status}`
}
