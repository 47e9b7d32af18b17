import { fromPromise } from 'xstate'
import { declineBid as declineBidRules, placeBid as placeBidRules } from '../../generated/validate/bids.js'
import {
  declineInvitation as declineInvitationRules,
  updateJob as updateJobRules,
} from '../../generated/validate/jobs.js'
import { refreshedAcceptance, type Acceptance } from '../../machines/bid-confirmation.ts'
import { bidMachine, type BidDraft, type BidInput } from '../../machines/bid.ts'
import { amountText } from '../../machines/draft.ts'
import type { Failure } from '../../machines/outcome.ts'
import * as bids from '../services/bids.ts'
import { isPastDay } from '../services/days.ts'
import type { DeclineDraft, InvitationDraft } from '../services/drafts.ts'
import * as invitations from '../services/invitations.ts'
import { editDraftOf, type JobEditDraft, type OwnJob } from '../services/job-drafts.ts'
import { checkJobEdit, deleteJob, editJob } from '../services/job-commands.ts'
import type { Acknowledged, Interest, OwnBid } from '../services/types.ts'
import { commandOf, confirmed } from './commands.ts'
import { draftStoreOf, restored } from './drafts.ts'
import type { Environment } from './environment.ts'
import { formOf } from './forms.ts'
import { bidDraftName } from './job-details.ts'
import { runService } from './run-service.ts'

export { today } from '../services/days.ts'

type Bidding = {
  readonly jobId: string
  readonly bid: Pick<OwnBid, 'bidId' | 'amount' | 'proposal' | 'canStart' | 'state'> | null
}

/**
 * Places a bid, or edits the existing one; a withdrawn one is placed again, with its old words to begin with. The draft survives a
 * reload and an expired session.
 */
export function bidForm(environment: Environment, { jobId, bid }: Bidding) {
  const store = draftStoreOf(environment, bidDraftName(jobId))
  const machine = bidMachine.provide({
    actors: {
      place: fromPromise(({ input, signal }) => runService(environment, signal, bids.placeBid({ jobId, ...input }))),
      edit: fromPromise(({ input, signal }) => runService(environment, signal, bids.editBid(input))),
    },
    actions: { keepDraft: (_, draft) => store.write({ draft }), dropDraft: () => store.drop() },
  })
  const initial = bid ? bidDraftOf(bid) : bids.emptyBid
  const input: BidInput = {
    initial,
    kept: restored(store.read(), initial, [])?.draft ?? null,
    bidId: bid?.state === 'standing' ? bid.bidId : null,
    check: bids.checkBid(placeBidRules),
    newKey: environment.newKey,
  }
  return { machine, input }
}

/** An existing bid, as its form shows it. A day that has passed stays only while the bid stands. */
export function bidDraftOf({
  amount,
  proposal,
  canStart,
  state,
}: Pick<OwnBid, 'amount' | 'proposal' | 'canStart' | 'state'>): BidDraft {
  const isOver = canStart !== null && state !== 'standing' && isPastDay(canStart)
  return { amount: amountText(amount), proposal, canStart: canStart === null || isOver ? '' : canStart }
}

/** Accepts a bid at the amount shown; if the amount changed meanwhile, asks again with the new one. */
export function acceptCommand(environment: Environment, bid: Interest) {
  return commandOf<Acceptance<Interest>, Acknowledged>(environment, {
    intent: { bid, amountBefore: null },
    refreshIntent: refreshedAcceptance,
    call: ({ intent: { bid: agreed }, key }) =>
      bids.acceptBid({ jobId: agreed.jobId, businessId: agreed.businessId, amountSeen: agreed.amount, key }),
  })
}

/** Withdraws the viewer's bid. */
export const withdrawCommand = (environment: Environment, bidId: string) =>
  confirmed(environment, (key) => bids.withdrawBid({ bidId, key }))

/** Makes a declined bid active again. */
export const reconsiderCommand = (environment: Environment, { jobId, businessId }: Interest) =>
  confirmed(environment, (key) => bids.reconsiderBid({ jobId, businessId, key }))

/** Deletes the job. */
export const deleteCommand = (environment: Environment, jobId: string) =>
  confirmed(environment, (key) => deleteJob({ jobId, key }))

/** A bid as its dialog last showed it, and the amount that it had before it changed meanwhile. */
export type SeenBid = Acceptance<Interest>

/** The bid to be shown instead after the server said that it changed; null for any other refusal. */
export const renewedBid: (seen: SeenBid, failure: Failure) => SeenBid | null = refreshedAcceptance

/** Declines a bid, with a reason or without. `seen` is asked when it is sent: the amount may have changed meanwhile. */
export function declineForm(environment: Environment, seen: () => Interest) {
  return formOf<DeclineDraft, Acknowledged>(environment, {
    initial: { reason: '', comment: '' },
    check: bids.checkDecline(declineBidRules),
    call: (request) => {
      const { jobId, businessId, amount: amountSeen } = seen()
      return bids.declineBid({ jobId, businessId, amountSeen, ...request })
    },
  })
}

/** Edits a job, starting from the present ones. */
export function editJobForm(environment: Environment, own: OwnJob) {
  return formOf<JobEditDraft, Acknowledged>(environment, {
    initial: editDraftOf(own),
    check: checkJobEdit(updateJobRules),
    call: (request) => editJob({ jobId: own.job.id, ...request }),
  })
}

/** Declines an invitation, for a reason. */
export function declineInvitationForm(environment: Environment, jobId: string) {
  return formOf<InvitationDraft, Acknowledged>(environment, {
    initial: { reason: '' },
    check: invitations.checkNotInterested(declineInvitationRules),
    call: (request) => invitations.declineInvitation({ jobId, ...request }),
  })
}
