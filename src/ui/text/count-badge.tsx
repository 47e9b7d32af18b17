import { useI18n } from '../../i18n/i18n.tsx'
import * as styles from './count-badge.css.ts'

/** Above this the exact number tells nobody more. */
const most = 99

/** A number that asks for a look. */
export function CountBadge({ count }: { readonly count: number }) {
  const { format } = useI18n()
  return <span className={styles.badge}>{count > most ? `${format.number(most)}+` : format.number(count)}</span>
}
