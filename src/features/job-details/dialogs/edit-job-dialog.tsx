import { Rules } from '../../../../generated/rules.ts'
import { editJobForm } from '../../../actors/job-commands.ts'
import { useSetup } from '../../../actors/environment-context.ts'
import { useI18n } from '../../../i18n/i18n.tsx'
import { useFormInDialog } from '../../../ui/forms/use-dialog-form.ts'
import { DayField } from '../../../ui/forms/day-field.tsx'
import { TextArea, TextField } from '../../../ui/forms/text-field.tsx'
import { muted } from '../../../ui/theme/text.css.ts'
import type { JobScreenView } from '../parts/use-job-screen.ts'
import { FormDialog } from '../../../ui/forms/dialogs.tsx'
import { useJobAct } from './use-job-act.ts'

/** Changes title and description of an open job. */
export function EditJobDialog({ view }: { readonly view: JobScreenView }) {
  const { t } = useI18n()
  const { job } = view.details
  const { done, refresh, onClosed } = useJobAct(view)
  const form = useFormInDialog(
    useSetup((environment) =>
      editJobForm(environment, job.id, { title: job.title, details: job.details, neededBy: job.neededBy ?? '' }),
    ),
    { onSaved: () => done(t.code('JOB_UPDATED')), onRefused: refresh, onClosed },
  )
  return (
    <FormDialog
      form={form}
      title={t('jobActs.edit.title')}
      submit={t('jobActs.edit.save')}
      cancel={t('jobActs.edit.cancel')}
    >
      {job.bidsCount > 0 && <p className={muted}>{t('jobActs.edit.note')}</p>}
      <TextField
        label={t('jobActs.edit.jobTitle')}
        maxLength={Rules.UpdateJob.title.maxLength}
        autoComplete="off"
        {...form.field('title')}
      />
      <TextArea
        label={t('jobActs.edit.description')}
        rows={6}
        maxLength={Rules.UpdateJob.details.maxLength}
        {...form.field('details')}
      />
      <DayField label={t('jobDetails.neededBy')} {...form.field('neededBy')} />
    </FormDialog>
  )
}
