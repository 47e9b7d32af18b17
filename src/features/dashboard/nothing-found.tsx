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

/** A search or limits left nothing: what made it narrow, each with a button that widens that alone. */
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
          {isLimited(limits) && <Button onClick={() => onChoose({ limits: {} })}>{t('dashboard.limits.clear')}</Button>}
          {isFiltered && <Button onClick={() => onChoose({ shows: 'all' })}>{t('dashboard.empty.searchAll')}</Button>}
          {words.length > 1 &&
            words.slice(0, MOST_WORDS).map((word) => (
              <Button key={word} variant="plain" onClick={() => onChoose({ search: word })}>
                {t('dashboard.empty.searchWord', { word })}
              </Button>
            ))}
          <Button variant="plain" onClick={() => onChoose({ shows: 'all', search: '', limits: {} })}>
            {t('dashboard.filter.clear')}
          </Button>
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
