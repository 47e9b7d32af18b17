import {
  answerRating as answerRatingRules,
  doubtCompletion as doubtCompletionRules,
  endAssignment as endAssignmentRules,
  rateJob as rateJobRules,
} from '../../generated/validate/jobs.js'
import { linksIn } from '../../machines/registration-context.ts'
import * as completion from '../services/completion.ts'
import type { RatingDraft, ReasonDraft, ReplyDraft } from '../services/drafts.ts'
import type { Acknowledged } from '../services/types.ts'
import { confirmed, type EmptyIntent } from './commands.ts'
import type { Environment } from './environment.ts'
import { formOf } from './forms.ts'
import { registrationOf } from './registrations.ts'
import { workPicturesSlot } from './slots.ts'

/** Marks the customer's job as completed. */
export const completeCommand = (environment: Environment, jobId: string) =>
  confirmed(environment, (key) => completion.completeJob({ jobId, key }))

/** Marks the job as completed, with what the business shows of its work in the slot `pictures`. */
export function completeWorkForm(environment: Environment, jobId: string) {
  return registrationOf<EmptyIntent, 'pictures', Acknowledged>(environment, {
    draftName: `work.${jobId}`,
    initial: {},
    check: () => [],
    slots: { pictures: workPicturesSlot },
    call: ({ files, key }) => completion.completeJob({ jobId, pictures: linksIn(files, 'pictures'), key }),
  })
}

/** Ends the assignment, which has to be to the business that was seen. */
export function endForm(
  environment: Environment,
  seen: { readonly jobId: string; readonly businessSeen: string | null },
) {
  return formOf<ReasonDraft, Acknowledged>(environment, {
    initial: { reason: '' },
    check: completion.checkEnding(endAssignmentRules),
    call: (request) => completion.endAssignment({ ...seen, ...request }),
  })
}

/** Says that a completed job is not done yet. */
export function doubtForm(environment: Environment, jobId: string) {
  return formOf<ReasonDraft, Acknowledged>(environment, {
    initial: { reason: '' },
    check: completion.checkDoubt(doubtCompletionRules),
    call: (request) => completion.doubtCompletion({ jobId, ...request }),
  })
}

/** Rates the business, beginning with so many stars. It can be postponed, which asks first once something was entered. */
export function ratingForm(environment: Environment, jobId: string, stars = 0) {
  return formOf<RatingDraft, Acknowledged>(environment, {
    initial: { stars, comment: '' },
    check: completion.checkRating(rateJobRules),
    call: (request) => completion.rateJob({ jobId, ...request }),
  })
}

/** A rating as its dialog last showed it: what is written then is about that one. */
type SeenRating = { readonly jobId: string; readonly revision: () => number }

/** Changes the rating that one gave, starting from the present one. */
export function ratingChangeForm(environment: Environment, { jobId, revision }: SeenRating, initial: RatingDraft) {
  return formOf<RatingDraft, Acknowledged>(environment, {
    initial,
    check: completion.checkRating(rateJobRules),
    call: (request) => completion.editRating({ jobId, revision: revision(), ...request }),
  })
}

/** Replies to the rating of one's work, or changes the reply. */
export function replyForm(environment: Environment, { jobId, revision }: SeenRating, initial: ReplyDraft) {
  return formOf<ReplyDraft, Acknowledged>(environment, {
    initial,
    check: completion.checkReply(answerRatingRules),
    call: (request) => completion.answerRating({ jobId, revision: revision(), ...request }),
  })
}
