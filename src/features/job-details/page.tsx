import { type ReactNode, Suspense, use, useEffect } from 'react'
import { useSearch } from 'wouter'
import type { Role } from '../../actors/jobs.ts'
import { useSession } from '../../actors/environment-context.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { idIn, links } from '../../shared/routes.ts'
import { Screen } from '../../ui/screen.tsx'
import { FailedState, RefreshFailed, GoneState } from '../../ui/lists/state.tsx'
import { layoutOf } from './parts/layout.ts'
import { DetailsSkeleton } from './parts/skeletons.tsx'
import { type LoadedJob, useJobDetails, type RoleView, useJobScreen } from './parts/use-job-screen.ts'
import { lazy, type Lazy } from '../../shared/lazy.ts'
import { lazyPart, usePrefetch } from '../../ui/lazy/lazy-part.tsx'
import { media } from '../../ui/theme/media.ts'
import { useMedia } from '../../ui/use-media.ts'
import { useKeptFocus } from '../../ui/use-kept-focus.ts'
import * as styles from './parts/job-details.css.ts'
import { WhereCard } from './parts/where-card.tsx'
import { FoldedJob, JobSummary } from './job-summary.tsx'

/** Nobody fetches the side of the other role. */
const sides: Readonly<Record<Role, Lazy<RoleView>>> = {
  customer: lazy(async () => (await import('./customer-side.tsx')).customerSide),
  business: lazy(async () => (await import('./business-side.tsx')).businessSide),
}

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
          <FailedState
            title={t('jobDetails.failed')}
            text={job.text}
            onRetry={job.retry}
            wayOut={{ href: links.dashboard, words: t('ui.toJobs') }}
          />
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

/** Shown if the job does not exist or the viewer may not see it; leads home. */
function Missing({ why }: { readonly why: 'missing' | 'forbidden' }) {
  const { t } = useI18n()
  return (
    <Frame>
      <GoneState
        title={t(`jobNotes.${why}.title`)}
        text={t(`jobNotes.${why}.text`)}
        ways={[
          { href: links.dashboard, words: t('jobNotes.missing.home') },
          { href: links.messages, words: t('shell.toMessages') },
        ]}
      />
    </Frame>
  )
}

function Frame({ children }: { readonly children: ReactNode }) {
  const { t } = useI18n()
  return (
    <Screen title={t('jobDetails.title')} back={links.dashboard}>
      {children}
    </Screen>
  )
}

const dialogs = lazy(async () => (await import('./dialogs/job-dialog.tsx')).JobDialog)
/** All dialogs. Somebody who only reads never fetches them. */
const JobDialog = lazyPart(dialogs, ({ view }) => view.closeDialog())
const ahead = [dialogs] as const

/** Few jobs have any. */
const WorkPictures = lazyPart(lazy(async () => (await import('./work-pictures.tsx')).WorkPictures))

/** A loaded job: where it stands and what comes next; below that the job, and its bids or the assigned business. */
function JobScreen({ job, side }: { readonly job: LoadedJob; readonly side: RoleView }) {
  const { t } = useI18n()
  const view = useJobScreen(job)
  usePrefetch(ahead)
  useKeptFocus()
  const isDesk = useMedia(media.desk)
  const isWide = useMedia(media.bar)
  const { details, may, open, dialog } = view
  const { Banner, Column, actionOf, menuOf } = side
  const action = actionOf(view)
  const { isComparing, isFolded, isWhereFirst, isWhereBeside, isPricedBeside } = layoutOf(
    view,
    isWide ? 'wide' : isDesk ? 'desk' : 'phone',
  )
  const Job = isFolded ? FoldedJob : JobSummary
  const banner = <Banner view={view} action={isDesk && action} />
  const where = <WhereCard view={view} />
  return (
    <Screen
      title={t('jobDetails.title')}
      back={links.dashboard}
      bottom={!isDesk && action}
      section={view.role === 'business' ? (details.job.hasBid ? 'bids' : 'findWork') : undefined}
    >
      <div className={styles.screen} aria-busy={view.isRefreshing}>
        {view.refreshFailed && <RefreshFailed text={t('jobDetails.refreshFailed')} onRetry={view.retry} />}
        {isComparing && banner}
        <div className={isComparing ? styles.comparing : styles.twoColumns}>
          <div key="job" className={isComparing ? styles.beside : styles.column}>
            {!isComparing && banner}
            <Job
              details={details}
              isPricedBeside={isPricedBeside}
              onEdit={may.edit ? () => open({ act: 'edit' }) : undefined}
              onDelete={may.delete ? () => open({ act: 'delete' }) : undefined}
              menu={menuOf(view)}
            />
            {isFolded && details.workPictures.length > 0 && <WorkPictures pictures={details.workPictures} />}
            {isWhereBeside && where}
          </div>
          {isWhereFirst && where}
          <div key="column" className={styles.column}>
            <Column view={view} />
            {!isWhereFirst && !isWhereBeside && where}
          </div>
        </div>
      </div>
      {dialog && <JobDialog view={view} dialog={dialog} />}
    </Screen>
  )
}
