import { completeWorkForm } from '../../../actors/completion.ts'
import { useSetup } from '../../../actors/environment-context.ts'
import { acceptPictures, workPicturesSlot } from '../../../actors/slots.ts'
import { useI18n } from '../../../i18n/i18n.tsx'
import { PicturesField } from '../../../ui/forms/pictures-field.tsx'
import { useRegistrationInDialog } from '../../../ui/forms/use-registration.ts'
import type { JobScreenView } from '../parts/use-job-screen.ts'
import { FormDialog } from '../../../ui/forms/dialogs.tsx'
import { useJobAct } from './use-job-act.ts'

/** The business marks its job as completed, and may show what it did. */
export function CompleteWorkDialog({ view }: { readonly view: JobScreenView }) {
  const { t } = useI18n()
  const { done, refresh, onClosed } = useJobAct(view)
  const form = useRegistrationInDialog(
    useSetup((environment) => completeWorkForm(environment, view.details.job.id)),
    { onSaved: () => done(t.code('JOB_MARKED_COMPLETED')), onRefused: refresh, onClosed },
  )
  const pictures = form.files('pictures')
  return (
    <FormDialog
      form={form}
      title={t('jobActs.complete.title')}
      submit={t('jobActs.complete.confirm')}
      cancel={t('jobActs.complete.cancel')}
    >
      <p>{t('jobActs.complete.text')}</p>
      <PicturesField
        {...pictures}
        label={t('jobActs.complete.pictures')}
        hint={t('jobActs.complete.picturesHint', { max: workPicturesSlot.max })}
        accept={acceptPictures}
        add={t('jobActs.complete.picturesAdd')}
        left={t('postJob.slotsLeft', { count: pictures.room })}
      />
    </FormDialog>
  )
}
