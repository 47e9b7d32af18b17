import { performance } from 'node:perf_hooks'

type Sparing = Readonly<{
  /** How long an answer is good for, in milliseconds. */
  keep: number
  /** How long anybody waits for one, in milliseconds. */
  patience: number
  /** A clock in milliseconds. */
  clock?: () => number
}>

/** Asks something slow for many: callers share an answer for a while and wait at most `patience`; undefined without an answer. */
export function cachedProbe<Answer>(
  ask: () => Promise<Answer>,
  { keep, patience, clock = () => performance.now() }: Sparing,
): () => Promise<Answer | undefined> {
  let asked: Promise<Answer | undefined> | undefined
  let goodUntil = Infinity
  return async () => {
    if (asked === undefined || clock() >= goodUntil) {
      goodUntil = Infinity
      asked = ask()
        .catch(() => undefined)
        .finally(() => (goodUntil = clock() + keep))
    }
    return await within(patience, asked)
  }
}

async function within<Answer>(milliseconds: number, answer: Promise<Answer>): Promise<Answer | undefined> {
  const { promise: late, resolve } = Promise.withResolvers<undefined>()
  const timer = setTimeout(() => resolve(undefined), milliseconds)
  try {
    return await Promise.race([answer, late])
  } finally {
    clearTimeout(timer)
  }
}
