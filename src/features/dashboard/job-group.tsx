import { memo } from 'react'
import type { Job, Session } from '../../actors/jobs.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { classNames } from '../../ui/class-names.ts'
import { cardGrid } from '../../ui/theme/layout.css.ts'
import { JobCard } from './job-card.tsx'
import * as styles from './job-group.css.ts'

type JobGroupProps = {
  readonly jobs: readonly Job[]
  readonly viewer: Session
  /** The group's height when the reader left, in pixels, reserved until the group is rendered again. */
  readonly height: number | undefined
}

/**
 * Part of the list. The browser lays it out and paints it only near the screen, so that ten thousand jobs scroll as
 * smoothly as ten; and an unchanged group is not rendered again when the list grows.
 */
export const JobGroup = memo(
  function JobGroup({ jobs, viewer, height }: JobGroupProps) {
    const { t } = useI18n()
    return (
      // Measuring the outer box does not make the browser lay out its content.
      <div>
        <ul
          className={classNames(cardGrid, styles.group)}
          style={height === undefined ? undefined : { containIntrinsicBlockSize: `auto ${height}px` }}
          aria-label={t('dashboard.list')}
        >
          {jobs.map((job) => (
            <JobCard key={job.id} job={job} viewer={viewer} />
          ))}
        </ul>
      </div>
    )
  },
  (before, now) =>
    before.viewer === now.viewer &&
    before.jobs.length === now.jobs.length &&
    before.jobs.every((job, index) => job === now.jobs[index]),
)
