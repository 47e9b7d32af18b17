import { useState } from 'react'
import { version } from '../../../package.json'
import { useI18n } from '../../i18n/i18n.tsx'
import * as styles from './footer.css.ts'
import type { Elements } from '../elements.ts'
import { standalone } from '../link.css.ts'

/** The copyright line, which is the same in every language. The year may be out of date after New Year's Eve. */
const copyright = () => `© ${new Date().getFullYear()} Bidfair`

/** Whose this is, the version, and the way to the reference of the API, a page that the server itself serves; `children` are more such ways. */
export function Footer({ children }: { readonly children?: Elements }) {
  const { t } = useI18n()
  const [owner] = useState(copyright)
  return (
    <footer className={styles.footer}>
      <span>{owner}</span>
      <span>{t('shell.version', { version })}</span>
      {children}
      <a className={standalone} href="/docs">
        {t('shell.reference')}
      </a>
    </footer>
  )
}
