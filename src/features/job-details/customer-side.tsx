import { useEffect, useState } from 'react'
import { lazy, onFirstTouch } from '../../shared/lazy.ts'
import { lazyPart, requiredLazyPart, usePrefetch } from '../../ui/lazy/lazy-part.tsx'
import { media } from '../../ui/theme/media.ts'
import { useMedia } from '../../ui/use-media.ts'
import { CustomerBanner, PostAgain } from './customer-banner.tsx'
import { CallButton } from './parts/call-button.tsx'
import { FindBusinesses } from './parts/find-businesses.tsx'
import * as styles from './parts/job-details.css.ts'
import { ColumnSkeleton } from './parts/skeletons.tsx'
import type { JobScreenView, RoleView } from './parts/use-job-screen.ts'

const assigned = lazy(async () => (await import('./customer-assigned.tsx')).CustomerAssigned)
/** Nobody who still looks for a business fetches it, but it is at hand once one is accepted. */
const Assigned = requiredLazyPart(assigned, ColumnSkeleton)
const interests = lazy(async () => (await import('./interests/interests.tsx')).Interests)
/** Nobody who has found a business fetches it, unless they take the job back. */
const Interests = requiredLazyPart(interests, ColumnSkeleton)
const ahead = [assigned, interests] as const
/** Whom the customer invited. */
const Invited = lazyPart(lazy(async () => (await import('./invited.tsx')).Invited))
/** Who wrote about the job. */
const JobThreads = lazyPart(lazy(async () => (await import('./talk/job-threads.tsx')).JobThreads))

/** The customer's column: the bids, or the business that got the job. */
function Column({ view }: { readonly view: JobScreenView }) {
  const { details, may, open } = view
  const { job, assignedBusiness, invitations } = details
  usePrefetch(ahead)
  const isDesk = useMedia(media.desk)
  // Not in a machine, because it only concerns loading. The threads are below all else and load once a user is there to look.
  const [isWanted, setIsWanted] = useState(false)
  useEffect(() => onFirstTouch(() => setIsWanted(true)), [])
  return (
    <>
      {assignedBusiness ? (
        <Assigned view={view} business={assignedBusiness} />
      ) : (
        <>
          <Interests details={details} may={may} open={open} />
          {job.status === 'open' &&
            (invitations.length > 0 ? (
              <Invited job={job} invitations={invitations} />
            ) : (
              !isDesk && job.bidsCount > 0 && <FindBusinesses job={job} />
            ))}
          <div className={styles.last}>
            <CallButton calling={view.calling} />
          </div>
        </>
      )}
      {isWanted && <JobThreads jobId={job.id} />}
    </>
  )
}

/** What the customer sees around their job. */
export const customerSide: RoleView = {
  Banner: CustomerBanner,
  Column,
  actionOf: (view) => view.may.postAgain && <PostAgain details={view.details} />,
  menuOf: () => null,
}
