const DAY = 24 * 60 * 60 * 1000

/** When mails of the day come, in hours of the local clock. No zone of the United States changes its clock at that hour. */
const HOUR = 7

/** Monday, as `Date` counts days of the week. */
const MONDAY = 1

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known !== undefined) return known
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  formats.set(zone, made)
  return made
}

/** What the clock of a zone shows at a time, as the milliseconds at which a clock of UTC shows the same. */
function clockAt(time: number, zone: string): number {
  const parts = new Map(
    formatOf(zone)
      .formatToParts(time)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const part = (name: Intl.DateTimeFormatPartTypes): number => parts.get(name) ?? 0
  return Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
    // The texts have whole seconds.
    ((time % 1000) + 1000) % 1000,
  )
}

/** The time at which the clock of a zone shows `clock`, given as `clockAt` does. */
function timeOf(clock: number, zone: string): number {
  const guess = clock - (clockAt(clock, zone) - clock)
  // On the day of a change the guess may be an hour off, and what the clock shows there says so.
  return guess + (clock - clockAt(guess, zone))
}

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
