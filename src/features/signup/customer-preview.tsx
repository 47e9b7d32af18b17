import type { Place } from '../../ui/forms/place.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { type PickedFile, Preview } from '../../ui/forms/upload-parts.tsx'
import { CheckIcon, PersonIcon } from '../../ui/icons.tsx'
import { Avatar } from '../../ui/pictures/avatar.tsx'
import * as styles from './business-preview.css.ts'
import { scenes } from './scenes.ts'

type CustomerPreviewProps = {
  readonly name: string
  readonly place: Pick<Place, 'city' | 'state'>
  readonly picture: PickedFile | null
}

/** What businesses will see of a customer that is being written, and what it is worth to be one. */
export function CustomerPreview({ name, place: { city, state }, picture }: CustomerPreviewProps) {
  const { t } = useI18n()
  const [first = ''] = name.trim().split(/\s+/)
  const reasons = [
    t('auth.registration.prices'),
    t('auth.registration.verified'),
    t('auth.registration.freeForCustomers'),
  ]
  return (
    <>
      <div className={styles.card}>
        <img className={styles.cover} src={scenes.customer} alt="" width="640" height="480" />
        <div className={styles.face}>
          {picture === null && first !== '' ? (
            <Avatar name={first} size="large" />
          ) : (
            <Preview picked={picture} frame="round" Empty={PersonIcon} />
          )}
        </div>
        <p className={styles.name}>{first || t('fields.name')}</p>
        <p className={styles.line}>{[city, state].filter(Boolean).join(', ')}</p>
      </div>
      <div className={styles.reasons}>
        {reasons.map((reason) => (
          <p key={reason} className={styles.reason}>
            <CheckIcon className={styles.tick} />
            <span>{reason}</span>
          </p>
        ))}
      </div>
    </>
  )
}
