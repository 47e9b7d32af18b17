import { useId } from 'react'
import type { AcceptDraft, Interest } from '../../../actors/jobs.ts'
import { useI18n } from '../../../i18n/i18n.tsx'
import { Avatar } from '../../../ui/avatar.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogActions } from '../../../ui/dialog.tsx'
import { FormError } from '../../../ui/form.tsx'
import { BusinessRecord } from '../interests/interest-card.tsx'
import { amount as amountStyle } from '../interests/interests.css.ts'
import * as styles from '../job-details.css.ts'
import type { DialogForm } from './use-dialog-form.ts'

type AcceptDialogProps = {
  readonly form: DialogForm<AcceptDraft>
  /** The bid that would be accepted, as it is now. */
  readonly interest: Interest
  /** What the bid was before it changed under the customer's eyes. */
  readonly amountBefore: number | null
}

/** Asks once more before a business gets the job, for the amount that is in view. */
export function AcceptDialog({ form, interest, amountBefore }: AcceptDialogProps) {
  const { t, format } = useI18n()
  const textId = useId()
  const amount = format.money(interest.amount)
  return (
    <Dialog
      open={form.isOpen}
      title={t('jobDetails.accept.title')}
      role="alertdialog"
      describedBy={textId}
      onClose={form.close}
    >
      <p id={textId}>{t('jobDetails.accept.text')}</p>
      <div className={styles.person}>
        <Avatar name={interest.businessName} url={interest.logo} />
        <div className={styles.personWords}>
          <p className={styles.name}>{interest.businessName}</p>
          <BusinessRecord interest={interest} />
        </div>
        <p className={amountStyle}>{amount}</p>
      </div>
      {amountBefore !== null && amountBefore !== interest.amount && (
        <FormError>{t('jobDetails.accept.changed', { before: format.money(amountBefore), after: amount })}</FormError>
      )}
      {form.problem !== undefined && <FormError>{form.problem}</FormError>}
      <DialogActions>
        <Button variant="plain" onClick={form.close} aria-disabled={form.isBusy}>
          {t('jobDetails.accept.cancel')}
        </Button>
        <Button working={form.isBusy} onClick={form.submit}>
          {t('jobDetails.accept.accept')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
