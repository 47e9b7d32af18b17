import type { components } from '../../generated/api.ts'
import * as wire from '../../generated/client/wire-jobs.ts'
import type { Page } from '../../machines/pages.ts'
import { call, reading, type Service } from './client.ts'
import { jobListCall, type JobsRequest } from './job-list-call.ts'
import { property } from './property.ts'
import type { Job, JobDetails, Role, Schemas } from './types.ts'

type JobPage = Page<Job, Schemas['JobsOverview']>

/** Both roles are answered alike. */
const jobPage = reading(wire.listCustomerJobs, ({ jobs, nextCursor, overview }): JobPage => {
  const page = { items: jobs, next: nextCursor }
  return overview ? { ...page, beside: overview } : page
})

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

/** The page in an answer's words; null where there are none, or they break the contract. */
export function jobPageIn(words: string | null): JobPage | null {
  try {
    const body: unknown = words === null ? null : JSON.parse(words)
    return isPage(body) ? jobPage.fromWire(body) : null
  } catch {
    return null
  }
}

/** The rest is taken to be as the contract says, as the client takes it. */
const isPage = (body: unknown): body is components['schemas']['JobPage'] => Array.isArray(property(body, 'jobs'))

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

/** Today in the reader's calendar, such as 2026-12-04. */
export function today(now: Date = new Date()): string {
  const padded = (part: number, digits: number) => String(part).padStart(digits, '0')
  return [padded(now.getFullYear(), 4), padded(now.getMonth() + 1, 2), padded(now.getDate(), 2)].join('-')
}

/** Whether a day is over for the reader. */
export const isPastDay = (day: string, now: Date = new Date()): boolean => day < today(now)
