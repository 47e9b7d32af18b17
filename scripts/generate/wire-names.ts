import { isObject, objectAt, type Json } from './contract.ts'

/** Lower camel case, as programs write names, without the misspellings of the wire. */
const CLEAN = /^(?!.*(?:buisness|catagory))[a-z][a-zA-Z0-9]*$/i
const startsLower = /^[a-z]/

const COMPONENT = '#/components/schemas/'

/** The name of the component that a schema refers to; undefined for one that stands in its place. */
export const referred = (schema: Json): string | undefined =>
  typeof schema['$ref'] === 'string' ? schema['$ref'].replace(COMPONENT, '') : undefined

/** What `x-name` makes of the properties of a schema: a name, or null for what says nothing. Throws for unclean names and for doubles. */
function cleanNames(
  schema: Json,
  place: string,
): readonly (readonly [wire: string, clean: string | null, part: Json])[] {
  const rows = Object.entries(objectAt(schema, 'properties')).map(([wire, part]) => {
    if (!isObject(part)) throw new Error(`openapi.yaml: ${place}.${wire} is no schema`)
    const said = 'x-name' in part ? part['x-name'] : wire
    if (said !== null && !(typeof said === 'string' && CLEAN.test(said) && startsLower.test(said)))
      throw new Error(`openapi.yaml: ${place}.${wire} needs an x-name in lower camel case`)
    return [wire, said, part] as const
  })
  const names = rows.flatMap(([, clean]) => clean ?? [])
  const double = names.find((name, at) => names.indexOf(name) !== at)
  if (double !== undefined) throw new Error(`openapi.yaml: ${place} has two fields by the name of ${double}`)
  return rows
}

/** Writes what is renamed in the components, as source text. */
export class NameTables {
  readonly #schemas: Json
  readonly #written = new Map<string, string | undefined>()

  constructor(written: Json) {
    this.#schemas = objectAt(written, 'components', 'schemas')
    for (const name of Object.keys(this.#schemas)) this.of(name)
  }

  /** The name of a component's table; undefined where nothing in it is renamed. */
  of(component: string): string | undefined {
    if (!this.#written.has(component)) {
      const schema = this.#schemas[component]
      this.#written.set(component, isObject(schema) ? this.#tableOf(schema, component) : undefined)
    }
    return this.#written.get(component) && component
  }

  /** `generated/client/names.ts`: one table a component, those that it needs before it. */
  module(): string {
    const tables = [...this.#written].filter(([, text]) => text !== undefined)
    return `import type { Names } from './renamed.ts'
${tables.map(([name, text]) => `\nexport const ${name} = ${text} as const satisfies Names\n`).join('')}`
  }

  #tableOf(schema: Json, place: string): string | undefined {
    const { items, oneOf, discriminator, properties, additionalProperties } = schema
    const component = referred(schema)
    if (component !== undefined) return this.of(component)
    if (isObject(items)) return this.#tableOf(items, place)
    if (Array.isArray(oneOf)) return this.#choiceOf(oneOf.filter(isObject), discriminator, place)
    if (isObject(properties)) return this.#fieldsOf(schema, place)
    if (isObject(additionalProperties) && this.#tableOf(additionalProperties, place) !== undefined)
      throw new Error(`openapi.yaml: ${place} renames inside of a map, which no client is made for`)
    return undefined
  }

  #fieldsOf(schema: Json, place: string): string | undefined {
    const rows = cleanNames(schema, place).flatMap(([wire, clean, part]) => {
      const inside = clean === null ? undefined : this.#tableOf(part, `${place}.${wire}`)
      if (inside !== undefined) return [`${wire}: ['${clean}', ${inside}]`]
      return clean === wire ? [] : [`${wire}: ${JSON.stringify(clean)}`]
    })
    return rows.length === 0 ? undefined : `{ ${rows.join(', ')} }`
  }

  #choiceOf(parts: readonly Json[], discriminator: unknown, place: string): string | undefined {
    if (!isObject(discriminator)) {
      const tables = [...new Set(parts.flatMap((part) => this.#tableOf(part, place) ?? []))]
      if (tables.length > 1) throw new Error(`openapi.yaml: ${place} has no discriminator to tell which names it has`)
      return tables[0]
    }
    const rows = Object.entries(objectAt(discriminator, 'mapping')).flatMap(([value, ref]) => {
      const table = this.#tableOf({ $ref: ref }, place)
      return table === undefined ? [] : [`${value}: ${table}`]
    })
    return `['${String(discriminator['propertyName'])}', { ${rows.join(', ')} }]`
  }
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
      rows.flatMap(([wire, clean, part]) => (clean === null ? [] : [[clean, inCleanNames(part, `${place}.${wire}`)]])),
    ),
    required: rows.flatMap(([wire, clean]) => (clean !== null && isRequired(wire) ? [clean] : [])),
  }
}
