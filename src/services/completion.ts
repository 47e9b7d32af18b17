import * as wire from '../../generated/client/wire-client.ts'
import { call, type Service } from './client.ts'
import type { ReasonDraft } from './drafts.ts'
import { checkOf, someId } from './inputs.ts'
import type { Acknowledged, Drafted, InJob, Keyed } from './types.ts'

type Completion = Keyed & InJob & { readonly pictures?: readonly string[] }

/** Marks a job in progress as completed; a business may show its work in pictures, which are links of uploaded files. */
export function completeJob({ jobId, pictures = [], key }: Completion): Service<Acknowledged> {
  const body = wire.completeJob.toWire({ jobId, ...(pictures.length > 0 && { pictures }) })
  return call({
    key,
    wire: wire.completeJob,
    send: ({ client, init }) => client.POST('/mark-completed/business', { ...init, body }),
  })
}

/** What is sent of a reason, whatever it is given for. */
export const reasonInput = ({ reason }: ReasonDraft): ReasonDraft => ({ reason: reason.trim() })

const checkedInput = (draft: ReasonDraft) => ({ jobId: someId, ...reasonInput(draft) })

export const checkEnding = checkOf(wire.endAssignment, checkedInput)
export const checkDoubt = checkOf(wire.doubtCompletion, checkedInput)

type Doubting = Keyed & InJob & Drafted<ReasonDraft>
type Ending = Doubting & { readonly businessSeen: string | null }

/** Ends the assignment of a job in progress to the business that was seen to have it. */
export function endAssignment({ jobId, businessSeen, draft, key }: Ending): Service<Acknowledged> {
  const seen = businessSeen !== null && { assignedBusinessId: businessSeen }
  const body = wire.endAssignment.toWire({ jobId, ...seen, ...reasonInput(draft) })
  return call({
    key,
    wire: wire.endAssignment,
    send: ({ client, init }) => client.POST('/end-assignment', { ...init, body }),
  })
}

/** Says that a completed job is not done yet: it is in progress again. */
export function doubtCompletion({ jobId, draft, key }: Doubting): Service<Acknowledged> {
  const body = wire.doubtCompletion.toWire({ jobId, ...reasonInput(draft) })
  return call({
    key,
    wire: wire.doubtCompletion,
    send: ({ client, init }) => client.POST('/doubt-completion/customer', { ...init, body }),
  })
}
