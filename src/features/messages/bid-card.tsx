import { useSession } from '../../actors/environment-context.ts'
import type { Talk } from '../../actors/thread.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { FoldedText } from '../../ui/text/folded-text.tsx'
import { useNow } from '../../ui/text/now.ts'
import * as styles from './bid-card.css.ts'

/** The bid where it was made in the conversation, in the words of the business; what can be done about it is above. */
export function BidCard({ bid }: { readonly bid: NonNullable<Talk['bid']> }) {
  const { t, format } = useI18n()
  const { userType } = useSession()
  const now = useNow()
  const { amount, createdAt, updatedAt, businessName, canStart, declined } = bid
  const whose = userType === 'business' ? 'own' : 'their'
  const time = updatedAt === createdAt ? 'sent' : 'changed'
  return (
    <div className={styles.card}>
      <div className={styles.line}>
        <span className={styles.tag}>
          <time dateTime={updatedAt} title={format.cardDate(updatedAt)}>
            {t(`inbox.offer.${whose}.${time}`, { ago: format.ago(updatedAt, now) })}
          </time>
        </span>
        {canStart !== null && (
          <span className={styles.note}>{t('jobDetails.bid.canStart', { date: format.day(canStart) })}</span>
        )}
      </div>
      <span className={styles.amount}>{format.money(amount)}</span>
      <FoldedText text={bid.proposal} label={businessName} />
      {declined?.reason && (
        <p className={styles.note}>
          {t('inbox.offer.reasonGiven', { reason: t(`jobDetails.decline.reasons.${declined.reason}`) })}
        </p>
      )}
    </div>
  )
}
