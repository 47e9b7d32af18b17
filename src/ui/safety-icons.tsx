import { createIcon } from './icons.tsx'

export const FlagIcon = createIcon(<path d="M6 21V4.5m0 0h11l-2.2 4 2.2 4H6" />)
export const BlockIcon = createIcon(
  <>
    <circle cx="12" cy="12" r="8.5" />
    <path d="m6 6 12 12" />
  </>,
)
export const PasswordIcon = createIcon(<path d="M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3M12 14.5v2" />)
export const ShieldIcon = createIcon(
  <path d="M12 3.5 5 6v5.5c0 4.2 2.9 7.4 7 9 4.1-1.6 7-4.8 7-9V6zM9 12l2.2 2.2L15 10" />,
)
