import { useState } from 'react'
import { useSearch } from 'wouter'
import { Rules } from '../../../generated/rules.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { classNames } from '../../ui/class-names.ts'
import { MOST_COUNTED, type JobListShows } from '../../actors/jobs.ts'
import { lazy } from '../../shared/lazy.ts'
import { links } from '../../shared/routes.ts'
import { IconButton } from '../../ui/button.tsx'
import { FilterIcon, SlidersIcon } from '../../ui/icons.tsx'
import { lazyPart, usePrefetch } from '../../ui/lazy/lazy-part.tsx'
import { PostJobLink } from '../../ui/post-job-link.tsx'
import { Screen } from '../../ui/screen.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { Chips } from '../../ui/lists/chips.tsx'
import { SearchField } from '../../ui/lists/search-field.tsx'
import { RefreshFailed } from '../../ui/lists/state.tsx'
import { OrderSelect } from '../../ui/lists/order-select.tsx'
import { statePictures } from '../../ui/lists/subject-picture.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import * as styles from './dashboard.css.ts'
import { ListContent } from './job-list.tsx'
import { LimitChips } from './limit-chips.tsx'
import { SaveSearch } from './save-search.tsx'
import * as limitStyles from '../../ui/lists/limits.css.ts'
import { isLimited } from './list-limits.ts'
import { chipsOf, initialOf, opensPanel, ordersOf, showsText } from './list-filter.ts'
import { Head } from './head.tsx'
import { Waiting } from './waiting.tsx'
import { useDashboard } from './use-dashboard.ts'

const FilterDialog = lazyPart(
  lazy(async () => (await import('./filter-dialog.tsx')).FilterDialog),
  ({ onClose }) => onClose(),
)

const LimitsPanel = lazyPart(
  lazy(async () => (await import('./limits-panel.tsx')).LimitsPanel),
  ({ onClose }) => onClose(),
)

/** The job list: a customer's own postings, or the jobs that a business can bid on. */
export default function DashboardPage() {
  const { t, format } = useI18n()
  const { list, filter, choose } = useDashboard()
  usePrefetch(statePictures)
  // Only a matter of display, so not in a machine: whether the dialog is open, and the panel.
  const [isChoosing, setIsChoosing] = useState(false)
  const address = useSearch()
  const [isNarrowing, setIsNarrowing] = useState(() => opensPanel(address))
  const { userType } = list.viewer
  const isCustomer = userType === 'customer'
  const { shows, limits } = filter
  const isFiltered = shows !== 'all' && shows !== initialOf[userType]
  const isSearched = filter.search !== ''
  const { waiting, membershipEndsAt } = list
  const isWaitedFor = waiting.length > 0 || membershipEndsAt !== undefined
  const countOf = (chip: JobListShows): string | undefined => {
    const count = list.counts?.find((one) => one.shows === chip)?.count
    if (count === undefined) return undefined
    return count < MOST_COUNTED ? format.number(count) : `${format.number(MOST_COUNTED - 1)}+`
  }
  // All that a business without bids sees is work to find.
  const hasOwn = isCustomer || list.counts === undefined || hasOwnJobs(list.counts)
  const pressed = !hasOwn && !isFiltered ? 'findWork' : shows
  const shown = pressed === 'all' ? t('dashboard.filter.all') : showsText(t, pressed)
  // Where there is nothing at all, there is nothing to search, to narrow, or to put in order.
  const isBare =
    list.status === 'empty' &&
    !isFiltered &&
    !isSearched &&
    !isLimited(limits) &&
    (isCustomer || list.counts?.every(({ count }) => count === 0) === true)
  // A search that found nothing names all that narrows it.
  const isFruitless = list.status === 'empty' && isFiltered && !isBare && (isSearched || isLimited(limits))
  // Until it is known what waits above them, their place is not known either.
  const isUnplaced = list.status === 'loading' && list.counts === undefined

  return (
    <Screen
      title={isCustomer ? t('dashboard.titleCustomer') : t('dashboard.titleBusiness')}
      room="page"
      endless
      bottom={isCustomer && <PostJobLink href={links.postJob} width="full" />}
    >
      <div className={classNames(isWaitedFor && styles.withRail)}>
        {/* The first job's card greets its customer itself. */}
        {!(isBare && isCustomer) && (
          <div className={styles.top}>
            <Head viewer={list.viewer} counts={isSearched ? undefined : list.counts} shows={shows} />
            {!isBare && (
              <div className={styles.search}>
                <SearchField
                  label={t('dashboard.search')}
                  rule={Rules.ListCustomerJobs.q}
                  search={filter.search}
                  onSearch={(search) => choose({ search })}
                />
              </div>
            )}
          </div>
        )}
        {isWaitedFor && <Waiting jobs={waiting} membershipEndsAt={membershipEndsAt} viewer={list.viewer} />}
        <section key={isUnplaced ? 'unplaced' : 'placed'} className={styles.jobs} aria-labelledby="shown">
          <div className={isBare ? styles.unseen : classNames(styles.controls, isUnplaced && styles.unplaced)}>
            {!isBare && (
              <Chips
                label={t('dashboard.chips')}
                chips={chipsOf[userType]
                  .filter((value) => hasOwn || value !== 'all')
                  .map((value) => ({
                    value,
                    words: showsText(t, value),
                    // While they are unknown their room is kept, but not once they failed to come. Those of a search are not counted.
                    ...(!isSearched && (list.status !== 'failed' || list.counts) && { count: countOf(value) }),
                  }))}
                pressed={pressed}
                onChoose={(chosen) => choose({ shows: chosen })}
              />
            )}
            <div className={styles.toolbar}>
              <h2 className={styles.heading} id="shown">
                {shown}
              </h2>
              {!isBare && (
                <OrderSelect
                  label={t('dashboard.order.title')}
                  orders={ordersOf[userType].map((each) => ({ value: each, label: t(`dashboard.order.${each}`) }))}
                  order={filter.order}
                  onChoose={(order) => choose({ order })}
                />
              )}
              {list.isRefreshing && (
                <span className={styles.refreshing} role="status">
                  <Spinner />
                  <VisuallyHidden>{t('dashboard.refreshing')}</VisuallyHidden>
                </span>
              )}
              {!isBare && (
                <div className={styles.end}>
                  <IconButton
                    variant="raised"
                    label={t('dashboard.limits.button')}
                    labeled="everywhere"
                    aria-expanded={isNarrowing}
                    icon={<SlidersIcon />}
                    onClick={() => setIsNarrowing(!isNarrowing)}
                  />
                  <IconButton
                    variant="raised"
                    label={isFiltered ? t('dashboard.filter.active', { status: shown }) : t('dashboard.filter.button')}
                    aria-haspopup="dialog"
                    icon={
                      <>
                        <FilterIcon />
                        {isFiltered && (
                          <span className={styles.alert} aria-hidden="true">
                            {'!'}
                          </span>
                        )}
                      </>
                    }
                    onClick={() => setIsChoosing(true)}
                  />
                </div>
              )}
            </div>
          </div>
          {list.refreshFailed && <RefreshFailed text={t('dashboard.refreshFailed')} onRetry={list.retry} />}
          <div className={classNames(isNarrowing && limitStyles.beside)}>
            {isNarrowing && !isBare && (
              <LimitsPanel
                viewer={list.viewer}
                limits={limits}
                onChoose={(chosen) => choose({ limits: chosen })}
                onClose={() => setIsNarrowing(false)}
              />
            )}
            <div className={limitStyles.results}>
              <LimitChips limits={limits} part={isFruitless ? shown : undefined} onChoose={choose} />
              {!isCustomer && <SaveSearch filter={filter} />}
              <ListContent {...{ list, filter, shown, isBare }} onChoose={choose} />
            </div>
          </div>
        </section>
      </div>

      {isChoosing && (
        <FilterDialog
          chosen={filter}
          onChoose={(chosen) => {
            setIsChoosing(false)
            choose(chosen)
          }}
          onClose={() => setIsChoosing(false)}
        />
      )}
    </Screen>
  )
}

/** Whether a business has bid on anything yet. */
const hasOwnJobs = (counts: NonNullable<ReturnType<typeof useDashboard>['list']['counts']>): boolean =>
  counts.some(({ shows, count }) => count > 0 && (shows === 'myBids' || shows === 'won' || shows === 'done'))
