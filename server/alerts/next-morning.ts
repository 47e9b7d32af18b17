import { clockAt, timeOf } from '../platform/local-clock.ts'

const DAY = 24 * 60 * 60 * 1000

/** When mails of the day come, in hours of the local clock. No zone of the United States changes its clock at that hour. */
const HOUR = 7

/** Monday, as `Date` counts days of the week. */
const MONDAY = 1

/** The next 7:00 in a time zone after `now`: of any day, or of a Monday. */
export function nextMorning(now: Date, zone: string, every: 'day' | 'week'): Date {
  const midnight = Math.floor(clockAt(now.getTime(), zone) / DAY) * DAY
  // 8 days: a Monday whose hour has passed is followed by the next.
  for (let ahead = 0; ahead <= 7; ahead += 1) {
    const day = midnight + ahead * DAY
    if (every === 'week' && new Date(day).getUTCDay() !== MONDAY) continue
    const morning = timeOf(day + HOUR * 60 * 60 * 1000, zone)
    if (morning > now.getTime()) return new Date(morning)
  }
  throw new Error(`no morning comes in ${zone}`)
}
