import { useI18n } from '../../i18n/i18n.tsx'
import { MessageIcon } from '../icons.tsx'
import { unread } from './unread-messages.css.ts'

/** How many messages wait to be read; nothing if none does. */
export function UnreadMessages({ count }: { readonly count: number }) {
  const { t } = useI18n()
  if (count === 0) return null
  return (
    <span className={unread}>
      <MessageIcon />
      {t('dashboard.waits.unreadMessages', { count })}
    </span>
  )
}
