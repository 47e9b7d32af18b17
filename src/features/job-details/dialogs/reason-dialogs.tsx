import { Rules } from '../../../../generated/rules.ts'
import { doubtForm, endForm } from '../../../actors/completion.ts'
import { useI18n } from '../../../i18n/i18n.tsx'
import { FormDialog } from '../../../ui/forms/dialogs.tsx'
import { TextArea } from '../../../ui/forms/text-field.tsx'
import type { JobScreenView } from '../parts/use-job-screen.ts'
import { useJobForm } from './use-job-act.ts'

/** The customer says that what was marked as completed is not done yet, and why. */
export function DoubtDialog({ view }: { readonly view: JobScreenView }) {
  const { t } = useI18n()
  const { job, assignedBusiness } = view.details
  const form = useJobForm(view, (environment) => doubtForm(environment, job.id), 'COMPLETION_DOUBTED')
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

/** Ends the assignment, for a reason: the customer takes the job back, or the business steps down. */
export function EndDialog({ view }: { readonly view: JobScreenView }) {
  const { t } = useI18n()
  const { role } = view
  const { job, assignedBusiness } = view.details
  const form = useJobForm(
    view,
    (environment) => endForm(environment, { jobId: job.id, businessSeen: job.assignedBusinessId }),
    role === 'customer' ? 'ASSIGNMENT_HAS_ENDED' : 'STEPPED_DOWN',
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
