import { useId } from 'react'
import { box, line } from './choice.css.ts'
import { field, legend } from './field.css.ts'
import { FieldError, type FieldProps } from './field.tsx'

type CheckboxListProps<Value extends string> = Pick<FieldProps, 'label' | 'error'> & {
  readonly value: readonly Value[]
  /** Gets the chosen ones in the order of the options. */
  readonly onChange: (value: readonly Value[]) => void
  readonly onBlur: () => void
  readonly options: readonly { readonly value: Value; readonly label: string }[]
}

/** Any of a few choices. */
export function CheckboxList<Value extends string>({
  label,
  error,
  value,
  onChange,
  onBlur,
  options,
}: CheckboxListProps<Value>) {
  const id = useId()
  const choose = (chosen: Value, isWanted: boolean) =>
    onChange(options.map((one) => one.value).filter((one) => (one === chosen ? isWanted : value.includes(one))))
  return (
    <fieldset className={field} {...(error && { 'aria-describedby': `${id}-error` })}>
      <legend className={legend}>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={line}>
          <input
            className={box}
            type="checkbox"
            name={option.value}
            checked={value.includes(option.value)}
            onChange={(event) => choose(option.value, event.target.checked)}
            onBlur={onBlur}
            {...(error && { 'aria-invalid': true })}
          />
          <span>{option.label}</span>
        </label>
      ))}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  )
}
