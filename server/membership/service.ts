import { listCycles, type Cycle } from './repository.ts'
import type { Caller } from '../platform/caller.ts'
import type { Deps } from '../dependencies.ts'

/** The cycles of a business, newest first; of a cycle that runs now `isActive` is true. */
export async function loadCycles({ db, now }: Deps, caller: Caller): Promise<(Cycle & { isActive: boolean })[]> {
  const time = now()
  const cycles = await listCycles(db, caller.id)
  return cycles.map((cycle) => ({ ...cycle, isActive: cycle.startsAt <= time && time < cycle.endsAt }))
}
