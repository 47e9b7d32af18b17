import { useId } from 'react'
import type { Interest } from '../../../actors/jobs.ts'
import { useI18n } from '../../../i18n/i18n.tsx'
import { Avatar } from '../../../ui/pictures/avatar.tsx'
import { Button } from '../../../ui/button.tsx'
import { BusinessRecord } from '../../../ui/text/business-record.tsx'
import { FoldedText } from '../../../ui/text/folded-text.tsx'
import { UnreadMessages, MessageIconLink } from '../talk/message-links.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { differenceOf } from '../../../ui/text/difference.ts'
import * as shared from '../parts/job-details.css.ts'
import { DeclineWords, BusinessName } from '../parts/facts.tsx'
import type { JobScreenView } from '../parts/use-job-screen.ts'
import * as styles from './interests.css.ts'

const acts = ['decline', 'accept', 'reconsider'] as const

/** What a customer may do with a bid. */
export type Choices = { readonly [Act in (typeof acts)[number]]: (interest: Interest) => boolean }

type InterestCardProps = {
  readonly interest: Interest
  /** The job's, which the amount is compared with. */
  readonly budget: number
  /** The lowest amount, where several can be compared. */
  readonly lowest: number | null
  readonly may: Choices
  readonly open: JobScreenView['open']
}

/** One bid: who makes it, what they are known for, the amount and the proposal. Where there is room it is a row that lines up with the others. */
export function InterestCard({ interest, budget, lowest, may, open }: InterestCardProps) {
  const { t, format } = useI18n()
  const nameId = useId()
  const { businessName, amount, canStart, updatedAt, createdAt } = interest
  const isEdited = updatedAt !== createdAt
  const difference = differenceOf(amount, budget)
  const isLowest = amount === lowest && interest.declined === null
  return (
    <article className={classNames(styles.interest, isLowest && styles.lowest)} aria-labelledby={nameId}>
      <div className={styles.who}>
        <Avatar name={businessName} url={interest.logo.url} isLogo />
        <div className={styles.words}>
          <h3 className={shared.name} id={nameId}>
            <BusinessName id={interest.businessId} name={businessName} jobId={interest.jobId} />
          </h3>
          <div className={styles.said}>
            {isLowest && <span className={styles.tag}>{t('jobDetails.interests.lowest')}</span>}
            <time className={styles.time} dateTime={updatedAt}>
              {isEdited
                ? t('jobDetails.interests.edited', { ago: format.ago(updatedAt) })
                : t('jobDetails.interests.sent', { ago: format.ago(createdAt) })}
            </time>
            <UnreadMessages count={interest.unreadMessages} />
          </div>
        </div>
      </div>
      <div className={styles.record}>
        <BusinessRecord known={interest} brief />
      </div>
      <div className={styles.price}>
        <div className={styles.amount}>{format.money(amount)}</div>
        <p className={classNames(styles.difference, difference.side === 'under' && styles.saved)}>
          {t(`jobDetails.interests.difference.${difference.side}`, { amount: format.money(difference.amount) })}
        </p>
      </div>
      <div className={styles.proposal}>
        <FoldedText text={interest.proposal} label={businessName} />
        {interest.declined && (
          <DeclineWords declined={interest.declined} lead={t('jobDetails.interests.youDeclined')} />
        )}
      </div>
      <div className={styles.acts}>
        {canStart !== null && (
          <p className={styles.start}>{t('jobDetails.bid.canStart', { date: format.day(canStart) })}</p>
        )}
        <MessageIconLink bidder={interest} />
        {acts
          .filter((act) => may[act](interest))
          .map((act) => (
            <Button
              key={act}
              variant={act === 'accept' ? 'primary' : 'plain'}
              aria-label={t(`jobDetails.interests.${act}Named`, { name: interest.businessName })}
              aria-haspopup="dialog"
              onClick={() => open({ act, bid: interest })}
            >
              {t(`jobDetails.interests.${act}`)}
            </Button>
          ))}
      </div>
    </article>
  )
}
