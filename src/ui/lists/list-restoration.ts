/** How long a list is remembered, in milliseconds; afterwards it starts at the top. */
const memory = 15 * 60 * 1000

/** Lists as they were when the reader left them, each by its key. */
export type LeftLists<List> = {
  readonly leave: (key: string, list: List) => void
  /** The list to return to; null if it was never left, or too long ago. */
  readonly find: (key: string) => List | null
}

export function createListRestoration<List>(now: () => number = Date.now): LeftLists<List> {
  const left = new Map<string, { readonly list: List; readonly at: number }>()
  return {
    leave: (key, list) => {
      for (const [known, { at }] of left) if (now() - at >= memory) left.delete(known)
      left.set(key, { list, at: now() })
    },
    find: (key) => {
      const found = left.get(key)
      return found && now() - found.at < memory ? found.list : null
    },
  }
}
