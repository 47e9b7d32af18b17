import type { ReactNode } from 'react'
import * as styles from './job-details.css.ts'

/** A name and its value, inside a `<dl>`. */
export function Fact({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <div className={styles.tightStack}>
      <dt className={styles.term}>{term}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  )
}
