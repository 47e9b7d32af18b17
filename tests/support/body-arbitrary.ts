import fc from 'fast-check'
import { isObject, type Json } from '../../scripts/generate/contract.ts'

/** Bodies that a schema allows: every required field, any of the optional ones, values up to each limit. */
export function validBody(schema: Json): fc.Arbitrary<Json> {
  return fc.record(Object.fromEntries(propertiesOf(schema).map(([name, property]) => [name, validValue(property)])), {
    requiredKeys: requiredOf(schema),
  })
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

function validValue(schema: Json): fc.Arbitrary<unknown> {
  const types = Array.isArray(schema['type']) ? schema['type'].map(String) : [String(schema['type'])]
  if (types.includes('null'))
    return fc.oneof(fc.constant(null), validValue({ ...schema, type: types.find((type) => type !== 'null') }))
  if ('const' in schema) return fc.constant(schema['const'])
  const listed: unknown = schema['enum']
  if (Array.isArray(listed)) return fc.nat({ max: listed.length - 1 }).map((index): unknown => listed[index])
  switch (types[0]) {
    case 'string':
      return validString(schema)
    case 'integer':
      return fc.integer({ min: numberAt(schema, 'minimum', 0), max: numberAt(schema, 'maximum', 1000) })
    case 'number':
      return fc.integer({ min: 1, max: numberAt(schema, 'maximum', 1000) * 100 }).map((cents) => cents / 100)
    case 'boolean':
      return fc.boolean()
    case 'array':
      return validArray(schema)
    case 'object':
      return validBody(schema)
    default:
      throw new Error(`no arbitrary for ${JSON.stringify(schema)}`)
  }
}

function validString(schema: Json): fc.Arbitrary<string> {
  const limits = { minLength: numberAt(schema, 'minLength', 0), maxLength: numberAt(schema, 'maxLength', 200) }
  const pattern = schema['pattern']
  const text =
    typeof pattern === 'string'
      ? fc.stringMatching(new RegExp(pattern, 'u'))
      : fc.string({ ...limits, unit: 'grapheme' })
  return text.filter((value) => codePoints(value) <= limits.maxLength && codePoints(value) >= limits.minLength)
}

function validArray(schema: Json): fc.Arbitrary<unknown[]> {
  const items = isObject(schema['items']) ? schema['items'] : {}
  const limits = { minLength: numberAt(schema, 'minItems', 0), maxLength: numberAt(schema, 'maxItems', 5) }
  return schema['uniqueItems'] === true
    ? fc.uniqueArray(validValue(items), limits)
    : fc.array(validValue(items), limits)
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

const propertiesOf = (schema: Json): [string, Json][] =>
  Object.entries(isObject(schema['properties']) ? schema['properties'] : {}).filter((entry): entry is [string, Json] =>
    isObject(entry[1]),
  )

const requiredOf = (schema: Json): string[] => (Array.isArray(schema['required']) ? schema['required'].map(String) : [])

function numberAt(schema: Json, key: string, otherwise: number): number {
  const value = schema[key]
  return typeof value === 'number' ? value : otherwise
}

const codePoints = (text: string): number => Array.from(text).length
