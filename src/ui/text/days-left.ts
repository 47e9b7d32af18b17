const day = 24 * 60 * 60 * 1000

/** Whole days until something ends: 0 on its last day, null afterwards. */
export function daysLeft(endsAt: string, now: Date): number | null {
  const left = new Date(endsAt).getTime() - now.getTime()
  return left <= 0 ? null : Math.floor(left / day)
}
