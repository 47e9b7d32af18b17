import { drawn } from './drawn.tsx'

// Icons of the profile options.

export const LogoutIcon = drawn(
  <path d="M10 4.5H6.5a2 2 0 0 0-2 2v11a2 2 0 0 0 2 2H10m5-4 4.5-3.5L15 8.5m4.5 3.5H10" />,
  {
    directional: true,
  },
)
export const ExternalIcon = drawn(
  <path d="M14 4.5h5.5V10m0-5.5L11 13M17.5 13.5v4a2 2 0 0 1-2 2h-9a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2h4" />,
  {
    directional: true,
  },
)
