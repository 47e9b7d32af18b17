import type { ShownBusiness } from '../../actors/business.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { links } from '../../shared/routes.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import * as styles from './business.css.ts'

/** For a customer without a bid of this business: how to get one. */
export function AskCard({ business: { name } }: { readonly business: ShownBusiness }) {
  const { t } = useI18n()
  return (
    <section className={styles.ask} aria-labelledby="ask">
      <h2 className={styles.title} id="ask">
        {t('business.ask.title', { name })}
      </h2>
      <p>{t('business.ask.text')}</p>
      <Link className={buttonClass('primary', 'full')} href={links.postJob}>
        {t('dashboard.postJob')}
      </Link>
    </section>
  )
}
