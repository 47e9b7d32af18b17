import { useState } from 'react'
import { PickerDialog } from './lazy-dialogs.tsx'
import * as styles from './picker-dialog.css.ts'
import type { FieldProps } from './field.tsx'
import { OpenerField } from './opener-field.tsx'

type PickerFieldProps = FieldProps & {
  readonly options: readonly string[]
  /** The displayed name of an option, if it differs from the option. */
  readonly nameOf?: (option: string) => string
  /** The chosen options. */
  readonly value: readonly string[]
  /** How many may be chosen; must never change. */
  readonly max: number
  readonly onChange: (value: readonly string[]) => void
  readonly onBlur?: () => void
  readonly placeholder: string
  readonly empty: string
  readonly noMatch?: string
  readonly disabled?: boolean
}

/** A field that shows the chosen options and opens the picker. Disable it while its owner cannot take changes. */
export function PickerField({
  label,
  error,
  hint,
  optional,
  placeholder,
  value: chosen,
  max,
  onChange,
  onBlur,
  disabled = false,
  ...list
}: PickerFieldProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <OpenerField
        {...{ label, error, hint, disabled, onBlur, ...(optional && { optional }) }}
        isOpen={open}
        onOpen={() => setOpen(true)}
        look={styles.chips}
      >
        {chosen.length === 0 ? (
          <span className={styles.placeholder}>{placeholder}</span>
        ) : (
          chosen.map((each) => (
            <span key={each} className={styles.chip}>
              <bdi>{list.nameOf?.(each) ?? each}</bdi>
            </span>
          ))
        )}
      </OpenerField>
      {open && (
        <PickerDialog
          {...list}
          {...{ chosen, max, onChange }}
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
