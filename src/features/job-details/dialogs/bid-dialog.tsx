import { Rules } from '../../../../generated/rules.ts'
import type { BidDraft } from '../../../actors/jobs.ts'
import { useI18n } from '../../../i18n/i18n.tsx'
import { FormNotice } from '../../../ui/form.tsx'
import { MoneyField, TextArea } from '../../../ui/text-field.tsx'
import { muted } from '../../../ui/theme/text.css.ts'
import { FormDialog } from './form-dialog.tsx'
import type { DialogForm } from './use-dialog-form.ts'

type BidDialogProps = {
  readonly form: DialogForm<BidDraft>
  /** Whether a bid is changed rather than placed. */
  readonly isEdit: boolean
  readonly isRestored: boolean
  readonly budget: number
}

/** Places a bid, or changes it. */
export function BidDialog({ form, isEdit, isRestored, budget }: BidDialogProps) {
  const { t, format } = useI18n()
  return (
    <FormDialog
      form={form}
      title={isEdit ? t('jobDetails.bid.edit') : t('jobDetails.bid.button')}
      submit={isEdit ? t('jobDetails.bid.save') : t('jobDetails.bid.button')}
      cancel={t('jobDetails.bid.cancel')}
    >
      {isRestored && <FormNotice>{t('jobDetails.bid.restored')}</FormNotice>}
      <p className={muted}>{t('jobDetails.bid.lead')}</p>
      <MoneyField
        label={t('jobDetails.bid.quote')}
        hint={t('jobDetails.bid.customerBudget', { amount: format.money(budget) })}
        {...form.field('amount')}
      />
      <TextArea
        label={t('jobDetails.bid.proposal')}
        hint={t('jobDetails.bid.proposalHint')}
        rows={5}
        maxLength={Rules.PlaceBid.proposalStatement.maxLength}
        {...form.field('proposal')}
      />
    </FormDialog>
  )
}
