import type { JobFilter } from '../../actors/jobs.ts'
import { useSession } from '../../actors/environment-context.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { links } from '../../shared/routes.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { EmptyState } from '../../ui/lists/state.tsx'
import { isLimited } from './list-limits.ts'

/** How many words of a search are offered each by itself. */
const MOST_WORDS = 3

type NothingFoundProps = {
  readonly filter: JobFilter
  /** The name of the part of the list that was searched. */
  readonly shown: string
  readonly onChoose: (wishes: Partial<JobFilter>) => void
}

/** A search or limits left nothing: what widens it first, and below it what else may. */
export function NothingFound({ filter: { shows, search, limits }, shown, onChoose }: NothingFoundProps) {
  const { t } = useI18n()
  const { userType } = useSession()
  const isFiltered = shows !== 'all'
  // A single letter is no search.
  const words = [...new Set(search.split(/\s+/))].filter((word) => word.length > 1)
  return (
    <EmptyState
      title={search === '' ? t('dashboard.empty.limitedTitle') : t('dashboard.empty.searchTitle', { search })}
      text={
        isFiltered
          ? t('dashboard.empty.searchedOnly', { view: shown })
          : t(search === '' ? 'dashboard.empty.limitedText' : 'dashboard.empty.searchText')
      }
      action={
        <>
          {isLimited(limits) ? (
            <Button variant="soft" onClick={() => onChoose({ limits: {} })}>
              {t('dashboard.limits.clear')}
            </Button>
          ) : (
            isFiltered && (
              <Button variant="soft" onClick={() => onChoose({ shows: 'all' })}>
                {t('dashboard.empty.searchAll')}
              </Button>
            )
          )}
          {words.length > 1 &&
            words.slice(0, MOST_WORDS).map((word) => (
              <Button key={word} variant="plain" onClick={() => onChoose({ search: word })}>
                {t('dashboard.empty.searchWord', { word })}
              </Button>
            ))}
          {search === '' ? (
            <Button variant="quiet" onClick={() => onChoose({ shows: 'all', limits: {} })}>
              {t('dashboard.filter.clear')}
            </Button>
          ) : (
            <Button variant="quiet" onClick={() => onChoose({ search: '' })}>
              {t('dashboard.empty.clearSearch')}
            </Button>
          )}
          {userType === 'business' && (
            <Link className={buttonClass('quiet')} href={links.profileBusinessDetails}>
              {t('dashboard.empty.widen')}
            </Link>
          )}
        </>
      }
    />
  )
}
