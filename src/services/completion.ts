import { call, type Service } from './client.ts'
import type { DoubtDraft } from './drafts.ts'
import type { Acknowledged } from './types.ts'
import { doubtToWire } from './wire/jobs.ts'

type Keyed = { readonly key: string }

/** Marks a job in progress as completed. */
export function completeJob({ jobId, key }: Keyed & { readonly jobId: string }): Service<Acknowledged> {
  return call({
    key,
    send: ({ client, init }) => client.POST('/mark-completed/business', { ...init, body: { jobid: jobId } }),
    read: ({ message }) => ({ message }),
  })
}

/** Says that a completed job is not done yet: it is in progress again. */
export function doubtCompletion({
  jobId,
  draft,
  key,
}: Keyed & { readonly jobId: string; readonly draft: DoubtDraft }): Service<Acknowledged> {
  return call({
    key,
    send: ({ client, init }) =>
      client.POST('/doubt-completion/customer', { ...init, body: { jobId, ...doubtToWire(draft) } }),
    read: ({ Message }) => ({ message: Message }),
  })
}
