import { useEffect, useState } from 'react'
import { isRecord } from '../../actors/storage.ts'
import { lazy, onFirstTouch } from '../../shared/lazy.ts'
import { lazyPart, usePrefetch, requiredLazyPart } from '../../ui/lazy/lazy-part.tsx'
import { ColumnSkeleton } from './parts/skeletons.tsx'
import { CallButton } from './parts/call-button.tsx'
import { Ended } from './ending.tsx'
import type { RoleView, JobScreenView } from './parts/use-job-screen.ts'
import { type JobDetails, MOST_COUNTED } from '../../actors/jobs.ts'
import { storeDraftToPostAgain } from '../../actors/post-again.ts'
import { useEnvironment } from '../../actors/environment-context.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { links } from '../../shared/routes.ts'
import { buttonClass } from '../../ui/button.tsx'
import { RetryIcon, InfoIcon } from '../../ui/icons.tsx'
import { Link } from '../../ui/link.tsx'
import * as styles from './parts/job-details.css.ts'

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
  // Not in a machine, because it only concerns loading. The threads are below and load once a user is there to look.
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
  actionOf: (view) => view.may.postAgain && <PostAgain details={view.details} />,
}

/**
 * How many businesses heard of the job that was posted right before, else null. The browser keeps the number with this entry
 * of its history: a reload says it again, another visit does not.
 */
function toldIn(state: unknown): number | null {
  const told = isRecord(state) ? state['businessesTold'] : undefined
  return typeof told === 'number' && told >= 0 ? told : null
}

/** Leads to the form that posts an expired job again, filled in from it. */
export function PostAgain({ details }: { readonly details: JobDetails }) {
  const { t } = useI18n()
  const environment = useEnvironment()
  return (
    <Link
      className={buttonClass('primary', 'phone')}
      href={links.postAgain(details.job.id)}
      onClick={() => storeDraftToPostAgain(environment, details)}
    >
      <RetryIcon />
      <span>{t('jobDetails.postAgain')}</span>
    </Link>
  )
}

/** Says how many businesses heard of the job that was posted right before. */
export function PostedNotice({ told }: { readonly told: number }) {
  const { t } = useI18n()
  return (
    <p className={styles.told} role="status">
      <InfoIcon className={styles.noteIcon} />
      <span>
        {told === 0
          ? t('jobNotes.told.nobody')
          : t(told < MOST_COUNTED ? 'jobNotes.told.some' : 'jobNotes.told.atLeast', { count: told })}
      </span>
    </p>
  )
}
