import type { OwnBid } from '../../actors/jobs.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/lists/card.tsx'
import { Badge } from '../../ui/text/status-pill.tsx'
import { EditIcon } from './parts/icons.tsx'
import { prose } from '../../ui/theme/text.css.ts'
import * as styles from './parts/job-details.css.ts'

type OwnBidCardProps = {
  readonly bid: OwnBid
  /** Absent if the bid can no longer be changed. */
  readonly onEdit: (() => void) | undefined
  /** Absent if the bid can no longer be withdrawn. */
  readonly onWithdraw: (() => void) | undefined
}

/** The viewer's own bid. */
export function OwnBidCard({ bid, onEdit, onWithdraw }: OwnBidCardProps) {
  const { t, format } = useI18n()
  return (
    <Card>
      <section className={styles.stack} aria-labelledby="own-bid">
        <div className={styles.marks}>
          <h2 className={styles.sectionTitle} id="own-bid">
            {t('jobDetails.bid.title')}
          </h2>
          {bid.state !== 'standing' && <Badge tone="loss">{t(`dashboard.mark.${bid.state}`)}</Badge>}
        </div>
        <div className={styles.tightStack}>
          <div className={styles.price}>{format.money(bid.amount)}</div>
          {bid.canStart !== null && <p>{t('jobDetails.bid.canStart', { date: format.day(bid.canStart) })}</p>}
        </div>
        <p className={prose} dir="auto">
          {bid.proposal}
        </p>
        <div className={styles.tightStack}>
          <p className={styles.muted}>{t('jobDetails.bid.submitted', { date: format.cardDate(bid.createdAt) })}</p>
          {bid.updatedAt !== bid.createdAt && (
            <p className={styles.muted}>{t('jobDetails.bid.edited', { date: format.cardDate(bid.updatedAt) })}</p>
          )}
        </div>
        {(onEdit || onWithdraw) && (
          <div className={styles.acts}>
            {onEdit && (
              <Button variant="soft" icon={<EditIcon />} aria-haspopup="dialog" onClick={onEdit}>
                {t('jobDetails.bid.edit')}
              </Button>
            )}
            {onWithdraw && (
              <Button variant="quietDanger" aria-haspopup="dialog" onClick={onWithdraw}>
                {t('jobDetails.withdraw.button')}
              </Button>
            )}
          </div>
        )}
      </section>
    </Card>
  )
}
