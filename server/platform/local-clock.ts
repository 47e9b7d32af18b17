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
export function clockAt(time: number, zone: string): number {
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
export function timeOf(clock: number, zone: string): number {
  const guess = clock - (clockAt(clock, zone) - clock)
  // On the day of a change the guess may be an hour off, and what the clock shows there says so.
  return guess + (clock - clockAt(guess, zone))
}

/** A time of each day by the clock of a zone: minutes since midnight, and a name of the IANA tz database. */
export type DailyTime = Readonly<{ minutes: number; zone: string }>

/** Reads `03:30`, which is UTC, or `03:30 America/New_York`; undefined for anything else. */
export function readDailyTime(text: string): DailyTime | undefined {
  const [, hour, minute, zone = 'UTC'] = /^([01]\d|2[0-3]):([0-5]\d)(?:\s+([\w/+-]+))?$/.exec(text) ?? []
  if (hour === undefined || minute === undefined || !isZone(zone)) return undefined
  return { minutes: Number(hour) * 60 + Number(minute), zone }
}

/** `Intl` takes any case, and is the one that knows. */
function isZone(name: string): boolean {
  try {
    formatOf(name)
    return true
  } catch {
    return false
  }
}

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** The last time at or before `now` at which it was that time of day. Each day has one, also where the clock leaves it out or has it twice. */
export function latestAt(now: Date, { minutes, zone }: DailyTime): Date {
  const midnight = Math.floor(clockAt(now.getTime(), zone) / DAY) * DAY
  const times = [0, 1, 2].map((back) => timeOf(midnight - back * DAY + minutes * MINUTE, zone))
  return new Date(Math.max(...times.filter((time) => time <= now.getTime())))
}

/** The number of the day that the clock of a zone shows, counted from 1970-01-01. */
export const dayAt = (time: Date, zone: string): number => Math.floor(clockAt(time.getTime(), zone) / DAY)
