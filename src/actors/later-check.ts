import type { FieldError } from '../../generated/field-errors.ts'
import type { Environment } from './environment.ts'

/**
 * Rules that are fetched with the first touch, for a long form whose rules weigh as much as its fields. Until they have
 * arrived nothing is complained about; what is sent in that moment the server judges, by the same contract.
 */
export function laterCheck<Filled extends readonly unknown[]>(
  { awake }: Pick<Environment, 'awake'>,
  load: () => Promise<(...filled: Filled) => readonly FieldError[]>,
): (...filled: Filled) => readonly FieldError[] {
  let check: ((...filled: Filled) => readonly FieldError[]) | null = null
  let isLoading = false

  const fetch = async (): Promise<void> => {
    if (isLoading) return
    isLoading = true
    try {
      check = await load()
    } catch {
      // Without a network they are asked for again the next time.
      isLoading = false
    }
  }
  void awake.then(fetch)

  return (...filled) => {
    if (check) return check(...filled)
    void fetch()
    return []
  }
}
