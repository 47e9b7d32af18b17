import { useLocation } from 'wouter'
import { deleteCommand, reconsiderCommand, withdrawCommand } from '../../../actors/job-commands.ts'
import { completeCommand } from '../../../actors/completion.ts'
import type { Environment } from '../../../actors/environment.ts'
import type { Interest, OwnBid } from '../../../actors/jobs.ts'
import { useI18n } from '../../../i18n/i18n.tsx'
import { links } from '../../../shared/routes.ts'
import { CommandDialog } from '../../../ui/forms/dialogs.tsx'
import { toast } from '../../../ui/toasts/toast.ts'
import type { JobScreenView } from '../parts/use-job-screen.ts'
import { useJobQuestion } from './use-job-act.ts'

type ViewProps = { readonly view: JobScreenView }

/** Asks before a job is deleted. */
export function DeleteDialog({ view }: ViewProps) {
  const { t } = useI18n()
  const [, navigate] = useLocation()
  const make = (environment: Environment) => deleteCommand(environment, view.details.job.id)
  const command = useJobQuestion(view, make, () => {
    toast.success(t.code('JOB_DELETED'))
    navigate(links.dashboard, { replace: true })
  })
  return (
    <CommandDialog
      command={command}
      title={t('jobActs.delete.title')}
      text={t('jobActs.delete.text')}
      yes={t('jobActs.delete.confirm')}
      no={t('jobActs.delete.cancel')}
      danger
    />
  )
}

/** Asks before a customer marks their job as completed. */
export function CompleteDialog({ view }: ViewProps) {
  const { t } = useI18n()
  const make = (environment: Environment) => completeCommand(environment, view.details.job.id)
  const command = useJobQuestion(view, make, ({ done }) => done(t.code('JOB_MARKED_COMPLETED')))
  return (
    <CommandDialog
      command={command}
      title={t('jobActs.complete.title')}
      text={t('jobActs.complete.ownerText')}
      yes={t('jobActs.complete.confirm')}
      no={t('jobActs.complete.cancel')}
    />
  )
}

/** Asks before a business withdraws its bid. */
export function WithdrawDialog({ view, bid }: ViewProps & { readonly bid: OwnBid }) {
  const { t } = useI18n()
  const make = (environment: Environment) => withdrawCommand(environment, bid.bidId)
  const command = useJobQuestion(view, make, ({ done }) => done(t.code('YOUR_BID_WITHDRAWN')))
  return (
    <CommandDialog
      command={command}
      title={t('jobActs.withdraw.title')}
      text={t('jobActs.withdraw.text')}
      yes={t('jobActs.withdraw.confirm')}
      no={t('jobActs.withdraw.cancel')}
      danger
    />
  )
}

/** Asks before a declined bid is active again, for its business is notified. */
export function ReconsiderDialog({ view, bid }: ViewProps & { readonly bid: Interest }) {
  const { t } = useI18n()
  const make = (environment: Environment) => reconsiderCommand(environment, bid)
  const command = useJobQuestion(view, make, ({ done }) => done(t.code('INTEREST_RECONSIDERED')))
  return (
    <CommandDialog
      command={command}
      title={t('jobActs.reconsider.title')}
      text={t('jobActs.reconsider.text', { name: bid.businessName })}
      yes={t('jobActs.reconsider.confirm')}
      no={t('jobActs.reconsider.cancel')}
    />
  )
}
