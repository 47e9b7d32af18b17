import { useSession } from '../../actors/environment-context.ts'
import type { BidActs, Talk } from '../../actors/thread.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { links } from '../../shared/routes.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import type { BidDialogProps } from '../../ui/dialogs/bid-dialog.ts'
import { Link } from '../../ui/link.tsx'
import { differenceOf } from '../../ui/text/difference.ts'
import { Badge } from '../../ui/text/status-pill.tsx'
import * as styles from './bid-strip.css.ts'
import { CompareLink, JobLine } from './job-row.tsx'

type Bid = NonNullable<Talk['bid']>

type BidStripProps = {
  readonly info: Talk
  readonly bid: Bid
  /** What is offered here. */
  readonly may: BidActs
  /** It names the job, which is nowhere else. */
  readonly hasJob: boolean
  /** Leads to the bids to compare with it. */
  readonly isCompared: boolean
  readonly onAsk: (act: BidDialogProps['act']) => void
}

/** The bid of the business above the conversation: what it costs, what became of it, and what the reader may do about it. */
export function BidStrip({ info, bid, may, hasJob, isCompared, onAsk }: BidStripProps) {
  const { t, format } = useI18n()
  const isOwn = useSession().userType === 'business'
  const { amount, businessName } = bid
  const { side, amount: difference } = differenceOf(amount, info.budget)
  const price = (
    <span className={hasJob ? styles.line : styles.price}>
      <span className={hasJob ? styles.lineAmount : styles.amount}>{format.money(amount)}</span>
      <span className={classNames(styles.difference, side === 'under' && styles.saved)}>
        {t(`jobDetails.interests.briefDifference.${side}`, { amount: format.money(difference) })}
      </span>
    </span>
  )
  return (
    <article
      className={styles.strip}
      aria-label={isOwn ? t('inbox.offer.own.label') : t('inbox.offer.their.label', { name: businessName })}
    >
      <div className={styles.sum}>
        {hasJob ? <JobLine info={info}>{price}</JobLine> : price}
        <Outcome info={info} bid={bid} />
        {isCompared && <CompareLink info={info} />}
      </div>
      {(may.accept || may.decline || may.edit) && (
        <div className={styles.acts}>
          {may.decline && (
            <Button variant="quietDanger" aria-haspopup="dialog" onClick={() => onAsk('decline')}>
              {t('inbox.offer.decline')}
            </Button>
          )}
          {may.accept && (
            <Button aria-haspopup="dialog" onClick={() => onAsk('accept')}>
              {t('inbox.offer.accept')}
            </Button>
          )}
          {may.edit && (
            <Link className={buttonClass('plain')} href={links.jobDetails(info.jobId)}>
              {t('inbox.offer.edit')}
            </Link>
          )}
        </div>
      )}
    </article>
  )
}

/** What became of the bid; nothing while that is open. */
function Outcome({ info, bid }: Pick<BidStripProps, 'info' | 'bid'>) {
  const { t } = useI18n()
  if (info.isAssigned) return <Badge tone="gain">{t('inbox.offer.accepted')}</Badge>
  if (bid.state === 'declined') return <Badge tone="loss">{t('dashboard.mark.declined')}</Badge>
  const isGiven = info.jobStatus === 'inprogress' || info.jobStatus === 'completed'
  return isGiven ? <Badge tone="loss">{t('dashboard.mark.notChosen')}</Badge> : null
}
