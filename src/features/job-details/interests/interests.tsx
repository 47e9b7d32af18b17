import type { JobDetails } from '../../../actors/jobs.ts'
import { useI18n } from '../../../i18n/i18n.tsx'
import { EmptyState, FailedState, RefreshFailed } from '../../../ui/lists/state.tsx'
import { ColumnSkeleton } from '../parts/skeletons.tsx'
import * as shared from '../parts/job-details.css.ts'
import { Compared } from './comparison.tsx'
import type { JobScreenView } from '../parts/use-job-screen.ts'
import type { Choices } from './interest-card.tsx'
import * as styles from './interests.css.ts'
import { useInterests, type InterestsView } from './use-interests.ts'
import type { InterestOrder } from '../../../actors/job-details.ts'
import { Segmented } from '../../../ui/forms/segmented.tsx'

type InterestsProps = {
  readonly details: JobDetails
  /** Whether this may be done with the bid of a business now. */
  readonly may: Choices
  readonly open: JobScreenView['open']
}

/** The bids on a job, as its customer compares them; those that were declined are folded below the others. */
export function Interests({ details, may, open }: InterestsProps) {
  const { t } = useI18n()
  const list = useInterests(details)
  const { bidsCount } = details.job
  return (
    <section className={styles.interests} aria-labelledby="interests">
      <div className={styles.top}>
        <div className={shared.heading}>
          <h2 className={shared.sectionTitle} id="interests">
            {t('jobDetails.interests.title')}
          </h2>
          {bidsCount > 0 && <p className={shared.muted}>{t('jobDetails.interests.count', { count: bidsCount })}</p>}
        </div>
        {bidsCount > 1 && (
          <div className={styles.order}>
            <OrderChoice order={list.order} onChoose={list.chooseOrder} />
          </div>
        )}
      </div>
      {list.refreshFailed && <RefreshFailed text={t('jobDetails.interests.refreshFailed')} onRetry={list.retry} />}
      <Content list={list} details={details} may={may} open={open} />
    </section>
  )
}

function Content({ list, details, may, open }: InterestsProps & { readonly list: InterestsView }) {
  const { t } = useI18n()
  const { job } = details
  if (list.status === 'loading') return <ColumnSkeleton />
  if (list.status === 'failed') {
    return <FailedState title={t('jobDetails.interests.failed')} text={list.failure} onRetry={list.retry} />
  }
  const isOpen = job.status === 'open'
  const empty = (
    <EmptyState
      subject="bids"
      title={isOpen ? t('jobDetails.interests.emptyTitle') : t('jobDetails.interests.expiredTitle')}
      text={isOpen ? t('jobDetails.interests.emptyText') : t('jobDetails.interests.expiredText')}
    />
  )
  if (list.standing.length + list.declined.length === 0) return empty
  return (
    <Compared
      list={list}
      budget={job.budget}
      lowest={job.bidsCount > 1 ? job.lowestBid : null}
      may={may}
      open={open}
      empty={empty}
    />
  )
}

const orders = ['price', 'rating', 'newest'] as const satisfies readonly InterestOrder[]

type OrderChoiceProps = { readonly order: InterestOrder; readonly onChoose: (order: InterestOrder) => void }

/** The order in which the bids are read. */
export function OrderChoice({ order, onChoose }: OrderChoiceProps) {
  const { t } = useI18n()
  return (
    <Segmented
      label={t('jobDetails.interests.sort')}
      value={order}
      onChange={onChoose}
      options={orders.map((each) => ({ value: each, label: t(`jobDetails.interests.by.${each}`) }))}
    />
  )
}
