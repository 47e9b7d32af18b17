import { useI18n } from '../i18n/i18n.tsx'
import * as styles from './spinner.css.ts'
import { VisuallyHidden } from './text/visually-hidden.tsx'

/** A small turning ring of the size of the text around it. Says nothing by itself. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />
}

/** A centred spinner that is also announced: more of a list is on its way. */
export function LoadingMore({ label }: { readonly label?: string }) {
  const { t } = useI18n()
  return (
    <div className={styles.centred} role="status">
      <Spinner />
      <VisuallyHidden>{label ?? t('ui.loading')}</VisuallyHidden>
    </div>
  )
}
