import { drawn } from './drawn.tsx'

// Icons around files and choices to pick from.

export const CameraIcon = drawn(
  <>
    <path d="M4 8.5A1.5 1.5 0 0 1 5.5 7h2.3l1.4-2.3h5.6L16.2 7h2.3A1.5 1.5 0 0 1 20 8.5v9a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 17.5v-9Z" />
    <circle cx="12" cy="13" r="3.3" />
  </>,
)
export const DocumentIcon = drawn(
  <path d="M13.5 3.5H7A1.5 1.5 0 0 0 5.5 5v14A1.5 1.5 0 0 0 7 20.5h10a1.5 1.5 0 0 0 1.5-1.5V8.5l-5-5Zm0 0v5h5M9 13h6m-6 3.5h4" />,
)
export const PersonIcon = drawn(
  <>
    <circle cx="12" cy="8" r="4" />
    <path d="M4.5 20.5c.8-4 3.7-6 7.5-6s6.7 2 7.5 6" />
  </>,
)
export const DeleteIcon = drawn(
  <path d="M4.5 6.5h15M9 6.5V4.5h6v2m3 0-.8 12a1.8 1.8 0 0 1-1.8 1.7H8.6a1.8 1.8 0 0 1-1.8-1.7L6 6.5m4 4v6m4-6v6" />,
)
export const SearchIcon = drawn(
  <>
    <circle cx="11" cy="11" r="6.5" />
    <path d="m16 16 4.5 4.5" />
  </>,
)
