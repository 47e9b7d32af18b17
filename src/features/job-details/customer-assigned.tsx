import type { AssignedBusiness } from '../../actors/jobs.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { Avatar } from '../../ui/pictures/avatar.tsx'
import { BusinessRecord } from '../../ui/text/business-record.tsx'
import { AssignedCard } from './assigned-card.tsx'
import { CallButton } from './parts/call-button.tsx'
import { BusinessName } from './parts/facts.tsx'
import * as styles from './parts/job-details.css.ts'
import type { JobScreenView } from './parts/use-job-screen.ts'
import { AssignedMessageLink } from './talk/message-links.tsx'

type CustomerAssignedProps = { readonly view: JobScreenView; readonly business: AssignedBusiness }

/** The business that got the job, and how to reach it. */
export function CustomerAssigned({ view, business }: CustomerAssignedProps) {
  const { t } = useI18n()
  const { job } = view.details
  return (
    <AssignedCard
      view={view}
      business={business}
      title={t('jobDetails.assigned.title')}
      who={<Who business={business} jobId={job.id} />}
    >
      <CallButton calling={view.calling} />
      <AssignedMessageLink details={view.details} />
    </AssignedCard>
  )
}

/** The business, and what it is known for. */
function Who({ business, jobId }: { readonly business: AssignedBusiness; readonly jobId: string }) {
  return (
    <div className={styles.person}>
      <Avatar name={business.businessName} url={business.logo.url} isLogo />
      <div className={styles.personWords}>
        <p className={styles.name}>
          <BusinessName id={business.id} name={business.businessName} jobId={jobId} />
        </p>
        <p className={styles.muted}>
          <bdi>{business.name}</bdi>
        </p>
        <BusinessRecord known={business} />
      </div>
    </div>
  )
}
