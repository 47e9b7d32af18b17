import { useMachine } from '@xstate/react'
import { useEffect, useEffectEvent, useId, useMemo } from 'react'
import { pickerMachine } from '../../../machines/picker.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { Button } from '../button.tsx'
import * as box from './choice.css.ts'
import { classNames } from '../class-names.ts'
import { Dialog } from '../dialogs/dialog.tsx'
import * as field from './field.css.ts'
import { SearchIcon, arrange } from './picker-search.tsx'
import * as styles from './picker-dialog.css.ts'
import { VisuallyHidden } from '../visually-hidden.tsx'

/** What there is to choose from. */
type Choice = {
  readonly title: string
  readonly options: readonly string[]
  /** The displayed name of an option, if it differs from the option. */
  readonly nameOf?: (option: string) => string
  /** Shown if there are no options. */
  readonly empty: string
  /** Shown if the search finds nothing; by default it repeats the search. */
  readonly noMatch?: string
}

type PickerListProps = Choice & {
  readonly search: string
  /** The options listed first. */
  readonly first: readonly string[]
  readonly chosen: readonly string[]
  readonly onSearch: (search: string) => void
  readonly onToggle: (option: string) => void
}

type PickerDialogProps = Choice & {
  /** The options chosen so far. */
  readonly chosen: readonly string[]
  /** How many may be chosen. */
  readonly max: number
  /** Hears of each change. */
  readonly onChange: (chosen: readonly string[]) => void
  readonly onClose: () => void
}

/** A searchable list of real checkboxes: the `first` ones, then the others, each part sorted. */
export function PickerDialog({ chosen: chosenBefore, max, onChange, onClose, ...choice }: PickerDialogProps) {
  const { t } = useI18n()
  const [picker, send, actor] = useMachine(pickerMachine, { input: { max, chosen: chosenBefore } })
  const { search, first, chosen, refusals } = picker.context
  const count = chosen.length

  const report = useEffectEvent(onChange)
  useEffect(() => {
    const subscription = actor.on('choice.changed', (event) => report(event.chosen))
    return () => subscription.unsubscribe()
  }, [actor])

  return (
    <Dialog open title={choice.title} size="medium" harmless closable onClose={onClose}>
      <PickerList
        {...choice}
        {...{ search, first, chosen }}
        onSearch={(typed) => send({ type: 'search.typed', search: typed })}
        onToggle={(option) => send({ type: 'option.toggled', option })}
      />
      <div className={styles.foot}>
        <p className={styles.counter}>
          <span aria-hidden="true">{t('ui.outOf', { count, max })}</span>
          <VisuallyHidden>{t('ui.chosenOutOf', { chosen: count, max })}</VisuallyHidden>
        </p>
        {/* A new key per refusal, so that the same words are announced again. */}
        <p className={styles.told} aria-live="polite">
          {picker.matches('refused') && <span key={refusals}>{t('ui.atMost', { count: max })}</span>}
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
                className={box.box}
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
