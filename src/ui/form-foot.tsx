import { useI18n } from '../i18n/i18n.tsx'
import { Button } from './button.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { FormError } from './form.tsx'
import * as styles from './form-foot.css.ts'

type FormFootProps = {
  /** The verb on the button. */
  readonly submit: string
  /** It is being sent, or waits for its uploads. */
  readonly working: boolean
  /** What it works on, said under the button. */
  readonly progress?: string | undefined
  /** What went wrong with the form as a whole. */
  readonly error?: string | undefined
}

/** The end of a form: what went wrong with it, its main button, and what that works on. */
export function FormFoot({ submit, working, progress, error }: FormFootProps) {
  return (
    <div className={styles.foot}>
      {error !== undefined && <FormError>{error}</FormError>}
      <Button type="submit" width="phone" working={working}>
        {submit}
      </Button>
      <p className={styles.progress} role="status">
        {working && progress}
      </p>
    </div>
  )
}

type LeaveDialogProps = { readonly open: boolean; readonly onLeave: () => void; readonly onStay: () => void }

/** Asks before what was typed into a form is thrown away. */
export function LeaveDialog({ open, onLeave, onStay }: LeaveDialogProps) {
  const { t } = useI18n()
  return (
    <ConfirmDialog
      open={open}
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
