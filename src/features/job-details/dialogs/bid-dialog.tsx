import { Rules } from '../../../../generated/rules.ts'
import { useI18n } from '../../../i18n/i18n.tsx'
import { readAmount } from '../../../i18n/money.ts'
import { links } from '../../../shared/routes.ts'
import { FormNotice } from '../../../ui/forms/form.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { MoneyField } from '../../../ui/forms/money-field.tsx'
import { TextArea, TextField } from '../../../ui/forms/text-field.tsx'
import { body, muted } from '../../../ui/theme/text.css.ts'
import type { JobScreenView } from '../parts/use-job-screen.ts'
import { FormDialog } from '../../../ui/forms/dialogs.tsx'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { bidDraftOf, bidForm, today } from '../../../actors/job-commands.ts'
import { useSetup } from '../../../actors/environment-context.ts'
import { useDialogForm } from '../../../ui/forms/use-dialog-form.ts'
import { useJobAct } from './use-job-act.ts'

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
      <TextField
        label={t('jobActs.bid.canStart')}
        hint={t('jobActs.bid.canStartHint')}
        optional
        type="date"
        // A day that has passed may stay.
        min={form.isEdit ? undefined : today()}
        {...form.field('canStart')}
      />
      {quote.type === 'amount' && (
        <p className={body}>{t('jobActs.bid.total', { amount: format.exactMoney(quote.value) })}</p>
      )}
    </FormDialog>
  )
}

/** The dialog that places a bid. Once the business has a bid on this job, the same dialog edits it. */
export function useBidDialog(view: JobScreenView) {
  const { t } = useI18n()
  const { job, ownBid } = view.details
  const { machine, input } = useSetup((environment) => bidForm(environment, { jobId: job.id, bid: ownBid }))
  const actor = useActorRef(machine, { input })
  const snapshot = useSelector(actor, (current) => current)
  useEffect(() => {
    if (ownBid?.state === 'standing')
      actor.send({ type: 'bid.appeared', bidId: ownBid.bidId, placed: bidDraftOf(ownBid) })
  }, [actor, ownBid])

  const isEdit = snapshot.context.bidId !== null && !snapshot.matches('placing')
  const { done, refresh, onClosed } = useJobAct(view)
  const form = useDialogForm(
    { actor, snapshot },
    {
      onSaved: () => done(isEdit ? t.code('BID_UPDATED') : t('jobActs.bid.sent')),
      // What was typed stays; the dialog itself shows the reason.
      onRefused: refresh,
      onClosed,
    },
  )
  return {
    ...form,
    /** Whether a bid is changed rather than placed. */
    isEdit,
    /** The bid appeared while this one was being written. */
    hasAppeared: snapshot.context.hasAppeared && isEdit,
    isRestored: input.kept !== null,
    /** The job no longer takes bids: nothing can be sent. */
    hasMoved: snapshot.matches({ open: 'moved' }),
    needsVerification: snapshot.matches({ open: { new: 'needsVerification' } }),
    needsMembership: snapshot.matches({ open: { new: 'subscriptionInactive' } }),
  }
}
