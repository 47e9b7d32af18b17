import { Rules } from '../../../../generated/rules.ts'
import { useI18n } from '../../../i18n/i18n.tsx'
import { readAmount } from '../../../i18n/money.ts'
import { links } from '../../../shared/routes.ts'
import { FormNotice } from '../../../ui/forms/form.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { MoneyField } from '../../../ui/forms/money-field.tsx'
import { TextArea } from '../../../ui/forms/text-field.tsx'
import { body, muted } from '../../../ui/theme/text.css.ts'
import type { JobScreenView } from '../parts/use-job-screen.ts'
import { FormDialog } from '../../../ui/forms/form-dialog.tsx'
import { useBidDialog } from './use-bid-dialog.ts'

/** Places a bid, or changes it. */
export function BidDialog({ view }: { readonly view: JobScreenView }) {
  const { t, format, language } = useI18n()
  const form = useBidDialog(view)
  const amount = form.field('amount')
  const quote = readAmount(amount.value, language)
  return (
    <FormDialog
      form={form}
      title={form.isEdit ? t('jobDetails.bid.edit') : t('jobDetails.bid.button')}
      submit={form.isEdit ? t('jobActs.bid.save') : t('jobDetails.bid.button')}
      cancel={t('jobActs.bid.cancel')}
      isOver={form.hasMoved}
      wayOn={
        form.needsVerification ? (
          <TextLink href={links.verifyEmail}>{t('jobActs.bid.verify')}</TextLink>
        ) : (
          form.needsMembership && <TextLink href={links.subscription}>{t('jobActs.bid.membership')}</TextLink>
        )
      }
    >
      {form.hasAppeared ? (
        <FormNotice>{t('jobActs.bid.appeared')}</FormNotice>
      ) : (
        form.isRestored && <FormNotice>{t('jobActs.bid.restored')}</FormNotice>
      )}
      <p className={muted}>{t('jobDetails.bid.lead')}</p>
      <MoneyField
        label={t('jobActs.bid.quote')}
        hint={t('jobActs.bid.customerBudget', { amount: format.money(view.details.job.budget) })}
        {...amount}
      />
      <TextArea
        label={t('jobActs.bid.proposal')}
        hint={t('jobActs.bid.proposalHint')}
        rows={5}
        maxLength={Rules.PlaceBid.proposal.maxLength}
        {...form.field('proposal')}
      />
      {quote.type === 'amount' && (
        <p className={body}>{t('jobActs.bid.total', { amount: format.exactMoney(quote.value) })}</p>
      )}
    </FormDialog>
  )
}
