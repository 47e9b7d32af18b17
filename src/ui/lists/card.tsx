import type { ReactNode } from 'react'
import * as styles from './card.css.ts'
import { Link } from '../link.tsx'

/** A raised surface on the page. */
export function Card({ children }: { readonly children: ReactNode }) {
  return <div className={styles.card}>{children}</div>
}

/** A card that is a link as a whole. `label` names it if its content is too long to be read out. */
export function CardLink({
  href,
  label,
  children,
}: {
  readonly href: string
  readonly label?: string
  readonly children: ReactNode
}) {
  return (
    <Link className={styles.cardLink} href={href} aria-label={label}>
      {children}
    </Link>
  )
}

export function Divider() {
  return <hr className={styles.divider} />
}
