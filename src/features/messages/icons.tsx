import { createIcon } from '../../ui/icons.tsx'

export const FlagIcon = createIcon(<path d="M6 21V4.5m0 0h11l-2.2 4 2.2 4H6" />)
export const SendIcon = createIcon(<path d="M4.5 5 20 12 4.5 19l2.2-7L4.5 5Zm2.2 7H13" />, { directional: true })
