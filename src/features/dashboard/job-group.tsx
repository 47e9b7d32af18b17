import { memo } from 'react'
import type { Job, Session } from '../../actors/jobs.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { type Part, placeIn } from '../../ui/lists/long-list.tsx'
import { cardGrid } from '../../ui/theme/layout.css.ts'
import { JobCard } from './job-card.tsx'

type JobGroupProps = Part<Job> & { readonly viewer: Session }

/** Part of the list. Unchanged, it is not rendered again when the list grows. */
export const JobGroup = memo(
  function JobGroup({ rows, viewer, ...part }: JobGroupProps) {
    const { t } = useI18n()
    return (
      <ul className={cardGrid} aria-label={t('dashboard.list')}>
        {rows.map((job, index) => (
          <JobCard key={job.id} job={job} viewer={viewer} place={placeIn(part, index)} />
        ))}
      </ul>
    )
  },
  (before, now) =>
    before.viewer === now.viewer &&
    before.size === now.size &&
    before.rows.length === now.rows.length &&
    before.rows.every((job, index) => job === now.rows[index]),
)
