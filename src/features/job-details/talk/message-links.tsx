import type { JobDetails } from '../../../actors/jobs.ts'
import { mayTalk } from '../../../actors/job-details.ts'
import { useI18n } from '../../../i18n/i18n.tsx'
import { links } from '../../../shared/routes.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { ChatIcon } from '../../../ui/icons.tsx'
import { CountBadge } from '../../../ui/text/count-badge.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { unread } from './talk.css.ts'
import { useSession } from '../../../actors/environment-context.ts'

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
      <ChatIcon />
      <span>{t('jobDetails.messages.write')}</span>
      {/* Nobody else can write any more, so what is unread is from this one. */}
      <UnreadCount count={job.unreadMessages} />
    </Link>
  )
}

/** How many messages wait to be read, on a button; nothing if none does. */
function UnreadCount({ count }: { readonly count: number }) {
  const { t } = useI18n()
  if (count === 0) return null
  return (
    <>
      <VisuallyHidden>
        <span>{', '}</span>
        <span>{t('dashboard.waits.unreadMessages', { count })}</span>
      </VisuallyHidden>
      <span aria-hidden="true">
        <CountBadge count={count} />
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
      <ChatIcon />
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
      <ChatIcon />
      <span>{t(isPart ? 'jobDetails.messages.write' : 'jobDetails.messages.ask')}</span>
      <UnreadCount count={job.unreadMessages} />
    </Link>
  )
}
