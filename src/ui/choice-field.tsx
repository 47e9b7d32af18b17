import { useId, useMemo, useState } from 'react'
import { useI18n } from '../i18n/i18n.tsx'
import { classNames } from './class-names.ts'
import { Dialog } from './dialog.tsx'
import * as fieldStyles from './field.css.ts'
import { Field, type FieldProps } from './field.tsx'
import { CheckIcon, DownIcon, SearchIcon } from './icons.tsx'
import * as styles from './choice-field.css.ts'
import * as picker from './picker-dialog.css.ts'
import { arrange } from './picker-order.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

type ChoiceFieldProps = FieldProps & {
  readonly options: readonly string[]
  /** The empty string while nothing is chosen. */
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onBlur?: () => void
  readonly name?: string
  readonly placeholder: string
  /** The title of the dialog. */
  readonly title: string
  /** Shown when there is nothing to choose from. */
  readonly empty: string
  readonly disabled?: boolean
}

/** One out of very many, such as a city: a field that opens a searchable list. One press chooses and closes it. */
export function ChoiceField({
  label,
  error,
  hint,
  optional,
  value,
  onChange,
  onBlur,
  name,
  placeholder,
  title,
  options,
  empty,
  disabled = false,
}: ChoiceFieldProps) {
  const [open, setOpen] = useState(false)
  const valueId = useId()
  const close = () => {
    setOpen(false)
    onBlur?.()
  }
  return (
    <>
      <Field {...{ label, error, hint, ...(optional && { optional }) }}>
        {({ 'aria-required': _required, 'aria-describedby': described, ...control }) => (
          <div className={fieldStyles.wrap}>
            <button
              {...control}
              // Its name is the label, so what is chosen has to be said as well.
              aria-describedby={classNames(valueId, described)}
              aria-haspopup="dialog"
              type="button"
              name={name}
              className={classNames(fieldStyles.control, styles.trigger)}
              disabled={disabled}
              onClick={() => setOpen(true)}
              // The dialog takes the focus as well, but the field is left only when that is closed.
              onBlur={() => !open && onBlur?.()}
            >
              <span id={valueId} className={classNames(value === '' && picker.placeholder)}>
                {value === '' ? placeholder : value}
              </span>
            </button>
            <DownIcon className={fieldStyles.chevron} />
          </div>
        )}
      </Field>
      <Dialog open={open} title={title} size="medium" harmless closable onClose={close}>
        <ChoiceList
          {...{ title, options, value, empty }}
          onChoose={(option) => {
            onChange(option)
            close()
          }}
        />
      </Dialog>
    </>
  )
}

type ChoiceListProps = Pick<ChoiceFieldProps, 'title' | 'options' | 'value' | 'empty'> & {
  readonly onChoose: (option: string) => void
}

/** A search box that drives a list: typing narrows it, the arrows move through it, Enter chooses. */
function ChoiceList({ title, options, value, empty, onChoose }: ChoiceListProps) {
  const { t, language } = useI18n()
  const id = useId()
  const [search, setSearch] = useState('')
  const [active, setActive] = useState(0)
  const shown = useMemo(() => arrange(options, [value], search, language), [options, value, search, language])
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
            const to = steps[event.key]
            if (to !== undefined) {
              event.preventDefault()
              move(to)
            }
            if (event.key === 'Enter') {
              // Inside a form, Enter would submit it.
              event.preventDefault()
              if (current !== undefined) onChoose(current)
            }
          }}
        />
      </div>
      {shown.length === 0 ? (
        <p className={classNames(picker.none, styles.list)}>
          {options.length === 0 ? empty : t('ui.noResults', { search })}
        </p>
      ) : (
        <div className={classNames(picker.list, styles.list)} id={`${id}-list`} role="listbox" aria-label={title}>
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
              <span className={styles.text}>{option}</span>
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
