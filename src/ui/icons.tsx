import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import * as styles from './theme/pictures.css.ts'

type IconProps = { readonly className?: string | undefined }

/**
 * A line icon on a 24 px grid, for decoration: the words beside it, or the button's label, carry the meaning. Icons of
 * one place stand beside it; those here come with the first screens. The mark lets the bundler drop unused ones.
 */
/* @__NO_SIDE_EFFECTS__ */
export function createIcon(shapes: ReactNode, options: { readonly directional?: boolean } = {}) {
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

export const BackIcon = createIcon(<path d="M19 12H5m6-6-6 6 6 6" />, { directional: true })
export const ForwardIcon = createIcon(<path d="m9 5 7 7-7 7" />, { directional: true })
export const CloseIcon = createIcon(<path d="m6 6 12 12M18 6 6 18" />)
export const CheckIcon = createIcon(<path d="m5 12.5 4.5 4.5L19 7.5" />)
export const WarningIcon = createIcon(<path d="M12 4 2.8 19.5h18.4L12 4Zm0 6v4.5m0 2.6v.1" />)
export const InfoIcon = createIcon(
  <>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 11v5m0-8.1v.1" />
  </>,
)
export const DownIcon = createIcon(<path d="m6 9 6 6 6-6" />)

export const CameraIcon = createIcon(
  <>
    <path d="M4 8.5A1.5 1.5 0 0 1 5.5 7h2.3l1.4-2.3h5.6L16.2 7h2.3A1.5 1.5 0 0 1 20 8.5v9a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 17.5v-9Z" />
    <circle cx="12" cy="13" r="3.3" />
  </>,
)
export const DocumentIcon = createIcon(
  <path d="M13.5 3.5H7A1.5 1.5 0 0 0 5.5 5v14A1.5 1.5 0 0 0 7 20.5h10a1.5 1.5 0 0 0 1.5-1.5V8.5l-5-5Zm0 0v5h5M9 13h6m-6 3.5h4" />,
)
export const PersonIcon = createIcon(
  <>
    <circle cx="12" cy="8" r="4" />
    <path d="M4.5 20.5c.8-4 3.7-6 7.5-6s6.7 2 7.5 6" />
  </>,
)
export const DownloadIcon = createIcon(<path d="M12 4v11m-4.5-4.5L12 15l4.5-4.5M5 19.5h14" />)
export const DeleteIcon = createIcon(
  <path d="M4.5 6.5h15M9 6.5V4.5h6v2m3 0-.8 12a1.8 1.8 0 0 1-1.8 1.7H8.6a1.8 1.8 0 0 1-1.8-1.7L6 6.5m4 4v6m4-6v6" />,
)

export const BellIcon = createIcon(<path d="M6 16.5v-6a6 6 0 0 1 12 0v6l1.5 2h-15l1.5-2Zm4 4.5h4M12 2.5v2" />)
export const MembershipIcon = createIcon(
  <>
    <rect x="3.5" y="6" width="17" height="12.5" rx="2" />
    <path d="M3.5 10h17M7 15h4" />
  </>,
)
export const RetryIcon = createIcon(<path d="M5 5v5h5M5.6 10a7.3 7.3 0 1 1-.6 4.5" />)
export const PlusIcon = createIcon(<path d="M12 5v14M5 12h14" />)
export const SlidersIcon = createIcon(<path d="M4 7h9m6 0h1M4 17h1m6 0h9M16 4.5v5m-8 5v5" />)
export const FilterIcon = createIcon(<path d="M4 6h16M7 12h10m-7 6h4" />)
const heart = 'M12 20S4.5 15.4 4.5 9.8A4.3 4.3 0 0 1 12 7.3a4.3 4.3 0 0 1 7.5 2.5C19.5 15.4 12 20 12 20Z'
export const HeartIcon = createIcon(<path d={heart} />)
export const FullHeartIcon = createIcon(<path d={heart} fill="currentColor" />)
export const ChatIcon = createIcon(<path d="M4 5.5h16v11H11l-4.5 4v-4H4z" />)
