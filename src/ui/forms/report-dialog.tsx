import { Rules } from '../../../generated/rules.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { toast } from '../toasts/toast.ts'
import { RadioList } from './choice-lists.tsx'
import { FormDialog } from './dialogs.tsx'
import { kindWords, type ReportKind } from './report-kinds.ts'
import { TextArea } from './text-field.tsx'
import { useFormInDialog } from './use-dialog-form.ts'
import type { FormSetup } from './use-form.ts'

const kinds: readonly ReportKind[] = ['spam', 'scam', 'offensive', 'misleading', 'privacy', 'other']

type Draft = { readonly kind: ReportKind | ''; readonly reason: string }

type ReportDialogProps<Saved extends object> = {
  readonly setup: FormSetup<Draft, Saved>
  readonly subject: 'job' | 'business' | 'review' | 'picture' | 'message'
  readonly onDone?: () => void
  readonly onClosed: () => void
}

/** Says what is wrong with something that another account wrote or shows. */
export function ReportDialog<Saved extends object>({ setup, subject, onDone, onClosed }: ReportDialogProps<Saved>) {
  const { t } = useI18n()
  const form = useFormInDialog(setup, {
    onSaved: () => {
      toast.success(t.code(subject === 'message' ? 'MESSAGE_REPORTED' : 'CONTENT_REPORTED'))
      onDone?.()
    },
    // The form says why.
    onRefused: () => {},
    onClosed,
  })
  return (
    <FormDialog
      form={form}
      title={t(`report.titles.${subject}`)}
      submit={t('report.submit')}
      cancel={t('report.cancel')}
    >
      <p>{t('report.lead')}</p>
      <RadioList
        label={t('report.kind')}
        options={kinds.map((kind) => ({ value: kind, label: t(`report.kinds.${kindWords[kind]}`) }))}
        {...form.field('kind')}
      />
      <TextArea
        label={t('report.words')}
        optional
        rows={3}
        maxLength={Rules.ReportJob.reason.maxLength}
        {...form.field('reason')}
      />
    </FormDialog>
  )
}
