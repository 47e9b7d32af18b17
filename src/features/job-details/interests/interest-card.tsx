import { useId } from 'react'
import type { Interest } from '../../../actors/jobs.ts'
import { useI18n } from '../../../i18n/i18n.tsx'
import { links } from '../../../shared/routes.ts'
import { Avatar } from '../../../ui/pictures/avatar.tsx'
import { BidderMessageLink } from '../../../ui/bidder-message-link.tsx'
import { Button } from '../../../ui/button.tsx'
import { Score, SteppedDown, TrustMarks } from '../../../ui/text/business-record.tsx'
import { FoldedText } from '../../../ui/text/folded-text.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { differenceOf } from '../../../ui/text/difference.ts'
import * as shared from '../parts/job-details.css.ts'
import { DeclineWords, BusinessName } from '../parts/facts.tsx'
import type { JobScreenView } from '../parts/use-job-screen.ts'
import type { Best, Choices } from './choices.ts'
import * as styles from './interests.css.ts'

type InterestCardProps = {
  readonly interest: Interest
  /** The job's, which the amount is compared with. */
  readonly budget: number
  readonly best: Best
  readonly may: Choices
  readonly open: JobScreenView['open']
  /** It is a row of a table, else an item of a list. */
  readonly isTable: boolean
  /** Which one of all it is. */
  readonly place: object
}

/** One bid: who makes it, what they are known for, the amount and the proposal. Where there is room its parts line up with those of the others. */
export function InterestCard({ interest, budget, best, may, open, isTable, place }: InterestCardProps) {
  const { t, format } = useI18n()
  const nameId = useId()
  const { businessName, amount, canStart, jobsCompleted, steppedDown } = interest
  const difference = differenceOf(amount, budget)
  const isStanding = interest.declined === null
  const isLowest = isStanding && amount === best.price
  const isBestRated = isStanding && best.rating !== null && interest.rating === best.rating
  const cell = isTable ? 'cell' : undefined
  return (
    <div
      className={classNames(styles.interest, isLowest && styles.lowest)}
      role={isTable ? 'row' : 'listitem'}
      aria-labelledby={nameId}
      {...place}
    >
      <div role={cell} className={styles.who}>
        <Avatar name={businessName} url={interest.logo.url} isLogo />
        <div className={styles.words}>
          <h3 className={styles.name} id={nameId}>
            <BusinessName id={interest.businessId} name={businessName} jobId={interest.jobId} />
          </h3>
        </div>
        {(isLowest || isBestRated) && (
          <div className={styles.tags}>
            {isLowest && <span className={styles.tag.lowest}>{t('jobDetails.interests.lowest')}</span>}
            {isBestRated && <span className={styles.tag.best}>{t('jobDetails.interests.bestRated')}</span>}
          </div>
        )}
      </div>
      <div role={cell} className={styles.part.rating}>
        <Score known={interest} />
      </div>
      <div role={cell} className={styles.part.jobs}>
        <p>
          <span className={styles.inTable}>{format.number(jobsCompleted)}</span>
          <span className={styles.onCard}>{t('jobDetails.interests.jobs', { count: jobsCompleted })}</span>
        </p>
      </div>
      <div role={cell} className={styles.part.checks}>
        <TrustMarks said={interest} brief />
        <SteppedDown count={steppedDown} />
      </div>
      <div role={cell} className={classNames(styles.part.start, canStart === null && styles.inTable)}>
        {canStart === null ? (
          <p className={styles.aside}>{t('jobDetails.interests.anyDay')}</p>
        ) : (
          <p>
            <span className={styles.inTable}>{format.day(canStart)}</span>
            <span className={styles.onCard}>{t('jobDetails.bid.canStart', { date: format.day(canStart) })}</span>
          </p>
        )}
      </div>
      <div role={cell} className={styles.price}>
        <div className={styles.amount}>{format.money(amount)}</div>
        <p className={styles.difference[difference.side]}>
          {t(`jobDetails.interests.briefDifference.${difference.side}`, { amount: format.money(difference.amount) })}
        </p>
      </div>
      <div className={styles.below}>
        <div role={cell} className={styles.proposal}>
          <FoldedText text={interest.proposal} label={businessName} />
          <Sent interest={interest} />
          {interest.declined && (
            <DeclineWords declined={interest.declined} lead={t('jobDetails.interests.youDeclined')} />
          )}
        </div>
        <div role={cell} className={styles.acts}>
          <Act act="decline" interest={interest} may={may} open={open} />
          {may.talk(interest) && (
            <BidderMessageLink
              href={links.thread(interest.jobId, interest.businessId)}
              businessName={businessName}
              unread={interest.unreadMessages}
              isWide={!isTable}
            />
          )}
          <Act act="accept" interest={interest} may={may} open={open} />
          <Act act="reconsider" interest={interest} may={may} open={open} />
        </div>
      </div>
    </div>
  )
}

type ActProps = Pick<InterestCardProps, 'interest' | 'may' | 'open'> & { readonly act: keyof typeof variants }

const variants = { accept: 'primary', decline: 'quietDanger', reconsider: 'plain' } as const

/** A button, where this may be done with the bid now. */
function Act({ act, interest, may, open }: ActProps) {
  const { t } = useI18n()
  return (
    may[act](interest) && (
      <Button
        variant={variants[act]}
        aria-label={t(`jobDetails.interests.${act}Named`, { name: interest.businessName })}
        aria-haspopup="dialog"
        onClick={() => open({ act, bid: interest })}
      >
        {t(`jobDetails.interests.${act}`)}
      </Button>
    )
  )
}

/** How fresh it is. */
function Sent({ interest: { updatedAt, createdAt } }: Pick<InterestCardProps, 'interest'>) {
  const { t, format } = useI18n()
  return (
    <time className={classNames(shared.muted, styles.sent)} dateTime={updatedAt}>
      {updatedAt === createdAt
        ? t('jobDetails.interests.sent', { ago: format.ago(createdAt) })
        : t('jobDetails.interests.edited', { ago: format.ago(updatedAt) })}
    </time>
  )
}
