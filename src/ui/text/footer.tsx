import { useState } from 'react'
import { version } from '../../../package.json'
import { useI18n } from '../../i18n/i18n.tsx'
import * as styles from './footer.css.ts'

/** The year when the page was opened; it may be out of date after New Year's Eve. */
const thisYear = () => String(new Date().getFullYear())

/** The copyright line and the version. */
export function Footer() {
  const { t } = useI18n()
  const [year] = useState(thisYear)
  return (
    <footer className={styles.footer}>
      <span>{t('shell.copyright', { year })}</span>
      <span>{t('shell.version', { version })}</span>
    </footer>
  )
}
