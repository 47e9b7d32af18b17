import { useState } from 'react'
import { useSession } from '../../actors/environment-context.ts'
import { bidActsOf, type Talk } from '../../actors/thread.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { links } from '../../shared/routes.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { BidDialog } from '../../ui/dialogs/bid-dialog.ts'
import { Link } from '../../ui/link.tsx'
import { differenceOf } from '../../ui/text/difference.ts'
import { FoldedText } from '../../ui/text/folded-text.tsx'
import { useNow } from '../../ui/text/now.ts'
import { Badge } from '../../ui/text/status-pill.tsx'
import * as styles from './bid-card.css.ts'

type Bid = NonNullable<Talk['bid']>

type BidCardProps = {
  readonly info: Talk
  readonly bid: Bid
  /** Loads the thread again, with its bid. */
  readonly onChanged: () => void
}

/** The bid of the business, where it was made in the conversation: what it costs, and what the reader may do about it. */
export function BidCard({ info, bid, onChanged }: BidCardProps) {
  const { t, format } = useI18n()
  const session = useSession()
  const now = useNow()
  // Only a matter of display, so not in a machine: the dialog that is open.
  const [asked, ask] = useState<{ readonly act: 'accept' | 'decline'; readonly bid: Bid } | null>(null)
  const { amount, createdAt, updatedAt, businessName } = bid
  const isOwn = session.userType === 'business'
  const may = bidActsOf(info, session)
  const { side, amount: difference } = differenceOf(amount, info.budget)
  const whose = isOwn ? 'own' : 'their'
  const time = updatedAt === createdAt ? 'sent' : 'changed'
  const label = isOwn ? t('inbox.offer.own.label') : t('inbox.offer.their.label', { name: businessName })
  return (
    <article className={styles.card} aria-label={label}>
      <div className={styles.line}>
        <p className={styles.tag}>
          <time dateTime={updatedAt} title={format.cardDate(updatedAt)}>
            {t(`inbox.offer.${whose}.${time}`, { ago: format.ago(updatedAt, now) })}
          </time>
        </p>
        <Outcome info={info} bid={bid} />
      </div>
      <div className={styles.line}>
        <div className={styles.amount}>{format.money(amount)}</div>
        <p className={classNames(styles.difference, side === 'under' && styles.saved)}>
          {t(`jobDetails.interests.difference.${side}`, { amount: format.money(difference) })}
        </p>
      </div>
      {bid.canStart !== null && (
        <p className={styles.difference}>{t('jobDetails.bid.canStart', { date: format.day(bid.canStart) })}</p>
      )}
      <FoldedText text={bid.proposal} label={businessName} />
      {bid.declined?.reason && (
        <p className={styles.difference}>
          {t('inbox.offer.reasonGiven', { reason: t(`jobDetails.decline.reasons.${bid.declined.reason}`) })}
        </p>
      )}
      {(may.accept || may.decline) && (
        <div className={styles.acts}>
          {may.decline && (
            <Button variant="plain" width="full" aria-haspopup="dialog" onClick={() => ask({ act: 'decline', bid })}>
              {t('inbox.offer.decline')}
            </Button>
          )}
          {may.accept && (
            <Button width="full" aria-haspopup="dialog" onClick={() => ask({ act: 'accept', bid })}>
              {t('inbox.offer.accept')}
            </Button>
          )}
        </div>
      )}
      {may.edit && (
        <Link className={buttonClass('plain', 'full')} href={links.jobDetails(info.jobId)}>
          {t('inbox.offer.edit')}
        </Link>
      )}
      {asked && <BidDialog {...asked} onChanged={onChanged} onClosed={() => ask(null)} />}
    </article>
  )
}

/** What became of the bid; nothing while that is open. */
function Outcome({ info, bid }: Pick<BidCardProps, 'info' | 'bid'>) {
  const { t } = useI18n()
  if (info.isAssigned) return <Badge tone="gain">{t('inbox.offer.accepted')}</Badge>
  if (bid.state === 'declined') return <Badge tone="loss">{t('dashboard.mark.declined')}</Badge>
  const isGiven = info.jobStatus === 'inprogress' || info.jobStatus === 'completed'
  return isGiven ? <Badge tone="loss">{t('dashboard.mark.notChosen')}</Badge> : null
}
