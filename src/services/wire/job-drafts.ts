import { amountOf } from '../amount.ts'
import type { ReasonDraft, JobDraft, JobEditDraft, RatingDraft, ReplyDraft } from '../drafts.ts'

export function jobToWire(draft: JobDraft, pictures: readonly string[]) {
  return {
    title: draft.title.trim(),
    details: draft.details.trim(),
    category: draft.category,
    country: draft.country,
    state: draft.state,
    city: draft.city,
    budget: amountOf(draft.budget),
    pics_url: [...pictures],
    neededBy: draft.neededBy || null,
  }
}

export function jobEditToWire({ title, details, neededBy }: JobEditDraft) {
  return { title: title.trim(), details: details.trim(), neededBy: neededBy || null }
}

export function reasonToWire({ reason }: ReasonDraft) {
  return { reason: reason.trim() }
}

export function replyToWire({ reply }: ReplyDraft) {
  return { reply: reply.trim() }
}

export function ratingToWire({ stars, comment }: RatingDraft) {
  return { rating: stars, ...(comment.trim() === '' ? {} : { comment: comment.trim() }) }
}

/** Our names for the fields of the payloads about jobs. */
export function jobFieldOf(wireField: string): string {
  return wireField === 'pics_url' ? 'pictures' : wireField
}

/** Our names for the fields of a rating's payload. */
export function ratingFieldOf(wireField: string): string {
  return wireField === 'rating' ? 'stars' : wireField
}
