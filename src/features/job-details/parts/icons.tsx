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
/** Bids, work under way, and a rating. */
export const BidsIcon = createIcon(
  <path d="M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Zm-6 8.5c.5-3.5 2.8-5.5 6-5.5s5.5 2 6 5.5M16 4.3a3.5 3.5 0 0 1 0 6.4m2 3.6c1.7.9 2.7 2.7 3 5.2" />,
)
export const WorkIcon = createIcon(
  <path d="M14.5 6.5a4 4 0 0 1 5-3.9l-2.6 2.6 1.9 1.9 2.6-2.6a4 4 0 0 1-5.6 4.7L8 17l-2.5 2.5a1.8 1.8 0 0 1-2.5-2.5L5.5 14.5l7.7-7.7" />,
)
export const StarIcon = createIcon(<path d="m12 3 2.7 5.7 6.3.8-4.6 4.3 1.2 6.2L12 17l-5.6 3 1.2-6.2L3 9.5l6.3-.8z" />)
