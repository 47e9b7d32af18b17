import type { JobStatus } from '../../actors/jobs.ts'

/** The choices of the filter; null is all jobs. */
export const statusFilters = [
  null,
  'open',
  'inprogress',
  'completed',
  'expired',
] as const satisfies readonly (JobStatus | null)[]

export type StatusFilter = (typeof statusFilters)[number]

/** The filter in an address: `?status=open`. An unknown value shows all jobs. */
export function filterIn(search: string): StatusFilter {
  const asked = new URLSearchParams(search).get('status')
  return statusFilters.find((status) => status === asked) ?? null
}

/** The address of the filtered list, so that reload, Back and a copied link keep the filter. */
export function withFilter(list: string, status: StatusFilter): string {
  return status === null ? list : `${list}?status=${status}`
}
