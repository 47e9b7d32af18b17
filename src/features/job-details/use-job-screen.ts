import { useSelector } from '@xstate/react'
import { useCallback, useState } from 'react'
import type { JobAct } from '../../../machines/job/index.ts'
import { hasKeptBid, jobViewOf } from '../../actors/job-details.ts'
import type { Interest, Role } from '../../actors/jobs.ts'
import { keepToPostAgain } from '../../actors/post-again.ts'
import { useBackstage } from '../../actors/provide.ts'
import type { Calling } from './call-button.tsx'
import { callingOf } from './calling.ts'
import type { LoadedJob } from './use-job-details.ts'

/** Something that the viewer wants to do; its dialog opens. */
export type Asked =
  | { readonly what: 'bid' | 'edit' | 'delete' | 'complete' | 'rate' }
  | { readonly what: 'accept'; readonly interest: Interest }

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
  /** What was asked for last; each asking is a value of its own. */
  readonly asked: Asked | null
  readonly ask: (asked: Asked) => void
  readonly forgetAsked: () => void
  /** Fills the form that posts the job again, before it is gone to. */
  readonly preparePostAgain: () => void
}

/** What the screen of a loaded job shows and offers. The law of the job says what may be done; nothing is decided here. */
export function useJobScreen(job: LoadedJob): JobScreenView {
  const backstage = useBackstage()
  const session = useSelector(backstage.session, ({ context }) => context.session)
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

  const [asked, setAsked] = useState<Asked | null>(() => {
    if (may.rate) return { what: 'rate' }
    // A bid that was being typed goes on where it was left.
    return (may.bid || may.editBid) && hasKeptBid(backstage, details.job.id) ? { what: 'bid' } : null
  })
  // Once a visit the rating is asked for: at its beginning, or as soon as the job turns out to be completed.
  const [couldRate, setCouldRate] = useState(may.rate)
  if (may.rate !== couldRate) {
    setCouldRate(may.rate)
    if (may.rate) setAsked({ what: 'rate' })
  }
  const forgetAsked = useCallback(() => setAsked(null), [])

  return {
    ...job,
    role,
    isMine,
    may,
    calling: callingOf(role, isMine, details),
    callsBusiness: role === 'customer' && assignedBusiness !== null,
    asked,
    ask: setAsked,
    forgetAsked,
    preparePostAgain: () => keepToPostAgain(backstage, details.job),
  }
}
