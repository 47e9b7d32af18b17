import { useI18n } from '../../i18n/i18n.tsx'
import { CheckIcon, InfoIcon } from '../icons.tsx'
import * as styles from './business-record.css.ts'
import { TextLink } from './link.tsx'
import { Stars } from './star-rating.tsx'

type Said = {
  readonly hasLicense: boolean
  readonly hasInsurance: boolean
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
  /** Leads to all that is known of the business of this name. */
  readonly page: { readonly href: string; readonly name: string }
}

/** What a business is known for: stars, jobs, licence and insurance, and the way to more. Screens load the words of `record`. */
export function BusinessRecord({ known, page }: RecordProps) {
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
      <p className={styles.line}>{t('record.jobs', { count: known.jobsCompleted })}</p>
      {known.steppedDown > 0 && <p className={styles.line}>{t('record.steppedDown', { count: known.steppedDown })}</p>}
      <TrustMarks said={known} />
      <TextLink alone href={page.href} aria-label={t('record.lookNamed', { name: page.name })}>
        {t('record.look')}
      </TextLink>
    </>
  )
}

/** What a business says about licence and insurance, in words that vouch for no more than we checked; nothing if it says neither. */
export function TrustMarks({ said }: { readonly said: Said }) {
  const { t, format } = useI18n()
  const { hasLicense, hasInsurance, licenseCheckedOn, insuranceCheckedOn } = said
  return (
    <>
      {licenseCheckedOn !== null ? (
        <Mark checked words={t('record.checkedLicense', { date: format.date(licenseCheckedOn) })} />
      ) : (
        hasLicense && <Mark words={t('record.licensed')} />
      )}
      {insuranceCheckedOn !== null ? (
        <Mark checked words={t('record.checkedInsurance', { date: format.date(insuranceCheckedOn) })} />
      ) : (
        hasInsurance && <Mark words={t('record.insured')} />
      )}
    </>
  )
}

function Mark({ words, checked = false }: { readonly words: string; readonly checked?: boolean }) {
  const Icon = checked ? CheckIcon : InfoIcon
  return (
    <p className={checked ? styles.checked : styles.mark}>
      <Icon className={styles.icon} />
      {words}
    </p>
  )
}
