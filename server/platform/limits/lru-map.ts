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
