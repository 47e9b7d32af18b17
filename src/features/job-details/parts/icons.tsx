import { createIcon } from '../../../ui/icons.tsx'

export const EditIcon = createIcon(<path d="m14.5 5.5 4 4L8 20H4v-4L14.5 5.5Zm-2 2 4 4" />)
export const CallIcon = createIcon(
  <path d="M8.5 4H5.8A1.8 1.8 0 0 0 4 5.9C4.5 13.5 10.5 19.5 18.1 20a1.8 1.8 0 0 0 1.9-1.8v-2.7l-4.2-1.7-1.9 2.2a12 12 0 0 1-5.9-5.9l2.2-1.9L8.5 4Z" />,
)
export const ClockIcon = createIcon(
  <>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 7v5l3.5 2" />
  </>,
)
export const PlaceIcon = createIcon(
  <>
    <path d="M12 21s7-6.2 7-11a7 7 0 0 0-14 0c0 4.8 7 11 7 11Z" />
    <circle cx="12" cy="10" r="2.5" />
  </>,
)
