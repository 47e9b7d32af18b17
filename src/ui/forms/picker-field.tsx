import { useId, useState } from 'react'
import { classNames } from './class-names.ts'
import * as fieldStyles from './field.css.ts'
import { Field, type FieldProps } from './field.tsx'
import { DownIcon } from './icons.tsx'
import { PickerDialog } from './later-dialogs.tsx'
import * as styles from './picker-dialog.css.ts'

type PickerFieldProps = FieldProps & {
  readonly options: readonly string[]
  /** What an option is called, where that is not the option itself. */
  readonly nameOf?: (option: string) => string
  readonly chosen: readonly string[]
  readonly max: number
  readonly onChange: (chosen: readonly string[]) => void
  readonly onBlur?: () => void
  readonly placeholder: string
  readonly empty: string
  readonly noMatch?: string
  readonly disabled?: boolean
}

/** A field that shows what was picked and opens the picker. */
export function PickerField({
  label,
  error,
  hint,
  optional,
  placeholder,
  onBlur,
  disabled = false,
  ...picker
}: PickerFieldProps) {
  const [open, setOpen] = useState(false)
  const chosenId = useId()
  return (
    <>
      <Field {...{ label, error, hint, ...(optional && { optional }) }}>
        {({ 'aria-required': _required, 'aria-describedby': described, ...control }) => (
          <div className={fieldStyles.wrap}>
            <button
              {...control}
              // Its name is the label, so what is chosen has to be said as well.
              aria-describedby={classNames(chosenId, described)}
              type="button"
              className={classNames(fieldStyles.control, styles.trigger)}
              aria-haspopup="dialog"
              disabled={disabled}
              onClick={() => setOpen(true)}
              // The dialog takes the focus as well, but the field is left only when that is closed.
              onBlur={() => !open && onBlur?.()}
            >
              <span id={chosenId} className={styles.chips}>
                {picker.chosen.length === 0 ? (
                  <span className={styles.placeholder}>{placeholder}</span>
                ) : (
                  picker.chosen.map((each) => (
                    <span key={each} className={styles.chip}>
                      {picker.nameOf?.(each) ?? each}
                    </span>
                  ))
                )}
              </span>
            </button>
            <DownIcon className={fieldStyles.chevron} />
          </div>
        )}
      </Field>
      {open && (
        <PickerDialog
          {...picker}
          open
          title={label}
          onClose={() => {
            setOpen(false)
            onBlur?.()
          }}
        />
      )}
    </>
  )
}
