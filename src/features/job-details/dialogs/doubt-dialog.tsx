import { Rules } from '../../../../generated/rules.ts'
import { doubtForm } from '../../../actors/job-commands.ts'
import { useSetup } from '../../../actors/environment-context.ts'
import { useI18n } from '../../../i18n/i18n.tsx'
import { useFormInDialog } from '../../../ui/forms/use-dialog-form.ts'
import { TextArea } from '../../../ui/forms/text-field.tsx'
import type { JobScreenView } from '../parts/use-job-screen.ts'
import { FormDialog } from '../../../ui/forms/form-dialog.tsx'
import { useJobAct } from './use-job-act.ts'

/** The customer says that what was marked as completed is not done yet, and why. */
export function DoubtDialog({ view }: { readonly view: JobScreenView }) {
  const { t } = useI18n()
  const { job, assignedBusiness } = view.details
  const { done, refresh, onClosed } = useJobAct(view)
  const form = useFormInDialog(
    useSetup((environment) => doubtForm(environment, job.id)),
    { onSaved: () => done(t.code('COMPLETION_DOUBTED')), onRefused: refresh, onClosed },
  )
  return (
    <FormDialog
      form={form}
      title={t('jobActs.doubt.title')}
      submit={t('jobActs.doubt.submit')}
      cancel={t('jobActs.doubt.cancel')}
    >
      <p>{t('jobActs.doubt.lead', { name: assignedBusiness?.businessName ?? '' })}</p>
      <TextArea
        label={t('jobActs.doubt.reason')}
        hint={t('jobActs.doubt.hint')}
        rows={4}
        maxLength={Rules.DoubtCompletion.reason.maxLength}
        {...form.field('reason')}
      />
    </FormDialog>
  )
}
