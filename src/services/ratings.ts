import { call, type Service } from './client.ts'
import type { RatingDraft, ReplyDraft } from './drafts.ts'
import type { Acknowledged } from './types.ts'
import { ratingFieldOf, ratingToWire, replyToWire } from './wire/job-drafts.ts'

type Keyed = { readonly key: string }

/** Rates the business that completed a job, once. */
export function rateJob({
  jobId,
  draft,
  key,
}: Keyed & { readonly jobId: string; readonly draft: RatingDraft }): Service<Acknowledged> {
  return call({
    key,
    fieldOf: ratingFieldOf,
    send: ({ client, init }) => client.POST('/rate-job/customer', { ...init, body: { jobId, ...ratingToWire(draft) } }),
    read: ({ Message }) => ({ message: Message }),
  })
}

/** The revision that was seen: of a rating that was written since, the service fails as `conflict`. */
type Seen = { readonly jobId: string; readonly revision: number }

/** Changes the rating that one gave. */
export function editRating({
  jobId,
  revision,
  draft,
  key,
}: Keyed & Seen & { readonly draft: RatingDraft }): Service<Acknowledged> {
  return call({
    key,
    fieldOf: ratingFieldOf,
    send: ({ client, init }) =>
      client.POST('/edit-rating/customer', { ...init, body: { jobId, revision, ...ratingToWire(draft) } }),
    read: ({ Message }) => ({ message: Message }),
  })
}

/** Replies to the rating of one's work, or changes the reply. */
export function answerRating({
  jobId,
  revision,
  draft,
  key,
}: Keyed & Seen & { readonly draft: ReplyDraft }): Service<Acknowledged> {
  return call({
    key,
    send: ({ client, init }) =>
      client.POST('/answer-rating/business', { ...init, body: { jobId, revision, ...replyToWire(draft) } }),
    read: ({ Message }) => ({ message: Message }),
  })
}
