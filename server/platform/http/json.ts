/** A JSON object of unknown content. */
export type Json = Readonly<Record<string, unknown>>

function isRecord(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The value where it is an object, else an empty one. */
export function record(value: unknown): Json {
  return isRecord(value) ? value : {}
}

/** The value where it is a list, else an empty one. */
export function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

/**
 * A copy of `node` in which each local `$ref` is replaced by what it points to. What stands beside a `$ref` wins, as in
 * the validators that the browser gets: a schema that is used twice may name its errors differently.
 */
export function dereference(document: Json, node: unknown): unknown {
  if (Array.isArray(node)) return node.map((item: unknown) => dereference(document, item))
  if (!isRecord(node)) return node
  const { $ref, ...siblings } = node
  const own = Object.fromEntries(Object.entries(siblings).map(([key, value]) => [key, dereference(document, value)]))
  if (typeof $ref !== 'string') return own
  return { ...record(dereference(document, target(document, $ref))), ...own }
}

function target(document: Json, ref: string): unknown {
  const keys = ref.split('/').slice(1)
  let found: unknown = document
  for (const key of keys) found = record(found)[key.replaceAll('~1', '/').replaceAll('~0', '~')]
  if (found === undefined) throw new Error(`the contract has nothing at ${ref}`)
  return found
}
