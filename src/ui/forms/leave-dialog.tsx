import { useI18n } from '../../i18n/i18n.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'

export type LeaveDialogProps = { readonly onLeave: () => void; readonly onStay: () => void }

/** Asks before a form's unsaved text is thrown away. */
export function LeaveDialog({ onLeave, onStay }: LeaveDialogProps) {
  const { t } = useI18n()
  return (
    <ConfirmDialog
      open
      danger
      title={t('ui.leaveTitle')}
      text={t('ui.leaveText')}
      yes={t('ui.leave')}
      no={t('ui.stay')}
      onYes={onLeave}
      onNo={onStay}
    />
  )
}
