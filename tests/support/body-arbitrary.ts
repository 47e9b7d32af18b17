import fc from 'fast-check'
import { cleanText, isCleaning, type Cleaning } from '../../generated/clean.ts'
import { isObject, type Json } from '../../scripts/generate/contract.ts'

/** Texts that mean something, for a field of this name; undefined where any that the schema allows will do. */
export type Meant = (name: string) => fc.Arbitrary<string | number> | undefined

const anything: Meant = () => undefined

/** Bodies that a schema allows: every required field, any of the optional ones, values up to each limit. */
export function validBody(schema: Json, meant: Meant = anything): fc.Arbitrary<Json> {
  const properties = propertiesOf(schema).map(([name, property]) => [name, validValue(property, meant, name)] as const)
  return fc.record(Object.fromEntries(properties), { requiredKeys: requiredOf(schema) })
}

/** Bodies with one thing wrong, or at least changed: a field missing, added, of another type, or at or past a limit. */
export function mutatedBody(schema: Json): fc.Arbitrary<unknown> {
  const properties = propertiesOf(schema)
  if (properties.length === 0)
    return fc.tuple(validBody(schema), fc.string()).map(([body, name]) => ({ ...body, [name]: 1 }))
  const change = fc.constantFrom(...properties).chain(([name, property]) =>
    fc.oneof(
      fc.constant((body: Json) => Object.fromEntries(Object.entries(body).filter(([key]) => key !== name))),
      oddValue(property).map((value) => (body: Json) => ({ ...body, [name]: value })),
      fc.string({ minLength: 1 }).map((extra) => (body: Json) => ({ ...body, [extra]: 'unknown' })),
    ),
  )
  const changed = fc.tuple(validBody(schema), fc.array(change, { minLength: 1, maxLength: 3 }))
  return changed.map(([body, changes]) => changes.reduce((made, apply) => apply(made), body))
}

/** Anything at all that JSON can say, instead of a body. */
export const anyBody: fc.Arbitrary<unknown> = fc.jsonValue({ maxDepth: 2 })

/** Values that a schema allows; `name` is that of the field that holds them. */
export function validValue(schema: Json, meant: Meant = anything, name = ''): fc.Arbitrary<unknown> {
  const types = typesOf(schema)
  if (types.includes('null')) {
    const rest = { ...schema, type: types.find((type) => type !== 'null') }
    return fc.oneof(fc.constant(null), validValue(rest, meant, name))
  }
  if ('const' in schema) return fc.constant(schema['const'])
  const listed: unknown = schema['enum']
  if (Array.isArray(listed)) return fc.nat({ max: listed.length - 1 }).map((index): unknown => listed[index])
  switch (types[0]) {
    case 'string':
      return meant(name) ?? validString(schema)
    case 'integer':
      return meant(name) ?? fc.integer({ min: numberAt(schema, 'minimum', 0), max: numberAt(schema, 'maximum', 1000) })
    case 'number':
      return fc
        .integer({
          min: Math.max(1, numberAt(schema, 'minimum', 0) * 100),
          max: numberAt(schema, 'maximum', 1000) * 100,
        })
        .map((cents) => cents / 100)
    case 'boolean':
      return fc.boolean()
    case 'array':
      return validArray(schema, meant, name)
    case 'object':
      return validBody(schema, meant)
    default:
      throw new Error(`no arbitrary for ${JSON.stringify(schema)}`)
  }
}

/** Written right to left, made of many parts, half a pair, invisible: what keyboards and copied texts bring along. */
const ODD = [
  '\u202Eabc',
  'Z\u0338\u0351\u036Ba\u0334\u034C',
  '\u{1F469}\u200D\u{1F467}',
  '\uD83D',
  'a\uDFFF',
  '\uFEFFx',
  '\u0007 bell',
  'ﷺ',
]

/** Texts by their rules: to work out what fits a pattern takes longer than to draw from it, and the same rules come in hundreds of requests. */
const texts = new Map<string, fc.Arbitrary<string>>()

function validString(schema: Json): fc.Arbitrary<string> {
  const { minLength, maxLength, pattern, not, 'x-clean': cleaning } = schema
  const rules = JSON.stringify({ minLength, maxLength, pattern, not, cleaning })
  const known = texts.get(rules) ?? stringOf(schema)
  texts.set(rules, known)
  return known
}

/** Numbers as address books give them, among the plainest; which texts are one is libphonenumber's to say. */
const phone = fc.oneof(
  fc.stringMatching(/^[+]?[0-9]{3,6}[0-9 ().-]{0,20}$/),
  fc.constantFrom('(+1) 512 555 0148', '\u202A+1\u00A0512\u2011555\u20110148\u202C', '٥١٢٥٥٥٠١٤٨', '512-555-0148 x12'),
)

function stringOf(schema: Json): fc.Arbitrary<string> {
  const cleaning = cleaningOf(schema)
  if (cleaning === 'phone') return phone
  const limits = { minLength: numberAt(schema, 'minLength', 0), maxLength: numberAt(schema, 'maxLength', 200) }
  const pattern = patternOf(schema)
  const forbidden = patternOf(schema['not'])
  const text = pattern === undefined ? fc.string({ ...limits, unit: 'grapheme' }) : fc.stringMatching(pattern)
  const odd = ODD.filter((value) => pattern?.test(value) !== false)
  return fc
    .oneof({ weight: 4, arbitrary: text }, { weight: 1, arbitrary: odd.length > 0 ? fc.constantFrom(...odd) : text })
    .filter((value) => !value.includes('\0'))
    .filter((value) => {
      // What is sent need not keep the rules; what is left of it when it was cleaned must.
      const judged = cleanText(value, cleaning)
      const isLong = codePoints(judged) >= limits.minLength && codePoints(judged) <= limits.maxLength
      return isLong && pattern?.test(judged) !== false && forbidden?.test(judged) !== true
    })
}

/** How the contract wants texts of a schema to be cleaned, where it says so. */
export function cleaningOf(schema: Json): Cleaning | undefined {
  const cleaning = schema['x-clean']
  return isCleaning(cleaning) ? cleaning : undefined
}

function validArray(schema: Json, meant: Meant, name: string): fc.Arbitrary<unknown[]> {
  const items = isObject(schema['items']) ? schema['items'] : {}
  const limits = { minLength: numberAt(schema, 'minItems', 0), maxLength: numberAt(schema, 'maxItems', 5) }
  return schema['uniqueItems'] === true
    ? fc.uniqueArray(validValue(items, meant, name), limits)
    : fc.array(validValue(items, meant, name), limits)
}

/** Values beside and beyond what a field allows. */
function oddValue(schema: Json): fc.Arbitrary<unknown> {
  const odd: fc.Arbitrary<unknown>[] = [
    fc.jsonValue({ maxDepth: 1 }),
    fc.constantFrom<unknown>(null, '', ' ', 0, -1, 1, 0.1, 0.005, 0.01, 1e7, 9_999_999.99, 1e300, true, false, [], {}),
  ]
  const maxLength = numberAt(schema, 'maxLength', 10)
  odd.push(fc.integer({ min: maxLength - 1, max: maxLength + 1 }).map((length) => 'ü'.repeat(Math.max(length, 0))))
  odd.push(fc.integer({ min: maxLength - 1, max: maxLength + 1 }).map((length) => '🔧'.repeat(Math.max(length, 0))))
  if (schema['type'] === 'number')
    odd.push(
      fc.double(),
      fc.integer({ min: -10, max: 1000 }).map((thousandths) => thousandths / 1000),
    )
  const items = schema['items']
  if (isObject(items)) odd.push(fc.array(fc.oneof(validValue(items), oddValue(items)), { maxLength: 7 }))
  return fc.oneof(...odd)
}

function patternOf(schema: unknown): RegExp | undefined {
  const pattern = isObject(schema) ? schema['pattern'] : undefined
  return typeof pattern === 'string' ? new RegExp(pattern, 'u') : undefined
}

/** What a schema allows a value to be. */
export const typesOf = (schema: Json): string[] =>
  Array.isArray(schema['type']) ? schema['type'].map(String) : [String(schema['type'])]

/** The fields of a schema, by name. */
export const propertiesOf = (schema: Json): [string, Json][] =>
  Object.entries(isObject(schema['properties']) ? schema['properties'] : {}).filter((entry): entry is [string, Json] =>
    isObject(entry[1]),
  )

/** The fields that a schema asks for. */
export const requiredOf = (schema: Json): string[] =>
  Array.isArray(schema['required']) ? schema['required'].map(String) : []

/** A number of a schema, such as a limit. */
export function numberAt(schema: Json, key: string, otherwise: number): number {
  const value = schema[key]
  return typeof value === 'number' ? value : otherwise
}

/** How long JSON Schema takes a text to be. */
export const codePoints = (text: string): number => Array.from(text).length
