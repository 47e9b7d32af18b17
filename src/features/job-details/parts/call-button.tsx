import { useId } from 'react'
import { useI18n } from '../../../i18n/i18n.tsx'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { phoneLink } from '../../../ui/text/phone-link.ts'
import { CallIcon } from './icons.tsx'
import * as styles from './call-button.css.ts'

/** A number to call, or why there is none. */
export type CallAvailability =
  | { readonly type: 'ready'; readonly phone: string }
  | { readonly type: 'early' | 'elsewhere' | 'none' }

/** Calls the other party once a business is assigned; before that, says why it cannot. */
export function CallButton({ calling }: { readonly calling: CallAvailability }) {
  const { t } = useI18n()
  const reasonId = useId()
  if (calling.type === 'ready') {
    return (
      <div className={styles.call}>
        <a className={buttonClass('plain')} href={phoneLink(calling.phone)}>
          <CallIcon />
          <span>{t('jobDetails.call.button')}</span>
        </a>
        <span className={styles.number} dir="ltr">
          {calling.phone}
        </span>
      </div>
    )
  }
  return (
    <div className={styles.call}>
      <Button variant="plain" icon={<CallIcon />} aria-disabled aria-describedby={reasonId}>
        {t('jobDetails.call.button')}
      </Button>
      <p className={styles.reason} id={reasonId}>
        {t(`jobDetails.call.${calling.type}`)}
      </p>
    </div>
  )
}
