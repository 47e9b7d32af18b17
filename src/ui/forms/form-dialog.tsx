import { useI18n } from '../../i18n/i18n.tsx'
import { Button } from '../button.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import type { Elements } from '../elements.ts'
import { Dialog, DialogActions } from '../dialogs/dialog.tsx'
import { Form, FormError } from './form.tsx'
import type { DialogForm } from './use-dialog-form.ts'

type FormDialogProps = {
  readonly form: Omit<DialogForm<object>, 'field'>
  readonly title: string
  readonly submit: string
  readonly cancel: string
  /** Nothing can be sent any more: only Cancel is offered. */
  readonly isOver?: boolean
  /** A link or button that helps, shown after the error. */
  readonly wayOn?: Elements
  readonly children: Elements
}

/** A form in a dialog. Errors are shown above its buttons; leaving it with something typed asks first. */
export function FormDialog({ form, title, submit, cancel, isOver = false, wayOn, children }: FormDialogProps) {
  const { t } = useI18n()
  return (
    <Dialog open={form.isOpen} title={title} size="medium" onClose={form.close}>
      <Form onSubmit={form.submit} refusals={form.refusals} label={title}>
        {children}
        {form.problem !== undefined && (
          <FormError>
            <span>{`${form.problem} `}</span>
            {wayOn}
          </FormError>
        )}
        <DialogActions>
          <Button variant="plain" endsForm onClick={form.close} aria-disabled={form.isHeld}>
            {cancel}
          </Button>
          {!isOver && (
            <Button type="submit" working={form.isBusy}>
              {submit}
            </Button>
          )}
        </DialogActions>
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
    </Dialog>
  )
}
