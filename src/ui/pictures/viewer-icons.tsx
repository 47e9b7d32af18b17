import { createIcon } from '../icons.tsx'

export const PreviousIcon = createIcon(<path d="m15 5-7 7 7 7" />, { directional: true })
export const ZoomInIcon = createIcon(
  <>
    <circle cx="11" cy="11" r="6.5" />
    <path d="m16 16 4.5 4.5M8.5 11h5M11 8.5v5" />
  </>,
)
export const ZoomOutIcon = createIcon(
  <>
    <circle cx="11" cy="11" r="6.5" />
    <path d="m16 16 4.5 4.5M8.5 11h5" />
  </>,
)
