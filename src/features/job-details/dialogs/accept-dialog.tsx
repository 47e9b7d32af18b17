import { useId } from 'react'
import { acceptCommand } from '../../../actors/job-commands.ts'
import type { Interest } from '../../../actors/jobs.ts'
import { useI18n } from '../../../i18n/i18n.tsx'
import { Avatar } from '../../../ui/pictures/avatar.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogActions } from '../../../ui/dialogs/dialog.tsx'
import { FormError } from '../../../ui/forms/form.tsx'
import { BusinessRecord } from '../../../ui/text/business-record.tsx'
import { BusinessName } from '../parts/facts.tsx'
import { amount as amountStyle } from '../interests/interests.css.ts'
import * as styles from '../parts/job-details.css.ts'
import { type ActScreen, useJobQuestion } from './use-job-act.ts'

type AcceptDialogProps = {
  readonly view: ActScreen
  /** The bid to be accepted, as it was shown. */
  readonly bid: Interest
}

/** Asks the customer to confirm that a business gets the job for the amount shown. */
export function AcceptDialog({ view, bid }: AcceptDialogProps) {
  const { t, format } = useI18n()
  const textId = useId()
  const command = useJobQuestion(
    view,
    (environment) => acceptCommand(environment, bid),
    ({ done }) => done(t.code('BID_ACCEPTED')),
  )
  // The business may have edited its bid while the customer was reading.
  const { bid: interest, amountBefore } = command.intent ?? { bid, amountBefore: null }
  const amount = format.money(interest.amount)
  return (
    <Dialog
      open={command.isOpen}
      title={t('jobActs.accept.title')}
      role="alertdialog"
      describedBy={textId}
      onClose={command.cancel}
    >
      <p id={textId}>{t('jobActs.accept.text')}</p>
      <div className={styles.person}>
        <Avatar name={interest.businessName} url={interest.logo.url} />
        <div className={styles.personWords}>
          <p className={styles.name}>
            <BusinessName id={interest.businessId} name={interest.businessName} jobId={interest.jobId} />
          </p>
          <BusinessRecord known={interest} brief />
          {interest.canStart !== null && (
            <p className={styles.muted}>{t('jobDetails.bid.canStart', { date: format.day(interest.canStart) })}</p>
          )}
        </div>
        <div className={amountStyle}>{amount}</div>
      </div>
      {command.isChanged && amountBefore !== null && amountBefore !== interest.amount && (
        <FormError>{t('jobActs.accept.changed', { before: format.money(amountBefore), after: amount })}</FormError>
      )}
      {command.problem !== undefined && <FormError>{command.problem}</FormError>}
      <DialogActions>
        <Button variant="plain" onClick={command.cancel} aria-disabled={command.isBusy} data-focus-first>
          {t('jobActs.accept.cancel')}
        </Button>
        <Button working={command.isBusy} onClick={command.confirm}>
          {t('jobActs.accept.accept')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
