/** How long to wait before the link that verifies an address is mailed again, in milliseconds. */
export const MAIL_PAUSE = 60_000

/** The milliseconds until it may be mailed again; 0 once that time has passed. Times are milliseconds since 1970. */
export function pauseLeft(mailedAt: number, now: number): number {
  // A clock that was set back must not keep somebody waiting for longer than the pause.
  return Math.min(MAIL_PAUSE, Math.max(0, mailedAt + MAIL_PAUSE - now))
}
