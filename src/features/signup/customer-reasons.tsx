import { useI18n } from '../../i18n/i18n.tsx'
import { CheckIcon } from '../../ui/icons.tsx'
import * as styles from './customer-reasons.css.ts'
import { scenes } from './scenes.ts'

/** What it is worth to be a customer. */
export function CustomerReasons() {
  const { t } = useI18n()
  const reasons = [
    t('auth.registration.prices'),
    t('auth.registration.verified'),
    t('auth.registration.freeForCustomers'),
  ]
  return (
    <div className={styles.card}>
      <img className={styles.picture} src={scenes.customer} alt="" width="640" height="480" />
      {reasons.map((reason) => (
        <p key={reason} className={styles.reason}>
          <CheckIcon className={styles.tick} />
          <span>{reason}</span>
        </p>
      ))}
    </div>
  )
}
