import type { ReactNode } from 'react'
import { visuallyHidden } from './theme/text.css.ts'

type VisuallyHiddenProps = {
  /** A status is announced when it changes. */
  readonly role?: 'status'
  readonly children: ReactNode
}

/** Text for screen readers only. */
export function VisuallyHidden({ role, children }: VisuallyHiddenProps) {
  return (
    <span className={visuallyHidden} role={role}>
      {children}
    </span>
  )
}
