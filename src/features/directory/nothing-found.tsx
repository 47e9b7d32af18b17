import type { BusinessFilter } from '../../actors/directory.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/lists/state.tsx'
import { isLimited, noLimits } from './directory-filter.ts'

type NothingFoundProps = {
  readonly filter: BusinessFilter
  readonly onShow: (filter: BusinessFilter) => void
}

/** Nobody has all that was asked for: each part of it with a button that lets go of that alone. */
export function NothingFound({ filter, onShow }: NothingFoundProps) {
  const { t } = useI18n()
  const { search, onlyFavorites, state, city } = filter
  const without = (...names: readonly (keyof BusinessFilter)[]): BusinessFilter => {
    const all = { search, onlyFavorites, ...noLimits }
    const kept = Object.entries(filter).filter(([name]) => !names.some((one) => one === name))
    return { ...all, ...Object.fromEntries(kept) }
  }
  const everything = { search: '', onlyFavorites: false, ...noLimits }
  if (onlyFavorites && search === '' && !isLimited(filter)) {
    return (
      <EmptyState
        subject="reviews"
        title={t('directory.noFavorites.title')}
        text={t('directory.noFavorites.text')}
        action={<Button onClick={() => onShow(everything)}>{t('directory.noFavorites.find')}</Button>}
      />
    )
  }
  const ways: readonly (readonly [isThere: boolean, words: string, filter: BusinessFilter])[] = [
    [
      city !== undefined && state !== undefined,
      t('directory.nothing.wholeState', { state: state ?? '' }),
      without('city'),
    ],
    [state !== undefined || city !== undefined, t('directory.nothing.anywhere'), without('city', 'state')],
    [filter.trade !== undefined, t('directory.nothing.anyTrade'), without('trade')],
    [filter.rating !== undefined, t('directory.nothing.anyRating'), without('rating')],
    [filter.isLicenseChecked, t('directory.nothing.unverified'), without('isLicenseChecked')],
    [search !== '', t('directory.nothing.noSearch'), { ...filter, search: '' }],
  ]
  return (
    <EmptyState
      title={search === '' ? t('directory.nothing.title') : t('directory.nothing.searchTitle', { search })}
      text={t('directory.nothing.text')}
      action={
        <>
          {ways
            .filter(([isThere]) => isThere)
            .map(([, words, wider]) => (
              <Button key={words} variant="plain" onClick={() => onShow(wider)}>
                {words}
              </Button>
            ))}
          <Button onClick={() => onShow(everything)}>{t('directory.nothing.all')}</Button>
        </>
      }
    />
  )
}
