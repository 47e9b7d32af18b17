import { classNames } from './class-names.ts'
import * as styles from './brand-mark.css.ts'

type BrandMarkProps = {
  readonly className: string
  /** What it lies on: the green bar, or a page. */
  readonly on: 'bar' | 'page'
}

/** The mark of the house: a ticked job and a coin, in a tile. */
export function BrandMark({ className, on }: BrandMarkProps) {
  return (
    <svg className={classNames(styles.mark[on], className)} viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      <rect className={styles.tile} width="64" height="64" rx="17" />
      <path
        className={styles.tick}
        d="M16 34l11 11 21-25"
        fill="none"
        strokeWidth="8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle className={styles.coin} cx="48" cy="46" r="6" />
    </svg>
  )
}
