import type { FieldError } from '../../../generated/field-errors.ts'

/** The contract's complaints about a payload, by the names that our forms use. Two parts of one field are one complaint. */
export function renamed(errors: readonly FieldError[], fieldOf: (wireField: string) => string): readonly FieldError[] {
  const byField = new Map<string, FieldError>()
  for (const { field, code } of errors) {
    const ours = fieldOf(field)
    if (!byField.has(ours)) byField.set(ours, { field: ours, code })
  }
  return [...byField.values()]
}
