import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import type { Job, JobFilter, JobListShows } from '../../actors/jobs.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { links } from '../../shared/routes.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { RetryIcon } from '../../ui/icons.tsx'
import { ListFoot } from '../../ui/lists/list-foot.tsx'
import { LongList, type Part, placeIn } from '../../ui/lists/long-list.tsx'
import { EmptyState, FailedState } from '../../ui/lists/state.tsx'
import { Link } from '../../ui/link.tsx'
import type { Subject } from '../../ui/pictures/pictures.tsx'
import { cardGrid } from '../../ui/theme/layout.css.ts'
import { useNow } from '../../ui/text/now.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import * as styles from './dashboard.css.ts'
import { FirstJob } from './first-job.tsx'
import { JobCard } from './job-card.tsx'
import { statusFilters } from './list-filter.ts'
import { isLimited } from './list-limits.ts'
import { CardSkeleton } from '../../ui/lists/card-skeleton.tsx'
import { NothingFound } from './nothing-found.tsx'
import type { JobListView } from './use-dashboard.ts'
import { media } from '../../ui/theme/media.ts'
import { useMedia } from '../../ui/use-media.ts'
import { useGradualRows } from './use-gradual-rows.ts'

type ListContentProps = {
  readonly list: JobListView
  readonly filter: JobFilter
  readonly shown: string
  /** There is nothing, however the list is filtered. */
  readonly isBare: boolean
  readonly onChoose: (wishes: Partial<JobFilter>) => void
}

/** What a part of the list is about. */
const subjectOf: Readonly<Record<JobListShows, Subject>> = {
  all: 'jobs',
  open: 'jobs',
  inprogress: 'won',
  completed: 'done',
  expired: 'expired',
  toRate: 'reviews',
  findWork: 'jobs',
  myBids: 'bids',
  won: 'won',
  done: 'done',
}

/** Whether a part of the list is by what its jobs are to the viewer, rather than by their status. */
const isView = (shows: JobListShows): shows is Exclude<JobListShows, (typeof statusFilters)[number]> =>
  !statusFilters.some((status) => status === shows)

/** Below the title: loading, failed, empty, or the jobs. */
export function ListContent({ list, filter, shown, isBare, onChoose }: ListContentProps) {
  const { t } = useI18n()
  const { shows, search, limits } = filter
  switch (list.status) {
    case 'loading':
      return <CardSkeleton />
    case 'failed':
      return (
        <FailedState
          title={t('dashboard.failed')}
          text={list.failure}
          onRetry={list.retry}
          wayOut={{ href: links.messages, words: t('shell.toMessages') }}
        />
      )
    case 'list':
      return <JobList list={list} />
    case 'empty':
      if (search !== '' || isLimited(limits)) return <NothingFound filter={filter} shown={shown} onChoose={onChoose} />
      return shows !== 'all' && !isBare ? (
        <EmptyState
          subject={subjectOf[shows]}
          {...(isView(shows)
            ? { title: t('dashboard.empty.viewTitle', { view: shown }), text: t(`dashboard.empty.viewText.${shows}`) }
            : {
                title: t('dashboard.empty.filteredTitle', { status: shown.toLocaleLowerCase() }),
                text: t('dashboard.empty.filteredText'),
              })}
          action={
            <Button variant="plain" onClick={() => onChoose({ shows: 'all' })}>
              {t('dashboard.filter.clear')}
            </Button>
          }
        />
      ) : list.viewer.userType === 'customer' ? (
        <FirstJob name={list.viewer.user.name} />
      ) : (
        <EmptyState
          subject="jobs"
          title={t('dashboard.empty.businessTitle')}
          text={t('dashboard.empty.businessText')}
          action={
            <>
              <Button variant="plain" icon={<RetryIcon />} working={list.isRefreshing} onClick={list.refresh}>
                {t('dashboard.empty.refresh')}
              </Button>
              <Link className={buttonClass('quiet')} href={links.profileBusinessDetails}>
                {t('dashboard.empty.widen')}
              </Link>
            </>
          }
        />
      )
  }
}

/** How many cards a phone draws before it shows the first ones: more than it has room for. */
const ON_A_PHONE = 4

/**
 * The jobs. The list loads more as the reader nears the end. Its foot says that more are coming or that these are all.
 */
function JobList({ list }: { readonly list: JobListView }) {
  const { t } = useI18n()
  const { jobs, viewer, foot, heights, wantMore, retry } = list
  const isPhone = useMedia(media.phone)
  // Who comes back finds the place where they were, so all rows up to there.
  const rows = useGradualRows(jobs, isPhone && heights.length === 0 ? ON_A_PHONE : jobs.length)
  const now = useNow()
  const groups = useRef<HTMLDivElement>(null)
  const leave = useEffectEvent(list.leave)
  useLayoutEffect(() => {
    const element = groups.current
    return () => {
      if (element) leave(heightsIn(element))
    }
  }, [])

  const partOf = (part: Part<Job>) => (
    <ul className={cardGrid} aria-label={t('dashboard.list')}>
      {part.rows.map((job, index) => (
        <JobCard key={job.id} job={job} viewer={viewer} now={now} {...placeIn(part, index)} />
      ))}
    </ul>
  )
  return (
    <>
      <div ref={groups} className={styles.list} aria-busy={list.isBusy}>
        <LongList {...{ rows, foot, heights }}>{partOf}</LongList>
      </div>
      <ListFoot
        {...{ foot, wantMore, retry }}
        // The next jobs would come at once, and take away the word that the ones shown may be out of date. While some are still to
        // be drawn the end is nearer than it will be.
        loadsAhead={!list.refreshFailed && rows.length === jobs.length}
        words={{
          more: t('dashboard.more'),
          loading: t('dashboard.loadingMore'),
          failed: t('dashboard.moreFailed'),
          end: t('dashboard.end'),
        }}
      />
      <div role="status">
        <VisuallyHidden>{t('dashboard.count', { count: jobs.length })}</VisuallyHidden>
      </div>
    </>
  )
}

/** The height of each part, in pixels. */
const heightsIn = (list: HTMLElement): readonly number[] =>
  [...list.children].map((part) => part.getBoundingClientRect().height)
