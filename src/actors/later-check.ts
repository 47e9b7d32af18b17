import type { Check } from '../../machines/form/index.ts'
import type { Backstage } from './backstage.ts'

/**
 * Rules that are fetched with the first touch, for a long form whose rules weigh as much as its fields. Until they have
 * arrived nothing is complained about; what is sent in that moment the server judges, by the same contract.
 */
export function laterCheck<Draft extends object, Slot extends string>(
  { awake }: Pick<Backstage, 'awake'>,
  load: () => Promise<Check<Draft, Slot>>,
): Check<Draft, Slot> {
  let check: Check<Draft, Slot> | null = null
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

  return (draft, files) => {
    if (check) return check(draft, files)
    void fetch()
    return []
  }
}
