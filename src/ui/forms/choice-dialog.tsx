import { useId, useMemo, useState } from 'react'
import { useI18n } from '../../i18n/i18n.tsx'
import * as styles from './picker-dialog.css.ts'
import { classNames } from '../class-names.ts'
import { Dialog } from '../dialogs/dialog.tsx'
import * as fieldStyles from './field.css.ts'
import { CheckIcon } from '../icons.tsx'
import { SearchIcon, arrange } from './picker-search.tsx'
import * as picker from './picker-dialog.css.ts'
import { isComposed, isEnter } from '../is-enter.ts'
import { VisuallyHidden } from '../visually-hidden.tsx'

export type ChoiceDialogProps = {
  readonly title: string
  readonly options: readonly string[]
  /** The displayed name of an option. */
  readonly nameOf: (option: string) => string
  /** Empty if nothing is chosen. */
  readonly value: string
  /** Shown if there are no options. */
  readonly empty: string
  readonly onChoose: (option: string) => void
  readonly onClose: () => void
}

/** One of many options: a searchable list. One press chooses. */
export function ChoiceDialog({ onClose, ...list }: ChoiceDialogProps) {
  return (
    <Dialog open title={list.title} size="medium" harmless closable onClose={onClose}>
      <ChoiceList {...list} />
    </Dialog>
  )
}

/** A search box for a list: typing filters it, arrow keys move through it, Enter chooses. */
function ChoiceList({ title, options, nameOf, value, empty, onChoose }: Omit<ChoiceDialogProps, 'onClose'>) {
  const { t, language } = useI18n()
  const id = useId()
  const [search, setSearch] = useState('')
  const [active, setActive] = useState(0)
  const shown = useMemo(
    () => arrange(options, [value], search, language, nameOf),
    [options, value, search, language, nameOf],
  )
  const at = Math.min(active, shown.length - 1)
  const current = shown[at]

  const move = (to: number) => {
    const next = Math.max(0, Math.min(shown.length - 1, to))
    setActive(next)
    document.getElementById(`${id}-${next}`)?.scrollIntoView({ block: 'nearest' })
  }
  const steps: { readonly [key: string]: number } = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    PageDown: at + 6,
    PageUp: at - 6,
  }

  return (
    <>
      <div className={picker.search}>
        <SearchIcon className={picker.searchIcon} />
        <input
          className={classNames(fieldStyles.control, picker.searchInput)}
          type="search"
          role="combobox"
          aria-label={t('ui.search')}
          aria-expanded={shown.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={current === undefined ? undefined : `${id}-${at}`}
          placeholder={t('ui.search')}
          autoComplete="off"
          value={search}
          onChange={(event) => {
            setSearch(event.target.value)
            setActive(0)
          }}
          onKeyDown={(event) => {
            if (isComposed(event.nativeEvent)) return
            const to = steps[event.key]
            if (to !== undefined) {
              event.preventDefault()
              move(to)
            }
            if (isEnter(event.nativeEvent)) {
              // Inside a form, Enter would submit it.
              event.preventDefault()
              if (current !== undefined) onChoose(current)
            }
          }}
        />
      </div>
      {shown.length === 0 ? (
        <p className={classNames(picker.none, styles.fixedList)}>
          {options.length === 0 ? empty : t('ui.noResults', { search })}
        </p>
      ) : (
        <div className={classNames(picker.list, styles.fixedList)} id={`${id}-list`} role="listbox" aria-label={title}>
          {shown.map((option, index) => (
            <button
              key={option}
              type="button"
              tabIndex={-1}
              id={`${id}-${index}`}
              className={classNames(picker.option, styles.row, index === at && styles.active)}
              role="option"
              aria-selected={option === value}
              onClick={() => onChoose(option)}
            >
              <span className={styles.text}>
                <bdi>{nameOf(option)}</bdi>
              </span>
              {option === value && <CheckIcon className={styles.chosen} />}
            </button>
          ))}
        </div>
      )}
      <div role="status">
        <VisuallyHidden>
          {shown.length === 0
            ? options.length === 0
              ? empty
              : t('ui.noResults', { search })
            : t('ui.results', { count: shown.length })}
        </VisuallyHidden>
      </div>
    </>
  )
}
