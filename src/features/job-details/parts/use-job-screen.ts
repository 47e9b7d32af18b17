import { useEffect, useReducer, type ComponentType } from 'react'
import type { JobAction } from '../../../../machines/job/machine.ts'
import { hasKeptBid, jobViewOf, jobDetailsMachine, mayTalk } from '../../../actors/job-details.ts'
import type { Interest, Role, Schemas, JobDetails } from '../../../actors/jobs.ts'
import { useEnvironment, useOptionalSession, useMachineOf } from '../../../actors/environment-context.ts'
import { type CallAvailability, callingOf } from './call-button.tsx'
import { dialogAfter, firstDialog, type OpenDialog } from './open-dialog.ts'
import type { Elements } from '../../../ui/elements.ts'
import { useMachine } from '@xstate/react'
import { useJobChanges } from '../../../actors/live.ts'
import { failureText } from '../../../i18n/failure-text.ts'
import { useI18n } from '../../../i18n/i18n.tsx'
import { useReturn } from '../../../ui/use-return.ts'

type JobAct = 'edit' | 'delete' | 'complete' | 'end' | 'doubt' | 'postAgain' | 'hireAgain'
type BidAct = 'bid' | 'editBid' | 'withdraw' | 'declineInvitation'
type RatingAct = 'rate' | 'changeRating' | 'reply'
/** What a customer may do with each bid. */
type Choice = 'accept' | 'decline' | 'reconsider' | 'talk'

/** A job, the viewer's part in it, and what they may do. */
export type JobScreenView = LoadedJob & {
  readonly role: Role
  /** The viewer is the business that got the job. */
  readonly isMine: boolean
  readonly may: { readonly [Act in JobAct | BidAct | RatingAct]: boolean } & {
    readonly [Act in Choice]: (interest: Interest) => boolean
  }
  /** Why a business may not bid, where the job alone would let it. */
  readonly bar: Schemas['BiddingBar'] | null
  readonly calling: CallAvailability
  /** The open dialog; null if there is none. */
  readonly dialog: OpenDialog | null
  readonly open: (dialog: OpenDialog) => void
  readonly closeDialog: () => void
}

/** What the screen of a loaded job shows and offers. The rules of the job decide what is allowed, not this hook. */
export function useJobScreen(job: LoadedJob): JobScreenView {
  const environment = useEnvironment()
  const session = useOptionalSession()
  const { details } = job
  const { ownBid } = details
  const view = session && jobViewOf(details, session)
  const can = (act: JobAction) => view?.can(act) ?? false
  const canWith = (actOf: (interest: Interest) => JobAction) => (interest: Interest) =>
    session !== null && jobViewOf(details, session, interest).can(actOf(interest))
  const role = session?.userType ?? 'customer'
  const isMine = view?.relation === 'assignedBusiness'
  const takesBid = can({ type: 'bid.placed', amount: details.job.budget })
  const bar = takesBid ? details.biddingBar : null
  const may = {
    edit: can({ type: 'job.edited' }),
    delete: can({ type: 'job.deleted' }),
    bid: takesBid && bar === null,
    editBid: ownBid !== null && can({ type: 'bid.edited', amount: ownBid.amount }),
    withdraw: can({ type: 'bid.withdrawn' }),
    declineInvitation: can({ type: 'invitation.declined' }),
    accept: canWith(({ businessId, amount }) => ({ type: 'bid.accepted', businessId, amountSeen: amount })),
    decline: canWith(({ businessId, amount }) => ({ type: 'bid.declined', businessId, amountSeen: amount })),
    reconsider: canWith(({ businessId }) => ({ type: 'bid.reconsidered', businessId })),
    talk: ({ businessId: id, state: bid, unreadMessages: unread }: Interest) =>
      mayTalk(details, 'customer', { id, bid, unread }),
    complete: can({ type: 'job.completed' }),
    end: can({ type: 'assignment.ended' }),
    doubt: can({ type: 'completion.doubted' }),
    rate: can({ type: 'job.rated' }),
    changeRating: can({ type: 'rating.changed' }),
    reply: can({ type: 'rating.answered' }),
    postAgain: view?.relation === 'owner' && view.status === 'expired',
    hireAgain: view?.relation === 'owner' && view.status === 'completed',
  }

  const isTypingBid = (may.bid || may.editBid) && hasKeptBid(environment, details.job.id)
  const [{ dialog }, change] = useReducer(dialogAfter, null, () => firstDialog(may.rate, isTypingBid))
  useEffect(() => change({ type: 'loaded', mayRate: may.rate }), [may.rate])

  return {
    ...job,
    role,
    isMine,
    may,
    bar,
    calling: callingOf(role, isMine, details),
    dialog,
    open: (asked) => change({ type: 'opened', dialog: asked }),
    closeDialog: () => change({ type: 'closed' }),
  }
}

/** What a job's screen shows to one role, beside the job. */
export type RoleView = {
  /** Where the job stands and what comes next, with the main action where that is not at the bottom of the screen. */
  readonly Banner: ComponentType<{ readonly view: JobScreenView; readonly action: Elements }>
  readonly Column: ComponentType<{ readonly view: JobScreenView }>
  /** The main action: in the banner on a desk, within reach of the thumb on a phone. */
  readonly actionOf: (view: JobScreenView) => Elements
  /** What is rarely done with the job, beside its title. */
  readonly menuOf: (view: JobScreenView) => Elements
}

/** A loaded job, and how to load it again. */
export type LoadedJob = {
  readonly details: JobDetails
  readonly isRefreshing: boolean
  readonly refreshFailed: boolean
  /** Loads again; the present value stays on the screen. */
  readonly refresh: () => void
  readonly retry: () => void
}

export type JobLoading =
  | ({ readonly status: 'ready' } & LoadedJob)
  | { readonly status: 'loading' | 'missing' | 'forbidden' }
  | { readonly status: 'failed'; readonly text: string; readonly retry: () => void }

/** Loads one job and reports the state of loading. */
export function useJobDetails(jobId: string): JobLoading {
  const { t } = useI18n()
  const [state, send] = useMachine(useMachineOf(jobDetailsMachine), { input: { request: jobId } })
  const refresh = () => send({ type: 'details.refreshed' })
  const retry = () => send({ type: 'details.retried' })
  useReturn(refresh)
  useJobChanges(refresh, jobId)

  const { value, failure } = state.context
  if (state.hasTag('shown') && value) {
    return {
      status: 'ready',
      details: value,
      isRefreshing: state.matches('refreshing'),
      refreshFailed: state.matches('refreshFailed'),
      refresh,
      retry,
    }
  }
  if (state.matches('forbidden')) return { status: 'forbidden' }
  if (state.matches('missing')) return { status: 'missing' }
  if (state.matches('failed') && failure) return { status: 'failed', text: failureText(t, failure, 'load'), retry }
  return { status: 'loading' }
}
