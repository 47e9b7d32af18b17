import type { OwnBid } from '../../actors/jobs.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { IconButton } from '../../ui/button.tsx'
import { Card } from '../../ui/lists/card.tsx'
import { EditIcon } from './icons.tsx'
import { prose } from '../../ui/theme/text.css.ts'
import * as styles from './job-details.css.ts'

type OwnBidCardProps = {
  readonly bid: OwnBid
  /** Absent if the bid can no longer be changed. */
  readonly onEdit: (() => void) | undefined
}

/** The viewer's own bid. */
export function OwnBidCard({ bid, onEdit }: OwnBidCardProps) {
  const { t, format } = useI18n()
  return (
    <Card>
      <section className={styles.stack} aria-labelledby="own-bid">
        <div className={styles.head}>
          <div className={styles.marks}>
            <h2 className={styles.sectionTitle} id="own-bid">
              {t('jobDetails.bid.title')}
            </h2>
          </div>
          {onEdit && (
            <div className={styles.tools}>
              <IconButton
                variant="accent"
                label={t('jobDetails.bid.edit')}
                icon={<EditIcon />}
                aria-haspopup="dialog"
                onClick={onEdit}
              />
            </div>
          )}
        </div>
        <p className={styles.budget}>{format.money(bid.amount)}</p>
        <p className={prose} dir="auto">
          {bid.proposal}
        </p>
        <div className={styles.tightStack}>
          <p className={styles.muted}>{t('jobDetails.bid.submitted', { date: format.cardDate(bid.createdAt) })}</p>
          {bid.updatedAt !== bid.createdAt && (
            <p className={styles.muted}>{t('jobDetails.bid.edited', { date: format.cardDate(bid.updatedAt) })}</p>
          )}
        </div>
      </section>
    </Card>
  )
}
