import type { OperationId } from '../../../generated/operations.ts'
import { wire } from '../../../generated/client/wire-server.ts'
import type { Caller } from '../caller.ts'
import { DomainError } from '../domain-error.ts'
import { widest } from '../../../generated/checks.ts'

/** What is generated for each operation, as code that handles any of them sees it. */
type Translation = Readonly<{
  fromWire?(body: unknown): unknown
  toWire?(answer: object): object
  wireFields?: Readonly<Record<string, string>>
  callerFields?: Readonly<Record<string, string>>
  looseFields?: LooseFields['looseFields']
  aliases?: LooseFields['aliases']
}>

const translations: Readonly<Record<OperationId, Translation>> = wire

/** A body with its fields by the names and in the shapes of the contract, before it is checked: a second name or shape is accepted, too. */
export function acceptedBody(id: OperationId, body: unknown): unknown {
  const { aliases, looseFields } = translations[id]
  return aliases === undefined && looseFields === undefined ? body : inPayloadShape(body, { aliases, looseFields })
}

/** A checked body in clean names. */
export function bodyFromWire(id: OperationId, body: unknown): unknown {
  const { fromWire } = translations[id]
  return fromWire === undefined ? body : fromWire(body)
}

/** An answer in the names of the wire. */
export function answerToWire(id: OperationId, answer: object): object {
  const { toWire } = translations[id]
  return toWire === undefined ? answer : toWire(answer)
}

/** Refuses a checked body whose fields contradict the token, which alone says who calls. */
export function refuseOtherCaller(id: OperationId, body: unknown, caller: Caller | null): void {
  const { callerFields } = translations[id]
  if (callerFields === undefined || typeof body !== 'object' || body === null) return
  for (const [field, means] of Object.entries(callerFields)) {
    const given: unknown = Reflect.get(body, field)
    const isOther =
      means === 'id'
        ? typeof given === 'string' && given.toLowerCase() !== caller?.id
        : typeof given === 'number' && (given === 1) !== (caller?.role === 'business')
    if (isOther) throw new DomainError('ID_MISMATCH')
  }
}

/** What a handler refused, with the fields by their names on the wire. */
export function refusalToWire(id: OperationId, error: unknown): unknown {
  const { wireFields } = translations[id]
  if (!(error instanceof DomainError) || error.details.errors === undefined || wireFields === undefined) return error
  const errors = error.details.errors.map(({ field, code }) => ({ field: wireFields[field] ?? field, code }))
  return new DomainError(error.code, { ...error.details, errors })
}

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

/** Gives the fields of a body the names and shapes of the contract, which refuses a field that comes by both names. */
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
