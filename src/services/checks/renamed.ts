import type { FieldError } from '../../../generated/field-errors.ts'

/** The contract's errors in a payload, under our field names. Errors in two parts of one field are one error. */
export function renamed(errors: readonly FieldError[], fieldOf: (wireField: string) => string): readonly FieldError[] {
  const byField = new Map<string, FieldError>()
  for (const { field, code } of errors) {
    const ours = fieldOf(field)
    if (!byField.has(ours)) byField.set(ours, { field: ours, code })
  }
  return [...byField.values()]
}

/** A valid id, for checking only the typed part of a payload. */
export const someId = '00000000-0000-7000-8000-000000000000'
