import { drawn } from './drawn.tsx'

/** In the green bar of every main screen, apart from the icons that few screens show. */
export const BellIcon = drawn(<path d="M6 16.5v-6a6 6 0 0 1 12 0v6l1.5 2h-15l1.5-2Zm4 4.5h4M12 2.5v2" />)
