import { isObject, objectAt, type Json } from './contract.ts'

/** Lower camel case, as programs write names, without the misspellings of the wire. */
const CLEAN = /^(?!.*(?:buisness|catagory))[a-z][a-zA-Z0-9]*$/i
const startsLower = /^[a-z]/

const COMPONENT = '#/components/schemas/'

/** The name of the component that a schema refers to; undefined for an inline schema. */
export const referred = (schema: Json): string | undefined =>
  typeof schema['$ref'] === 'string' ? schema['$ref'].replace(COMPONENT, '') : undefined

/** A field of a schema: its name on the wire, and the clean one; null for a field that tells a program nothing. */
export type NamedField = { readonly wire: string; readonly clean: string | null; readonly schema: Json }

/** The fields of a schema with the names that `x-name` gives them. Throws for unclean names and for doubles. */
export function cleanNames(schema: Json, place: string): readonly NamedField[] {
  const rows = Object.entries(objectAt(schema, 'properties')).map(([wire, part]) => {
    if (!isObject(part)) throw new Error(`openapi.yaml: ${place}.${wire} is no schema`)
    const said = 'x-name' in part ? part['x-name'] : wire
    if (said !== null && !(typeof said === 'string' && CLEAN.test(said) && startsLower.test(said)))
      throw new Error(`openapi.yaml: ${place}.${wire} needs an x-name in lower camel case`)
    return { wire, clean: said, schema: part }
  })
  const names = rows.flatMap(({ clean }) => clean ?? [])
  const double = names.find((name, at) => names.indexOf(name) !== at)
  if (double !== undefined) throw new Error(`openapi.yaml: ${place} has two fields by the name of ${double}`)
  return rows
}

/** A copy of a schema in clean names. */
export function inCleanNames(schema: unknown, place: string): unknown {
  if (Array.isArray(schema)) return schema.map((part) => inCleanNames(part, place))
  if (!isObject(schema)) return schema
  const { properties, required, example: _, examples: __, ...rest } = schema
  const others = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, inCleanNames(value, place)]))
  if (!isObject(properties)) return { ...others, ...(required === undefined ? {} : { required }) }
  const rows = cleanNames(schema, place)
  const isRequired = (wire: string) => Array.isArray(required) && required.includes(wire)
  return {
    ...others,
    properties: Object.fromEntries(
      rows.flatMap(({ wire, clean, schema: part }) =>
        clean === null ? [] : [[clean, inCleanNames(part, `${place}.${wire}`)]],
      ),
    ),
    required: rows.flatMap(({ wire, clean }) => (clean !== null && isRequired(wire) ? [clean] : [])),
  }
}
