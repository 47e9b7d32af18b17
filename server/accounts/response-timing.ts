import { setTimeout as wait } from 'node:timers/promises'
import type { Db } from '../platform/db/connection.ts'
import type { Limit } from '../platform/limits/rate-limiter.ts'
import { DomainError } from '../platform/domain-error.ts'
import type { Deps } from '../platform/runtime/dependencies.ts'
import { countTokens, type Purpose } from './repository-one-time-tokens.ts'

const MINUTE = 60 * 1000
const HOUR = 60 * MINUTE

/** Links of one kind that an account is mailed in an hour at once, so that nobody can fill another's mailbox. */
const LINKS_AN_HOUR = 5

/** Whatever others asked for, an account gets one letter in this time, in milliseconds. */
const ALWAYS_AFTER = 10 * MINUTE

/** What one requester may ask for one account, before others' requests count at all. */
const REQUESTS: Limit = { name: 'mailed links of a requester', max: 3, windowMs: HOUR }

/** Longer than mailing a link takes where there is an account, in milliseconds. */
const MAILING_TAKES = 250

/** Takes the same time whether or not there is anything to do, so that the time does not tell who has an account. */
export async function withConstantTime<Result>({ delay = wait }: Deps, work: Promise<Result>): Promise<Result> {
  const [result] = await Promise.all([work, delay(MAILING_TAKES)])
  return result
}

/** Counts, and answers whether that was within the limit, for a caller who must not hear of it. */
export async function hasLeft({ limits }: Pick<Deps, 'limits'>, db: Db, limit: Limit, whom: string): Promise<boolean> {
  try {
    await limits.count(limit, whom, db)
    return true
  } catch (error) {
    if (error instanceof DomainError) return false
    throw error
  }
}

/** A link that somebody without a session asks for: whose, of which kind, and the network address that they ask from. */
type Asked = Readonly<{ accountId: string; purpose: Purpose; address: string }>

/**
 * Whether such a link is mailed now. The requester's own budget counts first, so that a stranger uses up their own; an account
 * without a letter for ten minutes always gets one, so that nobody can silence its owner.
 */
export async function mayMail(
  { limits, now }: Pick<Deps, 'limits' | 'now'>,
  db: Db,
  { accountId, purpose, address }: Asked,
): Promise<boolean> {
  const hasOwn = await hasLeft({ limits }, db, REQUESTS, `${purpose} ${accountId} ${address}`)
  const sentWithin = (span: number) => countTokens(db, accountId, purpose, new Date(now().getTime() - span))
  if ((await sentWithin(ALWAYS_AFTER)) === 0) return true
  return hasOwn && (await sentWithin(HOUR)) < LINKS_AN_HOUR
}
