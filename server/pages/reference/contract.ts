import { load } from 'js-yaml'

/** A JSON object of unknown content, read through the helpers below. */
export type Json = { readonly [key: string]: unknown }

export const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The object at `path` inside `node`; an empty one where something else is there, or nothing. */
export function partOf(node: unknown, ...path: readonly string[]): Json {
  let current = node
  for (const key of path) current = isJson(current) ? current[key] : undefined
  return isJson(current) ? current : {}
}

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

export const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

/** A part of the contract with its references resolved. */
export type Found = Readonly<{
  json: Json
  /** Among the components, where a reference led there. */
  name: string | undefined
  orNull: boolean
}>

/** Values in more fields than this get one entry. */
const MANY = 12

/** The tag of the console's calls, which nobody but operators can make. */
const CONSOLE = 'operator'

/** The contract without the console, as it is written, and what its references point to. */
export class Contract {
  readonly root: Json
  /** The objects that more than one place refers to, the values that very many do, and those that no text may hold, by name, in the order in which they are written. */
  readonly shapes: ReadonlyMap<string, Found>

  constructor(text: string) {
    const whole = partOf(load(text))
    this.root = {
      ...whole,
      tags: listOf(whole['tags']).filter((tag) => partOf(tag)['name'] !== CONSOLE),
      paths: Object.fromEntries(
        Object.entries(partOf(whole['paths'])).filter(
          ([, calls]) => !Object.values(partOf(calls)).some((call) => listOf(partOf(call)['tags']).includes(CONSOLE)),
        ),
      ),
    }
    const written = JSON.stringify(this.root)
    const references = written.matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)
    const places = Map.groupBy(references, ([, name]) => name)
    const forbidden = new Set(
      Array.from(written.matchAll(/"not":\{"\$ref":"#\/components\/schemas\/(\w+)"/g), ([, name]) => name),
    )
    this.shapes = new Map(
      Object.entries(partOf(this.root, 'components', 'schemas'))
        .map(([name, schema]) => [name, this.find(schema)] as const)
        .filter(
          ([name, { json }]) =>
            forbidden.has(name) || (places.get(name)?.length ?? 0) > (isJson(json['properties']) ? 1 : MANY),
        ),
    )
  }

  /** Keywords next to a reference win. `X or null`, in either spelling, counts as X. */
  find(node: unknown): Found {
    const { $ref: reference, oneOf, ...beside } = partOf(node)
    if (typeof reference === 'string') {
      const path = reference.split('/').slice(1)
      return over(beside, { ...this.find(partOf(this.root, ...path)), name: path.at(-1) })
    }
    const choices = listOf(oneOf).filter((choice) => partOf(choice)['type'] !== 'null')
    if (choices.length === 1) return over(beside, { ...this.find(choices[0]), orNull: true })
    const { type } = beside
    if (!Array.isArray(type)) return { json: partOf(node), name: undefined, orNull: false }
    return { json: { ...beside, type: type.find((each) => each !== 'null') }, name: undefined, orNull: true }
  }
}

/** Merges both and joins descriptions. */
function over(beside: Json, found: Found): Found {
  const description = [beside, found.json].map((json) => textOf(json['description']).replace(/\.$/, '')).filter(Boolean)
  return {
    ...found,
    json: { ...found.json, ...beside, ...(description.length > 0 && { description: description.join('. ') }) },
  }
}
