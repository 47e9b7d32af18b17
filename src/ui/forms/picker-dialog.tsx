import { useId, useMemo, useState } from 'react'
import { useI18n } from '../i18n/i18n.tsx'
import { Button } from './button.tsx'
import * as choice from './choice.css.ts'
import { classNames } from './class-names.ts'
import { Dialog } from './dialog.tsx'
import * as field from './field.css.ts'
import { SearchIcon } from './icons.tsx'
import { arrange } from './picker-order.ts'
import * as styles from './picker-dialog.css.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

export type PickerDialogProps = {
  readonly open: boolean
  readonly title: string
  readonly options: readonly string[]
  /** What an option is called, where that is not the option itself. */
  readonly nameOf?: (option: string) => string
  readonly chosen: readonly string[]
  readonly max: number
  readonly onChange: (chosen: readonly string[]) => void
  readonly onClose: () => void
  /** Shown when there is nothing to choose from. */
  readonly empty: string
  /** Shown when the search finds nothing; names the search unless said otherwise. */
  readonly noMatch?: string
}

/**
 * A searchable list of real checkboxes: the chosen ones first, then alphabetical. The order is made when it opens and
 * with each search, not under the reader's finger. A pick beyond `max` is ignored, and said so.
 */
export function PickerDialog({ open, title, onClose, ...rest }: PickerDialogProps) {
  return (
    <Dialog open={open} title={title} size="medium" harmless closable onClose={onClose}>
      <Picker {...rest} title={title} onClose={onClose} />
    </Dialog>
  )
}

function Picker({
  title,
  options,
  nameOf,
  chosen,
  max,
  onChange,
  onClose,
  empty,
  noMatch,
}: Omit<PickerDialogProps, 'open'>) {
  const { t, language } = useI18n()
  const [search, setSearch] = useState('')
  const [first, setFirst] = useState(chosen)
  const [refused, setRefused] = useState(0)
  const searchId = useId()
  const shown = useMemo(
    () => arrange(options, first, search, language, nameOf),
    [options, first, search, language, nameOf],
  )
  const full = chosen.length >= max

  const pick = (option: string) => {
    if (chosen.includes(option)) onChange(chosen.filter((each) => each !== option))
    else if (full) setRefused(refused + 1)
    else onChange([...chosen, option])
  }

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
          onChange={(event) => {
            setSearch(event.target.value)
            setFirst(chosen)
          }}
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
          {shown.map((option) => {
            const checked = chosen.includes(option)
            return (
              <label key={option} className={styles.option}>
                <input className={choice.box} type="checkbox" checked={checked} onChange={() => pick(option)} />
                {nameOf?.(option) ?? option}
              </label>
            )
          })}
        </div>
      )}
      <div className={styles.foot}>
        <p className={styles.counter}>
          <span aria-hidden="true">{t('ui.outOf', { count: chosen.length, max })}</span>
          <VisuallyHidden>{t('ui.chosenOutOf', { chosen: chosen.length, max })}</VisuallyHidden>
        </p>
        {/* A new key with each refusal, so that the same words are said again. */}
        <p className={styles.told} aria-live="polite">
          {refused > 0 && full && <span key={refused}>{t('ui.atMost', { count: max })}</span>}
        </p>
        <Button onClick={onClose}>{t('ui.done')}</Button>
      </div>
    </>
  )
}

/** Without a pointer there is likely no keyboard either, and the one on the screen would cover the list. */
function hasKeyboard(): boolean {
  return matchMedia('(pointer: fine)').matches
}
