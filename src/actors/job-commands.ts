import { fromPromise } from 'xstate'
import {
  answerRating as answerRatingRules,
  doubtCompletion as doubtCompletionRules,
  endAssignment as endAssignmentRules,
  rateJob as rateJobRules,
  updateJob as updateJobRules,
} from '../../generated/validate/jobs.js'
import { declineBid as declineBidRules, placeBid as placeBidRules } from '../../generated/validate/bids.js'
import { refreshedAcceptance, type Acceptance } from '../../machines/bid-confirmation.ts'
import type { Failure } from '../../machines/outcome.ts'
import { bidMachine, type BidDraft, type BidInput } from '../../machines/bid.ts'
import { amountText } from '../../machines/draft.ts'
import type { DeclineDraft, ReasonDraft, JobEditDraft, RatingDraft, ReplyDraft } from '../services/drafts.ts'
import type { Interest, OwnBid, Acknowledged } from '../services/types.ts'
import {
  acceptBid,
  checkBid,
  checkDecline,
  declineBid,
  editBid,
  placeBid,
  reconsiderBid,
  withdrawBid,
} from '../services/bids.ts'
import { checkDoubt, checkEnding, completeJob, doubtCompletion, endAssignment } from '../services/completion.ts'
import { checkJobEdit, deleteJob, editJob } from '../services/job-commands.ts'
import { answerRating, checkRating, checkReply, editRating, rateJob } from '../services/ratings.ts'
import type { Environment } from './environment.ts'
import { commandOf, type EmptyIntent } from './commands.ts'
import { draftStoreOf, restored } from './drafts.ts'
import { formOf } from './forms.ts'
import { bidDraftName } from './job-details.ts'
import { runService } from './run-service.ts'

/** Places a bid, or edits the existing one; what was withdrawn is placed anew, with its old words to begin with. The draft survives a reload and an expired session. */
export function bidForm(
  environment: Environment,
  {
    jobId,
    bid,
  }: { readonly jobId: string; readonly bid: Pick<OwnBid, 'bidId' | 'amount' | 'proposal' | 'state'> | null },
) {
  const store = draftStoreOf(environment, bidDraftName(jobId))
  const machine = bidMachine.provide({
    actors: {
      place: fromPromise(({ input: { draft, key }, signal }) =>
        runService(environment, signal, placeBid({ jobId, draft, key })),
      ),
      edit: fromPromise(({ input: { bidId, draft, key }, signal }) =>
        runService(environment, signal, editBid({ bidId, draft, key })),
      ),
    },
    actions: { keepDraft: (_, draft) => store.write({ draft }), dropDraft: () => store.drop() },
  })
  const initial = bid ? bidDraftOf(bid) : { amount: '', proposal: '' }
  const kept = restored(store.read(), initial, [])?.draft ?? null
  return {
    machine,
    input: {
      initial,
      kept,
      bidId: bid?.state === 'standing' ? bid.bidId : null,
      check: checkBid(placeBidRules),
      newKey: environment.newKey,
    } satisfies BidInput,
  }
}

/** An existing bid, as its form shows it. */
export function bidDraftOf({ amount, proposal }: Pick<OwnBid, 'amount' | 'proposal'>): BidDraft {
  return { amount: amountText(amount), proposal }
}

/** Accepts a bid at the amount shown; if the amount changed meanwhile, asks again with the new one. */
export function acceptCommand(environment: Environment, jobId: string, bid: Interest) {
  return commandOf<Acceptance<Interest>, Acknowledged>(environment, {
    intent: { bid, amountBefore: null },
    refreshIntent: refreshedAcceptance,
    save: ({ intent: { bid: agreed }, key }, signal) =>
      runService(
        environment,
        signal,
        acceptBid({ jobId, businessId: agreed.businessId, amountSeen: agreed.amount, key }),
      ),
  })
}

/** Withdraws the viewer's bid. */
export function withdrawCommand(environment: Environment, bidId: string) {
  return commandOf<EmptyIntent, Acknowledged>(environment, {
    intent: {},
    save: ({ key }, signal) => runService(environment, signal, withdrawBid({ bidId, key })),
  })
}

/** Lets a declined bid stand again. */
export function reconsiderCommand(environment: Environment, { jobId, businessId }: Interest) {
  return commandOf<EmptyIntent, Acknowledged>(environment, {
    intent: {},
    save: ({ key }, signal) => runService(environment, signal, reconsiderBid({ jobId, businessId, key })),
  })
}

/** A bid as its dialog last showed it, and the amount that it had before it changed meanwhile. */
export type SeenBid = Acceptance<Interest>

/** The bid to be shown instead after the server said that it changed; null for any other refusal. */
export const renewedBid: (seen: SeenBid, failure: Failure) => SeenBid | null = refreshedAcceptance

/** Declines a bid, with a reason or without. `seen` is asked when it is sent: the amount may have changed meanwhile. */
export function declineForm(environment: Environment, seen: () => Interest) {
  return formOf<DeclineDraft, Acknowledged>(environment, {
    initial: { reason: '', comment: '' },
    check: checkDecline(declineBidRules),
    save: ({ draft, key }, signal) => {
      const { jobId, businessId, amount: amountSeen } = seen()
      return runService(environment, signal, declineBid({ jobId, businessId, amountSeen, draft, key }))
    },
  })
}

/** Deletes the job. */
export function deleteCommand(environment: Environment, jobId: string) {
  return commandOf<EmptyIntent, Acknowledged>(environment, {
    intent: {},
    save: ({ key }, signal) => runService(environment, signal, deleteJob({ jobId, key })),
  })
}

/** Marks the customer's job as completed. */
export function completeCommand(environment: Environment, jobId: string) {
  return commandOf<EmptyIntent, Acknowledged>(environment, {
    intent: {},
    save: ({ key }, signal) => runService(environment, signal, completeJob({ jobId, key })),
  })
}

/** Edits title and details, starting from the present ones. */
export function editJobForm(environment: Environment, jobId: string, initial: JobEditDraft) {
  return formOf<JobEditDraft, Acknowledged>(environment, {
    initial,
    check: checkJobEdit(updateJobRules),
    save: ({ draft, key }, signal) => runService(environment, signal, editJob({ jobId, draft, key })),
  })
}

/** Ends the assignment, which has to be to the business that was seen. */
export function endForm(
  environment: Environment,
  seen: { readonly jobId: string; readonly businessSeen: string | null },
) {
  return formOf<ReasonDraft, Acknowledged>(environment, {
    initial: { reason: '' },
    check: checkEnding(endAssignmentRules),
    save: ({ draft, key }, signal) => runService(environment, signal, endAssignment({ ...seen, draft, key })),
  })
}

/** Says that a completed job is not done yet. */
export function doubtForm(environment: Environment, jobId: string) {
  return formOf<ReasonDraft, Acknowledged>(environment, {
    initial: { reason: '' },
    check: checkDoubt(doubtCompletionRules),
    save: ({ draft, key }, signal) => runService(environment, signal, doubtCompletion({ jobId, draft, key })),
  })
}

/** Rates the business. It can be postponed, which asks first once something was entered. */
export function ratingForm(environment: Environment, jobId: string) {
  return formOf<RatingDraft, Acknowledged>(environment, {
    initial: { stars: 0, comment: '' },
    check: checkRating(rateJobRules),
    save: ({ draft, key }, signal) => runService(environment, signal, rateJob({ jobId, draft, key })),
  })
}

/** A rating as its dialog last showed it: what is written then is about that one. */
type SeenRating = { readonly jobId: string; readonly revision: () => number }

/** Changes the rating that one gave, starting from the present one. */
export function ratingChangeForm(environment: Environment, { jobId, revision }: SeenRating, initial: RatingDraft) {
  return formOf<RatingDraft, Acknowledged>(environment, {
    initial,
    check: checkRating(rateJobRules),
    save: ({ draft, key }, signal) =>
      runService(environment, signal, editRating({ jobId, revision: revision(), draft, key })),
  })
}

/** Replies to the rating of one's work, or changes the reply. */
export function replyForm(environment: Environment, { jobId, revision }: SeenRating, initial: ReplyDraft) {
  return formOf<ReplyDraft, Acknowledged>(environment, {
    initial,
    check: checkReply(answerRatingRules),
    save: ({ draft, key }, signal) =>
      runService(environment, signal, answerRating({ jobId, revision: revision(), draft, key })),
  })
}
