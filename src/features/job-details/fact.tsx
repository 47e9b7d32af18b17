import type { ReactNode } from 'react'
import * as styles from './parts/job-details.css.ts'

type FactProps = {
  readonly term: string
  /** It is long, and has a row of its own. */
  readonly isLong?: boolean
  readonly children: ReactNode
}

/** A name and its value, inside a `<dl>`. */
export function Fact({ term, isLong = false, children }: FactProps) {
  return (
    <div className={isLong ? styles.row : styles.tightStack}>
      <dt className={styles.term}>{term}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  )
}
