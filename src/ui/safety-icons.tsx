import { createIcon } from './icons.tsx'

export const FlagIcon = createIcon(<path d="M6 21V4.5m0 0h11l-2.2 4 2.2 4H6" />)
export const BlockIcon = createIcon(
  <>
    <circle cx="12" cy="12" r="8.5" />
    <path d="m6 6 12 12" />
  </>,
)
