import type { Trust } from '../../actors/jobs.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { InfoIcon } from '../../ui/icons.tsx'
import * as styles from './job-details.css.ts'

/** What a business says about licence and insurance, in words that do not vouch for it; nothing if it says neither. */
export function TrustMarks({ trust }: { readonly trust: Trust }) {
  const { t } = useI18n()
  return (
    <>
      {trust.hasLicense && <TrustMark words={t('jobDetails.interests.licensed')} />}
      {trust.hasInsurance && <TrustMark words={t('jobDetails.interests.insured')} />}
    </>
  )
}

function TrustMark({ words }: { readonly words: string }) {
  return (
    <p className={styles.note}>
      <InfoIcon className={styles.noteIcon} />
      {words}
    </p>
  )
}
