import { useId } from 'react'
import { Button } from '../button.tsx'
import * as styles from '../dialogs/dialog.css.ts'
import { Dialog, DialogActions } from '../dialogs/dialog.tsx'
import { FormError } from './form.tsx'

type ConfirmDialogProps = {
  readonly open: boolean
  readonly title: string
  readonly text: string
  /** The verb on the main button, as in the title. */
  readonly yes: string
  readonly no: string
  readonly danger?: boolean
  /** Yes is being carried out: the dialog stays open and cannot be closed. */
  readonly working?: boolean
  readonly error?: string | undefined
  readonly onYes: () => void
  readonly onNo: () => void
}

/** Asks before something irreversible. Escape means No; the focus starts on No. */
export function ConfirmDialog({
  open,
  title,
  text,
  yes,
  no,
  danger = false,
  working = false,
  error,
  onYes,
  onNo,
}: ConfirmDialogProps) {
  const textId = useId()
  return (
    <Dialog open={open} title={title} role="alertdialog" describedBy={textId} onClose={() => !working && onNo()}>
      <p className={styles.text} id={textId}>
        {text}
      </p>
      {error && <FormError>{error}</FormError>}
      <DialogActions>
        <Button variant="plain" onClick={onNo} aria-disabled={working}>
          {no}
        </Button>
        <Button variant={danger ? 'danger' : 'primary'} working={working} onClick={onYes}>
          {yes}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
