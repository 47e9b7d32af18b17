import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'wouter'
import type { Failure } from '../../../../machines/outcome.ts'
import { acceptDraftOf } from '../../../actors/job-commands.ts'
import { formFailureText } from '../../../i18n/failure-text.ts'
import { useI18n } from '../../../i18n/i18n.tsx'
import { links } from '../../../routes.ts'
import { toast } from '../../../ui/toast.ts'
import type { Asked, JobScreenView } from '../use-job-screen.ts'
import { type Accepting, afterChange } from './accepting.ts'
import { useDialogForm } from './use-dialog-form.ts'
import { useJobForms } from './use-job-forms.ts'

/** The dialogs of a job: opens the one that is asked for, and says what follows from it. */
export function useJobDialogs({ details, asked, refresh }: JobScreenView) {
  const { t } = useI18n()
  const [, navigate] = useLocation()
  // The bid as it was shown when it was asked for, until the server says that it is another by now.
  const [changed, setChanged] = useState<{ readonly asked: Asked; readonly to: Accepting } | null>(null)
  const asShown = asked?.what === 'accept' ? { interest: asked.interest, amountBefore: null } : null
  const accepting = changed && changed.asked === asked ? changed.to : asShown
  const setups = useJobForms(details)
  const { job, ownBid } = details

  /** Done: says so and shows the job as it is now. */
  const done = (text: string) => {
    toast.success(text)
    refresh()
  }
  /** The state has moved on: says what happened and shows the job as it is now. */
  const movedOn = (failure: Failure, close: () => void) => {
    toast.error(formFailureText(t, failure))
    close()
    refresh()
  }

  // What was typed stays on the screen when it was refused; the dialog itself says why.
  const bid = useDialogForm(setups.bid, {
    onSaved: () => done(ownBid ? t.code('BID_UPDATED') : t('jobDetails.bid.sent')),
    onRefused: refresh,
  })
  const edit = useDialogForm(setups.edit, { onSaved: () => done(t.code('JOB_UPDATED')), onRefused: refresh })
  const rate = useDialogForm(setups.rate, { onSaved: () => done(t.code('JOB_RATED')), onRefused: refresh })
  const accept = useDialogForm(setups.accept, {
    onSaved: () => done(t.code('BID_ACCEPTED')),
    onRefused: (failure) => {
      const fresh = accepting && afterChange(accepting, failure)
      if (!asked || !fresh) return movedOn(failure, accept.close)
      setChanged({ asked, to: fresh })
      accept.change({ amountSeen: fresh.interest.amount })
      refresh()
    },
  })
  const remove = useDialogForm(setups.remove, {
    onSaved: () => {
      toast.success(t.code('JOB_DELETED'))
      navigate(links.dashboard, { replace: true })
    },
    onRefused: (failure) => movedOn(failure, remove.close),
  })
  const complete = useDialogForm(setups.complete, {
    onSaved: () => done(t.code('JOB_MARKED_COMPLETED')),
    onRefused: (failure) => movedOn(failure, complete.close),
  })

  const start = useEffectEvent((what: Asked) => {
    switch (what.what) {
      case 'bid':
        return ownBid && !bid.isDirty
          ? bid.open({ amount: String(ownBid.amount), proposal: ownBid.proposal })
          : bid.open()
      case 'accept':
        return accept.open(acceptDraftOf(what.interest))
      case 'edit':
        return edit.open({ title: job.title, details: job.details })
      case 'delete':
        return remove.open()
      case 'complete':
        return complete.open()
      case 'rate':
        return rate.open()
    }
  })
  useEffect(() => {
    if (asked) start(asked)
  }, [asked])

  return { bid, edit, accept, remove, complete, rate, accepting, bidIsRestored: setups.bid.input.kept !== null }
}
