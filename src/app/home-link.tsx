import { useI18n } from '../i18n/i18n.tsx'
import { BrandMark } from '../ui/brand-mark.tsx'
import { Link } from '../ui/link.tsx'
import * as styles from './home-link.css.ts'

/** The name, which leads to where one starts: at the start of the bar on a desk. */
export function HomeLink({ href }: { readonly href: string }) {
  const { t } = useI18n()
  return (
    <Link className={styles.brand} href={href}>
      <BrandMark className={styles.mark} on="bar" />
      <span>{t('shell.appName')}</span>
    </Link>
  )
}
