import type { FieldError } from '../../generated/field-errors.ts'
import { later } from '../later.ts'
import type { Environment } from './environment.ts'

/**
 * Validation rules that are fetched on the first touch: they are as large as the fields, and nothing is wrong before.
 * Until they arrive nothing is marked as wrong; if the form is sent before, the server checks it by the same
 * contract.
 */
export function laterCheck<Filled extends readonly unknown[]>(
  { awake }: Pick<Environment, 'awake'>,
  load: () => Promise<(...filled: Filled) => readonly FieldError[]>,
): (...filled: Filled) => readonly FieldError[] {
  const rules = later(load)
  const fetch = (): void => void rules.fetch().catch(() => undefined)
  void awake.then(fetch)
  return (...filled) => {
    const check = rules.here()
    if (check) return check(...filled)
    // If the network fails, the next use asks again.
    fetch()
    return []
  }
}
