import { useI18n } from '../../i18n/i18n.tsx'
import { createIcon } from '../icons.tsx'
import { unread } from './unread-messages.css.ts'

export const MessageIcon = createIcon(<path d="M4.5 5.5h15v10.5H10L5.5 20v-4h-1V5.5Z" />)

/** How many messages wait to be read; nothing if none does. */
export function UnreadMessages({ count }: { readonly count: number }) {
  const { t } = useI18n()
  if (count === 0) return null
  return (
    <span className={unread}>
      <MessageIcon />
      <span>{t('dashboard.waits.unreadMessages', { count })}</span>
    </span>
  )
}
