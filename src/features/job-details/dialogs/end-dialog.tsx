import { Rules } from '../../../../generated/rules.ts'
import { endForm } from '../../../actors/job-commands.ts'
import { useSetup } from '../../../actors/environment-context.ts'
import { useI18n } from '../../../i18n/i18n.tsx'
import { useFormInDialog } from '../../../ui/forms/use-dialog-form.ts'
import { TextArea } from '../../../ui/forms/text-field.tsx'
import type { JobScreenView } from '../parts/use-job-screen.ts'
import { FormDialog } from '../../../ui/forms/form-dialog.tsx'
import { useJobAct } from './use-job-act.ts'

/** Ends the assignment, for a reason: the customer takes the job back, or the business steps down. */
export function EndDialog({ view }: { readonly view: JobScreenView }) {
  const { t } = useI18n()
  const { role } = view
  const { job, assignedBusiness } = view.details
  const { done, refresh, onClosed } = useJobAct(view)
  const form = useFormInDialog(
    useSetup((environment) => endForm(environment, { jobId: job.id, businessSeen: job.assignedBusinessId })),
    {
      onSaved: () => done(t.code(role === 'customer' ? 'ASSIGNMENT_HAS_ENDED' : 'STEPPED_DOWN')),
      onRefused: refresh,
      onClosed,
    },
  )
  return (
    <FormDialog
      form={form}
      title={t(`jobActs.ending.${role}.title`)}
      submit={t(`jobActs.ending.${role}.submit`)}
      cancel={t('jobActs.ending.cancel')}
    >
      <p>
        {role === 'customer'
          ? t('jobActs.ending.customer.lead', { name: assignedBusiness?.businessName ?? '' })
          : t('jobActs.ending.business.lead')}
      </p>
      <TextArea
        label={t('jobActs.ending.reason')}
        hint={t('jobActs.ending.hint')}
        rows={4}
        maxLength={Rules.EndAssignment.reason.maxLength}
        {...form.field('reason')}
      />
    </FormDialog>
  )
}
