import { Refusal } from '../platform/refusal.ts'

type Limit = Readonly<{ attempts: number; windowMs: number; now: () => Date }>
/** How many tries a key had and when its window ends. */
type Count = { tries: number; endsAt: number }

/** How many keys are kept at most; the oldest go first. */
const MOST_KEYS = 20_000

/** Counts tries by key in windows of time, in memory: with several processes each counts its own. */
export type Attempts = Readonly<{
  /** Counts a try, before it is made, so that many at once count too. Throws TOO_MANY_REQUESTS past the limit. */
  count: (key: string) => void
  /** Forgets a key, after a success. */
  forget: (key: string) => void
}>

export function attemptsOf({ attempts, windowMs, now }: Limit): Attempts {
  const counts = new Map<string, Count>()
  return {
    count: (key) => {
      const time = now().getTime()
      const known = counts.get(key)
      const count = known !== undefined && known.endsAt > time ? known : { tries: 0, endsAt: time + windowMs }
      if (count.tries >= attempts) {
        throw new Refusal('TOO_MANY_REQUESTS', { retryAfter: Math.ceil((count.endsAt - time) / 1000) })
      }
      count.tries += 1
      counts.delete(key)
      counts.set(key, count)
      const [oldest] = counts.keys()
      if (counts.size > MOST_KEYS && oldest !== undefined) counts.delete(oldest)
    },
    forget: (key) => {
      counts.delete(key)
    },
  }
}
