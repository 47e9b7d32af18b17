/** What is kept under a key; null where nothing is, or nothing readable, or the browser denies access. */
export function readJson(storage: Storage, key: string): unknown {
  try {
    const text = storage.getItem(key)
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}

/** Keeps a value; answers false where the device is full or refuses. */
export function writeJson(storage: Storage, key: string, value: unknown): boolean {
  try {
    storage.setItem(key, JSON.stringify(value))
    return true
  } catch {
    return false
  }
}

/** Forgets a key, as far as the browser allows. */
export function removeKey(storage: Storage, key: string): void {
  try {
    storage.removeItem(key)
  } catch {
    // Nothing was readable, so there is nothing to forget.
  }
}

/** The keys that are in use. */
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
