import { createHash } from 'node:crypto'
import type { ErrorCode } from '../../../generated/codes.ts'
import type { Db } from '../db/connection.ts'
import { DomainError } from '../domain-error.ts'
import { addPoints, deleteCount, refundPoint } from './repository.ts'

/** So many in a window of time, which begins with the first. */
export type Limit = Readonly<{
  /** What is limited; those of the same name count together. */
  name: string
  max: number
  windowMs: number
  /** What it is refused with; TOO_MANY_REQUESTS where nothing is said. */
  code?: ErrorCode
}>

/** How many were counted in the window that runs, how many more may come, and how many seconds it lasts. */
export type RateLimitStatus = Readonly<{ points: number; left: number; seconds: number }>

/** Counts by limit and key, across all processes on the same database. */
export type RateLimiter = Readonly<{
  /** Counts before something is done, so that many at once count too. Throws past the limit. */
  count: (limit: Limit, whom: string, within?: Db) => Promise<RateLimitStatus>
  /** Counts in memory, and a twentieth of the limit at a time in the database: each process may let that many more through. Throws. */
  countApproximately: (limit: Limit, whom: string) => Promise<RateLimitStatus>
  /** Takes one back that turned out not to count. */
  refundPoint: (limit: Limit, whom: string) => Promise<void>
  /** Forgets everything that was counted. */
  forget: (limit: Limit, whom: string) => Promise<void>
}>

/** What a process knows of a count: what all had at the last look, and what it counted itself since. */
type Loose = { known: number; fresh: number; endsAt: number }

/** How many counts a process keeps in mind; those that were touched the longest ago go first. */
const MOST_KEPT = 20_000

const STEPS = 20

export function createRateLimiter({ db, now }: Readonly<{ db: Db; now: () => Date }>): RateLimiter {
  /** End times of full windows. Repeated tries then cost the database nothing. */
  const full = lruMap<number>(MOST_KEPT)
  const loose = lruMap<Loose>(MOST_KEPT)

  const add = (limit: Limit, whom: string, points: number, within: Db) => {
    const endsAt = new Date(now().getTime() + limit.windowMs)
    return addPoints(within, { key: keyOf(limit, whom), points, endsAt }, now())
  }

  const secondsUntil = (endsAt: number): number => Math.max(1, Math.ceil((endsAt - now().getTime()) / 1000))

  const standing = ({ max }: Limit, points: number, endsAt: number): RateLimitStatus => ({
    points,
    left: Math.max(0, max - points),
    seconds: secondsUntil(endsAt),
  })

  const refuse = (limit: Limit, endsAt: number): DomainError =>
    new DomainError(limit.code ?? 'TOO_MANY_REQUESTS', { limit, retryAfter: secondsUntil(endsAt) })

  return {
    count: async (limit, whom, within = db) => {
      const name = nameOf(limit, whom)
      const until = full.get(name)
      if (until !== undefined && until > now().getTime()) throw refuse(limit, until)
      const counted = await add(limit, whom, 1, within)
      const endsAt = counted.endsAt.getTime()
      if (counted.points <= limit.max) return standing(limit, counted.points, endsAt)
      full.set(name, endsAt)
      throw refuse(limit, endsAt)
    },
    countApproximately: async (limit, whom) => {
      const name = nameOf(limit, whom)
      const time = now().getTime()
      const kept = loose.get(name)
      const own =
        kept !== undefined && kept.endsAt > time ? kept : { known: 0, fresh: 0, endsAt: time + limit.windowMs }
      if (own !== kept) loose.set(name, own)
      if (own.known + own.fresh >= limit.max) throw refuse(limit, own.endsAt)
      own.fresh += 1
      if (own.fresh >= limit.max / STEPS) {
        const points = own.fresh
        own.fresh = 0
        own.known += points
        const counted = await add(limit, whom, points, db)
        own.known = Math.max(own.known, counted.points)
        own.endsAt = counted.endsAt.getTime()
        if (own.known > limit.max) throw refuse(limit, own.endsAt)
      }
      return standing(limit, own.known + own.fresh, own.endsAt)
    },
    refundPoint: (limit, whom) => refundPoint(db, keyOf(limit, whom)),
    forget: async (limit, whom) => {
      full.delete(nameOf(limit, whom))
      await deleteCount(db, keyOf(limit, whom))
    },
  }
}

const nameOf = ({ name }: Limit, whom: string): string => `${name} ${whom}`

const keyOf = (limit: Limit, whom: string): Buffer => createHash('sha256').update(nameOf(limit, whom)).digest()

/** A limit for the setting that makes all of them wider or narrower. */
export function scaleLimit(limit: number, multiplier: number): number {
  return Math.max(1, Math.round(limit * multiplier))
}

/** A map that keeps the entries that were touched last. */
export type LruMap<Value> = Readonly<{
  get: (key: string) => Value | undefined
  set: (key: string, value: Value) => void
  delete: (key: string) => void
}>

export function lruMap<Value>(most: number): LruMap<Value> {
  const entries = new Map<string, Value>()
  const set = (key: string, value: Value): void => {
    entries.delete(key)
    entries.set(key, value)
    const [oldest] = entries.keys()
    if (entries.size > most && oldest !== undefined) entries.delete(oldest)
  }
  return {
    get: (key) => {
      const value = entries.get(key)
      if (value !== undefined) set(key, value)
      return value
    },
    set,
    delete: (key) => {
      entries.delete(key)
    },
  }
}
