/** Today in the reader's calendar, such as 2026-12-04. */
export function today(now: Date = new Date()): string {
  const padded = (part: number, digits: number) => String(part).padStart(digits, '0')
  return [padded(now.getFullYear(), 4), padded(now.getMonth() + 1, 2), padded(now.getDate(), 2)].join('-')
}

/** Whether a day is over for the reader. */
export const isPastDay = (day: string, now: Date = new Date()): boolean => day < today(now)
