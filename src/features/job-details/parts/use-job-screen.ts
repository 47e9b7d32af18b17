import { useEffect, useReducer } from 'react'
import type { JobAction } from '../../../../machines/job/machine.ts'
import { hasKeptBid, jobViewOf } from '../../../actors/job-details.ts'
import type { Interest, Role, Schemas } from '../../../actors/jobs.ts'
import { useEnvironment, useOptionalSession } from '../../../actors/environment-context.ts'
import type { CallAvailability } from './call-button.tsx'
import { callingOf } from './call-availability.ts'
import { dialogAfter, firstDialog, type OpenDialog } from './open-dialog.ts'
import type { LoadedJob } from './use-job-details.ts'

/** A job, the viewer's part in it, and what they may do. */
export type JobScreenView = LoadedJob & {
  readonly role: Role
  /** The viewer is the business that got the job. */
  readonly isMine: boolean
  readonly may: {
    readonly edit: boolean
    readonly delete: boolean
    readonly bid: boolean
    readonly editBid: boolean
    readonly withdraw: boolean
    readonly accept: (interest: Interest) => boolean
    readonly decline: (interest: Interest) => boolean
    readonly reconsider: (interest: Interest) => boolean
    readonly complete: boolean
    readonly end: boolean
    readonly doubt: boolean
    readonly rate: boolean
    readonly changeRating: boolean
    readonly reply: boolean
    readonly postAgain: boolean
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
    accept: canWith(({ businessId, amount }) => ({ type: 'bid.accepted', businessId, amountSeen: amount })),
    decline: canWith(({ businessId, amount }) => ({ type: 'bid.declined', businessId, amountSeen: amount })),
    reconsider: canWith(({ businessId }) => ({ type: 'bid.reconsidered', businessId })),
    complete: can({ type: 'job.completed' }),
    end: can({ type: 'assignment.ended' }),
    doubt: can({ type: 'completion.doubted' }),
    rate: can({ type: 'job.rated' }),
    changeRating: can({ type: 'rating.changed' }),
    reply: can({ type: 'rating.answered' }),
    postAgain: view?.relation === 'owner' && view.status === 'expired',
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
