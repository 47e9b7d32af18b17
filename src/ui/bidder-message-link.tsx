import { useI18n } from '../i18n/i18n.tsx'
import { buttonClass } from './button.tsx'
import * as styles from './bidder-message-link.css.ts'
import { classNames } from './class-names.ts'
import { ChatIcon } from './icons.tsx'
import { Link } from './link.tsx'
import { CountBadge } from './text/count-badge.tsx'

type BidderMessageLinkProps = {
  /** The conversation. */
  readonly href: string
  readonly businessName: string
  /** How many of its messages wait. */
  readonly unread: number
  /** There is room for the word; the number then takes the place of the icon. */
  readonly isWide: boolean
}

/** The customer's way to the conversation with a business that bid. */
export function BidderMessageLink({ href, businessName, unread, isWide }: BidderMessageLinkProps) {
  const { t } = useI18n()
  const label = t('jobDetails.messages.named', { name: businessName })
  return (
    <Link
      className={classNames(buttonClass('plain'), !isWide && styles.narrow)}
      href={href}
      aria-label={unread > 0 ? `${label}, ${t('dashboard.waits.unreadMessages', { count: unread })}` : label}
      title={label}
    >
      {(!isWide || unread === 0) && <ChatIcon />}
      {isWide && <span>{t('jobDetails.messages.write')}</span>}
      {unread > 0 && (
        <span className={classNames(!isWide && styles.onCorner)}>
          <CountBadge count={unread} />
        </span>
      )}
    </Link>
  )
}
