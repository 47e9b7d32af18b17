import { bidInput, createBid } from '../../machines/bid.ts'
import { commandInput, createCommand } from '../../machines/command.ts'
import { checkBid } from '../services/checks/bid.ts'
import { checkJobEdit } from '../services/checks/job-edit.ts'
import { checkRating } from '../services/checks/rating.ts'
import type { Interest, JobEditDraft, OwnBid, RatingDraft } from '../services/types.ts'
import type { Backstage } from './backstage.ts'
import { formOf } from './forms.ts'
import { bidDraftName } from './job-details.ts'

/** What a customer agrees to: this business, at this amount. */
export type AcceptDraft = { readonly businessId: string; readonly amountSeen: number }

/** Nothing to fill in: opening asks, submitting is the yes. */
export type NoDraft = { readonly nothing?: never }

/**
 * Places a bid, or edits the one that is there. The draft survives a reload and a lost session. Leaving with something
 * typed asks first.
 */
export function bidForm(
  backstage: Backstage,
  { jobId, bid }: { readonly jobId: string; readonly bid: Pick<OwnBid, 'id' | 'amount' | 'proposal'> | null },
) {
  return formOf(backstage, {
    chart: createBid(),
    draftName: bidDraftName(jobId),
    input: bidInput(bid, checkBid),
    save: ({ draft, key }, signal) =>
      backstage.run(
        signal,
        () => import('../services/bids.ts'),
        ({ placeBid, editBid }) => {
          return bid ? editBid({ bidId: bid.id, draft, key }) : placeBid({ jobId, draft, key })
        },
      ),
  })
}

/** Accepts a bid; open it with `form.opened` and an `initial` from `acceptDraftOf`. */
export function acceptForm(backstage: Backstage, jobId: string) {
  return formOf(backstage, {
    chart: createCommand<AcceptDraft>(),
    input: commandInput({ initial: { businessId: '', amountSeen: 0 } }),
    save: ({ draft, key }, signal) =>
      backstage.run(
        signal,
        () => import('../services/jobs.ts'),
        ({ acceptBid }) => acceptBid({ jobId, ...draft, key }),
      ),
  })
}

export function acceptDraftOf({ businessId, amount }: Interest): AcceptDraft {
  return { businessId, amountSeen: amount }
}

/** Deletes the job. */
export function deleteForm(backstage: Backstage, jobId: string) {
  return formOf(backstage, {
    chart: createCommand<NoDraft>(),
    input: commandInput<NoDraft>({ initial: {} }),
    save: ({ key }, signal) =>
      backstage.run(
        signal,
        () => import('../services/jobs.ts'),
        ({ deleteJob }) => deleteJob({ jobId, key }),
      ),
  })
}

/** Marks the job as completed. */
export function completeForm(backstage: Backstage, jobId: string) {
  return formOf(backstage, {
    chart: createCommand<NoDraft>(),
    input: commandInput<NoDraft>({ initial: {} }),
    save: ({ key }, signal) =>
      backstage.run(
        signal,
        () => import('../services/jobs.ts'),
        ({ completeJob }) => completeJob({ jobId, key }),
      ),
  })
}

/** Edits title and details; open it with `form.opened` and an `initial` of what the job says now. */
export function editJobForm(backstage: Backstage, jobId: string) {
  return formOf(backstage, {
    chart: createCommand<JobEditDraft>(),
    input: commandInput({ initial: { title: '', details: '' }, check: checkJobEdit, asksBeforeLeaving: true }),
    save: ({ draft, key }, signal) =>
      backstage.run(
        signal,
        () => import('../services/jobs.ts'),
        ({ editJob }) => editJob({ jobId, draft, key }),
      ),
  })
}

/**
 * Rates the business. It can be put off; with stars chosen or something typed that asks first.
 */
export function ratingForm(backstage: Backstage, jobId: string) {
  return formOf(backstage, {
    chart: createCommand<RatingDraft>(),
    input: commandInput({ initial: { stars: 0, comment: '' }, check: checkRating, asksBeforeLeaving: true }),
    save: ({ draft, key }, signal) =>
      backstage.run(
        signal,
        () => import('../services/jobs.ts'),
        ({ rateJob }) => rateJob({ jobId, draft, key }),
      ),
  })
}
