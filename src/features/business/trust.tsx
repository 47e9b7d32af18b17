import type { ShownBusiness } from '../../actors/business.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { createIcon, InfoIcon } from '../../ui/icons.tsx'
import * as styles from './business.css.ts'

const ShieldIcon = createIcon(
  <path d="M12 3 5 6v5.5c0 4.5 3 7.700 7 9.500 4-1.800 7-5 7-9.500V6zm-3 9 2.200 2.200L15 10.200" />,
)
const UnknownIcon = createIcon(<path d="M5 12h14" />)

/** Why one may trust a business: what was verified, and what it only claims. */
export function Trust({ business }: { readonly business: ShownBusiness }) {
  const { t } = useI18n()
  const { hasLicense, hasInsurance, licenseCheckedOn, insuranceCheckedOn } = business
  return (
    <ul className={styles.facts} aria-label={t('business.trust.title')}>
      <Claim of="license" isClaimed={hasLicense === 1} verifiedOn={licenseCheckedOn} />
      <Claim of="insurance" isClaimed={hasInsurance === 1} verifiedOn={insuranceCheckedOn} />
    </ul>
  )
}

type ClaimProps = {
  readonly of: 'license' | 'insurance'
  readonly isClaimed: boolean
  readonly verifiedOn: string | null
}

/** What is known of its license or insurance: each of the three has words, a sign and a color of its own. */
function Claim({ of, isClaimed, verifiedOn }: ClaimProps) {
  const { t, format } = useI18n()
  if (verifiedOn !== null) {
    return (
      <li className={styles.fact.verified}>
        <ShieldIcon className={styles.factIcon} />
        <div className={styles.factWords}>
          <p className={styles.factTitle}>{t(`record.${of}.verified`)}</p>
          <p className={styles.factNote} title={format.date(verifiedOn)}>
            {format.month(verifiedOn)}
          </p>
        </div>
      </li>
    )
  }
  const Icon = isClaimed ? InfoIcon : UnknownIcon
  return (
    <li className={isClaimed ? styles.fact.plain : styles.fact.unknown}>
      <Icon className={styles.factIcon} />
      <div className={styles.factWords}>
        <p className={styles.factTitle}>{isClaimed ? t(`record.${of}.claimed`) : t(`business.trust.${of}`)}</p>
        <p className={styles.factNote}>{isClaimed ? t('business.trust.claimed') : t('business.trust.unknown')}</p>
      </div>
    </li>
  )
}
