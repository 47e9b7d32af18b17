import { useLocation } from 'wouter'
import { completeCommand, deleteCommand, reconsiderCommand, withdrawCommand } from '../../../actors/job-commands.ts'
import { useSetup } from '../../../actors/environment-context.ts'
import { useI18n } from '../../../i18n/i18n.tsx'
import { links } from '../../../shared/routes.ts'
import { ConfirmDialog } from '../../../ui/forms/dialogs.tsx'
import { useCommandDialog } from '../../../ui/forms/use-command.ts'
import { toast } from '../../../ui/toasts/toast.ts'
import type { JobScreenView } from '../parts/use-job-screen.ts'
import { useJobAct } from './use-job-act.ts'
import type { Interest, OwnBid } from '../../../actors/jobs.ts'

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

/** Asks before a business withdraws its bid. */
export function WithdrawDialog({ view, bid }: { readonly view: JobScreenView; readonly bid: OwnBid }) {
  const { t } = useI18n()
  const { done, movedOn, onClosed } = useJobAct(view)
  const command = useCommandDialog(
    useSetup((environment) => withdrawCommand(environment, bid.bidId)),
    { onDone: () => done(t.code('YOUR_BID_WITHDRAWN')), onRefused: movedOn, onClosed },
  )
  return (
    <ConfirmDialog
      open={command.isOpen}
      title={t('jobActs.withdraw.title')}
      text={t('jobActs.withdraw.text')}
      yes={t('jobActs.withdraw.confirm')}
      no={t('jobActs.withdraw.cancel')}
      danger
      working={command.isBusy}
      error={command.problem}
      onYes={command.confirm}
      onNo={command.cancel}
    />
  )
}

/** Asks before a declined bid stands again, for its business is told. */
export function ReconsiderDialog({ view, bid }: { readonly view: JobScreenView; readonly bid: Interest }) {
  const { t } = useI18n()
  const { done, movedOn, onClosed } = useJobAct(view)
  const command = useCommandDialog(
    useSetup((environment) => reconsiderCommand(environment, bid)),
    { onDone: () => done(t.code('INTEREST_RECONSIDERED')), onRefused: movedOn, onClosed },
  )
  return (
    <ConfirmDialog
      open={command.isOpen}
      title={t('jobActs.reconsider.title')}
      text={t('jobActs.reconsider.text', { name: bid.businessName })}
      yes={t('jobActs.reconsider.confirm')}
      no={t('jobActs.reconsider.cancel')}
      working={command.isBusy}
      error={command.problem}
      onYes={command.confirm}
      onNo={command.cancel}
    />
  )
}
