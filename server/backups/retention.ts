import { dayAt } from '../platform/local-clock.ts'

/** How many of the newest days, weeks and months that have a backup keep one. */
export const KEPT = { days: 7, weeks: 4, months: 12 } as const

const DAY = 24 * 60 * 60 * 1000

/** Names the week, from Monday on, of a day that is counted from 1970-01-01, a Thursday. */
const weekOf = (day: number): number => Math.floor((day + 3) / 7)

function monthOf(day: number): number {
  const date = new Date(day * DAY)
  return date.getUTCFullYear() * 12 + date.getUTCMonth()
}

/** Which of these backups are to go: all but the newest of each of the newest days, weeks and months. The newest of all always stays. */
export function outdated<Backup extends Readonly<{ madeAt: Date }>>(
  backups: readonly Backup[],
  zone: string,
): Backup[] {
  const newestFirst = backups.toSorted((one, other) => other.madeAt.getTime() - one.madeAt.getTime())
  const kept = new Set<Backup>()
  const keep = (most: number, periodOf: (day: number) => number): void => {
    const seen = new Set<number>()
    for (const backup of newestFirst) {
      const period = periodOf(dayAt(backup.madeAt, zone))
      if (seen.has(period)) continue
      if (seen.size === most) return
      seen.add(period)
      kept.add(backup)
    }
  }
  keep(KEPT.days, (day) => day)
  keep(KEPT.weeks, weekOf)
  keep(KEPT.months, monthOf)
  return backups.filter((backup) => !kept.has(backup))
}
