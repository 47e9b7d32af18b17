import { useI18n } from '../../../i18n/i18n.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import type { JobScreenView } from '../use-job-screen.ts'
import { AcceptDialog } from './accept-dialog.tsx'
import { BidDialog } from './bid-dialog.tsx'
import { EditJobDialog } from './edit-job-dialog.tsx'
import { RatingDialog } from './rating-dialog.tsx'

/** Everything that asks or is filled in about a job. */
export function JobDialogs({ view }: { readonly view: JobScreenView }) {
  const { t } = useI18n()
  const { details, forms, accepting } = view
  return (
    <>
      <BidDialog
        form={forms.bid}
        isEdit={details.ownBid !== null}
        isRestored={view.bidIsRestored}
        budget={details.job.budget}
      />
      {accepting && (
        <AcceptDialog form={forms.accept} interest={accepting.interest} amountBefore={accepting.amountBefore} />
      )}
      <EditJobDialog form={forms.edit} hasBids={details.job.bidsCount > 0} />
      <RatingDialog form={forms.rate} business={details.assignedBusiness?.businessName ?? ''} />
      <ConfirmDialog
        open={forms.remove.isOpen}
        title={t('jobDetails.delete.title')}
        text={t('jobDetails.delete.text')}
        yes={t('jobDetails.delete.confirm')}
        no={t('jobDetails.delete.cancel')}
        danger
        working={forms.remove.isBusy}
        error={forms.remove.problem}
        onYes={forms.remove.submit}
        onNo={forms.remove.close}
      />
      <ConfirmDialog
        open={forms.complete.isOpen}
        title={t('jobDetails.complete.title')}
        text={t('jobDetails.complete.text')}
        yes={t('jobDetails.complete.confirm')}
        no={t('jobDetails.complete.cancel')}
        working={forms.complete.isBusy}
        error={forms.complete.problem}
        onYes={forms.complete.submit}
        onNo={forms.complete.close}
      />
    </>
  )
}
