import { useEffect } from 'react'
import type { JobDetails } from '../../../actors/jobs.ts'
import { useI18n } from '../../../i18n/i18n.tsx'
import { lazy } from '../../../shared/lazy.ts'
import { requiredLazyPart } from '../../../ui/lazy/lazy-part.tsx'
import { OrderSelect } from '../../../ui/lists/order-select.tsx'
import { EmptyState, FailedState, RefreshFailed } from '../../../ui/lists/state.tsx'
import { FindBusinesses } from '../parts/find-businesses.tsx'
import { BidsSkeleton } from './skeleton.tsx'
import * as shared from '../parts/job-details.css.ts'
import type { JobScreenView } from '../parts/use-job-screen.ts'
import { bestOf, type Choices } from './choices.ts'
import * as styles from './interests.css.ts'
import { useInterests, type InterestsView } from './use-interests.ts'
import type { InterestOrder } from '../../../actors/job-details.ts'

const compared = lazy(async () => (await import('./comparison.tsx')).Compared)
/** Nobody fetches it whose job has no bids. */
const Compared = requiredLazyPart(compared, BidsSkeleton)

type InterestsProps = {
  readonly details: JobDetails
  /** Whether this may be done with the bid of a business now. */
  readonly may: Choices
  readonly open: JobScreenView['open']
}

const orders = ['price', 'rating', 'newest'] as const satisfies readonly InterestOrder[]

/** The bids on a job, as its customer compares them; those that were declined are folded below the others. */
export function Interests({ details, may, open }: InterestsProps) {
  const { t, format } = useI18n()
  const list = useInterests(details)
  const { bidsCount } = details.job
  useEffect(() => {
    // Beside the bids themselves. If that fails, showing it tries again.
    if (bidsCount > 0) compared.fetch().catch(() => undefined)
  }, [bidsCount])
  return (
    <section className={styles.interests} aria-labelledby="interests">
      <div className={styles.top}>
        <h2 className={shared.sectionTitle} id="interests">
          <span>{t('jobDetails.interests.title')}</span>
          {bidsCount > 0 && <span className={styles.count}>{` ${format.number(bidsCount)}`}</span>}
        </h2>
        {bidsCount > 1 && (
          <div className={styles.onCard}>
            <OrderSelect
              label={t('jobDetails.interests.sort')}
              orders={orders.map((each) => ({ value: each, label: t(`jobDetails.interests.by.${each}`) }))}
              order={list.order}
              onChoose={list.chooseOrder}
            />
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
  if (list.status === 'loading') return <BidsSkeleton count={job.bidsCount} />
  if (list.status === 'failed') {
    return <FailedState title={t('jobDetails.interests.failed')} text={list.failure} onRetry={list.retry} />
  }
  if (list.standing.length + list.declined.length === 0)
    return <Nothing why={job.status === 'open' ? 'empty' : 'expired'} job={job} />
  return (
    <Compared
      list={list}
      budget={job.budget}
      best={bestOf(list, job)}
      may={may}
      open={open}
      empty={<Nothing why={job.status === 'open' ? 'allDeclined' : 'expired'} job={job} />}
    />
  )
}

type NothingProps = { readonly why: 'empty' | 'expired' | 'allDeclined'; readonly job: JobDetails['job'] }

/** No bid to choose from: none came yet, none came in time, or the customer declined them all. While it is open, others can be asked. */
function Nothing({ why, job }: NothingProps) {
  const { t } = useI18n()
  return (
    <EmptyState
      subject="bids"
      title={t(`jobDetails.interests.${why}Title`)}
      text={t(`jobDetails.interests.${why}Text`)}
      {...(why !== 'expired' && {
        action: <FindBusinesses job={job} />,
      })}
    />
  )
}
