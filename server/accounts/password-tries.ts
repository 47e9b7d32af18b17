import { scaled, type Limit, type Limits } from '../platform/limits/limits.ts'

const MINUTE = 60_000

/** For one account from one address; a window that is full ends by itself, and never for other addresses. */
const TRIES = 10

/** Wrong passwords for one account from everywhere that cost nothing; each one more doubles the time that the next takes. */
const FREE = 10
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

export function passwordTriesOf(limits: Limits, multiplier: number): PasswordTries {
  const fromOne: Limit = { name: 'password', max: scaled(TRIES, multiplier), windowMs: 15 * MINUTE }
  const fromAll: Limit = { name: 'password anywhere', max: Infinity, windowMs: 60 * MINUTE }
  return {
    count: async (key) => {
      await limits.count(fromOne, key)
    },
    forget: (key) => limits.forget(fromOne, key),
    countAnywhere: async (account) => delayAfter((await limits.count(fromAll, account)) - scaled(FREE, multiplier)),
    takeBack: (account) => limits.takeBack(fromAll, account),
  }
}

/** How long a try takes when there were so many more than cost nothing, in milliseconds. */
export function delayAfter(more: number): number {
  return more <= 0 ? 0 : Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** (more - 1))
}
