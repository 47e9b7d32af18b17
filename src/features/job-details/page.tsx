import { type ReactNode, Suspense, use, useEffect } from 'react'
import { useSearch } from 'wouter'
import type { Role } from '../../actors/jobs.ts'
import { useSession } from '../../actors/environment-context.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { idIn, links } from '../../shared/routes.ts'
import { Screen } from '../../ui/screen.tsx'
import { FailedState } from '../../ui/lists/state.tsx'
import { DetailsSkeleton } from './details-skeleton.tsx'
import { JobScreen } from './job-screen.tsx'
import { NoJob, type NoJobProps } from './no-job.tsx'
import { sides } from './role-views.ts'
import { type LoadedJob, useJobDetails } from './parts/use-job-details.ts'

/** One job, at `/job-details?id=…`. */
export default function JobDetailsPage() {
  const id = idIn(useSearch(), 'id')
  // A new key per job: no state of the previous one remains.
  return id ? <JobDetailsOf key={id} id={id} /> : <Missing why="missing" />
}

function JobDetailsOf({ id }: { readonly id: string }) {
  const { t } = useI18n()
  const job = useJobDetails(id)
  const { userType } = useSession()
  // Beside the job itself; the screen waits for the same promise and reports its failure.
  useEffect(() => void sides[userType].promise(), [userType])
  switch (job.status) {
    case 'ready':
      return (
        <Suspense fallback={<Loading />}>
          <ReadyJob job={job} role={userType} />
        </Suspense>
      )
    case 'missing':
    case 'forbidden':
      return <Missing why={job.status} />
    case 'loading':
      return <Loading />
    case 'failed':
      return (
        <Frame>
          <FailedState title={t('jobDetails.failed')} text={job.text} onRetry={job.retry} />
        </Frame>
      )
  }
}

/** A part of its own: whatever waits for code must have no other state. */
function ReadyJob({ job, role }: { readonly job: LoadedJob; readonly role: Role }) {
  return <JobScreen job={job} side={sides[role].here() ?? use(sides[role].promise())} />
}

function Loading() {
  return (
    <Frame>
      <DetailsSkeleton />
    </Frame>
  )
}

function Missing({ why }: NoJobProps) {
  return (
    <Frame>
      <NoJob why={why} />
    </Frame>
  )
}

function Frame({ children }: { readonly children: ReactNode }) {
  const { t } = useI18n()
  return (
    <Screen title={t('jobDetails.title')} back={links.dashboard} account>
      {children}
    </Screen>
  )
}
