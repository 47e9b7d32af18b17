import { call, type Service } from './client.ts'
import type { JobDraft, JobEditDraft } from './drafts.ts'
import type { Page } from '../../machines/page.ts'
import type { JobFilter, JobListShows, JobsOverview } from './list-types.ts'
import type { Acknowledged, Job, JobDetails, Role } from './types.ts'
import { jobDetailsFromWire, jobEditToWire, jobFieldOf, jobPageFromWire, jobToWire } from './wire/jobs.ts'

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

type Keyed = { readonly key: string }

/** Posts a job with uploaded pictures. Failures name the draft's fields, and `pictures`. */
export function postJob({
  draft,
  pictures,
  key,
}: Keyed & { readonly draft: JobDraft; readonly pictures: readonly string[] }): Service<
  Acknowledged & { readonly jobId: string; readonly businessesTold: number }
> {
  const wire = jobToWire(draft, pictures)
  return call({
    key,
    fieldOf: jobFieldOf,
    send: ({ client, init }) =>
      client.POST('/create-job/customer', {
        ...init,
        body: { ...wire, budget: wire.budget ?? 0 },
        // Whoever is quicker than the form's rules are fetched hears from the server that a blank budget is missing.
        bodySerializer: () => JSON.stringify(wire),
      }),
    read: ({ message, jobId, businessesTold }) => ({ message, jobId, businessesTold }),
  })
}

/** Changes title and details of an open job. */
export function editJob({
  jobId,
  draft,
  key,
}: Keyed & { readonly jobId: string; readonly draft: JobEditDraft }): Service<Acknowledged> {
  return call({
    key,
    send: ({ client, init }) =>
      client.POST('/update-job/customer', { ...init, body: { jobId, ...jobEditToWire(draft) } }),
    read: ({ Message }) => ({ message: Message }),
  })
}

/** Deletes an open job. */
export function deleteJob({ jobId, key }: Keyed & { readonly jobId: string }): Service<Acknowledged> {
  return call({
    key,
    send: ({ client, init }) => client.POST('/delete-job/customer', { ...init, body: { jobid: jobId } }),
    read: ({ Message }) => ({ message: Message }),
  })
}

/** Accepts a bid at the amount seen; fails as `conflict` with the present bid if it was edited since. */
export function acceptBid({
  jobId,
  businessId,
  amountSeen,
  key,
}: Keyed & {
  readonly jobId: string
  readonly businessId: string
  readonly amountSeen: number
}): Service<Acknowledged> {
  return call({
    key,
    send: ({ client, init }) =>
      client.POST('/assign-job/customer', { ...init, body: { jobId, companyId: businessId, amount: amountSeen } }),
    read: ({ Message }) => ({ message: Message }),
  })
}
