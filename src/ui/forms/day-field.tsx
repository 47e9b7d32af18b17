import type { FieldProps } from './field.tsx'
import { TextField } from './text-field.tsx'

type DayFieldProps = Omit<FieldProps, 'optional'> & {
  /** A day, such as 2026-12-04; the empty string for none. */
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onBlur?: () => void
  readonly name?: string
  /** The first day that the calendar offers. */
  readonly min?: string
}

/** A day of the calendar, in the browser's own picker; it may be left out. */
export function DayField(props: DayFieldProps) {
  return <TextField {...props} optional type="date" />
}
