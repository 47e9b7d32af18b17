/** A browser that denies storage throws on first access; the app then remembers things only until the page closes. */
export function storageOf(touch: () => Storage): Storage {
  try {
    return touch()
  } catch {
    return inMemory()
  }
}

function inMemory(): Storage {
  const values = new Map<string, string>()
  return {
    get length() {
      return values.size
    },
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
  }
}

/** The stored value; null if there is none, it is unreadable, or the browser denies access. */
export function readJson(storage: Storage, key: string): unknown {
  try {
    const text = storage.getItem(key)
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}

/** Stores a value; returns false if the device is full or refuses. */
export function writeJson(storage: Storage, key: string, value: unknown): boolean {
  try {
    storage.setItem(key, JSON.stringify(value))
    return true
  } catch {
    return false
  }
}

/** Removes a key, if the browser allows it. */
export function removeKey(storage: Storage, key: string): void {
  try {
    storage.removeItem(key)
  } catch {
    // Access is denied, so there is nothing to remove.
  }
}

export function keysOf(storage: Storage): readonly string[] {
  try {
    return Array.from({ length: storage.length }, (_, index) => storage.key(index)).filter((key) => key !== null)
  } catch {
    return []
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function isText(value: unknown): value is string {
  return typeof value === 'string'
}

export function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every(isText)
}
