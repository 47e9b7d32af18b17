import { useWords } from '../i18n/console/words.ts'
import { useI18n } from '../i18n/i18n.tsx'
import { FormDialog } from '../ui/forms/dialogs.tsx'
import { TextField } from '../ui/forms/text-field.tsx'
import { useFormInDialog } from '../ui/forms/use-dialog-form.ts'
import type { FormSetup } from '../ui/forms/use-form.ts'
import { toast } from '../ui/toasts/toast.ts'

type ActDialogProps<Saved extends object> = {
  readonly setup: FormSetup<{ readonly reason: string }, Saved>
  /** What is done, and to what. */
  readonly title: string
  readonly text: string
  /** The verb on the button. */
  readonly submit: string
  /** Whether it may be done without a reason. */
  readonly needsReason?: boolean
  readonly onDone: () => void
  readonly onClosed: () => void
}

/** Asks before an act, and why it is done. The record has both. */
export function ActDialog<Saved extends object>({
  setup,
  title,
  text,
  submit,
  needsReason = false,
  onDone,
  onClosed,
}: ActDialogProps<Saved>) {
  const w = useWords()
  const { t } = useI18n()
  const form = useFormInDialog(setup, {
    onSaved: () => {
      toast.success(w('act.done'))
      onDone()
    },
    onRefused: () => {},
    onClosed,
  })
  return (
    <FormDialog form={form} title={title} submit={submit} cancel={t('ui.cancel')}>
      <p>{text}</p>
      <TextField
        {...form.field('reason')}
        label={w('act.reason')}
        {...(!needsReason && { hint: w('act.reasonHint') })}
        name="reason"
        maxLength={300}
        autoComplete="off"
      />
    </FormDialog>
  )
}
