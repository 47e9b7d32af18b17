import * as wire from '../../generated/client/wire-jobs.ts'
import { call, type Service } from './client.ts'
import { editInput, jobInput, type JobDraft, type JobEditDraft } from './job-drafts.ts'
import { checkOf, isBlank, someId } from './inputs.ts'
import type { Acknowledged, Drafted, InJob, Keyed, Schemas } from './types.ts'

type Posting = Keyed & Drafted<JobDraft> & { readonly pictures: readonly string[] }

/** Posts a job with uploaded pictures. Failures name the draft's fields, and `pictures`. */
export function postJob({ draft, pictures, key }: Posting): Service<Schemas['JobPosted']> {
  const body = wire.createJob.toWire(jobInput(draft, pictures))
  return call({
    key,
    gaps: jobGaps(draft),
    wire: wire.createJob,
    send: ({ client, init }) => client.POST('/create-job/customer', { ...init, body }),
  })
}

/** Changes an open job. */
export function editJob({ jobId, draft, key }: Keyed & InJob & Drafted<JobEditDraft>): Service<Acknowledged> {
  const body = wire.updateJob.toWire({ jobId, ...editInput(draft) })
  return call({
    key,
    wire: wire.updateJob,
    send: ({ client, init }) => client.POST('/update-job/customer', { ...init, body }),
  })
}

/** Deletes an open job. */
export function deleteJob({ jobId, key }: Keyed & InJob): Service<Acknowledged> {
  const body = wire.deleteJob.toWire({ jobId })
  return call({
    key,
    wire: wire.deleteJob,
    send: ({ client, init }) => client.POST('/delete-job/customer', { ...init, body }),
  })
}

export const checkJob = checkOf(wire.createJob, jobInput, jobGaps)
export const checkJobEdit = checkOf(wire.updateJob, (draft: JobEditDraft) => ({ jobId: someId, ...editInput(draft) }))

function jobGaps({ budget }: JobDraft) {
  return isBlank(budget) ? [{ field: 'budget', code: 'JOB_BUDGET_REQUIRED' } as const] : []
}
