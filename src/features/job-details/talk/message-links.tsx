import type { Interest, JobDetails } from '../../../actors/jobs.ts'
import { useI18n } from '../../../i18n/i18n.tsx'
import { links } from '../../../routes.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { Link } from '../../../ui/text/link.tsx'
import { MessageIcon, UnreadMessages } from '../../../ui/text/unread-messages.tsx'

type Bidder = Pick<Interest, 'jobId' | 'businessId' | 'businessName' | 'unreadMessages'>

/** The customer's way to the conversation with a business. */
export function MessageLink({
  bidder: { jobId, businessId, businessName, unreadMessages },
}: {
  readonly bidder: Bidder
}) {
  const { t } = useI18n()
  return (
    <>
      <UnreadMessages count={unreadMessages} />
      <Link
        className={buttonClass('plain')}
        href={links.thread(jobId, businessId)}
        aria-label={t('jobDetails.messages.named', { name: businessName })}
      >
        <MessageIcon />
        {t('jobDetails.messages.write')}
      </Link>
    </>
  )
}

/** The customer's way to the conversation with the business that got the job. */
export function AssignedMessageLink({ details: { job, assignedBusiness } }: { readonly details: JobDetails }) {
  if (!assignedBusiness) return null
  const { id: businessId, businessName } = assignedBusiness
  // Nobody else can write any more, so what is unread is from this one.
  return <MessageLink bidder={{ jobId: job.id, businessId, businessName, unreadMessages: job.unreadMessages }} />
}
