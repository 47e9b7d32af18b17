import * as wire from '../../generated/client/wire-jobs.ts'
import { call, type Service } from './client.ts'
import type { ReasonDraft, RatingDraft, ReplyDraft } from './drafts.ts'
import { checkOf, someId, optional } from './inputs.ts'
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
const reasonInput = ({ reason }: ReasonDraft): ReasonDraft => ({ reason: reason.trim() })

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

/** The revision that was seen: of a rating that was written since, the service fails as `conflict`. */
type Seen = Keyed & InJob & { readonly revision: number }

const ratingInput = ({ stars, comment }: RatingDraft) => ({ stars, ...optional('comment', comment) })
const replyInput = ({ reply }: ReplyDraft) => ({ reply: reply.trim() })

export const checkRating = checkOf(wire.rateJob, (draft: RatingDraft) => ({ jobId: someId, ...ratingInput(draft) }))
export const checkReply = checkOf(wire.answerRating, (draft: ReplyDraft) => ({ jobId: someId, ...replyInput(draft) }))

/** Rates the business that completed a job, once. */
export function rateJob({ jobId, draft, key }: Keyed & InJob & Drafted<RatingDraft>): Service<Acknowledged> {
  const body = wire.rateJob.toWire({ jobId, ...ratingInput(draft) })
  return call({
    key,
    wire: wire.rateJob,
    send: ({ client, init }) => client.POST('/rate-job/customer', { ...init, body }),
  })
}

/** Changes the rating that one gave. */
export function editRating({ jobId, revision, draft, key }: Seen & Drafted<RatingDraft>): Service<Acknowledged> {
  const body = wire.editRating.toWire({ jobId, revision, ...ratingInput(draft) })
  return call({
    key,
    wire: wire.editRating,
    send: ({ client, init }) => client.POST('/edit-rating/customer', { ...init, body }),
  })
}

/** Replies to the rating of one's work, or changes the reply. */
export function answerRating({ jobId, revision, draft, key }: Seen & Drafted<ReplyDraft>): Service<Acknowledged> {
  const body = wire.answerRating.toWire({ jobId, revision, ...replyInput(draft) })
  return call({
    key,
    wire: wire.answerRating,
    send: ({ client, init }) => client.POST('/answer-rating/business', { ...init, body }),
  })
}
