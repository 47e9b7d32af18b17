import { fieldError } from '../platform/domain-error.ts'

const DAY = 24 * 60 * 60 * 1000
/** How far ahead, in years. */
const YEARS = 2

/**
 * Refuses a day that no calendar has, that has passed, or that is too far ahead. The customer means the day of their own
 * calendar, and theirs may be a day behind that of UTC: what passed only yesterday there may be today for them.
 */
export function checkNeededBy(day: string | null, now: Date): void {
  if (day === null) return
  const time = Date.parse(`${day}T00:00:00Z`)
  // Of what no month has, some engines make a day of the next one.
  if (Number.isNaN(time) || dayOf(new Date(time)) !== day) throw fieldError('neededBy', 'NEEDED_BY_INVALID')
  if (day < dayOf(new Date(now.getTime() - DAY))) throw fieldError('neededBy', 'NEEDED_BY_PAST')
  const last = new Date(now)
  last.setUTCFullYear(last.getUTCFullYear() + YEARS)
  if (day > dayOf(last)) throw fieldError('neededBy', 'NEEDED_BY_TOO_FAR')
}

const dayOf = (time: Date): string => time.toISOString().slice(0, 10)
