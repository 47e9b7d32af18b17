import { record, type Json } from './json.ts'

/** Which side a schema is about: what a call takes, or what it answers. */
type Side = 'taken' | 'answered'

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : value === undefined ? [] : [value])

/**
 * What a client of old would miss where a JSON Schema changed: nothing that a call took may be refused, and nothing that it
 * answered may be missing, or be what it never was.
 */
export function brokenPromises(side: Side, before: Json, now: Json, path = ''): string[] {
  // Whatever the narrow one allows, the wide one has to.
  const [wide, narrow] = side === 'taken' ? [now, before] : [before, now]
  const words = ['type', 'enum', 'const'].flatMap((word) => {
    if (wide[word] === undefined) return []
    const strange = list(narrow[word]).filter((one) => !list(wide[word]).includes(one))
    return narrow[word] === undefined
      ? [`${path}: any ${word}`]
      : strange.map((one) => `${path}: ${word} ${String(one)}`)
  })
  const asked = list(wide['required']).filter((name) => !list(narrow['required']).includes(name))
  const properties = record(now['properties'])
  const inner = Object.entries(record(before['properties'])).flatMap(([name, old]) =>
    name in properties
      ? brokenPromises(side, record(old), record(properties[name]), `${path}.${name}`)
      : side === 'taken'
        ? [`${path}.${name}: gone`]
        : [],
  )
  const parts = list(before['oneOf']).flatMap((old, at) =>
    brokenPromises(side, record(old), record(list(now['oneOf'])[at]), `${path}(${at})`),
  )
  const items =
    'items' in before ? brokenPromises(side, record(before['items']), record(now['items']), `${path}[]`) : []
  return [...words, ...asked.map((name) => `${path}.${String(name)}: required`), ...inner, ...parts, ...items]
}
