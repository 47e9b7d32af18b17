import type { Deps } from '../platform/runtime/dependencies.ts'
import { claimDue, planSearches, takeFinds, type DueSearch } from './repository-digest.ts'
import { nextTelling } from './service.ts'
import { tellFinds } from './service-telling.ts'

/** Searches that are looked at in one transaction. */
const BATCH = 100

/**
 * Tells businesses whose time has come what their searches found since the last time, and writes down the next time, in one transaction: a
 * process that dies tells nobody twice and leaves out nothing. A time that passed while no server ran is made up for. Answers whether more may wait.
 */
export async function tellDue(deps: Pick<Deps, 'db' | 'now' | 'settings'>): Promise<boolean> {
  return await deps.db.transaction().execute(async (db) => {
    const now = deps.now()
    const due = await claimDue(db, now, BATCH)
    const ready = due.filter(({ isUnplanned }) => !isUnplanned).map(({ id }) => id)
    await tellFinds(deps, db, await takeFinds(db, ready, now), now)
    const plans = new Map<string, Date | null>()
    const nextOf = ({ frequency, country, state }: DueSearch): Date | null => {
      const key = JSON.stringify([frequency, country, state])
      if (!plans.has(key)) plans.set(key, nextTelling(frequency, { country, state }, now))
      return plans.get(key) ?? null
    }
    if (due.length > 0)
      await planSearches(
        db,
        due.map((search) => ({ id: search.id, nextAt: nextOf(search) })),
      )
    return due.length > 0
  })
}
