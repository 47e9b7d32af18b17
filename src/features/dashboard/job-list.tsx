import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useI18n } from '../../i18n/i18n.tsx'
import { classNames } from '../../ui/class-names.ts'
import { ListFoot } from '../../ui/lists/list-foot.tsx'
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx'
import * as styles from './dashboard.css.ts'
import { JobGroup } from './job-group.tsx'
import * as groupStyles from './job-group.css.ts'
import { groupsOf } from './job-groups.ts'
import type { JobListView } from './use-dashboard.ts'

/**
 * The jobs. More are loaded as the reader nears the end; below them stands that more are coming, or that these are
 * all.
 */
export function JobList({ list }: { readonly list: JobListView }) {
  const { t } = useI18n()
  const { jobs, waiting, viewer, foot, heights, wantMore, retry } = list
  const groups = useRef<HTMLDivElement>(null)
  const leave = useEffectEvent(list.leave)
  useLayoutEffect(() => {
    const element = groups.current
    return () => {
      if (element) leave(heightsIn(element))
    }
  }, [])

  return (
    <>
      {waiting.length > 0 && (
        <>
          <h2 className={styles.part}>{t('dashboard.waits.group')}</h2>
          <JobGroup jobs={waiting} viewer={viewer} height={undefined} />
          {jobs.length > 0 && <h2 className={styles.part}>{t('dashboard.waits.others')}</h2>}
        </>
      )}
      <div ref={groups} className={classNames(groupStyles.groups, styles.list)} aria-busy={list.isBusy}>
        {groupsOf(jobs).map((group, index) => (
          <JobGroup key={index} jobs={group} viewer={viewer} height={heights[index]} />
        ))}
      </div>
      <ListFoot
        {...{ foot, wantMore, retry }}
        loadsAhead
        words={{
          more: t('dashboard.more'),
          loading: t('dashboard.loadingMore'),
          failed: t('dashboard.moreFailed'),
          end: t('dashboard.end'),
        }}
      />
      <div role="status">
        <VisuallyHidden>{t('dashboard.count', { count: waiting.length + jobs.length })}</VisuallyHidden>
      </div>
    </>
  )
}

/** The height of each group's content, in pixels. */
function heightsIn(list: HTMLElement): readonly number[] {
  return [...list.children].map((group) => group.getBoundingClientRect().height - groupStyles.outside)
}
