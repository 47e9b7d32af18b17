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

/** Pages in memory, up to so many bytes; those that were not asked for the longest go first. */
export type PageCache = Readonly<{
  get: (key: string) => Kept | undefined
  set: (key: string, page: Kept) => void
  /** How many bytes it has. */
  bytes: () => number
}>

/** For each page its three forms, its key, and about as much again for what keeps them. */
const sizeOf = (key: string, { forms: { plain, br, gzip }, ids }: Kept): number =>
  2 * plain.length + br.length + gzip.length + 2 * key.length + 100 * ids.length + 500

export function pageCache(mostBytes: number): PageCache {
  const pages = new Map<string, Kept>()
  let bytes = 0
  const remove = (key: string): Kept | undefined => {
    const page = pages.get(key)
    if (page === undefined) return undefined
    bytes -= sizeOf(key, page)
    pages.delete(key)
    return page
  }
  const set = (key: string, page: Kept): void => {
    remove(key)
    bytes += sizeOf(key, page)
    pages.set(key, page)
    for (const oldest of pages.keys()) {
      if (bytes <= mostBytes) return
      remove(oldest)
    }
  }
  return {
    get: (key) => {
      const page = pages.get(key)
      if (page !== undefined) {
        pages.delete(key)
        pages.set(key, page)
      }
      return page
    },
    set,
    bytes: () => bytes,
  }
}
