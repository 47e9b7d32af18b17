import { useI18n } from '../../i18n/i18n.tsx'
import { CheckIcon, InfoIcon } from '../icons.tsx'
import * as styles from './business-record.css.ts'
import { Star, Stars } from './star-rating.tsx'
import { VisuallyHidden } from '../visually-hidden.tsx'

type Said = {
  /** Whether it claims to have one; 1 for yes. */
  readonly hasLicense: 0 | 1
  readonly hasInsurance: 0 | 1
  /** When an operator verified it; null where none did. */
  readonly licenseCheckedOn: string | null
  readonly insuranceCheckedOn: string | null
}

type RecordProps = {
  readonly known: Said & {
    readonly rating: number | null
    readonly ratingsCount: number
    readonly jobsCompleted: number
    readonly steppedDown: number
  }
  /** Where many are compared: the month of a check is then said on hovering alone. */
  readonly brief?: boolean
}

/** The record of a business in three parts: stars, jobs, and its claims of license and insurance. */
export function BusinessRecord({ known, brief = false }: RecordProps) {
  const { t } = useI18n()
  return (
    <div className={styles.record}>
      <div className={styles.line}>
        {known.rating === null ? (
          <span>{t('record.fresh')}</span>
        ) : (
          <>
            <Stars rating={known.rating} exact />
            <span>{t('record.ratings', { count: known.ratingsCount })}</span>
          </>
        )}
        <span>{t('record.jobs', { count: known.jobsCompleted })}</span>
      </div>
      <div className={styles.marks}>
        <TrustMarks said={known} brief={brief} />
      </div>
      <SteppedDown count={known.steppedDown} />
    </div>
  )
}

type TrustMarksProps = { readonly said: Said; readonly brief?: boolean; readonly joined?: boolean }

/**
 * What a business claims of license and insurance, and what an operator verified of it: each in other words and with
 * another sign. Nothing where it claims neither.
 *
 * @param joined says the same of both in one line
 */
export function TrustMarks({ said, brief = false, joined = false }: TrustMarksProps) {
  const { t } = useI18n()
  const { hasLicense, hasInsurance, licenseCheckedOn, insuranceCheckedOn } = said
  const shared =
    hasLicense === 1 && hasInsurance === 1 && (licenseCheckedOn === null) === (insuranceCheckedOn === null)
      ? licenseCheckedOn === null
        ? 'claimed'
        : 'verified'
      : null
  if (joined && shared !== null) {
    return (
      <p className={shared === 'verified' ? styles.checked : styles.mark}>
        {shared === 'verified' ? <CheckIcon className={styles.icon} /> : <InfoIcon className={styles.icon} />}
        <span>{t(`record.both.${shared}`)}</span>
      </p>
    )
  }
  return (
    <>
      <Mark of="license" isClaimed={hasLicense === 1} verifiedOn={licenseCheckedOn} brief={brief} />
      <Mark of="insurance" isClaimed={hasInsurance === 1} verifiedOn={insuranceCheckedOn} brief={brief} />
    </>
  )
}

/** How often it ended an assignment itself; nothing where it never did. */
export function SteppedDown({ count }: { readonly count: number }) {
  const { t } = useI18n()
  if (count === 0) return null
  return (
    <p className={styles.mark}>
      <InfoIcon className={styles.icon} />
      <span>{t('record.steppedDown', { count })}</span>
    </p>
  )
}

type MarkProps = {
  readonly of: 'license' | 'insurance'
  readonly isClaimed: boolean
  readonly verifiedOn: string | null
  readonly brief: boolean
}

function Mark({ of, isClaimed, verifiedOn, brief }: MarkProps) {
  const { t, format } = useI18n()
  if (verifiedOn === null) {
    return (
      isClaimed && (
        <p className={styles.mark}>
          <InfoIcon className={styles.icon} />
          <span>{t(`record.${of}.claimed`)}</span>
        </p>
      )
    )
  }
  const words = t(`record.${of}.verifiedIn`, { month: format.month(verifiedOn) })
  return (
    <p className={styles.checked} title={brief ? words : undefined}>
      <CheckIcon className={styles.icon} />
      <span>{brief ? t(`record.${of}.verified`) : words}</span>
    </p>
  )
}

type ScoreProps = { readonly known: { readonly rating: number | null; readonly ratingsCount: number } }

/** How a business is rated, in little room: one star, the mean, and by how many. */
export function Score({ known: { rating, ratingsCount } }: ScoreProps) {
  const { t, format } = useI18n()
  if (rating === null) return <span className={styles.line}>{t('record.fresh')}</span>
  return (
    <span className={styles.score}>
      <VisuallyHidden>
        {`${t('ui.ratedOutOf', { rating: format.rating(rating) })}, ${t('record.ratings', { count: ratingsCount })}`}
      </VisuallyHidden>
      <span className={styles.scoreStar}>
        <Star filled={1} />
      </span>
      <span aria-hidden="true">{`${format.rating(rating)} `}</span>
      <span className={styles.scoreCount} aria-hidden="true">{`(${format.number(ratingsCount)})`}</span>
    </span>
  )
}
