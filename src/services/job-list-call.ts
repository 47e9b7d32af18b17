import type { paths } from '../../generated/api.ts'
import { headersOf } from './request.ts'
import type { JobFilter, Role } from './types.ts'

export type JobsRequest = {
  readonly role: Role
  readonly filter: JobFilter
  /** The previous page's `next`; null for the first page. */
  readonly after: string | null
  /** How many jobs to give, 1 to 50. */
  readonly limit: number
}

type CallOf<Path extends '/get-jobs/customer' | '/get-job/business'> = {
  readonly path: Path
  readonly body: NonNullable<paths[Path]['post']['requestBody']>['content']['application/json']
}

/** Where the API is, and who asks it. */
type Asker = Parameters<typeof headersOf>[0] & { readonly baseUrl: string }

/** The whole request for a page. It is the same for every caller. */
export function jobListAsked({ baseUrl, ...asker }: Asker, request: JobsRequest) {
  const { path, body } = jobListCall(request)
  return {
    url: `${baseUrl}${path}`,
    headers: { ...headersOf(asker), 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  }
}

/** How many jobs a page of the list has. */
export const pageSize = 10

/** Which call of the contract gives a page of a customer's jobs, or of those a business may see, and what it is sent. */
export function jobListCall({
  role,
  filter: { shows, order, search, limits },
  after,
  limit,
}: JobsRequest): CallOf<'/get-jobs/customer'> | CallOf<'/get-job/business'> {
  const { trade, city, ...common } = limits
  const body = {
    limit,
    ...common,
    ...(search !== '' && { q: search }),
    ...(after === null ? { overview: true } : { cursor: after }),
  }
  const area = {
    ...(trade !== undefined && { category: [trade] }),
    ...(city !== undefined && { locations: [city] }),
  }
  if (role === 'customer') {
    const ordered = order !== 'newest' && order !== 'nearest' && { order }
    return { path: '/get-jobs/customer', body: { ...body, ...ordered, ...narrowed(shows, ['toRate']) } }
  }
  const ordered = order !== 'newest' && { order }
  return { path: '/get-job/business', body: { ...body, ...ordered, ...narrowed(shows, businessViews), ...area } }
}

const statuses = ['open', 'inprogress', 'completed', 'expired'] as const
const businessViews = ['findWork', 'myBids', 'won', 'done'] as const

/** How the calls say what is shown. What the other role alone has shows all. */
function narrowed<View extends string>(shows: JobFilter['shows'], views: readonly View[]) {
  const [status, view] = [statuses.find((one) => one === shows), views.find((one) => one === shows)]
  return { ...(status && { status: [status] }), ...(view && { view }) }
}
