import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useI18n } from '../../i18n/i18n.tsx'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { LoadingMore } from '../../ui/spinner.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import * as styles from './dashboard.css.ts'
import { JobGroup } from './job-group.tsx'
import * as groupStyles from './job-group.css.ts'
import { groupsOf } from './job-groups.ts'
import type { JobListView } from './use-dashboard.ts'
import { useGrowth } from './use-growth.ts'
import { useInView } from './use-in-view.ts'

/** The jobs, growing as their end comes near; below them the way to more, or that there is no more. */
export function JobList({ list }: { readonly list: JobListView }) {
  const { t } = useI18n()
  const { jobs, role, foot, heights, wantMore, retry } = list
  const groups = useRef<HTMLDivElement>(null)
  const endSeen = useInView(wantMore, foot === 'more')
  const added = useGrowth(jobs.length)
  const leave = useEffectEvent(list.leave)
  useLayoutEffect(() => {
    const element = groups.current
    return () => {
      if (element) leave(heightsIn(element))
    }
  }, [])

  return (
    <>
      <div ref={groups} className={classNames(groupStyles.groups, styles.list)} aria-busy={list.isBusy}>
        {groupsOf(jobs).map((group, index) => (
          <JobGroup key={index} jobs={group} role={role} height={heights[index]} />
        ))}
      </div>
      <div className={styles.foot} ref={endSeen}>
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

/** How tall the inside of each stretch is, in pixels. */
function heightsIn(list: HTMLElement): readonly number[] {
  return [...list.children].map((group) => group.getBoundingClientRect().height - groupStyles.outside)
}
