import { useId, useMemo } from 'react'
import { useI18n } from '../../i18n/i18n.tsx'
import { Button } from '../button.tsx'
import * as choice from '../forms/choice.css.ts'
import { classNames } from '../class-names.ts'
import { Dialog } from './dialog.tsx'
import * as field from '../forms/field.css.ts'
import { SearchIcon } from '../icons.tsx'
import { arrange } from './picker-order.ts'
import * as styles from './picker-dialog.css.ts'
import { VisuallyHidden } from '../text/visually-hidden.tsx'

type PickerListProps = {
  readonly title: string
  readonly options: readonly string[]
  /** The displayed name of an option, if it differs from the option. */
  readonly nameOf?: (option: string) => string
  readonly search: string
  /** The options listed first. */
  readonly first: readonly string[]
  readonly chosen: readonly string[]
  readonly onSearch: (search: string) => void
  readonly onToggle: (option: string) => void
  /** Shown if there are no options. */
  readonly empty: string
  /** Shown if the search finds nothing; by default it repeats the search. */
  readonly noMatch?: string
}

export type PickerDialogProps = PickerListProps & {
  readonly max: number
  /** Whether the last pick was one too many, and how often that happened. */
  readonly isRefused: boolean
  readonly refusals: number
  readonly onClose: () => void
}

/** A searchable list of real checkboxes: the `first` ones, then the others, each part sorted. */
export function PickerDialog({ max, isRefused, refusals, onClose, ...list }: PickerDialogProps) {
  const { t } = useI18n()
  const count = list.chosen.length
  return (
    <Dialog open title={list.title} size="medium" harmless closable onClose={onClose}>
      <PickerList {...list} />
      <div className={styles.foot}>
        <p className={styles.counter}>
          <span aria-hidden="true">{t('ui.outOf', { count, max })}</span>
          <VisuallyHidden>{t('ui.chosenOutOf', { chosen: count, max })}</VisuallyHidden>
        </p>
        {/* A new key per refusal, so that the same words are announced again. */}
        <p className={styles.told} aria-live="polite">
          {isRefused && <span key={refusals}>{t('ui.atMost', { count: max })}</span>}
        </p>
        <Button onClick={onClose}>{t('ui.done')}</Button>
      </div>
    </Dialog>
  )
}

function PickerList({
  title,
  options,
  nameOf,
  search,
  first,
  chosen,
  onSearch,
  onToggle,
  empty,
  noMatch,
}: PickerListProps) {
  const { t, language } = useI18n()
  const searchId = useId()
  const shown = useMemo(
    () => arrange(options, first, search, language, nameOf),
    [options, first, search, language, nameOf],
  )
  return (
    <>
      <div className={styles.search}>
        <SearchIcon className={styles.searchIcon} />
        <label htmlFor={searchId}>
          <VisuallyHidden>{t('ui.search')}</VisuallyHidden>
        </label>
        <input
          id={searchId}
          className={classNames(field.control, styles.searchInput)}
          type="search"
          placeholder={t('ui.search')}
          autoComplete="off"
          value={search}
          onChange={(event) => onSearch(event.target.value)}
        />
      </div>
      {shown.length === 0 ? (
        <p className={styles.none} role="status">
          {options.length === 0 ? empty : (noMatch ?? t('ui.noResults', { search }))}
        </p>
      ) : (
        <div
          className={styles.list}
          role="group"
          aria-label={title}
          tabIndex={-1}
          data-focus-first={hasKeyboard() ? undefined : true}
        >
          {shown.map((option) => (
            <label key={option} className={styles.option}>
              <input
                className={choice.box}
                type="checkbox"
                checked={chosen.includes(option)}
                onChange={() => onToggle(option)}
              />
              <bdi>{nameOf?.(option) ?? option}</bdi>
            </label>
          ))}
        </div>
      )}
    </>
  )
}

/** Touch devices rarely have a keyboard, and the on-screen one would cover the list. */
function hasKeyboard(): boolean {
  return matchMedia('(pointer: fine)').matches
}
