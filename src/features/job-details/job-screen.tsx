import { useI18n } from '../../i18n/i18n.tsx'
import { lazy } from '../../shared/lazy.ts'
import { links } from '../../shared/routes.ts'
import { classNames } from '../../ui/class-names.ts'
import { lazyPart, usePrefetch } from '../../ui/lazy/lazy-part.tsx'
import { Screen } from '../../ui/screen.tsx'
import { RefreshFailed } from '../../ui/lists/state.tsx'
import { twoColumns } from '../../ui/theme/layout.css.ts'
import { media } from '../../ui/theme/media.ts'
import { useMedia } from '../../ui/use-media.ts'
import { useKeptFocus } from '../../ui/use-kept-focus.ts'
import * as styles from './parts/job-details.css.ts'
import { JobSummary } from './job-summary.tsx'
import type { RoleView } from './role-view.ts'
import type { LoadedJob } from './parts/use-job-details.ts'
import { useJobScreen } from './parts/use-job-screen.ts'

const dialogs = lazy(async () => (await import('./dialogs/job-dialog.tsx')).JobDialog)
/** All dialogs. Somebody who only reads never fetches them. */
const JobDialog = lazyPart(dialogs, ({ view }) => view.closeDialog())
const ahead = [dialogs] as const

/** A loaded job: its description on one side, the bids or the assigned business on the other. */
export function JobScreen({ job, side }: { readonly job: LoadedJob; readonly side: RoleView }) {
  const { t } = useI18n()
  const view = useJobScreen(job)
  usePrefetch(ahead)
  useKeptFocus()
  const { details, may, open, dialog } = view
  const { Person, Column, actionOf } = side
  const action = actionOf(view, useMedia(media.desk))
  const isComparing = view.role === 'customer' && details.assignedBusiness === null && details.job.bidsCount > 0
  return (
    <Screen
      title={t('jobDetails.title')}
      back={links.dashboard}
      account
      room={isComparing ? 'wide' : 'page'}
      bottom={action}
    >
      {view.refreshFailed && <RefreshFailed text={t('jobDetails.refreshFailed')} onRetry={view.retry} />}
      <div className={classNames(twoColumns, isComparing && styles.comparing)} aria-busy={view.isRefreshing}>
        <div className={isComparing ? styles.beside : styles.column}>
          <JobSummary
            details={details}
            onEdit={may.edit ? () => open({ act: 'edit' }) : undefined}
            onDelete={may.delete ? () => open({ act: 'delete' }) : undefined}
          >
            {Person && <Person view={view} />}
          </JobSummary>
        </div>
        <div className={styles.column}>
          <Column view={view} />
        </div>
      </div>
      {dialog && <JobDialog view={view} dialog={dialog} />}
    </Screen>
  )
}
