import { Rules } from '../../../generated/rules.ts'
import { useSetup } from '../../actors/environment-context.ts'
import { reportForm, type ThreadId } from '../../actors/thread.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { FormDialog } from '../../ui/forms/dialogs.tsx'
import { TextArea } from '../../ui/forms/text-field.tsx'
import { useFormInDialog } from '../../ui/forms/use-dialog-form.ts'
import { toast } from '../../ui/toasts/toast.ts'

type ReportDialogProps = {
  readonly thread: ThreadId
  readonly number: number
  readonly onDone: () => void
  readonly onClosed: () => void
}

/** Says what is wrong with a message of the other side. */
export function ReportDialog({ thread, number, onDone, onClosed }: ReportDialogProps) {
  const { t } = useI18n()
  const form = useFormInDialog(
    useSetup((environment) => reportForm(environment, thread, number)),
    {
      onSaved: () => {
        toast.success(t.code('MESSAGE_REPORTED'))
        onDone()
      },
      // The form says why.
      onRefused: () => {},
      onClosed,
    },
  )
  return (
    <FormDialog
      form={form}
      title={t('messages.report.title')}
      submit={t('messages.report.submit')}
      cancel={t('messages.report.cancel')}
    >
      <p>{t('messages.report.lead')}</p>
      <TextArea
        label={t('messages.report.reason')}
        hint={t('messages.report.hint')}
        rows={4}
        maxLength={Rules.ReportMessage.reason.maxLength}
        {...form.field('reason')}
      />
    </FormDialog>
  )
}
