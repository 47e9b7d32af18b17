import type { Interest } from '../../actors/jobs.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { links } from '../../shared/routes.ts'
import { BidderMessageLink } from '../../ui/bidder-message-link.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Link } from '../../ui/link.tsx'
import { SkeletonBlock, Skeleton } from '../../ui/lists/skeleton.tsx'
import { FailedState } from '../../ui/lists/state.tsx'
import { JobPicture } from '../../ui/pictures/job-picture.tsx'
import { differenceOf } from '../../ui/text/difference.ts'
import { FoldedText } from '../../ui/text/folded-text.tsx'
import * as text from '../../ui/theme/text.css.ts'
import * as styles from './offer.css.ts'
import type { Offer, OfferView } from './use-offer.ts'

type OfferProps = {
  /** Of the business. */
  readonly name: string
  readonly onAccept: (bid: Interest) => void
}

/** On a desk, beside what is known of the business: its offer, or why there is none to see. */
export function OfferCard({ view, ...props }: OfferProps & { readonly view: OfferView }) {
  const { t } = useI18n()
  switch (view.status) {
    case 'none':
      return null
    case 'loading':
      return <CardSkeleton />
    case 'failed':
      return <FailedState title={t('business.offer.failed')} text={view.text} onRetry={view.retry} />
    case 'ready':
      return <ReadyCard offer={view.offer} {...props} />
  }
}

function ReadyCard({ offer, ...props }: OfferProps & { readonly offer: Offer }) {
  const { t } = useI18n()
  const { talk, bid } = offer
  return (
    <section className={styles.card} aria-labelledby="offer">
      <h2 className={text.muted} id="offer">
        {t(titles[offer.state])}
      </h2>
      <Link className={styles.job} href={links.jobDetails(talk.jobId)}>
        <JobPicture
          className={styles.jobPicture}
          pictures={talk.jobPicture.url === null ? [] : [talk.jobPicture.url]}
        />
        <span className={styles.jobTitle}>
          <bdi>{talk.jobTitle}</bdi>
        </span>
      </Link>
      <div className={styles.price}>
        <div className={styles.amount}>
          <Amount offer={offer} />
        </div>
        <Difference offer={offer} />
      </div>
      <CanStart offer={offer} />
      <Standing offer={offer} />
      {/* Before the words, however many those are: the button is in sight where the page begins. */}
      <div className={styles.acts}>
        <MainAct offer={offer} {...props} />
        <TalkLink offer={offer} isWide {...props} />
      </div>
      <FoldedText text={bid.proposal} label={bid.businessName} />
    </section>
  )
}

/** On a phone, within reach of the thumb: what the business asks, and what one can do about it. */
export function OfferBar({ view, ...props }: OfferProps & { readonly view: OfferView }) {
  const { t } = useI18n()
  if (view.status !== 'ready') return <BarSkeleton />
  const { offer } = view
  return (
    <section className={styles.bar} aria-label={t(titles[offer.state])}>
      <div className={styles.barWords}>
        <div className={styles.barAmount}>
          <Amount offer={offer} />
        </div>
        {offer.state === 'agreed' ? (
          <p className={styles.note}>{t('dashboard.agreedPrice')}</p>
        ) : (
          <Difference offer={offer} />
        )}
        <CanStart offer={offer} />
        <Standing offer={offer} />
      </div>
      <TalkLink offer={offer} isWide={false} {...props} />
      <MainAct offer={offer} {...props} />
    </section>
  )
}

type PartProps = { readonly offer: Offer }

const titles = {
  bid: 'business.offer.title',
  declined: 'business.offer.title',
  agreed: 'dashboard.agreedPrice',
} as const

function Amount({ offer: { bid } }: PartProps) {
  const { format } = useI18n()
  return <bdi>{format.money(bid.amount)}</bdi>
}

function Difference({ offer: { bid, talk } }: PartProps) {
  const { t, format } = useI18n()
  const difference = differenceOf(bid.amount, talk.budget)
  return (
    <p className={classNames(styles.note, difference.side === 'under' && styles.saved)}>
      {t(`jobDetails.interests.difference.${difference.side}`, { amount: format.money(difference.amount) })}
    </p>
  )
}

function CanStart({ offer }: PartProps) {
  const { t, format } = useI18n()
  const { canStart } = offer.bid
  if (canStart === null) return null
  return <p className={styles.note}>{t('jobDetails.bid.canStart', { date: format.day(canStart) })}</p>
}

/** What became of the bid, where one could think that it still waits. */
function Standing({ offer: { state } }: PartProps) {
  const { t } = useI18n()
  return state === 'declined' && <p className={styles.note}>{t('jobDetails.interests.youDeclined')}</p>
}

/** Accepts the bid; where it cannot be accepted, the job says why and what comes next. */
function MainAct({ offer: { bid, mayAccept, talk }, onAccept }: OfferProps & PartProps) {
  const { t } = useI18n()
  if (!mayAccept) {
    return (
      <Link className={buttonClass()} href={links.jobDetails(talk.jobId)}>
        {t('business.offer.job')}
      </Link>
    )
  }
  return (
    <Button aria-haspopup="dialog" onClick={() => onAccept(bid)}>
      {t('jobDetails.interests.accept')}
    </Button>
  )
}

function TalkLink({ offer: { talk }, name, isWide }: OfferProps & PartProps & { readonly isWide: boolean }) {
  const href = links.thread(talk.jobId, talk.businessId)
  return <BidderMessageLink {...{ href, isWide }} unread={talk.unread} businessName={name} />
}

function CardSkeleton() {
  return (
    <Skeleton>
      <div className={styles.card}>
        <SkeletonBlock width="40%" />
        <div className={styles.job}>
          <SkeletonBlock width="48px" height="48px" />
          <div className={styles.jobTitle}>
            <SkeletonBlock width="80%" />
          </div>
        </div>
        <SkeletonBlock width="50%" height="2.25rem" />
        <SkeletonBlock />
        <div className={styles.acts}>
          <SkeletonBlock height="3rem" />
          <SkeletonBlock height="3rem" />
        </div>
      </div>
    </Skeleton>
  )
}

/** The bar is there at once, so that nothing moves when its content comes. */
function BarSkeleton() {
  return (
    <Skeleton>
      <div className={styles.bar}>
        <div className={styles.barWords}>
          <SkeletonBlock width="50%" height="1.5rem" />
          <SkeletonBlock width="80%" />
        </div>
        <SkeletonBlock width="48px" height="48px" />
        <SkeletonBlock width="108px" height="48px" />
      </div>
    </Skeleton>
  )
}
