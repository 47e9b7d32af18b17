import type { JobDetails } from '../../../actors/jobs.ts'
import { useSession } from '../../../actors/environment-context.ts'
import { useI18n } from '../../../i18n/i18n.tsx'
import { links } from '../../../shared/routes.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { MessageIcon, UnreadMessages } from '../../../ui/text/unread-messages.tsx'

/** A business's way to the conversation with the customer: to ask before it bids, and to settle the rest afterwards. */
export function AskCustomer({ details: { job, ownBid } }: { readonly details: JobDetails }) {
  const { t } = useI18n()
  const { userType, user } = useSession()
  const isPart = ownBid !== null || job.assignedBusinessId === user.id || job.unreadMessages > 0
  if (userType !== 'business' || (job.status !== 'open' && !isPart)) return null
  return (
    <>
      <UnreadMessages count={job.unreadMessages} />
      <Link className={buttonClass('plain')} href={links.thread(job.id, user.id)}>
        <MessageIcon />
        <span>{t(isPart ? 'jobDetails.messages.write' : 'jobDetails.messages.ask')}</span>
      </Link>
    </>
  )
}
