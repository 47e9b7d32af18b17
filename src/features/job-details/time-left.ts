const day = 24 * 60 * 60 * 1000

/** Whole days until a job stops taking bids: 0 on its last day, null afterwards. */
export function daysLeft(expiresAt: string, now: Date): number | null {
  const left = new Date(expiresAt).getTime() - now.getTime()
  return left <= 0 ? null : Math.floor(left / day)
}
