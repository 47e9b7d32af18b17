import { useI18n } from '../../i18n/i18n.tsx'
import { Avatar } from '../../ui/pictures/avatar.tsx'
import { CallButton } from './parts/call-button.tsx'
import * as styles from './parts/job-details.css.ts'
import { AskCustomer } from './talk/ask-customer.tsx'
import type { JobScreenView } from './parts/use-job-screen.ts'

/** For a business: whose job it is, and how to call or ask them. */
export function JobCustomer({ view: { details, calling } }: { readonly view: JobScreenView }) {
  const { t } = useI18n()
  const { customer } = details
  return (
    <div className={styles.person}>
      <Avatar name={customer.name} url={customer.picture.url} />
      <div className={styles.personWords}>
        <p className={styles.name}>
          <bdi>{customer.name}</bdi>
        </p>
        <p className={styles.muted}>{t('jobDetails.customer')}</p>
      </div>
      <div className={styles.contact}>
        <CallButton calling={calling} />
        <AskCustomer details={details} />
      </div>
    </div>
  )
}
