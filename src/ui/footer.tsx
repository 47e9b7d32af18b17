import { version } from '../../package.json'
import { useI18n } from '../i18n/i18n.tsx'
import * as styles from './footer.css.ts'

/** The copyright line and the version. */
export function Footer() {
  const { t } = useI18n()
  return (
    <footer className={styles.footer}>
      <span>{t('shell.copyright', { year: String(new Date().getFullYear()) })}</span>
      <span>{t('shell.version', { version })}</span>
    </footer>
  )
}
