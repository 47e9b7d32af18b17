import { useMachine, useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { JobAct } from '../../../machines/job/index.ts'
import { dialogsMachine, hasKeptBid, jobViewOf } from '../../actors/job-details.ts'
import type { Interest, Role } from '../../actors/jobs.ts'
import { keepToPostAgain } from '../../actors/post-again.ts'
import { useEnvironment } from '../../actors/provide.ts'
import type { Calling } from './call-button.tsx'
import { callingOf } from './calling.ts'
import type { LoadedJob } from './use-job-details.ts'

/** A job, and what its viewer is to it and may do with it. */
export type JobScreenView = LoadedJob & {
  readonly role: Role
  /** The business that looks is the one that got the job. */
  readonly isMine: boolean
  readonly may: {
    readonly edit: boolean
    readonly delete: boolean
    readonly bid: boolean
    readonly editBid: boolean
    readonly accept: (interest: Interest) => boolean
    readonly complete: boolean
    readonly rate: boolean
    readonly postAgain: boolean
  }
  readonly calling: Calling
  /** The number is that of the assigned business, whose card shows it. */
  readonly callsBusiness: boolean
  /** Which dialog stands before the screen. */
  readonly dialog: 'none' | 'bid' | 'acceptance' | 'edit' | 'deletion' | 'completion' | 'rating'
  /** The bid that is about to be accepted, as it was shown when that was asked for. */
  readonly accepting: Interest | null
  readonly ask: {
    readonly bid: () => void
    readonly accept: (interest: Interest) => void
    readonly edit: () => void
    readonly delete: () => void
    readonly complete: () => void
    readonly rate: () => void
  }
  readonly closeDialog: () => void
  /** Fills the form that posts the job again, before it is gone to. */
  readonly preparePostAgain: () => void
}

/** What the screen of a loaded job shows and offers. The law of the job says what may be done; nothing is decided here. */
export function useJobScreen(job: LoadedJob): JobScreenView {
  const environment = useEnvironment()
  const session = useSelector(environment.session, ({ context }) => context.session)
  const { details } = job
  const { assignedBusiness, ownBid } = details
  const law = session && jobViewOf(details, session)
  const can = (act: JobAct) => law?.can(act) ?? false
  const role = session?.userType ?? 'customer'
  const isMine = law?.standing === 'assignedBusiness'
  const may = {
    edit: can({ type: 'job.edited' }),
    delete: can({ type: 'job.deleted' }),
    bid: can({ type: 'bid.placed', amount: details.job.budget }),
    editBid: ownBid !== null && can({ type: 'bid.edited', amount: ownBid.amount }),
    accept: ({ businessId, amount }: Interest) => can({ type: 'bid.accepted', businessId, amountSeen: amount }),
    complete: can({ type: 'job.completed' }),
    rate: can({ type: 'job.rated' }),
    postAgain: law?.standing === 'owner' && law.status === 'expired',
  }

  const isTypingBid = (may.bid || may.editBid) && hasKeptBid(environment, details.job.id)
  const [dialogs, send] = useMachine(dialogsMachine, { input: { mayRate: may.rate, isTypingBid } })
  useEffect(() => send({ type: 'job.changed', mayRate: may.rate }), [send, may.rate])

  return {
    ...job,
    role,
    isMine,
    may,
    calling: callingOf(role, isMine, details),
    callsBusiness: role === 'customer' && assignedBusiness !== null,
    dialog: dialogs.value === 'starting' ? 'none' : dialogs.value,
    accepting: dialogs.context.accepting,
    ask: {
      bid: () => send({ type: 'bid.asked' }),
      accept: (bid) => send({ type: 'acceptance.asked', bid }),
      edit: () => send({ type: 'edit.asked' }),
      delete: () => send({ type: 'deletion.asked' }),
      complete: () => send({ type: 'completion.asked' }),
      rate: () => send({ type: 'rating.asked' }),
    },
    closeDialog: () => send({ type: 'dialog.closed' }),
    preparePostAgain: () => keepToPostAgain(environment, details.job),
  }
}
