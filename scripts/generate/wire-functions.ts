import { isObject, objectAt, type Json } from './contract.ts'
import { cleanNames, referred, type NamedField } from './clean-names.ts'

/** Whether names of the wire become clean ones, or clean ones become names of the wire. */
type Direction = 'FromWire' | 'ToWire'

type Options = {
  /** Leaves the types of results to the compiler, which knows which fields have got their defaults. */
  readonly infersTypes?: boolean
  /** Copies lists, for a taker whose types may change them. */
  readonly copiesLists?: boolean
  /** Names each field where all are required, which is much cheaper than a rest; what the types do not know is left out. */
  readonly namesFields?: boolean
}

/** Where a schema is among the types of the components: by the names of the wire, and by the clean ones. */
type Place = { readonly name: string; readonly wire: string; readonly clean: string }

/** Writes functions that turn components from wire names into clean ones, or back; a component whose names are clean has none. */
export class WireFunctions {
  readonly #schemas: Json
  readonly #direction: Direction
  readonly #options: Options
  readonly #written = new Map<string, { readonly name: string; readonly text: string } | undefined>()

  constructor(written: Json, direction: Direction, options: Options = {}) {
    this.#schemas = objectAt(written, 'components', 'schemas')
    this.#direction = direction
    this.#options = options
  }

  /** The name of a component's function; undefined where all its names are clean. */
  of(component: string): string | undefined {
    if (!this.#written.has(component)) {
      const schema = this.#schemas[component]
      const type = `['${component}']`
      const place = { name: component, wire: `Wire${type}`, clean: `Clean${type}` }
      const made = isObject(schema) ? this.#functionFor(schema, place) : undefined
      if (!this.#written.has(component)) this.#written.set(component, made)
    }
    return this.#written.get(component)?.name
  }

  /** The text of all functions asked for so far, those that others need before them. */
  text(): string {
    return [...this.#written.values()].flatMap((made) => made?.text ?? []).join('\n')
  }

  #functionFor(schema: Json, place: Place): { name: string; text: string } | undefined {
    const name = `${place.name.charAt(0).toLowerCase()}${place.name.slice(1)}${this.#direction}`
    const body = Array.isArray(schema['oneOf']) ? this.#choiceBody(schema) : this.#objectBody(schema, place)
    if (body === undefined) return undefined
    const [from, to] = this.#direction === 'FromWire' ? [place.wire, place.clean] : [place.clean, place.wire]
    return {
      name,
      text: `const ${name} = (value: ${from})${this.#options.infersTypes === true ? '' : `: ${to}`} => ${body}\n`,
    }
  }

  #objectBody(schema: Json, place: Place): string | undefined {
    if (!isObject(schema['properties'])) return undefined
    const fields = cleanNames(schema, place.name)
    const changes = fields.map((field) => this.#change(field, schema, place))
    const dropped = changes.flatMap(({ drops }) => drops ?? []).map((key) => `${key}: _${key}`)
    const set = changes.flatMap(({ sets }) => sets ?? [])
    if (dropped.length === 0) return set.length === 0 ? undefined : `({ ...value, ${set.join(', ')} })`
    const { required } = schema
    const hasAll = fields.every(({ wire }) => Array.isArray(required) && required.includes(wire))
    if (hasAll && this.#options.namesFields === true)
      return `({ ${fields.map(({ wire, clean }, at) => changes[at]?.sets ?? `${wire}: value.${clean}`).join(', ')} })`
    const result = set.length === 0 ? 'rest' : `{ ...rest, ${set.join(', ')} }`
    return `{\n const { ${dropped.join(', ')}, ...rest } = value\n return ${result}\n}`
  }

  /** Calls the function of the shape that a value has. A shape that is not known stays as it is. */
  #choiceBody({ discriminator }: Json): string | undefined {
    if (!isObject(discriminator)) return undefined
    const property = String(discriminator['propertyName'])
    const shapes = Object.entries(objectAt(discriminator, 'mapping')).map(([value, ref]) => {
      const name = this.of(referred({ $ref: ref }) ?? '')
      return `value.${property} === '${value}' ? ${name === undefined ? 'value' : `${name}(value)`} : `
    })
    return `${shapes.join('')}value`
  }

  /** What becomes of a field: the key that the result leaves out of the value, and what it sets in the result. */
  #change({ wire, clean, schema }: NamedField, owner: Json, place: Place): { drops?: string; sets?: string } {
    const isRequired = Array.isArray(owner['required']) && owner['required'].includes(wire)
    if (clean === null) {
      if (this.#direction === 'FromWire') return { drops: wire }
      if ('x-copy' in schema) return { sets: `${wire}: ${this.#copy(schema, owner, place)}` }
      if (!isRequired) return {}
      if (!('const' in schema))
        throw new Error(`openapi.yaml: ${place.name}.${wire} needs an x-name, a const or an x-copy`)
      return { sets: `${wire}: ${JSON.stringify(schema['const'])}` }
    }
    const [from, to] = this.#direction === 'FromWire' ? [wire, clean] : [clean, wire]
    const inside = {
      name: `${place.name}${wire.charAt(0).toUpperCase()}${wire.slice(1)}`,
      wire: `${place.wire}['${wire}']`,
      clean: `${place.clean}['${clean}']`,
    }
    const value = this.#valueOf(schema, inside, `value.${from}`)
    if (from === to && value === undefined) return {}
    const sets = `${to}: ${value ?? `value.${from}`}`
    return {
      // Beside an optional field that is set again, its old type would stay.
      ...((from !== to || !isRequired) && { drops: from }),
      sets: isRequired ? sets : `...(value.${from} !== undefined && { ${sets} })`,
    }
  }

  /** The expression for a value in the other names; undefined where it stays as it is. */
  #valueOf(schema: Json, place: Place, value: string): string | undefined {
    const { items, oneOf } = schema
    if (isObject(items)) {
      const one = this.#valueOf(
        items,
        { ...place, wire: `${place.wire}[number]`, clean: `${place.clean}[number]` },
        'one',
      )
      if (one !== undefined) return `${value}.map((one) => ${one})`
      // A list that a program without types leaves out is for the server to refuse.
      return this.#options.copiesLists === true ? `${value} && [...${value}]` : undefined
    }
    if (Array.isArray(oneOf)) {
      const [part, ...others] = partsOf(schema)
      const mapped = part && this.#valueOf(part, place, value)
      if (mapped !== undefined && others.length > 0)
        throw new Error(`openapi.yaml: ${place.name} has no discriminator to tell which names it has`)
      return mapped && `${value} && ${mapped}`
    }
    const component = referred(schema)
    if (component !== undefined) {
      const name = this.of(component)
      if (name !== undefined) return `${name}(${value})`
      const list = this.#resolved(schema)
      return isObject(list['items']) ? this.#valueOf(list, place, value) : undefined
    }
    const made = this.#functionFor(schema, place)
    if (made === undefined) return undefined
    this.#written.set(place.name, made)
    return `${made.name}(${value})`
  }

  /** The expression of a field that repeats another (`x-copy`): its name, `.` and a field inside, or `.*.` and a field of each in a list. */
  #copy(schema: Json, owner: Json, { name }: Place): string {
    const [first = '', ...inner] = String(schema['x-copy']).split('.')
    const source = cleanNames(owner, name).find(({ wire }) => wire === first)
    if (source === undefined || source.clean === null)
      throw new Error(`openapi.yaml: ${name} has no field ${first} to copy`)
    const value = `value.${source.clean}`
    if (inner[0] === '*') return `${value}.map((one) => one.${inner.slice(1).join('.')})`
    if (inner.length > 0) return `${value} && ${value}.${inner.join('.')}`
    const [shape] = partsOf(schema)
    if (!isObject(shape?.['properties'])) return value
    const named = partsOf(source.schema).flatMap((part) => cleanNames(this.#resolved(part), name))
    const fields = Object.keys(shape['properties']).map((wire) => {
      const inside = named.find((field) => field.wire === wire)
      if (inside === undefined || inside.clean === null)
        throw new Error(`openapi.yaml: ${name}.${first} has no field ${wire} to copy`)
      return `${wire}: ${value}.${inside.clean}`
    })
    return `${value} && { ${fields.join(', ')} }`
  }

  #resolved(schema: Json): Json {
    const component = referred(schema)
    return component === undefined ? schema : objectAt(this.#schemas, component)
  }
}

/** The schemas of which a value has one, without that of null. */
const partsOf = (schema: Json): Json[] =>
  (Array.isArray(schema['oneOf']) ? schema['oneOf'].filter(isObject) : [schema]).filter(({ type }) => type !== 'null')
