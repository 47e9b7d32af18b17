import { useLocation } from 'wouter'
import { completeCommand, deleteCommand } from '../../../actors/job-commands.ts'
import { useSetup } from '../../../actors/environment-context.ts'
import { useI18n } from '../../../i18n/i18n.tsx'
import { links } from '../../../shared/routes.ts'
import { ConfirmDialog } from '../../../ui/forms/confirm-dialog.tsx'
import { useCommandDialog } from '../../../ui/forms/use-command.ts'
import { toast } from '../../../ui/toasts/toast.ts'
import type { JobScreenView } from '../parts/use-job-screen.ts'
import { useJobAct } from './use-job-act.ts'

/** Asks before a job is deleted. */
export function DeleteDialog({ view }: { readonly view: JobScreenView }) {
  const { t } = useI18n()
  const [, navigate] = useLocation()
  const { movedOn, onClosed } = useJobAct(view)
  const command = useCommandDialog(
    useSetup((environment) => deleteCommand(environment, view.details.job.id)),
    {
      onDone: () => {
        toast.success(t.code('JOB_DELETED'))
        navigate(links.dashboard, { replace: true })
      },
      onRefused: movedOn,
      onClosed,
    },
  )
  return (
    <ConfirmDialog
      open={command.isOpen}
      title={t('jobActs.delete.title')}
      text={t('jobActs.delete.text')}
      yes={t('jobActs.delete.confirm')}
      no={t('jobActs.delete.cancel')}
      danger
      working={command.isBusy}
      error={command.problem}
      onYes={command.confirm}
      onNo={command.cancel}
    />
  )
}

/** Asks before a customer marks their job as completed. */
export function CompleteDialog({ view }: { readonly view: JobScreenView }) {
  const { t } = useI18n()
  const { done, movedOn, onClosed } = useJobAct(view)
  const command = useCommandDialog(
    useSetup((environment) => completeCommand(environment, view.details.job.id)),
    { onDone: () => done(t.code('JOB_MARKED_COMPLETED')), onRefused: movedOn, onClosed },
  )
  return (
    <ConfirmDialog
      open={command.isOpen}
      title={t('jobActs.complete.title')}
      text={t('jobActs.complete.ownerText')}
      yes={t('jobActs.complete.confirm')}
      no={t('jobActs.complete.cancel')}
      working={command.isBusy}
      error={command.problem}
      onYes={command.confirm}
      onNo={command.cancel}
    />
  )
}
