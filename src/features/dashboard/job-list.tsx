import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useI18n } from '../../i18n/i18n.tsx'
import { Button } from '../../ui/button.tsx'
import { LoadingMore } from '../../ui/spinner.tsx'
import { cardGrid } from '../../ui/theme/layout.css.ts'
import { classNames } from '../../ui/class-names.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import * as styles from './dashboard.css.ts'
import { JobCard } from './job-card.tsx'
import type { JobListView } from './use-dashboard.ts'
import { useGrowth } from './use-growth.ts'
import { useInView } from './use-in-view.ts'

/** The jobs, growing as the last one comes near; below them the way to more, or the end. */
export function JobList({ list }: { readonly list: JobListView }) {
  const { t } = useI18n()
  const { jobs, role, foot, heights, wantMore, retry } = list
  const rows = useRef<HTMLUListElement>(null)
  const lastSeen = useInView(wantMore, foot === 'more')
  const added = useGrowth(jobs.length)
  const leave = useEffectEvent(list.leave)
  useLayoutEffect(() => {
    const element = rows.current
    return () => {
      if (element) leave(heightsIn(element))
    }
  }, [])

  return (
    <>
      <ul
        ref={rows}
        className={classNames(cardGrid, styles.list)}
        aria-label={t('dashboard.list')}
        aria-busy={list.isBusy}
      >
        {jobs.map((job, index) => (
          <JobCard
            key={job.id}
            job={job}
            role={role}
            height={heights.get(job.id)}
            ref={index === jobs.length - 1 ? lastSeen : undefined}
          />
        ))}
      </ul>
      <div className={styles.foot}>
        {foot === 'more' && (
          <Button variant="quiet" onClick={wantMore}>
            {t('dashboard.more')}
          </Button>
        )}
        {foot === 'loading' && <LoadingMore label={t('dashboard.loadingMore')} />}
        {foot === 'failed' && (
          <>
            <p role="alert">{t('dashboard.moreFailed')}</p>
            <Button variant="plain" onClick={retry}>
              {t('ui.tryAgain')}
            </Button>
          </>
        )}
        {foot === 'end' && <p>{t('dashboard.end')}</p>}
      </div>
      <div role="status">
        <VisuallyHidden>{added > 0 && t('dashboard.added', { count: added, total: jobs.length })}</VisuallyHidden>
      </div>
    </>
  )
}

/** How tall each row is, by its job. */
function heightsIn(list: HTMLElement): ReadonlyMap<string, number> {
  return new Map(
    [...list.querySelectorAll<HTMLElement>('[data-job]')].map((row) => [row.dataset['job'] ?? '', row.offsetHeight]),
  )
}
