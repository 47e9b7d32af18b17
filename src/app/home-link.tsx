import { useI18n } from '../i18n/i18n.tsx'
import { Link } from '../ui/link.tsx'
import * as styles from './home-link.css.ts'

/** The name, which leads to where one starts: at the start of the bar on a desk. */
export function HomeLink({ href }: { readonly href: string }) {
  const { t } = useI18n()
  return (
    <Link className={styles.brand} href={href}>
      <Mark />
      <span>{t('shell.appName')}</span>
    </Link>
  )
}

/** The mark of the house: a tick in a tile. */
function Mark() {
  return (
    <svg className={styles.mark} viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      <rect className={styles.markTile} width="64" height="64" rx="17" />
      <path
        className={styles.markTick}
        d="M16 34l11 11 21-25"
        fill="none"
        strokeWidth="8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle className={styles.markCoin} cx="48" cy="46" r="6" />
    </svg>
  )
}
