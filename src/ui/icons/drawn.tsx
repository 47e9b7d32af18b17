import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import * as styles from './icons.css.ts'

type IconProps = { readonly className?: string | undefined }

// Line icons on a 24 px grid. They decorate: the words beside them, or a label on the button, carry the meaning.
// The mark tells the bundler that icons which nobody shows can be left out.
/* @__NO_SIDE_EFFECTS__ */
export function drawn(shapes: ReactNode, options: { readonly directional?: boolean } = {}) {
  return function Icon({ className }: IconProps) {
    return (
      <svg
        className={classNames(styles.icon, options.directional && styles.directional, className)}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        focusable="false"
      >
        {shapes}
      </svg>
    )
  }
}
