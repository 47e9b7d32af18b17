import { useState } from 'react'
import { Rules } from '../../../generated/rules.ts'
import type { BusinessFilter, FoundBusiness } from '../../actors/directory.ts'
import { useSession } from '../../actors/environment-context.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { lazy } from '../../shared/lazy.ts'
import { links } from '../../shared/routes.ts'
import { IconButton } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { SlidersIcon } from '../../ui/icons.tsx'
import { lazyPart } from '../../ui/lazy/lazy-part.tsx'
import { CardSkeleton } from '../../ui/lists/card-skeleton.tsx'
import { Chips } from '../../ui/lists/chips.tsx'
import { LimitChipList } from '../../ui/lists/limits.tsx'
import * as limitStyles from '../../ui/lists/limits.css.ts'
import { ListFoot } from '../../ui/lists/list-foot.tsx'
import { LongList, type Part, placeIn } from '../../ui/lists/long-list.tsx'
import { SearchField } from '../../ui/lists/search-field.tsx'
import { FailedState, RefreshFailed } from '../../ui/lists/state.tsx'
import { Screen } from '../../ui/screen.tsx'
import { joinFacts } from '../../ui/text/facts.ts'
import { cardGrid } from '../../ui/theme/layout.css.ts'
import { useKeptFocus } from '../../ui/use-kept-focus.ts'
import { BusinessCard } from './business-card.tsx'
import { addressOf, type Limits, noLimits } from './directory-filter.ts'
import * as styles from './directory.css.ts'
import { NothingFound } from './nothing-found.tsx'
import { type DirectoryView, useDirectory } from './use-directory.ts'

const FilterPanel = lazyPart(
  lazy(async () => (await import('./filter-panel.tsx')).FilterPanel),
  ({ onClose }) => onClose(),
)

/** The businesses of the whole town: searched, narrowed, and those that the viewer likes. */
export default function DirectoryPage() {
  const { t } = useI18n()
  const list = useDirectory()
  useKeptFocus()
  const { filter, show } = list
  // Only a matter of display, so not in a machine: whether the panel is open.
  const [isNarrowing, setIsNarrowing] = useState(false)
  const narrow = (limits: Limits) => show({ search: filter.search, onlyFavorites: filter.onlyFavorites, ...limits })
  return (
    <Screen title={t('directory.title')} room="page">
      <div className={styles.controls}>
        <div className={styles.search}>
          <SearchField
            label={t('directory.search')}
            rule={Rules.FindBusinesses.q}
            search={filter.search}
            onSearch={(search) => show({ ...filter, search })}
          />
        </div>
        <div className={styles.chips}>
          <Shown filter={filter} onShow={show} />
        </div>
      </div>
      <div className={styles.bar}>
        <Count list={list} />
        <IconButton
          variant="raised"
          label={t('directory.filters.button')}
          labeled="everywhere"
          aria-expanded={isNarrowing}
          icon={<SlidersIcon />}
          onClick={() => setIsNarrowing(!isNarrowing)}
        />
      </div>
      {list.refreshFailed && <RefreshFailed text={t('directory.refreshFailed')} onRetry={list.retry} />}
      <div className={classNames(isNarrowing && limitStyles.beside)}>
        {isNarrowing && (
          <FilterPanel limits={limitsOf(filter)} onChoose={narrow} onClose={() => setIsNarrowing(false)} />
        )}
        <section className={limitStyles.results} aria-labelledby="found">
          <h2 className={styles.heading} id="found">
            {t('directory.heading')}
          </h2>
          <FilterChips limits={limitsOf(filter)} onChoose={narrow} />
          <Content list={list} />
        </section>
      </div>
    </Screen>
  )
}

/** How many there are, as far as is known, and in which order; what a search finds begins with what it names. */
function Count({ list: { status, items, isWhole, filter } }: { readonly list: DirectoryView }) {
  const { t } = useI18n()
  if (status !== 'list') return <p className={styles.count} />
  const count = t(isWhole ? 'directory.count' : 'directory.moreThan', { count: items.length })
  return <p className={styles.count}>{joinFacts(filter.search === '' ? [count, t('directory.order')] : [count])}</p>
}

const limitsOf = ({ search: _, onlyFavorites: __, ...limits }: BusinessFilter): Limits => limits

type ShownProps = { readonly filter: BusinessFilter; readonly onShow: DirectoryView['show'] }

/** All businesses, those of the viewer's own city, or the favorites: what most look for, one press away. */
function Shown({ filter, onShow }: ShownProps) {
  const { t } = useI18n()
  const { user, userType } = useSession()
  const { search } = filter
  const everything = { search, onlyFavorites: false, ...noLimits }
  const near = userType === 'customer' ? { ...everything, state: user.state, city: user.city } : everything
  const filters = { all: everything, near, favorites: { ...everything, onlyFavorites: true } }
  const isAt = (shows: keyof typeof filters) => addressOf(filters[shows]) === addressOf(filter)
  const pressed = filter.onlyFavorites ? 'favorites' : isAt('near') ? 'near' : isAt('all') ? 'all' : ''
  const city = userType === 'customer' ? user.city : ''
  return (
    <Chips<keyof typeof filters | ''>
      label={t('directory.chips')}
      chips={[
        { value: 'all', words: t('directory.shows.all') },
        { value: 'near', words: t('directory.shows.near', { city }) },
        { value: 'favorites', words: t('directory.shows.favorites') },
      ]}
      pressed={pressed}
      onChoose={(shows) => shows !== '' && onShow(filters[shows])}
    />
  )
}

type FilterChipsProps = { readonly limits: Limits; readonly onChoose: (limits: Limits) => void }

/** What narrows the list, each with a press that takes it away; without its state a city means another one. */
function FilterChips({ limits, onChoose }: FilterChipsProps) {
  const { t, format } = useI18n()
  const { trade, state, city, rating, isLicenseChecked } = limits
  const chips = [
    ...(trade === undefined ? [] : [['trade', t.category(trade)] as const]),
    ...(city === undefined ? [] : [['city', city] as const]),
    ...(state === undefined ? [] : [['state', state] as const]),
    ...(rating === undefined
      ? []
      : [['rating', t('directory.filters.least', { stars: format.number(rating) })] as const]),
    ...(isLicenseChecked ? [['isLicenseChecked', t('directory.filters.license')] as const] : []),
  ]
  const remove = (name: (typeof chips)[number][0]) => {
    const gone = name === 'state' ? ['state', 'city'] : [name]
    onChoose({ ...noLimits, ...Object.fromEntries(Object.entries(limits).filter(([each]) => !gone.includes(each))) })
  }
  return <LimitChipList limits={chips} onRemove={remove} />
}

/** Below the controls: loading, failed, nobody, or the businesses. */
function Content({ list }: { readonly list: DirectoryView }) {
  const { t } = useI18n()
  switch (list.status) {
    case 'loading':
      return <CardSkeleton />
    case 'failed':
      return (
        <FailedState
          title={t('directory.failed')}
          text={list.failure}
          onRetry={list.retry}
          wayOut={{ href: links.dashboard, words: t('ui.toJobs') }}
        />
      )
    case 'empty':
      return <NothingFound filter={list.filter} onShow={list.show} />
    case 'list':
      return <Found list={list} />
  }
}

function Found({ list }: { readonly list: DirectoryView }) {
  const { t } = useI18n()
  const { items, foot, isBusy, filter, wantMore, retry, refresh } = list
  // What is no favorite any more goes from among them.
  const onSaved = filter.onlyFavorites ? refresh : undefined
  const partOf = (part: Part<FoundBusiness>) => (
    <ul className={cardGrid} aria-label={t('directory.list')} aria-busy={isBusy}>
      {part.rows.map((business, index) => (
        <BusinessCard key={business.businessId} business={business} onSaved={onSaved} {...placeIn(part, index)} />
      ))}
    </ul>
  )
  return (
    <>
      <div className={styles.list}>
        <LongList rows={items} foot={foot}>
          {partOf}
        </LongList>
      </div>
      <ListFoot
        foot={foot}
        wantMore={wantMore}
        retry={retry}
        words={{
          more: t('directory.more'),
          loading: t('directory.loadingMore'),
          failed: t('directory.moreFailed'),
          end: t('directory.end'),
        }}
      />
    </>
  )
}
