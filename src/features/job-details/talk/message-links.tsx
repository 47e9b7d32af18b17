import type { Interest, JobDetails } from '../../../actors/jobs.ts'
import { mayTalk } from '../../../actors/job-details.ts'
import { useI18n } from '../../../i18n/i18n.tsx'
import { links } from '../../../shared/routes.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Link } from '../../../ui/link.tsx'
import { createIcon } from '../../../ui/icons.tsx'
import { CountBadge } from '../../../ui/text/count-badge.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { narrow, unread } from './talk.css.ts'
import { useSession } from '../../../actors/environment-context.ts'

type BidderMessageLinkProps = {
  readonly bidder: Pick<Interest, 'jobId' | 'businessId' | 'businessName' | 'unreadMessages'>
  /** There is room for the word. */
  readonly isWide: boolean
}

/** The customer's way to the conversation with a business that bid, and how many of its messages wait. */
export function BidderMessageLink({ bidder, isWide }: BidderMessageLinkProps) {
  const { t, format } = useI18n()
  const { jobId, businessId, businessName, unreadMessages: count } = bidder
  const label = t('jobDetails.messages.named', { name: businessName })
  return (
    <Link
      className={classNames(buttonClass('plain'), !isWide && narrow)}
      href={links.thread(jobId, businessId)}
      aria-label={count > 0 ? `${label}, ${t('dashboard.waits.unreadMessages', { count })}` : label}
      title={label}
    >
      {/* The number says on a phone that there are messages. */}
      {(!isWide || count === 0) && <MessageIcon />}
      {isWide && <span>{t('jobDetails.messages.write')}</span>}
      {count > 0 && <CountBadge>{format.number(count)}</CountBadge>}
    </Link>
  )
}

/** The customer's way to the conversation with the business that got the job. */
export function AssignedMessageLink({ details: { job, assignedBusiness } }: { readonly details: JobDetails }) {
  const { t } = useI18n()
  if (!assignedBusiness) return null
  const { id, businessName } = assignedBusiness
  return (
    <Link
      className={buttonClass('plain')}
      href={links.thread(job.id, id)}
      title={t('jobDetails.messages.named', { name: businessName })}
    >
      <MessageIcon />
      <span>{t('jobDetails.messages.write')}</span>
      {/* Nobody else can write any more, so what is unread is from this one. */}
      <UnreadCount count={job.unreadMessages} />
    </Link>
  )
}

export const MessageIcon = createIcon(<path d="M4.5 5.5h15v10.5H10L5.5 20v-4h-1V5.5Z" />)

/** How many messages wait to be read, on a button; nothing if none does. */
function UnreadCount({ count }: { readonly count: number }) {
  const { t, format } = useI18n()
  if (count === 0) return null
  return (
    <>
      <VisuallyHidden>
        <span>{', '}</span>
        <span>{t('dashboard.waits.unreadMessages', { count })}</span>
      </VisuallyHidden>
      <span aria-hidden="true">
        <CountBadge>{format.number(count)}</CountBadge>
      </span>
    </>
  )
}

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

/** A business's way to the conversation with the customer: to ask before it bids, and to settle the rest afterwards. */
export function AskCustomer({ details }: { readonly details: JobDetails }) {
  const { t } = useI18n()
  const { userType, user } = useSession()
  const { job, ownBid } = details
  const bid = ownBid?.state ?? null
  if (userType !== 'business' || !mayTalk(details, userType, { id: user.id, bid, unread: job.unreadMessages }))
    return null
  const isPart = bid !== null || job.assignedBusinessId === user.id || job.unreadMessages > 0
  return (
    <Link className={buttonClass('plain')} href={links.thread(job.id, user.id)}>
      <MessageIcon />
      <span>{t(isPart ? 'jobDetails.messages.write' : 'jobDetails.messages.ask')}</span>
      <UnreadCount count={job.unreadMessages} />
    </Link>
  )
}
