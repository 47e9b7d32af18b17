import { useI18n } from '../../i18n/i18n.tsx'
import { links } from '../../shared/routes.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import * as styles from './business.css.ts'

/** For the business itself: that this is what customers see, and where it changes that. */
export function OwnCard({ hasPictures }: { readonly hasPictures: boolean }) {
  const { t } = useI18n()
  return (
    <section className={styles.own} aria-label={t('business.own')}>
      <p className={styles.ownWords}>{t('business.own')}</p>
      {!hasPictures && <p>{t('business.work.none')}</p>}
      <div className={styles.ownActs}>
        <Link className={buttonClass('plain')} href={links.profileBusinessDetails}>
          {t('business.edit')}
        </Link>
        <Link className={buttonClass(hasPictures ? 'plain' : 'primary')} href={links.workPictures}>
          {hasPictures ? t('business.work.choose') : t('business.work.add')}
        </Link>
      </div>
    </section>
  )
}
