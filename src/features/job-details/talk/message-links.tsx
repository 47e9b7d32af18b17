import type { Interest, JobDetails } from '../../../actors/jobs.ts'
import { useI18n } from '../../../i18n/i18n.tsx'
import { links } from '../../../shared/routes.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { iconButton } from '../../../ui/button.css.ts'
import { Link } from '../../../ui/link.tsx'
import { MessageIcon, UnreadMessages } from '../../../ui/text/unread-messages.tsx'

type Bidder = Pick<Interest, 'jobId' | 'businessId' | 'businessName'>

/** The customer's way to the conversation with a business, as narrow as can be. */
export function MessageIconLink({ bidder: { jobId, businessId, businessName } }: { readonly bidder: Bidder }) {
  const { t } = useI18n()
  const label = t('jobDetails.messages.named', { name: businessName })
  return (
    <Link className={iconButton.accent} href={links.thread(jobId, businessId)} aria-label={label} title={label}>
      <MessageIcon />
    </Link>
  )
}

/** The customer's way to the conversation with the business that got the job. */
export function AssignedMessageLink({ details: { job, assignedBusiness } }: { readonly details: JobDetails }) {
  const { t } = useI18n()
  if (!assignedBusiness) return null
  const { id, businessName } = assignedBusiness
  return (
    <>
      {/* Nobody else can write any more, so what is unread is from this one. */}
      <UnreadMessages count={job.unreadMessages} />
      <Link
        className={buttonClass('plain')}
        href={links.thread(job.id, id)}
        aria-label={t('jobDetails.messages.named', { name: businessName })}
      >
        <MessageIcon />
        <span>{t('jobDetails.messages.write')}</span>
      </Link>
    </>
  )
}
