import * as wire from '../../generated/client/wire-client.ts'
import { call, type Service } from './client.ts'
import type { RatingDraft, ReplyDraft } from './drafts.ts'
import { checkOf, optional, someId } from './inputs.ts'
import type { Acknowledged, Drafted, InJob, Keyed } from './types.ts'

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
