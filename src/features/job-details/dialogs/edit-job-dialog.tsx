import { Rules } from '../../../../generated/rules.ts'
import { editJobForm } from '../../../actors/job-commands.ts'
import { useI18n } from '../../../i18n/i18n.tsx'
import { JobOptions, StreetAddressField } from '../../../ui/forms/job-options.tsx'
import { TextArea, TextField } from '../../../ui/forms/text-field.tsx'
import { muted } from '../../../ui/theme/text.css.ts'
import type { JobScreenView } from '../parts/use-job-screen.ts'
import { FormDialog } from '../../../ui/forms/dialogs.tsx'
import { useJobForm } from './use-job-act.ts'

/** Changes an open job. */
export function EditJobDialog({ view }: { readonly view: JobScreenView }) {
  const { t } = useI18n()
  const { details } = view
  const form = useJobForm(view, (environment) => editJobForm(environment, details), 'JOB_UPDATED')
  return (
    <FormDialog
      form={form}
      title={t('jobActs.edit.title')}
      submit={t('jobActs.edit.save')}
      cancel={t('jobActs.edit.cancel')}
    >
      {details.job.bidsCount > 0 && <p className={muted}>{t('jobActs.edit.note')}</p>}
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
      <StreetAddressField form={form} />
      <JobOptions form={form} />
    </FormDialog>
  )
}
