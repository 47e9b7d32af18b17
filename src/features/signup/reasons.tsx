import { useI18n } from '../../i18n/i18n.tsx'
import { CheckIcon } from '../../ui/icons.tsx'
import * as styles from './reasons.css.ts'
import { scenes } from './scenes.ts'

/** By whom they are: the words of the choice between the two. */
const reasons = {
  customer: ['auth.registration.prices', 'auth.registration.verified', 'auth.registration.freeForCustomers'],
  business: ['auth.registration.jobs', 'auth.registration.page', 'auth.registration.trial'],
} as const

type ReasonsProps = { readonly who: keyof typeof scenes }

/** What it is worth to have an account. */
export function Reasons({ who }: ReasonsProps) {
  const { t } = useI18n()
  return (
    <div className={styles.card}>
      <img className={styles.picture} src={scenes[who]} alt="" width="640" height="480" />
      {reasons[who].map((reason) => (
        <p key={reason} className={styles.reason}>
          <CheckIcon className={styles.tick} />
          <span>{t(reason)}</span>
        </p>
      ))}
    </div>
  )
}
