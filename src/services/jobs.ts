import { call, type Service } from './client.ts'
import type { Page } from '../../machines/page.ts'
import type { JobFilter, JobListShows, JobsOverview } from './list-types.ts'
import type { Job, JobDetails } from './job-types.ts'
import type { Role } from './types.ts'
import { jobDetailsFromWire, jobPageFromWire } from './wire/jobs.ts'

export type JobsRequest = {
  readonly role: Role
  readonly filter: JobFilter
  /** The previous page's `next`; null for the first page. */
  readonly after: string | null
  /** How many jobs to give, 1 to 50. */
  readonly limit: number
}

/** One page of a customer's jobs, or of those a business may see; the first one with what is beside the list. */
export function listJobs({ role, filter, after, limit }: JobsRequest): Service<Page<Job, JobsOverview>> {
  const { shows, order } = filter
  const body = {
    limit,
    ...(order !== 'newest' && { order }),
    ...(after === null ? { overview: true } : { cursor: after }),
  }
  return call({
    isSafe: true,
    send: ({ client, init }) =>
      role === 'customer'
        ? client.POST('/get-jobs/customer', { ...init, body: { ...body, ...narrowed(shows, ['toRate']) } })
        : client.POST('/get-job/business', { ...init, body: { ...body, ...narrowed(shows, businessViews) } }),
    read: jobPageFromWire,
  })
}

const statuses = ['open', 'inprogress', 'completed', 'expired'] as const
const businessViews = ['findWork', 'myBids', 'won', 'done'] as const

/** How the calls say what is shown. What the other role alone has shows all. */
function narrowed<View extends string>(shows: JobListShows, views: readonly View[]) {
  const [status, view] = [statuses.find((one) => one === shows), views.find((one) => one === shows)]
  return { ...(status && { status: [status] }), ...(view && { view }) }
}

/** A job for its own screen. */
export function getJob({ role, jobId }: { readonly role: Role; readonly jobId: string }): Service<JobDetails> {
  return call({
    isSafe: true,
    send: ({ client, init }) =>
      role === 'customer'
        ? client.POST('/get-job-details/customer', { ...init, body: { jobid: jobId } })
        : client.POST('/get-job-details/business', { ...init, body: { jobid: jobId } }),
    read: jobDetailsFromWire,
  })
}
