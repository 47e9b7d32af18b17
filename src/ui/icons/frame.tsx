import { drawn } from './drawn.tsx'

// Icons of the frame, of fields and of what they say.

export const BackIcon = drawn(<path d="M19 12H5m6-6-6 6 6 6" />, { directional: true })
export const ForwardIcon = drawn(<path d="m9 5 7 7-7 7" />, { directional: true })
export const PreviousIcon = drawn(<path d="m15 5-7 7 7 7" />, { directional: true })
export const CloseIcon = drawn(<path d="m6 6 12 12M18 6 6 18" />)
export const CheckIcon = drawn(<path d="m5 12.5 4.5 4.5L19 7.5" />)
export const WarningIcon = drawn(<path d="M12 4 2.8 19.5h18.4L12 4Zm0 6v4.5m0 2.6v.1" />)
export const InfoIcon = drawn(
  <>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 11v5m0-8.1v.1" />
  </>,
)
export const DownIcon = drawn(<path d="m6 9 6 6 6-6" />)
