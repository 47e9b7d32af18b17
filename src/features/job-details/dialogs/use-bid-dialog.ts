import { useActorRef, useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { bidDraftOf, bidForm } from '../../../actors/job-commands.ts'
import { useSetup } from '../../../actors/environment-context.ts'
import { useI18n } from '../../../i18n/i18n.tsx'
import { useDialogForm } from '../../../ui/forms/use-dialog-form.ts'
import type { JobScreenView } from '../parts/use-job-screen.ts'
import { useJobAct } from './use-job-act.ts'

/** The dialog that places a bid. Once the business has a bid on this job, the same dialog edits it. */
export function useBidDialog(view: JobScreenView) {
  const { t } = useI18n()
  const { job, ownBid } = view.details
  const { machine, input } = useSetup((environment) => bidForm(environment, { jobId: job.id, bid: ownBid }))
  const actor = useActorRef(machine, { input })
  const snapshot = useSelector(actor, (current) => current)
  useEffect(() => {
    if (ownBid?.state === 'standing')
      actor.send({ type: 'bid.appeared', bidId: ownBid.bidId, placed: bidDraftOf(ownBid) })
  }, [actor, ownBid])

  const isEdit = snapshot.context.bidId !== null && !snapshot.matches('placing')
  const { done, refresh, onClosed } = useJobAct(view)
  const form = useDialogForm(
    { actor, snapshot },
    {
      onSaved: () => done(isEdit ? t.code('BID_UPDATED') : t('jobActs.bid.sent')),
      // What was typed stays; the dialog itself shows the reason.
      onRefused: refresh,
      onClosed,
    },
  )
  return {
    ...form,
    /** Whether a bid is changed rather than placed. */
    isEdit,
    /** The bid appeared while this one was being written. */
    hasAppeared: snapshot.context.hasAppeared && isEdit,
    isRestored: input.kept !== null,
    /** The job no longer takes bids: nothing can be sent. */
    hasMoved: snapshot.matches({ open: 'moved' }),
    needsVerification: snapshot.matches({ open: { new: 'needsVerification' } }),
    needsMembership: snapshot.matches({ open: { new: 'subscriptionInactive' } }),
  }
}
