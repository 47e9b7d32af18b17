/** What is renamed inside of a value: by field, or by the value of the field that says which of several shapes it has. */
export type Names = Fields | readonly [property: string, shapes: { readonly [value: string]: Names }]

/** By name on the wire: the clean name, null for what is left out, or both the clean name and what is renamed inside. */
type Fields = { readonly [wire: string]: string | null | readonly [clean: string, inside: Names] }

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value)

/** A value of the wire in clean names. What has no other name keeps its own, whatever a newer server adds. */
export function renamed(value: unknown, names: Names | undefined): unknown {
  if (isList(value)) return value.map((item) => renamed(item, names))
  if (names === undefined || typeof value !== 'object' || value === null) return value
  if (isList(names)) return renamed(value, names[1][String(Reflect.get(value, names[0]))])
  return Object.fromEntries(
    Object.entries(value).flatMap(([wire, inner]): [string, unknown][] => {
      const said = Object.hasOwn(names, wire) ? names[wire] : wire
      if (said === null || said === undefined) return []
      return isList(said) ? [[said[0], renamed(inner, said[1])]] : [[said, inner]]
    }),
  )
}

/** The clean name of a field, such as one that an error names. */
export function fieldName(wire: string, names: Names | undefined): string {
  const said = names && !isList(names) && Object.hasOwn(names, wire) ? names[wire] : wire
  return (isList(said) ? said[0] : said) ?? wire
}

/** The table of the way back. What is left out has none. */
export function wireNames(names: Names | undefined): Names | undefined {
  if (names === undefined || isList(names)) return undefined
  return Object.fromEntries(
    Object.entries(names).flatMap(([wire, said]): [string, Fields[string]][] => {
      if (said === null) return []
      return isList(said) ? [[said[0], [wire, wireNames(said[1]) ?? {}]]] : [[said, wire]]
    }),
  )
}
