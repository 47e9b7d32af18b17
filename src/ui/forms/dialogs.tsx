import { useId } from 'react'
import { Button } from '../button.tsx'
import * as styles from '../dialogs/dialog.css.ts'
import { Dialog, DialogActions } from '../dialogs/dialog.tsx'
import { ProveDialog } from '../dialogs/prove-dialog.ts'
import { FormError, Form } from './form.tsx'
import { useI18n } from '../../i18n/i18n.tsx'
import type { Elements } from '../elements.ts'
import type { useCommandDialog } from './use-command.ts'
import type { DialogForm } from './use-dialog-form.ts'

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

type CommandDialogProps = Pick<ConfirmDialogProps, 'title' | 'text' | 'yes' | 'no' | 'danger'> & {
  readonly command: Pick<ReturnType<typeof useCommandDialog>, 'isOpen' | 'isBusy' | 'problem' | 'confirm' | 'cancel'>
}

/** Asks whether to run a command. */
export function CommandDialog({ command, ...question }: CommandDialogProps) {
  return (
    <ConfirmDialog
      {...question}
      open={command.isOpen}
      working={command.isBusy}
      error={command.problem}
      onYes={command.confirm}
      onNo={command.cancel}
    />
  )
}

type LeaveDialogProps = { readonly onLeave: () => void; readonly onStay: () => void }

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

type FormDialogProps = {
  readonly form: Omit<DialogForm<object>, 'field'>
  readonly title: string
  readonly submit: string
  readonly cancel: string
  /** Nothing can be sent any more: only Cancel is offered. */
  readonly isOver?: boolean
  readonly size?: 'medium' | 'sheet'
  /** A link or button that helps, shown after the error. */
  readonly wayOn?: Elements
  /** What one may do instead, below its buttons. */
  readonly instead?: Elements
  readonly children: Elements
}

/** A form in a dialog. Errors are shown above its buttons; leaving it with something typed asks first. */
export function FormDialog({
  form,
  title,
  submit,
  cancel,
  isOver = false,
  size = 'medium',
  wayOn,
  instead,
  children,
}: FormDialogProps) {
  const { t } = useI18n()
  return (
    <Dialog open={form.isOpen} title={title} size={size} onClose={form.close}>
      <Form onSubmit={form.submit} refusals={form.refusals} label={title}>
        {children}
        {form.problem !== undefined && (
          <FormError>
            <span>{`${form.problem} `}</span>
            {wayOn}
          </FormError>
        )}
        <DialogActions>
          <Button
            variant={size === 'sheet' ? 'quiet' : 'plain'}
            endsForm
            onClick={form.close}
            aria-disabled={form.isHeld}
          >
            {cancel}
          </Button>
          {!isOver && (
            <Button type="submit" variant="primary" working={form.isBusy}>
              {submit}
            </Button>
          )}
        </DialogActions>
        {instead}
      </Form>
      <ConfirmDialog
        open={form.isLeaving}
        title={t('jobActs.leave.title')}
        text={t('jobActs.leave.text')}
        yes={t('jobActs.leave.discard')}
        no={t('jobActs.leave.keep')}
        danger
        onYes={form.abandon}
        onNo={form.keep}
      />
      {form.proof && <ProveDialog {...form.proof} />}
    </Dialog>
  )
}
