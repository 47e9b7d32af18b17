import { useI18n } from '../i18n/i18n.tsx'
import * as styles from './spinner.css.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

/** A spinning ring as tall as the text around it. Screen readers skip it. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />
}

/** A centred spinner that is also announced. */
export function LoadingMore({ label }: { readonly label?: string }) {
  const { t } = useI18n()
  return (
    <div className={styles.centred} role="status">
      <Spinner />
      <VisuallyHidden>{label ?? t('ui.loading')}</VisuallyHidden>
    </div>
  )
}
