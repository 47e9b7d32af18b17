import type { ReactNode } from 'react'
import { useI18n } from '../../../i18n/i18n.tsx'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Dialog, DialogActions } from '../../../ui/dialog.tsx'
import { Form, FormError } from '../../../ui/form.tsx'
import type { DialogForm } from './use-dialog-form.ts'

type FormDialogProps<Draft extends object> = {
  readonly form: DialogForm<Draft>
  readonly title: string
  readonly submit: string
  readonly cancel: string
  readonly children: ReactNode
}

/** A form in a dialog. What goes wrong is said above its buttons; leaving with something typed asks first. */
export function FormDialog<Draft extends object>({ form, title, submit, cancel, children }: FormDialogProps<Draft>) {
  const { t } = useI18n()
  return (
    <Dialog open={form.isOpen} title={title} size="medium" onClose={form.close}>
      <Form onSubmit={form.submit} refusals={form.refusals} label={title}>
        {children}
        {form.problem !== undefined && <FormError>{form.problem}</FormError>}
        <DialogActions>
          <Button variant="plain" endsForm onClick={form.close} aria-disabled={form.isBusy}>
            {cancel}
          </Button>
          <Button type="submit" working={form.isBusy}>
            {submit}
          </Button>
        </DialogActions>
      </Form>
      <ConfirmDialog
        open={form.isLeaving}
        title={t('jobDetails.leave.title')}
        text={t('jobDetails.leave.text')}
        yes={t('jobDetails.leave.discard')}
        no={t('jobDetails.leave.keep')}
        danger
        onYes={form.abandon}
        onNo={form.keep}
      />
    </Dialog>
  )
}
