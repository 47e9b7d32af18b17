import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useI18n } from '../../i18n/i18n.tsx'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { LoadingMore } from '../../ui/spinner.tsx'
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx'
import * as styles from './dashboard.css.ts'
import { JobGroup } from './job-group.tsx'
import * as groupStyles from './job-group.css.ts'
import { groupsOf } from './job-groups.ts'
import type { JobListView } from './use-dashboard.ts'
import { useInView } from './use-in-view.ts'

/**
 * The jobs. More are loaded as the reader nears the end; below them stands that more are coming, or that these are
 * all.
 */
export function JobList({ list }: { readonly list: JobListView }) {
  const { t } = useI18n()
  const { jobs, viewer, foot, heights, wantMore, retry } = list
  const groups = useRef<HTMLDivElement>(null)
  const endSeen = useInView(wantMore, foot === 'more')
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
          <JobGroup key={index} jobs={group} viewer={viewer} height={heights[index]} />
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
        <VisuallyHidden>{t('dashboard.count', { count: jobs.length })}</VisuallyHidden>
      </div>
    </>
  )
}

/** The height of each group's content, in pixels. */
function heightsIn(list: HTMLElement): readonly number[] {
  return [...list.children].map((group) => group.getBoundingClientRect().height - groupStyles.outside)
}
