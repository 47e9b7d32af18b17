import type { BusinessProfile } from '../../actors/profile.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { CheckIcon } from '../../ui/icons.tsx'
import { stack } from '../../ui/theme/layout.css.ts'
import * as text from '../../ui/theme/text.css.ts'
import * as styles from './checked-documents.css.ts'

const words = { license: 'businessDetails.checkedLicense', insurance: 'businessDetails.checkedInsurance' } as const

/** Which of a business's documents was checked for what, and what ends that. */
export function CheckedDocuments({ profile }: { readonly profile: Pick<BusinessProfile, 'checks' | 'documents'> }) {
  const { t, format } = useI18n()
  const nameOf = (url: string): string => {
    const index = profile.documents.findIndex((document) => document.url === url)
    return profile.documents[index]?.name ?? t('businessDetails.document', { number: index + 1 })
  }
  return (
    <div className={stack.s2}>
      {profile.checks.map(({ of, url, checkedOn }) => (
        <p key={of} className={styles.check}>
          <CheckIcon />
          <span>{t(words[of], { date: format.date(checkedOn), name: nameOf(url) })}</span>
        </p>
      ))}
      <p className={text.muted}>{t('businessDetails.checkEnds')}</p>
    </div>
  )
}
