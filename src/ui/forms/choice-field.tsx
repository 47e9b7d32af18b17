import { useId, useState } from 'react'
import { classNames } from '../class-names.ts'
import * as fieldStyles from './field.css.ts'
import { Field, type FieldProps } from './field.tsx'
import { DownIcon } from '../icons.tsx'
import { ChoiceDialog } from '../dialogs/later-dialogs.tsx'
import * as styles from './choice-field.css.ts'
import * as picker from '../dialogs/picker-dialog.css.ts'

type ChoiceFieldProps = FieldProps & {
  readonly options: readonly string[]
  /** Empty if nothing is chosen. */
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onBlur?: () => void
  readonly name?: string
  readonly placeholder: string
  /** The title of the dialog. */
  readonly title: string
  /** Shown if there are no options. */
  readonly empty: string
  readonly disabled?: boolean
}

/** One of very many options, such as a city: a field that opens a searchable list. One press chooses and closes it. */
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
      {open && (
        <ChoiceDialog
          {...{ title, options, value, empty }}
          onClose={close}
          onChoose={(option) => {
            onChange(option)
            close()
          }}
        />
      )}
    </>
  )
}
