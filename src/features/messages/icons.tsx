import { createIcon } from '../../ui/icons.tsx'

export const SendIcon = createIcon(<path d="M4.5 5 20 12 4.5 19l2.2-7L4.5 5Zm2.2 7H13" />, { directional: true })
export const JobIcon = createIcon(<path d="M4 8h16v11H4zM9 8V5h6v3M4 13h16" />)
export const ReplyIcon = createIcon(<path d="M13 3 5 13.5h6L10 21l8-10.5h-6z" />)
export const PencilIcon = createIcon(
  <path d="m5 19 .8-3.7L15.600 5.500a1.700 1.700 0 0 1 2.400 0l.5.5a1.700 1.700 0 0 1 0 2.400L8.700 18.200 5 19Z" />,
)
export const RemoveIcon = createIcon(<path d="m7 7 10 10M17 7 7 17" />)
