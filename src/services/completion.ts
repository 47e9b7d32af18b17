import { call, type Service } from './client.ts'
import type { ReasonDraft } from './drafts.ts'
import type { Acknowledged } from './types.ts'
import { jobFieldOf, reasonToWire } from './wire/job-drafts.ts'

type Keyed = { readonly key: string }

type Completion = Keyed & { readonly jobId: string; readonly pictures?: readonly string[] }

/** Marks a job in progress as completed; a business may show its work in pictures, which are links of uploaded files. */
export function completeJob({ jobId, pictures = [], key }: Completion): Service<Acknowledged> {
  const body = { jobid: jobId, ...(pictures.length === 0 ? {} : { pics_url: [...pictures] }) }
  return call({
    key,
    fieldOf: jobFieldOf,
    send: ({ client, init }) => client.POST('/mark-completed/business', { ...init, body }),
    read: ({ message }) => ({ message }),
  })
}

/** Ends the assignment of a job in progress to the business that was seen to have it. */
export function endAssignment({ jobId, businessSeen, draft, key }: Ending): Service<Acknowledged> {
  const body = { jobId, ...(businessSeen === null ? {} : { assignedBusinessId: businessSeen }), ...reasonToWire(draft) }
  return call({
    key,
    send: ({ client, init }) => client.POST('/end-assignment', { ...init, body }),
    read: ({ Message }) => ({ message: Message }),
  })
}

type Ending = Keyed & { readonly jobId: string; readonly businessSeen: string | null; readonly draft: ReasonDraft }

/** Says that a completed job is not done yet: it is in progress again. */
export function doubtCompletion({
  jobId,
  draft,
  key,
}: Keyed & { readonly jobId: string; readonly draft: ReasonDraft }): Service<Acknowledged> {
  return call({
    key,
    send: ({ client, init }) =>
      client.POST('/doubt-completion/customer', { ...init, body: { jobId, ...reasonToWire(draft) } }),
    read: ({ Message }) => ({ message: Message }),
  })
}
