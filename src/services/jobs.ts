import { call, type Service } from './client.ts'
import type { Page } from '../../machines/page.ts'
import { jobListCall, type JobsRequest } from './job-list-call.ts'
import type { JobsOverview } from './list-types.ts'
import type { Job, JobDetails } from './job-types.ts'
import type { Role } from './types.ts'
import { jobDetailsFromWire, jobPageFromWire } from './wire/jobs.ts'

/** One page of a customer's jobs, or of those a business may see; the first one with what is beside the list. */
export function listJobs(request: JobsRequest): Service<Page<Job, JobsOverview>> {
  const asked = jobListCall(request)
  return call({
    isSafe: true,
    send: ({ client, init }) =>
      asked.path === '/get-jobs/customer'
        ? client.POST(asked.path, { ...init, body: asked.body })
        : client.POST(asked.path, { ...init, body: asked.body }),
    read: jobPageFromWire,
  })
}

/** The page in an answer's words; null where there are none, or they break the contract. */
export function jobPageIn(words: string | null): Page<Job, JobsOverview> | null {
  try {
    // What comes is taken to be as the contract says, as the client takes it.
    return words === null ? null : jobPageFromWire(JSON.parse(words) as Parameters<typeof jobPageFromWire>[0])
  } catch {
    return null
  }
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
