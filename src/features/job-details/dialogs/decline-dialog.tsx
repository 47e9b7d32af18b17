import { Rules } from '../../../../generated/rules.ts'
import { declineForm, renewedBid, type SeenBid } from '../../../actors/job-commands.ts'
import type { DeclineReason, Interest } from '../../../actors/jobs.ts'
import { useSetup } from '../../../actors/environment-context.ts'
import { useI18n } from '../../../i18n/i18n.tsx'
import { RadioList } from '../../../ui/forms/choice-lists.tsx'
import { TextArea } from '../../../ui/forms/text-field.tsx'
import { useFormInDialog } from '../../../ui/forms/use-dialog-form.ts'
import { FormDialog } from '../../../ui/forms/dialogs.tsx'
import { type ActScreen, useJobAct } from './use-job-act.ts'
import { useRef, useState } from 'react'
import type { Failure } from '../../../../machines/outcome.ts'

const reasons: readonly DeclineReason[] = ['price', 'time', 'proposal', 'foundOther']

/** Declines a bid, with a reason if the customer gives one. */
export function DeclineDialog({ view, bid }: { readonly view: ActScreen; readonly bid: Interest }) {
  const { t, format } = useI18n()
  const { done, refresh, onClosed } = useJobAct(view)
  const seen = useBidSnapshot(bid)
  const form = useFormInDialog(
    useSetup((environment) => declineForm(environment, seen.present)),
    {
      onSaved: () => done(t.code('INTEREST_DECLINED')),
      onRefused: (failure) => {
        seen.renew(failure)
        refresh()
      },
      onClosed,
    },
  )
  return (
    <FormDialog
      form={form}
      title={t('jobActs.decline.title')}
      submit={t('jobActs.decline.submit')}
      cancel={t('jobActs.decline.cancel')}
      wayOn={
        seen.amountBefore !== null && (
          <span>
            {t('jobActs.accept.changed', {
              before: format.money(seen.amountBefore),
              after: format.money(seen.bid.amount),
            })}
          </span>
        )
      }
    >
      <p>{t('jobActs.decline.lead', { name: bid.businessName })}</p>
      <RadioList
        label={t('jobActs.decline.reason')}
        optional
        options={reasons.map((reason) => ({ value: reason, label: t(`jobDetails.decline.reasons.${reason}`) }))}
        {...form.field('reason')}
      />
      <TextArea
        label={t('jobActs.decline.comment')}
        optional
        rows={3}
        maxLength={Rules.DeclineBid.comment.maxLength}
        {...form.field('comment')}
      />
    </FormDialog>
  )
}

/**
 * The bid that a dialog is about, as it was shown when it opened. Once the server says that the business changed it, it is
 * the fresh one, so that what is sent next is about that.
 */
export function useBidSnapshot(bid: Interest) {
  const [seen, setSeen] = useState<SeenBid>({ bid, amountBefore: null })
  const present = useRef(seen)
  return {
    ...seen,
    /** The same, for later callers. */
    present: () => present.current.bid,
    renew: (failure: Failure) => {
      const fresh = renewedBid(present.current, failure)
      if (fresh === null) return
      present.current = fresh
      setSeen(fresh)
    },
  }
}
