import { drawn } from './drawn.tsx'

// Icons of the list of jobs and of the bar above every main screen, apart from those that few screens show.

export const BellIcon = drawn(<path d="M6 16.5v-6a6 6 0 0 1 12 0v6l1.5 2h-15l1.5-2Zm4 4.5h4M12 2.5v2" />)
export const RetryIcon = drawn(<path d="M5 5v5h5M5.6 10a7.3 7.3 0 1 1-.6 4.5" />)
export const PlusIcon = drawn(<path d="M12 5v14M5 12h14" />)
export const FilterIcon = drawn(<path d="M4 6h16M7 12h10m-7 6h4" />)
