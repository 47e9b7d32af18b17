import { ratingChangeForm } from '../../../actors/job-commands.ts'
import { useSetup } from '../../../actors/environment-context.ts'
import { useI18n } from '../../../i18n/i18n.tsx'
import { useFormInDialog } from '../../../ui/forms/use-dialog-form.ts'
import { Reply } from '../parts/job-rating.tsx'
import type { JobScreenView } from '../parts/use-job-screen.ts'
import { FormDialog } from '../../../ui/forms/form-dialog.tsx'
import { RatingFields } from './rating-fields.tsx'
import { useJobAct } from './use-job-act.ts'
import { useSeenRating } from './use-seen-rating.ts'

/** Changes the rating that the customer gave; what the business replied stands below. */
export function RatingChangeDialog({ view }: { readonly view: JobScreenView }) {
  const { t } = useI18n()
  const { rating } = view.details.job
  const seen = useSeenRating(view)
  const { done, refresh, onClosed } = useJobAct(view)
  const form = useFormInDialog(
    useSetup((environment) =>
      ratingChangeForm(environment, seen, { stars: rating?.stars ?? 0, comment: rating?.comment ?? '' }),
    ),
    { onSaved: () => done(t.code('RATING_UPDATED')), onRefused: refresh, onClosed },
  )
  return (
    <FormDialog
      form={form}
      title={t('jobDetails.rating.edit')}
      submit={t('jobActs.rating.save')}
      cancel={t('jobActs.rating.cancel')}
    >
      <RatingFields form={form} />
      {rating?.reply && <Reply reply={rating.reply} by={view.details.assignedBusiness?.businessName ?? ''} />}
    </FormDialog>
  )
}
