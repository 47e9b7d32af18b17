import { useEffect, useState } from 'react'

const minute = 60_000

/** The present time, updated every minute. */
export function useNow(): Date {
  // Only a matter of display, so not in a machine.
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), minute)
    return () => clearInterval(timer)
  }, [])
  return now
}

const day = 24 * 60 * 60 * 1000

/** Whole days until something ends: 0 on its last day, null afterwards. */
export function daysLeft(endsAt: string, now: Date): number | null {
  const left = new Date(endsAt).getTime() - now.getTime()
  return left <= 0 ? null : Math.floor(left / day)
}

/** From how many whole days before its end on a membership is to be renewed before all else. */
const soon = 7

/** Whether a membership with so many days left, or null, is to be renewed before all else. */
export const isRenewalDue = (left: number | null): boolean => left === null || left <= soon

/** How long something still lasts, in one of three wordings by its whole days left. */
export function leftText(
  left: number | null,
  words: { readonly ended: string; readonly lastDay: string; readonly days: (count: number) => string },
): string {
  if (left === null) return words.ended
  return left === 0 ? words.lastDay : words.days(left)
}
