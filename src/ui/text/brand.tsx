import { useId } from 'react'
import { useI18n } from '../../i18n/i18n.tsx'
import * as styles from './brand.css.ts'

/** The logo: a ticked job and a coin. */
export function BrandMark() {
  const id = useId()
  return (
    <svg className={styles.mark} viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      <linearGradient id={id} x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" className={styles.from} />
        <stop offset="1" className={styles.to} />
      </linearGradient>
      <rect width="64" height="64" rx="16" fill={`url(#${id})`} />
      <path
        d="M16 34l11 11 21-25"
        fill="none"
        className={styles.tick}
        strokeWidth="7"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="48" cy="46" r="5" className={styles.dot} />
    </svg>
  )
}

/** The logo and the name. */
export function Brand() {
  const { t } = useI18n()
  return (
    <span className={styles.brand}>
      <BrandMark />
      <span className={styles.name}>{t('shell.appName')}</span>
    </span>
  )
}
