import type { FieldError } from '../../generated/field-errors.ts'
import { later } from '../later.ts'
import type { Environment } from './environment.ts'

/**
 * Rules that are fetched with the first touch, for a long form whose rules weigh as much as its fields. Until they have
 * arrived nothing is complained about; what is sent in that moment the server judges, by the same contract.
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
    // Without a network they are asked for again the next time.
    fetch()
    return []
  }
}
