import { useState } from 'react'
import { useSession } from '../../actors/environment-context.ts'
import { bidActsOf, type Talk } from '../../actors/thread.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { links } from '../../shared/routes.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { BidDialog } from '../../ui/dialogs/bid-dialog.ts'
import { Link, TextLink } from '../../ui/link.tsx'
import { differenceOf } from '../../ui/text/difference.ts'
import { Badge } from '../../ui/text/status-pill.tsx'
import * as styles from './bid-strip.css.ts'

type Bid = NonNullable<Talk['bid']>

type BidStripProps = {
  readonly info: Talk
  readonly bid: Bid
  /** Leads to the bids to compare with it. */
  readonly isCompared: boolean
  /** Loads the thread again, with its bid. */
  readonly onChanged: () => void
}

/** The bid of the business above the conversation: what it costs, what became of it, and what the reader may do about it. */
export function BidStrip({ info, bid, isCompared, onChanged }: BidStripProps) {
  const { t, format } = useI18n()
  const session = useSession()
  // Only a matter of display, so not in a machine: the dialog that is open.
  const [asked, ask] = useState<{ readonly act: 'accept' | 'decline'; readonly bid: Bid } | null>(null)
  const { amount, businessName } = bid
  const isOwn = session.userType === 'business'
  const may = bidActsOf(info, session)
  const { side, amount: difference } = differenceOf(amount, info.budget)
  return (
    <article
      className={styles.strip}
      aria-label={isOwn ? t('inbox.offer.own.label') : t('inbox.offer.their.label', { name: businessName })}
    >
      <div className={styles.sum}>
        <span className={styles.price}>
          <span className={styles.amount}>{format.money(amount)}</span>
          <span className={classNames(styles.difference, side === 'under' && styles.saved)}>
            {t(`jobDetails.interests.briefDifference.${side}`, { amount: format.money(difference) })}
          </span>
        </span>
        <Outcome info={info} bid={bid} />
        {isCompared && (
          <span className={styles.compare}>
            <TextLink alone href={links.jobDetails(info.jobId)}>
              {t('inbox.offer.compare', { count: info.bidsCount })}
            </TextLink>
          </span>
        )}
      </div>
      {(may.accept || may.decline || may.edit) && (
        <div className={styles.acts}>
          {may.decline && (
            <Button variant="quietDanger" aria-haspopup="dialog" onClick={() => ask({ act: 'decline', bid })}>
              {t('inbox.offer.decline')}
            </Button>
          )}
          {may.accept && (
            <Button aria-haspopup="dialog" onClick={() => ask({ act: 'accept', bid })}>
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
      {asked && <BidDialog {...asked} onChanged={onChanged} onClosed={() => ask(null)} />}
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
