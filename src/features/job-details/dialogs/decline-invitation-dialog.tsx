import { declineInvitationForm } from '../../../actors/job-commands.ts'
import type { Schemas } from '../../../actors/jobs.ts'
import { useI18n } from '../../../i18n/i18n.tsx'
import { RadioList } from '../../../ui/forms/choice-lists.tsx'
import { FormDialog } from '../../../ui/forms/dialogs.tsx'
import { reasonWords } from '../parts/invitation-reasons.ts'
import type { JobScreenView } from '../parts/use-job-screen.ts'
import { useJobForm } from './use-job-act.ts'

const reasons: readonly Schemas['InvitationReason'][] = ['busy', 'tooFar', 'notMyWork', 'other']

/** The business says that it will not bid, and why. */
export function DeclineInvitationDialog({ view }: { readonly view: JobScreenView }) {
  const { t } = useI18n()
  const { job, customer } = view.details
  const form = useJobForm(view, (environment) => declineInvitationForm(environment, job.id), 'YOUR_INVITATION_DECLINED')
  return (
    <FormDialog
      form={form}
      title={t('jobActs.invitation.title')}
      submit={t('jobActs.invitation.submit')}
      cancel={t('jobActs.invitation.cancel')}
    >
      <p>{t('jobActs.invitation.lead', { name: customer.name })}</p>
      <RadioList
        label={t('jobActs.invitation.reason')}
        options={reasons.map((reason) => ({
          value: reason,
          label: t(`jobDetails.invitation.reasons.${reasonWords[reason]}`),
        }))}
        {...form.field('reason')}
      />
    </FormDialog>
  )
}
