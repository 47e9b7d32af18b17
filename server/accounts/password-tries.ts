import type { Limit, Limits } from '../platform/limits/limits.ts'

const MINUTE = 60_000

/** What the first try too many takes, in milliseconds; each one more doubles it. */
const FIRST_DELAY = 250

/** Whoever knows the password waits no longer than this, in milliseconds, whatever others do. */
const LONGEST_DELAY = 5000

/** Keeps passwords from being guessed, and nobody from logging in. */
export type PasswordTries = Readonly<{
  /** Counts a try of one from one place, before it is made. Throws TOO_MANY_REQUESTS past the limit. */
  count: (key: string) => Promise<void>
  /** Forgets them, after a success. */
  forget: (key: string) => Promise<void>
  /** Counts a try of an account from wherever, and answers how long it has to wait, in milliseconds. */
  countAnywhere: (account: string) => Promise<number>
  /** That try was right, and does not count. */
  takeBack: (account: string) => Promise<void>
}>

type Numbers = Readonly<{
  /** For one account from one address in a quarter of an hour. */
  tries: number
  /** For one account from everywhere in an hour, before they begin to take longer. */
  free: number
}>

export function passwordTriesOf(limits: Limits, { tries, free }: Numbers): PasswordTries {
  const fromOne: Limit = { name: 'password', max: tries, windowMs: 15 * MINUTE }
  const fromAll: Limit = { name: 'password anywhere', max: Infinity, windowMs: 60 * MINUTE }
  return {
    count: async (key) => {
      await limits.count(fromOne, key)
    },
    forget: (key) => limits.forget(fromOne, key),
    countAnywhere: async (account) => delayAfter((await limits.count(fromAll, account)).points - free),
    takeBack: (account) => limits.takeBack(fromAll, account),
  }
}

/** How long a try takes when there were so many more than cost nothing, in milliseconds. */
export function delayAfter(more: number): number {
  return more <= 0 ? 0 : Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** (more - 1))
}
