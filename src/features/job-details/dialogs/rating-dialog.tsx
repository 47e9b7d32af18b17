import { ratingForm } from '../../../actors/job-commands.ts'
import { useSetup } from '../../../actors/environment-context.ts'
import { useI18n } from '../../../i18n/i18n.tsx'
import { useFormInDialog } from '../../../ui/forms/use-dialog-form.ts'
import type { JobScreenView } from '../parts/use-job-screen.ts'
import { FormDialog } from '../../../ui/forms/form-dialog.tsx'
import { RatingFields } from './rating-fields.tsx'
import { useJobAct } from './use-job-act.ts'

/** Rates the business that did the job; the customer can postpone it. */
export function RatingDialog({ view }: { readonly view: JobScreenView }) {
  const { t } = useI18n()
  const { job, assignedBusiness } = view.details
  const { done, refresh, onClosed } = useJobAct(view)
  const form = useFormInDialog(
    useSetup((environment) => ratingForm(environment, job.id)),
    { onSaved: () => done(t.code('JOB_RATED')), onRefused: refresh, onClosed },
  )
  return (
    <FormDialog
      form={form}
      title={t('jobActs.rating.title')}
      submit={t('jobActs.rating.submit')}
      cancel={t('jobActs.rating.later')}
    >
      <p>{t('jobActs.rating.lead', { name: assignedBusiness?.businessName ?? '' })}</p>
      <RatingFields form={form} />
    </FormDialog>
  )
}
