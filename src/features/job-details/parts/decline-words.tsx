import type { Schemas } from '../../../actors/jobs.ts'
import { useI18n } from '../../../i18n/i18n.tsx'
import { prose } from '../../../ui/theme/text.css.ts'
import * as styles from './job-details.css.ts'

/** That a bid was declined, and why, as far as the customer said. */
export function DeclineWords({ declined, lead }: { readonly declined: Schemas['Declined']; readonly lead: string }) {
  const { t, format } = useI18n()
  return (
    <div className={styles.tightStack}>
      <p>{lead}</p>
      {(declined.reason !== null || declined.comment !== null) && (
        <blockquote className={styles.quote}>
          {declined.reason !== null && <p>{t(`jobDetails.decline.reasons.${declined.reason}`)}</p>}
          {declined.comment !== null && (
            <p className={prose} dir="auto">
              {declined.comment}
            </p>
          )}
        </blockquote>
      )}
      <time className={styles.muted} dateTime={declined.declinedAt}>
        {format.ago(declined.declinedAt)}
      </time>
    </div>
  )
}
