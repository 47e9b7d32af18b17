import { call, type Service } from './client.ts'
import type { JobDraft, JobEditDraft } from './drafts.ts'
import type { Acknowledged } from './types.ts'
import { jobEditToWire, jobFieldOf, jobToWire } from './wire/job-drafts.ts'

type Keyed = { readonly key: string }

/** Posts a job with uploaded pictures. Failures name the draft's fields, and `pictures`. */
export function postJob({
  draft,
  pictures,
  key,
}: Keyed & { readonly draft: JobDraft; readonly pictures: readonly string[] }): Service<
  Acknowledged & { readonly jobId: string; readonly businessesTold: number }
> {
  return call({
    key,
    fieldOf: jobFieldOf,
    send: ({ client, init }) => client.POST('/create-job/customer', { ...init, body: jobToWire(draft, pictures) }),
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
