import { useEffect, useState } from 'react'
import { isRecord } from '../../actors/storage.ts'
import { lazy, onFirstTouch } from '../../shared/lazy.ts'
import { lazyPart, usePrefetch } from '../../ui/lazy/lazy-part.tsx'
import { requiredLazyPart } from '../../ui/lazy/required-lazy-part.tsx'
import { ColumnSkeleton } from './parts/column-skeleton.tsx'
import { CallButton } from './parts/call-button.tsx'
import { Ended } from './ending.tsx'
import { PostAgain } from './post-again.tsx'
import { PostedNotice } from './posted-notice.tsx'
import type { RoleView } from './role-view.ts'
import type { JobScreenView } from './parts/use-job-screen.ts'

const assigned = lazy(async () => (await import('./customer-assigned.tsx')).CustomerAssigned)
/** Nobody who still looks for a business fetches it, but it is at hand once one is accepted. */
const Assigned = requiredLazyPart(assigned, ColumnSkeleton)
const interests = lazy(async () => (await import('./interests/interests.tsx')).Interests)
/** Nobody who has found a business fetches it, unless they take the job back. */
const Interests = requiredLazyPart(interests, ColumnSkeleton)
const ahead = [assigned, interests] as const
/** Who wrote about the job. */
const JobThreads = lazyPart(lazy(async () => (await import('./talk/job-threads.tsx')).JobThreads))

/** The customer's column: the bids, or the business that got the job. */
function Column({ view }: { readonly view: JobScreenView }) {
  const { details, may, open } = view
  const { job, assignedBusiness } = details
  usePrefetch(ahead)
  // Only a matter of loading, so not in a machine: who wrote stands below, and comes once somebody is there to look.
  const [isWanted, setIsWanted] = useState(false)
  useEffect(() => onFirstTouch(() => setIsWanted(true)), [])
  const [told] = useState(() => toldIn(window.history.state))
  return (
    <>
      {assignedBusiness ? (
        <Assigned view={view} business={assignedBusiness} />
      ) : (
        <>
          {told !== null && <PostedNotice told={told} />}
          <Ended view={view} />
          <Interests details={details} may={may} open={open} />
          <CallButton calling={view.calling} />
        </>
      )}
      {isWanted && <JobThreads jobId={job.id} />}
    </>
  )
}

/** What the customer sees beside their job. */
export const customerSide: RoleView = {
  Person: null,
  Column,
  actionOf: (view) => view.may.postAgain && <PostAgain job={view.details.job} />,
}

/**
 * How many businesses heard of the job that was posted right before, else null. The browser keeps the number with this entry
 * of its history: a reload says it again, another visit does not.
 */
function toldIn(state: unknown): number | null {
  const told = isRecord(state) ? state['businessesTold'] : undefined
  return typeof told === 'number' && told >= 0 ? told : null
}
