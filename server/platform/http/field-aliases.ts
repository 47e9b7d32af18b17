import { widest } from '../../../generated/checks.ts'

type Body = Readonly<Record<string, unknown>>
/** Rewrites the value of a field; a shape it does not know is left for the contract to refuse. */
type Shape = (value: unknown) => unknown

/** The second names of fields (`x-alias`), and the fields that also take a simpler shape (`x-loose`). */
export type LooseFields = Readonly<{
  aliases: Readonly<Record<string, string>> | undefined
  looseFields: Readonly<Record<string, keyof typeof SHAPES>> | undefined
}>

const isObject = (value: unknown): value is Body => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Longer than any list of the contract: it is refused as it is. */
const isTooLong = (value: unknown): boolean => Array.isArray(value) && value.length > widest.items

/** `Austin` → `['Austin']`. */
const list: Shape = (value) => (typeof value === 'string' ? [value] : value)

/** A link, `{ url }`, a list of either, or nothing → a list of links. */
const links: Shape = (value) => {
  if (value === null || value === '') return []
  if (isTooLong(value)) return value
  if (Array.isArray(value)) return value.map((entry: unknown) => (isObject(entry) ? linkIn(entry) : entry))
  return isObject(value) ? [linkIn(value)] : list(value)
}

/** A link, a list of at most one, or nothing → `{ url }` or null. */
const picture: Shape = (value) => {
  if (value === '') return null
  if (typeof value === 'string') return { url: value }
  if (!Array.isArray(value) || value.length > 1) return value
  const only: unknown = value[0]
  return only === undefined ? null : picture(only)
}

const SHAPES = { list, links, picture } as const

/** The link of `{ url }`; anything else stays, so that the contract names what is wrong with it. */
const linkIn = (value: Body): unknown => (Object.keys(value).length === 1 && 'url' in value ? value['url'] : value)

/**
 * Gives the fields of a body the names and shapes of the contract. A body that gives a field by both names is left alone, and the
 * contract refuses the one it does not know.
 */
export function inPayloadShape(body: unknown, { aliases = {}, looseFields = {} }: LooseFields): unknown {
  if (!isObject(body)) return body
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => {
      const alias = Object.hasOwn(aliases, name) ? aliases[name] : undefined
      const field = alias === undefined || Object.hasOwn(body, alias) ? name : alias
      const shape = Object.hasOwn(looseFields, field) ? looseFields[field] : undefined
      return [field, shape === undefined ? value : SHAPES[shape](value)]
    }),
  )
}
