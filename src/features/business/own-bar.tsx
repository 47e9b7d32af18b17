import type { ShownBusiness } from '../../actors/business.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { links } from '../../shared/routes.ts'
import { buttonClass } from '../../ui/button.tsx'
import { beside, iconButton, labeled } from '../../ui/button.css.ts'
import { classNames } from '../../ui/class-names.ts'
import { CameraIcon } from '../../ui/icons.tsx'
import { Link } from '../../ui/link.tsx'
import * as styles from './business.css.ts'
import { ShareButton } from './share-button.tsx'

/** For the business itself, above its page: that customers see it so, and where it changes that. Null until it is loaded. */
export function OwnBar({ business }: { readonly business: ShownBusiness | null }) {
  const { t } = useI18n()
  const hasPictures = business === null || business.pictures.length > 0
  return (
    <section className={styles.own} aria-label={t('business.own')}>
      <div className={styles.ownWords}>
        <p className={styles.ownTitle}>{t('business.own')}</p>
        {!hasPictures && <p>{t('business.work.none')}</p>}
      </div>
      <div className={styles.ownActs}>
        <Link className={buttonClass('soft')} href={links.profileBusinessDetails}>
          {t('business.edit')}
        </Link>
        {hasPictures ? (
          <Link
            className={classNames(iconButton.raised, labeled)}
            href={links.workPictures}
            aria-label={t('business.work.choose')}
            title={t('business.work.choose')}
          >
            <CameraIcon />
            <span className={beside}>{t('business.work.choose')}</span>
          </Link>
        ) : (
          <Link className={buttonClass()} href={links.workPictures}>
            {t('business.work.add')}
          </Link>
        )}
        {business !== null && business.publicPage !== null && (
          <ShareButton name={business.name} link={business.publicPage} />
        )}
      </div>
    </section>
  )
}
