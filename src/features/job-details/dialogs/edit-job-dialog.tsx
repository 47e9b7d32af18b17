import { Rules } from '../../../../generated/rules.ts'
import type { JobEditDraft } from '../../../actors/jobs.ts'
import { useI18n } from '../../../i18n/i18n.tsx'
import { TextArea, TextField } from '../../../ui/text-field.tsx'
import { muted } from '../../../ui/theme/text.css.ts'
import { FormDialog } from './form-dialog.tsx'
import type { DialogForm } from './use-dialog-form.ts'

/** Changes title and description of an open job. */
export function EditJobDialog({
  form,
  hasBids,
}: {
  readonly form: DialogForm<JobEditDraft>
  readonly hasBids: boolean
}) {
  const { t } = useI18n()
  return (
    <FormDialog
      form={form}
      title={t('jobDetails.edit.title')}
      submit={t('jobDetails.edit.save')}
      cancel={t('jobDetails.edit.cancel')}
    >
      {hasBids && <p className={muted}>{t('jobDetails.edit.note')}</p>}
      <TextField
        label={t('jobDetails.edit.jobTitle')}
        maxLength={Rules.UpdateJob.title.maxLength}
        autoComplete="off"
        {...form.field('title')}
      />
      <TextArea
        label={t('jobDetails.edit.description')}
        rows={6}
        maxLength={Rules.UpdateJob.details.maxLength}
        {...form.field('details')}
      />
    </FormDialog>
  )
}
