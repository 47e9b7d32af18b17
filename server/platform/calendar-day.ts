import type { ErrorCode } from '../../generated/codes.ts'
import { fieldError } from './domain-error.ts'

/** A field that holds a day, and the codes with which one is refused. */
export type DayField = Readonly<{ name: string; invalid: ErrorCode; past: ErrorCode; tooFar: ErrorCode }>

const DAY = 24 * 60 * 60 * 1000

/** How far ahead, in years. */
const YEARS = 2

/** Refuses a day that is none, has passed, or is too far ahead. Yesterday in UTC may be somebody's today. */
export function checkDay({ name, invalid, past, tooFar }: DayField, day: string | null, now: Date): void {
  if (day === null) return
  checkCalendar(day, { name, invalid })
  if (day < dayOf(new Date(now.getTime() - DAY))) throw fieldError(name, past)
  const last = new Date(now)
  last.setUTCFullYear(last.getUTCFullYear() + YEARS)
  if (day > dayOf(last)) throw fieldError(name, tooFar)
}

/** Refuses a day that no calendar has, such as February 30. */
export function checkCalendar(day: string, { name, invalid }: Pick<DayField, 'name' | 'invalid'>): void {
  const time = Date.parse(`${day}T00:00:00Z`)
  // Of what no month has, some engines make a day of the next one.
  if (Number.isNaN(time) || dayOf(new Date(time)) !== day) throw fieldError(name, invalid)
}

const dayOf = (time: Date): string => time.toISOString().slice(0, 10)
