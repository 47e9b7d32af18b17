import { useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'wouter'
import type { JobAct } from '../../../machines/job/index.ts'
import type { Failure } from '../../../machines/outcome.ts'
import { acceptDraftOf } from '../../actors/job-commands.ts'
import { jobViewOf } from '../../actors/job-details.ts'
import type { Interest, Role } from '../../actors/jobs.ts'
import { useBackstage } from '../../actors/provide.ts'
import { formFailureText } from '../../i18n/failure-text.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { links } from '../../routes.ts'
import { toast } from '../../ui/toast.ts'
import { type Accepting, afterChange } from './accepting.ts'
import type { Calling } from './call-button.tsx'
import { callingOf } from './calling.ts'
import { type JobForms, useJobForms } from './dialogs/use-job-forms.ts'
import type { LoadedJob } from './use-job-details.ts'

/** A job, what its viewer may do with it, and the forms to do it with. */
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
  }
  readonly calling: Calling
  /** The number is that of the assigned business, whose card shows it. */
  readonly callsBusiness: boolean
  readonly forms: JobForms
  readonly bidIsRestored: boolean
  readonly openBid: () => void
  readonly accepting: Accepting | null
  readonly startAccepting: (interest: Interest) => void
}

/** Everything that the screen of a loaded job needs. */
export function useJobScreen(job: LoadedJob): JobScreenView {
  const { t } = useI18n()
  const { session: sessionActor } = useBackstage()
  const [, navigate] = useLocation()
  const [accepting, setAccepting] = useState<Accepting | null>(null)
  const session = useSelector(sessionActor, ({ context }) => context.session)
  const { details, refresh } = job
  const { assignedBusiness, ownBid } = details
  const law = session && jobViewOf(details, session)
  const can = (act: JobAct) => law?.can(act) ?? false
  const role = session?.userType ?? 'customer'
  const isMine = law?.standing === 'assignedBusiness'

  const saved = (text: string) => () => {
    toast.success(text)
    refresh()
  }
  /** The state has moved on: says what happened and shows the job as it is now. */
  const movedOn = (failure: Failure, close: () => void) => {
    toast.error(formFailureText(t, failure))
    close()
    refresh()
  }

  const { forms, bidIsKept } = useJobForms(details, {
    bid: { onSaved: saved(ownBid ? t.code('BID_UPDATED') : t('jobDetails.bid.sent')), onRefused: refresh },
    edit: { onSaved: saved(t.code('JOB_UPDATED')), onRefused: refresh },
    accept: {
      onSaved: saved(t.code('BID_ACCEPTED')),
      onRefused: (failure) => {
        const fresh = accepting && afterChange(accepting, failure)
        if (!fresh) return movedOn(failure, forms.accept.close)
        setAccepting(fresh)
        forms.accept.change({ amountSeen: fresh.interest.amount })
        refresh()
      },
    },
    remove: {
      onSaved: () => {
        toast.success(t.code('JOB_DELETED'))
        navigate(links.dashboard, { replace: true })
      },
      onRefused: (failure) => movedOn(failure, forms.remove.close),
    },
    complete: {
      onSaved: saved(t.code('JOB_MARKED_COMPLETED')),
      onRefused: (failure) => movedOn(failure, forms.complete.close),
    },
    rate: {
      onSaved: saved(t.code('JOB_RATED')),
      onRefused: (failure) => movedOn(failure, forms.rate.close),
    },
  })

  const may = {
    edit: can({ type: 'job.edited' }),
    delete: can({ type: 'job.deleted' }),
    bid: can({ type: 'bid.placed', amount: details.job.budget }),
    editBid: ownBid !== null && can({ type: 'bid.edited', amount: ownBid.amount }),
    accept: ({ businessId, amount }: Interest) => can({ type: 'bid.accepted', businessId, amountSeen: amount }),
    complete: can({ type: 'job.completed' }),
    rate: can({ type: 'job.rated' }),
  }

  const bidIsRestored = bidIsKept && (may.bid || may.editBid)
  const openKeptBid = useEffectEvent(() => {
    if (bidIsRestored) forms.bid.open()
  })
  useEffect(() => openKeptBid(), [])
  const { offer } = forms.rate
  useEffect(() => {
    if (may.rate) offer()
  }, [may.rate, offer])

  return {
    ...job,
    role,
    isMine,
    may,
    calling: callingOf(role, isMine, details),
    callsBusiness: role === 'customer' && assignedBusiness !== null,
    forms,
    bidIsRestored,
    openBid: () =>
      ownBid && !forms.bid.isDirty
        ? forms.bid.open({ amount: String(ownBid.amount), proposal: ownBid.proposal })
        : forms.bid.open(),
    accepting,
    startAccepting: (interest) => {
      setAccepting({ interest, amountBefore: null })
      forms.accept.open(acceptDraftOf(interest))
    },
  }
}
