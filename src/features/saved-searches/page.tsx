import { useState } from 'react'
import { MOST_SAVED, type ProposedSearch, type SavedSearch } from '../../actors/saved-searches.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { lazy } from '../../shared/lazy.ts'
import { links } from '../../shared/routes.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { CommandDialog } from '../../ui/forms/dialogs.tsx'
import { LoadedScreen } from '../../ui/forms/loaded-screen.tsx'
import { lazyPart } from '../../ui/lazy/lazy-part.tsx'
import { PlusIcon } from '../../ui/icons.tsx'
import { Link } from '../../ui/link.tsx'
import * as rows from '../../ui/lists/rows.css.ts'
import { EmptyState } from '../../ui/lists/state.tsx'
import { joinFacts } from '../../ui/text/facts.ts'
import { stack } from '../../ui/theme/layout.css.ts'
import * as text from '../../ui/theme/text.css.ts'
import { useKeptFocus } from '../../ui/use-kept-focus.ts'
import * as styles from './saved-searches.css.ts'
import {
  filtersOf,
  useDeleting,
  useProposed,
  useSavedSearches,
  useSaveProposed,
  useSearchName,
  useSearchWords,
  useTellingWords,
} from './use-saved-searches.ts'

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
      room="middle"
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
  const { t, format } = useI18n()
  useKeptFocus()
  // Only a matter of display, so not in a machine: which search is changed or asked about.
  const [asked, setAsked] = useState<Asked | null>(null)
  const close = () => setAsked(null)
  const saved = searches.filter(({ isOwn }) => !isOwn).length
  return (
    <div className={stack.s6}>
      <div className={styles.head}>
        <div className={styles.lead}>
          <h2 className={styles.count}>
            {saved === 0
              ? t('searches.none')
              : t('searches.count', { saved: format.number(saved), most: format.number(MOST_SAVED) })}
          </h2>
          <p className={text.muted}>{`${t('searches.lead')} ${t('searches.hint')}`}</p>
        </div>
        <Link className={classNames(buttonClass('primary', 'phone'), styles.start)} href={links.newSearch}>
          {t('searches.start')}
        </Link>
      </div>
      <ul className={rows.list} aria-label={t('searches.title')}>
        {searches.map((search) => (
          <SearchRow key={search.searchId} search={search} onAsk={(act) => setAsked({ act, search })} />
        ))}
      </ul>
      <Proposals proposed={useProposed(searches)} onSaved={onChanged} />
      {asked?.act === 'edit' && <EditDialog search={asked.search} onDone={onChanged} onClosed={close} />}
      {asked?.act === 'delete' && <DeleteDialog search={asked.search} onDone={onChanged} onClosed={close} />}
    </div>
  )
}

type SearchRowProps = { readonly search: SavedSearch; readonly onAsk: (act: Asked['act']) => void }

/** What a search is called, what it looks for, how often it tells, and what can be done with it. */
function SearchRow({ search, onAsk }: SearchRowProps) {
  const { t, format } = useI18n()
  const [name, words, telling] = [useSearchName()(search), useSearchWords()(search), useTellingWords()(search)]
  return (
    <li className={rows.row}>
      <div className={styles.facts}>
        <h3 className={text.title}>
          <bdi>{name}</bdi>
        </h3>
        <p>{words.length === 0 ? t('searches.ownText') : joinFacts(words.map((word) => format.place(word)))}</p>
        <p className={text.muted}>{telling}</p>
      </div>
      <div className={styles.acts}>
        <Link
          className={buttonClass('soft')}
          href={links.foundJobs(filtersOf(search))}
          aria-label={t('searches.openOne', { name })}
        >
          {t('searches.open')}
        </Link>
        <Button
          variant="quiet"
          aria-haspopup="dialog"
          aria-label={t('searches.editOne', { name })}
          onClick={() => onAsk('edit')}
        >
          {t('searches.edit')}
        </Button>
        {!search.isOwn && (
          <Button
            variant="quietDanger"
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

type ProposalsProps = { readonly proposed: readonly ProposedSearch[]; readonly onSaved: () => void }

/** Searches that may be saved with one press. */
function Proposals({ proposed, onSaved }: ProposalsProps) {
  const { t } = useI18n()
  if (proposed.length === 0) return null
  return (
    <section className={stack.s3} aria-labelledby="proposed">
      <div className={styles.lead}>
        <h2 className={styles.count} id="proposed">
          {t('searches.proposed')}
        </h2>
        <p className={text.muted}>{t('searches.proposedText')}</p>
      </div>
      <ul className={rows.list}>
        {proposed.map((search) => (
          <ProposedRow key={search.name} search={search} onSaved={onSaved} />
        ))}
      </ul>
    </section>
  )
}

type ProposedRowProps = { readonly search: ProposedSearch; readonly onSaved: () => void }

/** It goes once it is saved, before the list has it. */
function ProposedRow({ search, onSaved }: ProposedRowProps) {
  const { t } = useI18n()
  // Only a matter of display, so not in a machine.
  const [isSaved, setIsSaved] = useState(false)
  const { isBusy, run } = useSaveProposed(() => {
    setIsSaved(true)
    onSaved()
  })
  if (isSaved) return null
  return (
    <li className={rows.row}>
      <h3 className={text.title}>
        <bdi>{search.name}</bdi>
      </h3>
      <Button
        variant="soft"
        icon={<PlusIcon />}
        working={isBusy}
        aria-label={t('searches.addOne', { name: search.name })}
        onClick={() => run(search)}
      >
        {t('searches.submit')}
      </Button>
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
