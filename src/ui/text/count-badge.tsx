import * as styles from './count-badge.css.ts'

/** A number that asks for a look. */
export function CountBadge({ children }: { readonly children: string }) {
  return <span className={styles.badge}>{children}</span>
}
