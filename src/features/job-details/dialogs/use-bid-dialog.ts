import { useActorRef, useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { bidDraftOf, bidForm } from '../../../actors/job-commands.ts'
import { useSetup } from '../../../actors/provide.ts'
import { useI18n } from '../../../i18n/i18n.tsx'
import { useDialogForm } from '../../../ui/forms/use-dialog-form.ts'
import type { JobScreenView } from '../use-job-screen.ts'
import { useJobAct } from './use-job-act.ts'

/** The dialog of a bid, which turns into that of an edit as soon as there is one. */
export function useBidDialog(view: JobScreenView) {
  const { t } = useI18n()
  const { job, ownBid } = view.details
  const { machine, input } = useSetup((environment) => bidForm(environment, { jobId: job.id, bid: ownBid }))
  const actor = useActorRef(machine, { input })
  const snapshot = useSelector(actor, (current) => current)
  useEffect(() => {
    if (ownBid) actor.send({ type: 'bid.appeared', bidId: ownBid.id, placed: bidDraftOf(ownBid) })
  }, [actor, ownBid])

  const isEdit = snapshot.context.bidId !== null && !snapshot.matches('placing')
  const { done, refresh, onClosed } = useJobAct(view)
  const form = useDialogForm(
    { actor, snapshot },
    {
      onSaved: () => done(isEdit ? t.code('BID_UPDATED') : t('jobDetails.bid.sent')),
      // What was typed stays on the screen; the dialog itself says why.
      onRefused: refresh,
      onClosed,
    },
  )
  return {
    ...form,
    /** Whether a bid is changed rather than placed. */
    isEdit,
    /** The bid came up while it was written. */
    hasAppeared: snapshot.context.hasAppeared && isEdit,
    isRestored: input.kept !== null,
    /** The job takes no bids any more: there is nothing left to send. */
    hasMoved: snapshot.matches({ open: 'moved' }),
    needsVerification: snapshot.matches({ open: { new: 'needsVerification' } }),
    needsMembership: snapshot.matches({ open: { new: 'subscriptionInactive' } }),
  }
}
