import { useI18n } from '../../i18n/i18n.tsx'
import { CheckIcon, InfoIcon } from '../icons.tsx'
import * as styles from './business-record.css.ts'
import { Stars } from './star-rating.tsx'

type Said = {
  /** 1 for yes. */
  readonly hasLicense: 0 | 1
  readonly hasInsurance: 0 | 1
  /** When we checked it; null where we did not. */
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
  /** Where many are compared: the day of a check is then said on hovering alone. */
  readonly brief?: boolean
}

/** The record of a business in three parts: stars, jobs, and its claims of license and insurance. */
export function BusinessRecord({ known, brief = false }: RecordProps) {
  const { t } = useI18n()
  return (
    <>
      <p className={styles.line}>
        {known.rating === null ? (
          t('record.fresh')
        ) : (
          <>
            <Stars rating={known.rating} exact />
            <span>{t('record.ratings', { count: known.ratingsCount })}</span>
          </>
        )}
      </p>
      <div>
        <p className={styles.line}>{t('record.jobs', { count: known.jobsCompleted })}</p>
        {known.steppedDown > 0 && (
          <p className={styles.line}>{t('record.steppedDown', { count: known.steppedDown })}</p>
        )}
      </div>
      <div className={styles.marks}>
        <TrustMarks said={known} brief={brief} />
      </div>
    </>
  )
}

/** What a business says about licence and insurance, in words that vouch for no more than we checked; nothing if it says neither. */
export function TrustMarks({ said, brief = false }: { readonly said: Said; readonly brief?: boolean }) {
  const { t, format } = useI18n()
  const { hasLicense, hasInsurance, licenseCheckedOn, insuranceCheckedOn } = said
  return (
    <>
      {licenseCheckedOn !== null ? (
        <Mark
          checked
          words={t('record.checkedLicense', { date: format.date(licenseCheckedOn) })}
          short={brief && t('record.briefLicense')}
        />
      ) : (
        hasLicense === 1 && <Mark words={t('record.licensed')} />
      )}
      {insuranceCheckedOn !== null ? (
        <Mark
          checked
          words={t('record.checkedInsurance', { date: format.date(insuranceCheckedOn) })}
          short={brief && t('record.briefInsurance')}
        />
      ) : (
        hasInsurance === 1 && <Mark words={t('record.insured')} />
      )}
    </>
  )
}

type MarkProps = { readonly words: string; readonly short?: string | false; readonly checked?: boolean }

function Mark({ words, short = false, checked = false }: MarkProps) {
  const Icon = checked ? CheckIcon : InfoIcon
  return (
    <p className={checked ? styles.checked : styles.mark} title={short === false ? undefined : words}>
      <Icon className={styles.icon} />
      <span>{short === false ? words : short}</span>
    </p>
  )
}
