import { useI18n } from '../../../i18n/i18n.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import type { JobScreenView } from '../use-job-screen.ts'
import { AcceptDialog } from './accept-dialog.tsx'
import { BidDialog } from './bid-dialog.tsx'
import { EditJobDialog } from './edit-job-dialog.tsx'
import { RatingDialog } from './rating-dialog.tsx'
import { useJobDialogs } from './use-job-dialogs.ts'

/** Everything that asks or is filled in about a job. */
export default function JobDialogs({ view }: { readonly view: JobScreenView }) {
  const { t } = useI18n()
  const { bid, edit, accept, remove, complete, rate, accepting, bidIsRestored } = useJobDialogs(view)
  const { job, ownBid, assignedBusiness } = view.details
  return (
    <>
      <BidDialog form={bid} isEdit={ownBid !== null} isRestored={bidIsRestored} budget={job.budget} />
      {accepting && <AcceptDialog form={accept} interest={accepting.interest} amountBefore={accepting.amountBefore} />}
      <EditJobDialog form={edit} hasBids={job.bidsCount > 0} />
      <RatingDialog form={rate} business={assignedBusiness?.businessName ?? ''} />
      <ConfirmDialog
        open={remove.isOpen}
        title={t('jobDetails.delete.title')}
        text={t('jobDetails.delete.text')}
        yes={t('jobDetails.delete.confirm')}
        no={t('jobDetails.delete.cancel')}
        danger
        working={remove.isBusy}
        error={remove.problem}
        onYes={remove.submit}
        onNo={remove.close}
      />
      <ConfirmDialog
        open={complete.isOpen}
        title={t('jobDetails.complete.title')}
        text={t('jobDetails.complete.text')}
        yes={t('jobDetails.complete.confirm')}
        no={t('jobDetails.complete.cancel')}
        working={complete.isBusy}
        error={complete.problem}
        onYes={complete.submit}
        onNo={complete.close}
      />
    </>
  )
}
