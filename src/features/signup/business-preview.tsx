import type { BusinessSignupDraft } from '../../actors/signup.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { classNames } from '../../ui/class-names.ts'
import { CameraIcon, InfoIcon } from '../../ui/icons.tsx'
import { Preview, type PickedFile } from '../../ui/forms/upload-parts.tsx'
import { Avatar } from '../../ui/pictures/avatar.tsx'
import { TradePicture } from '../../ui/pictures/trades.tsx'
import * as styles from './business-preview.css.ts'

type BusinessPreviewProps = { readonly draft: BusinessSignupDraft; readonly logo: PickedFile | null }

/** What customers will see of a business that is being written. */
export function BusinessPreview({ draft, logo }: BusinessPreviewProps) {
  const { t, format } = useI18n()
  const place = format.place(draft.city, draft.state)
  const name = draft.businessName.trim()
  const answers = [
    { answer: draft.hasLicense, of: 'license' },
    { answer: draft.hasInsurance, of: 'insurance' },
  ] as const
  return (
    <div className={styles.card}>
      <TradePicture className={styles.cover} trade={draft.categories[0] ?? ''} />
      <div className={styles.logo}>
        {logo === null && name !== '' ? (
          <Avatar name={name} size="large" isLogo />
        ) : (
          <Preview picked={logo} frame="square" Empty={CameraIcon} whole />
        )}
      </div>
      <p className={classNames(styles.name, name === '' && styles.blank)}>{name || t('fields.businessName')}</p>
      <p className={styles.line}>{[t('record.fresh'), place].filter(Boolean).join(' · ')}</p>
      <div className={styles.trades}>
        {draft.categories.map((name) => (
          <span key={name} className={styles.trade}>
            {t.category(name)}
          </span>
        ))}
      </div>
      {answers.map(
        ({ answer, of }) =>
          answer !== null && (
            <p key={of} className={styles.claim}>
              <InfoIcon className={styles.sign} />
              <span>{answer ? t(`record.${of}.claimed`) : t(`business.trust.${of}`)}</span>
            </p>
          ),
      )}
    </div>
  )
}
