import { useState } from 'react'
import type { SavedSearch } from '../../actors/saved-searches.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { lazy } from '../../shared/lazy.ts'
import { links } from '../../shared/routes.ts'
import { Button } from '../../ui/button.tsx'
import { CommandDialog } from '../../ui/forms/dialogs.tsx'
import { LoadedScreen } from '../../ui/forms/loaded-screen.tsx'
import { lazyPart } from '../../ui/lazy/lazy-part.tsx'
import { TextLink } from '../../ui/link.tsx'
import { EmptyState } from '../../ui/lists/state.tsx'
import * as rows from '../../ui/lists/rows.css.ts'
import { row, stack } from '../../ui/theme/layout.css.ts'
import * as text from '../../ui/theme/text.css.ts'
import { useKeptFocus } from '../../ui/use-kept-focus.ts'
import { filtersOf, useDeleting, useSavedSearches, useSearchName, useSearchWords } from './use-saved-searches.ts'

const EditDialog = lazyPart(
  lazy(async () => (await import('./edit-dialog.tsx')).EditDialog),
  ({ onClosed }) => onClosed(),
)

/** What a business is told of, and how often. */
export default function SavedSearchesPage() {
  const { t } = useI18n()
  const { loaded, refresh } = useSavedSearches()
  return (
    <LoadedScreen
      title={t('searches.title')}
      back={links.profileOptions}
      loaded={loaded}
      failed={t('searches.failed')}
      missing={<EmptyState title={t('searches.failed')} />}
      refreshFailed={t('searches.refreshFailed')}
    >
      {(searches) => <Searches searches={searches} onChanged={refresh} />}
    </LoadedScreen>
  )
}

type SearchesProps = { readonly searches: readonly SavedSearch[]; readonly onChanged: () => void }
type Asked = { readonly act: 'edit' | 'delete'; readonly search: SavedSearch }

function Searches({ searches, onChanged }: SearchesProps) {
  const { t } = useI18n()
  useKeptFocus()
  // Only a matter of display, so not in a machine: which search is changed or asked about.
  const [asked, setAsked] = useState<Asked | null>(null)
  const close = () => setAsked(null)
  return (
    <div className={stack.s5}>
      <p className={text.muted}>{t('searches.lead')}</p>
      <ul className={rows.list}>
        {searches.map((search) => (
          <SearchRow key={search.searchId} search={search} onAsk={(act) => setAsked({ act, search })} />
        ))}
      </ul>
      {asked?.act === 'edit' && <EditDialog search={asked.search} onDone={onChanged} onClosed={close} />}
      {asked?.act === 'delete' && <DeleteDialog search={asked.search} onDone={onChanged} onClosed={close} />}
    </div>
  )
}

type SearchRowProps = { readonly search: SavedSearch; readonly onAsk: (act: Asked['act']) => void }

function SearchRow({ search, onAsk }: SearchRowProps) {
  const { t } = useI18n()
  const [name, words] = [useSearchName()(search), useSearchWords()(search)]
  const { frequency, byMail, byBell, isOwn } = search
  const ways = [...(byMail ? [t('searches.by.mail')] : []), ...(byBell ? [t('searches.by.bell')] : [])]
  const isSilent = frequency === 'never' || ways.length === 0
  return (
    <li className={rows.row}>
      <div className={rows.facts}>
        <h2 className={text.title}>
          <bdi>{name}</bdi>
        </h2>
        {words !== '' && (
          <p className={text.body}>
            <bdi>{words}</bdi>
          </p>
        )}
        <p className={text.muted}>
          {isSilent ? t('searches.often.never') : [t(`searches.often.${frequency}`), ...ways].join(' · ')}
        </p>
      </div>
      <div className={row.s2}>
        <TextLink alone href={links.foundJobs(filtersOf(search))} aria-label={t('searches.openOne', { name })}>
          {t('searches.open')}
        </TextLink>
        <Button
          variant="plain"
          aria-haspopup="dialog"
          aria-label={t('searches.editOne', { name })}
          onClick={() => onAsk('edit')}
        >
          {t('searches.edit')}
        </Button>
        {!isOwn && (
          <Button
            variant="plain"
            aria-haspopup="dialog"
            aria-label={t('searches.deleteOne', { name })}
            onClick={() => onAsk('delete')}
          >
            {t('searches.delete')}
          </Button>
        )}
      </div>
    </li>
  )
}

type DialogProps = { readonly search: SavedSearch; readonly onDone: () => void; readonly onClosed: () => void }

function DeleteDialog({ search, ...listener }: DialogProps) {
  const { t } = useI18n()
  const command = useDeleting(search, listener)
  return (
    <CommandDialog
      command={command}
      title={t('searches.deleteOne', { name: search.name })}
      text={t('searches.deleteText')}
      yes={t('searches.delete')}
      no={t('ui.cancel')}
      danger
    />
  )
}
