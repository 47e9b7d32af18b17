import { scaleLimit, type Limit, type RateLimiter } from '../platform/limits/rate-limiter.ts'
import { DomainError } from '../platform/domain-error.ts'

const MINUTE = 60_000

/** What the first try too many takes, in milliseconds; each one more doubles it. */
const FIRST_DELAY = 250

/** Longest wait of a caller who knows the password, in milliseconds, whatever others do. */
const LONGEST_DELAY = 5000

/** Who tries to log in: the network, and the account by its mail address, whether there is one or not. */
export type Login = Readonly<{ network: string; account: string }>

/** A try that may be made: how long it has to wait, in milliseconds, and what to do when its password was right. */
export type LoginTry = Readonly<{ delay: number; takeBack: () => Promise<void> }>

/** Keeps passwords from being guessed, and nobody from logging in. */
export type PasswordAttempts = Readonly<{
  /** Counts a try of one from one place, before it is made. Throws TOO_MANY_REQUESTS past the limit. */
  count: (key: string) => Promise<void>
  /** Forgets them, after a success. */
  forget: (key: string) => Promise<void>
  /** Counts a login as wrong before it is looked at, so that many at once count; a right one is taken back. Throws TOO_MANY_REQUESTS. */
  logIn: (login: Login) => Promise<LoginTry>
}>

/** How many wrong tries there may be. */
export type TriesAllowed = Readonly<{
  /** For one account from one address in a quarter of an hour. */
  tries: number
  /** For one account from everywhere in an hour, before they begin to take longer. */
  free: number
  /** For one account from everywhere in an hour, before only those of its own are left. */
  everywhere: number
  /** From one address in 5 minutes, for all accounts together, before only those of each account's own are left. */
  address: number
  /** For one account from one address in an hour, also when others have used up the two before. */
  own: number
  /** From one address in 5 minutes, whatever is left to its accounts. */
  flood: number
}>

/** What a server allows whose operator widens all limits by a factor. */
export const triesAllowed = (multiplier: number): TriesAllowed => ({
  tries: scaleLimit(10, multiplier),
  free: scaleLimit(10, multiplier),
  everywhere: scaleLimit(100, multiplier),
  address: scaleLimit(20, multiplier),
  own: scaleLimit(5, multiplier),
  flood: scaleLimit(300, multiplier),
})

export function passwordTriesOf(limits: RateLimiter, allowed: TriesAllowed): PasswordAttempts {
  const fromOne: Limit = { name: 'password', max: allowed.tries, windowMs: 15 * MINUTE }
  const fromAll: Limit = { name: 'password anywhere', max: Infinity, windowMs: 60 * MINUTE }
  const fromAddress: Limit = { name: 'logins of an address', max: Infinity, windowMs: 5 * MINUTE }
  const own: Limit = { name: 'password, own', max: allowed.own, windowMs: 60 * MINUTE }

  const logIn = async ({ network, account }: Login): Promise<LoginTry> => {
    const pair = `${network} ${account}`
    await limits.count(fromOne, pair)
    const [byAddress, byAccount] = [await limits.count(fromAddress, network), await limits.count(fromAll, account)]
    const takeBack = async (): Promise<void> => {
      await Promise.all([limits.refundPoint(fromAddress, network), limits.refundPoint(fromAll, account)])
    }
    const isFull = byAddress.points > allowed.address || byAccount.points > allowed.everywhere
    try {
      if (byAddress.points > allowed.flood)
        throw new DomainError('TOO_MANY_REQUESTS', { retryAfter: byAddress.seconds })
      if (isFull) await limits.count(own, pair)
    } catch (error) {
      // What is not looked at was no guess.
      await takeBack()
      throw error
    }
    return {
      delay: delayAfter(byAccount.points - allowed.free),
      takeBack: async () => {
        await Promise.all([limits.forget(fromOne, pair), isFull && limits.refundPoint(own, pair), takeBack()])
      },
    }
  }

  return {
    count: async (key) => {
      await limits.count(fromOne, key)
    },
    forget: (key) => limits.forget(fromOne, key),
    logIn,
  }
}

/** How long a try takes when there were so many more than cost nothing, in milliseconds. */
export function delayAfter(more: number): number {
  return more <= 0 ? 0 : Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** (more - 1))
}
