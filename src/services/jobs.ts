import * as wire from '../../generated/client/wire-jobs.ts'
import { call, reading, type Service } from './client.ts'
import { jobListCall, type JobsRequest } from './job-list-call.ts'
import { jobPage, type JobPage } from './job-page.ts'
import type { JobDetails, Role } from './types.ts'

const jobDetails = reading(wire.getCustomerJob, ({ withdrawnBid, ...details }): JobDetails => {
  return { ...details, ownBid: details.ownBid ?? withdrawnBid }
})

/** One page of a customer's jobs, or of those a business may see; the first one with what is beside the list. */
export function listJobs(request: JobsRequest): Service<JobPage> {
  const asked = jobListCall(request)
  return call({
    isSafe: true,
    wire: jobPage,
    send: ({ client, init }) =>
      asked.path === '/get-jobs/customer'
        ? client.POST(asked.path, { ...init, body: asked.body })
        : client.POST(asked.path, { ...init, body: asked.body }),
  })
}

/** A job for its own screen. */
export function getJob({ role, jobId }: { readonly role: Role; readonly jobId: string }): Service<JobDetails> {
  return call({
    isSafe: true,
    wire: jobDetails,
    send: ({ client, init }) =>
      role === 'customer'
        ? client.POST('/get-job-details/customer', { ...init, body: wire.getCustomerJob.toWire({ jobId }) })
        : client.POST('/get-job-details/business', { ...init, body: wire.getBusinessJob.toWire({ jobId }) }),
  })
}
