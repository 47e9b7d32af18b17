import { useState } from 'react'
import { classNames } from '../class-names.ts'
import { ChoiceDialog } from './lazy-dialogs.tsx'
import { placeholder as placeholderStyle } from './picker-dialog.css.ts'
import type { FieldProps } from './field.tsx'
import { OpenerField } from './opener-field.tsx'

type ChoiceFieldProps = FieldProps & {
  readonly options: readonly string[]
  /** The displayed name of an option, if it differs from the option. */
  readonly nameOf?: (option: string) => string
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

/** One of many options, such as a city: a field that opens a searchable list. One press chooses and closes it. */
export function ChoiceField({
  value,
  onChange,
  onBlur,
  name,
  placeholder,
  title,
  options,
  nameOf = (option) => option,
  empty,
  disabled = false,
  ...field
}: ChoiceFieldProps) {
  const [open, setOpen] = useState(false)
  const close = () => {
    setOpen(false)
    onBlur?.()
  }
  return (
    <>
      <OpenerField
        {...field}
        {...{ name, disabled, onBlur }}
        isOpen={open}
        onOpen={() => setOpen(true)}
        look={classNames(value === '' && placeholderStyle)}
      >
        {value === '' ? placeholder : <bdi>{nameOf(value)}</bdi>}
      </OpenerField>
      {open && (
        <ChoiceDialog
          {...{ title, options, nameOf, value, empty }}
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
