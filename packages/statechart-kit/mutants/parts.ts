/** Where a part of a configuration is: names and indices from its top. */
export type Path = readonly (string | number)[]

export type Table = Readonly<Record<string, unknown>>

/** A plain table of the configuration, and not a function or an instance of something. */
export function isTable(part: unknown): part is Table {
  return typeof part === 'object' && part !== null && !Array.isArray(part)
}

export function keysOf(part: unknown): readonly string[] {
  return isTable(part) ? Object.keys(part) : []
}

export function partAt(whole: unknown, path: Path): unknown {
  return path.reduce(
    (part: unknown, key) => (isTable(part) || Array.isArray(part) ? Reflect.get(part, key) : undefined),
    whole,
  )
}

/** A copy with one part changed, or without it where there is no value; what is beside the path is shared. */
export function withPart(whole: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value
  if (Array.isArray(whole)) {
    const parts: readonly unknown[] = whole
    return rest.length === 0 && value === undefined
      ? parts.filter((_, index) => index !== key)
      : parts.map((part, index) => (index === key ? withPart(part, rest, value) : part))
  }
  if (!isTable(whole)) throw new Error(`there is no ${key} in ${String(whole)}`)
  if (rest.length > 0 || value !== undefined) return { ...whole, [key]: withPart(whole[key], rest, value) }
  return Object.fromEntries(Object.entries(whole).filter(([name]) => name !== key))
}

/** A part in words: a name, with its parameter. */
export function labelOf(part: unknown): string {
  if (typeof part === 'string') return part
  const { type, params } = isTable(part) || typeof part === 'function' ? { ...nameless, ...typed(part) } : nameless
  return typeof params === 'string' ? `${type} ${params}` : type
}

const nameless: { readonly type: string; readonly params?: unknown } = { type: 'function' }

function typed(part: object): { type?: string; params?: unknown } {
  const type: unknown = Reflect.get(part, 'type')
  const own = typeof type === 'string' ? { type } : { type: 'check' in part ? 'combination' : 'function' }
  return { ...own, params: Reflect.get(part, 'params') }
}
