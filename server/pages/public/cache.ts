import type { Forms } from '../../platform/http/cached-responses.ts'

/** A page that was written before. */
export type Kept = Readonly<{
  forms: Forms
  /** Its own address, without the language. */
  path: string
  /** What it was made of. */
  version: string
  /** The businesses of a list. */
  ids: readonly string[]
  /** In milliseconds. */
  madeAt: number
}>

/** What was made before, up to so many bytes; what was not asked for the longest goes first. */
export type MemoryCache<Value> = Readonly<{
  get: (key: string) => Value | undefined
  set: (key: string, value: Value) => void
  /** How many bytes it has. */
  bytes: () => number
}>

export function memoryCache<Value>(
  mostBytes: number,
  sizeOf: (key: string, value: Value) => number,
): MemoryCache<Value> {
  const values = new Map<string, Value>()
  let bytes = 0
  const remove = (key: string): void => {
    const value = values.get(key)
    if (value === undefined) return
    bytes -= sizeOf(key, value)
    values.delete(key)
  }
  return {
    get: (key) => {
      const value = values.get(key)
      if (value !== undefined) {
        values.delete(key)
        values.set(key, value)
      }
      return value
    },
    set: (key, value) => {
      remove(key)
      bytes += sizeOf(key, value)
      values.set(key, value)
      for (const oldest of values.keys()) {
        if (bytes <= mostBytes) return
        remove(oldest)
      }
    },
    bytes: () => bytes,
  }
}

/** Pages in memory: for each its three forms, its key, and about as much again for what keeps them. */
export const pageCache = (mostBytes: number): MemoryCache<Kept> =>
  memoryCache(
    mostBytes,
    (key, { forms: { plain, br, gzip }, ids }) =>
      2 * plain.length + br.length + gzip.length + 2 * key.length + 100 * ids.length + 500,
  )
