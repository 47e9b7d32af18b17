import fc from 'fast-check'
import { cleanText, clean } from '../../../generated/clean.ts'
import { isObject, type Json } from '../../../scripts/generate/contract.ts'
import { cleaningOf, codePoints, numberAt, propertiesOf, requiredOf, typesOf, validValue } from '../body-arbitrary.ts'
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import { errorStatus, isErrorCode } from '../../../generated/codes.ts'
import { cleaningsIn } from '../../../scripts/generate/validators.ts'

/** One way to break one rule of a schema: which rule it is, and values that break it. */
export type Break = { readonly rule: string; readonly values: fc.Arbitrary<unknown> }

/** A value of each JSON type, to put where another type belongs. */
const SAMPLES: readonly (readonly [type: string, value: unknown])[] = [
  ['null', null],
  ['boolean', true],
  ['boolean', false],
  ['integer', 7],
  ['number', 7.5],
  ['number', -1e300],
  ['string', ''],
  ['string', '7'],
  ['array', []],
  ['array', [[]]],
  ['object', {}],
  ['object', { length: 1 }],
]

/** What says no more than what a value is for, or where it is looked at elsewhere. */
const TALK = /^(type|description|examples?|default|title|x-.*|required|properties|additionalProperties|items)$/

/**
 * Every way to break exactly one rule of a schema, at every depth, derived from its keywords. A keyword that is not known here is an error,
 * so that a new kind of rule is not left unbroken by oversight.
 */
export function breaksOf(schema: Json): Break[] {
  const types = typesOf(schema)
  const ofType = SAMPLES.flatMap(([type, value]) =>
    types.includes(type) || (type === 'integer' && types.includes('number')) ? [] : [value],
  )
  const own = Object.keys(schema)
    .filter((keyword) => !TALK.test(keyword))
    .map((keyword): Break => ({ rule: keyword, values: breaking(keyword, schema) }))
  return [{ rule: 'type', values: fc.constantFrom(...ofType) }, ...own, ...ofItems(schema), ...ofFields(schema)]
}

function ofItems(schema: Json): Break[] {
  const { items } = schema
  if (!isObject(items)) return []
  return breaksOf(items).map(({ rule, values }) => ({
    rule: `items ${rule}`,
    values: values.map((value) => [value]),
  }))
}

function ofFields(schema: Json): Break[] {
  if (!isObject(schema['properties'])) return []
  const whole = validValue({ ...schema, type: 'object' }).filter(isObject)
  const missing = requiredOf(schema).map((field): Break => ({
    rule: `${field} missing`,
    values: whole.map((value) => Object.fromEntries(Object.entries(value).filter(([key]) => key !== field))),
  }))
  const wrong = propertiesOf(schema).flatMap(([field, property]) =>
    breaksOf(property).map(({ rule, values }): Break => ({
      rule: `${field} ${rule}`,
      values: fc.tuple(whole, values).map(([value, bad]) => ({ ...value, [field]: bad })),
    })),
  )
  const unknown: Break = {
    rule: 'unknown field',
    values: fc
      .tuple(
        whole,
        fc.constantFrom('extra', '', 'toString', 'ID', '$where', 'поле', '🔧'),
        fc.jsonValue({ maxDepth: 1 }),
      )
      .map(([value, field, extra]) => ({ ...value, [field]: extra })),
  }
  return [...missing, ...wrong, unknown]
}

function breaking(keyword: string, schema: Json): fc.Arbitrary<unknown> {
  const limit = numberAt(schema, keyword, 0)
  switch (keyword) {
    case 'const':
      return otherThan([schema['const']])
    case 'enum':
      return otherThan(Array.isArray(schema['enum']) ? schema['enum'] : [])
    case 'minLength':
      return fc.string({ maxLength: limit - 1 })
    case 'maxLength':
      return tooLong(validValue(schema), limit)
    case 'pattern':
      return notMatching(schema)
    case 'not':
      return withLink(schema)
    case 'minimum':
      return fc.oneof(fc.integer({ max: Math.ceil(limit) - 1 }), fc.constantFrom(-1e300, Math.ceil(limit) - 1))
    case 'maximum':
      return fc.oneof(fc.integer({ min: Math.floor(limit) + 1 }), fc.constantFrom(1e300, Math.floor(limit) + 1))
    case 'multipleOf':
      return fc.integer({ min: 1, max: 1000 }).map((count) => (count + 0.5) * limit)
    case 'minItems':
      return fc.constant([])
    case 'maxItems':
      return fc.constantFrom(1, 2, 50).chain((beyond) => longList(schema, limit + beyond))
    case 'uniqueItems':
      return longList({ ...schema, uniqueItems: false }, 1).map(([first]) => [first, first])
    default:
      throw new Error(`nobody knows yet how to break the rule ${keyword}`)
  }
}

/** Lists of a given length whose items are each allowed, and differ where they must and there are enough that do. */
function longList(schema: Json, length: number): fc.Arbitrary<unknown[]> {
  const items = isObject(schema['items']) ? schema['items'] : {}
  const limits = { minLength: length, maxLength: length }
  const { enum: listed } = items
  const canDiffer = !Array.isArray(listed) || listed.length >= length
  return schema['uniqueItems'] === true && canDiffer
    ? fc.uniqueArray(validValue(items), limits)
    : fc.array(validValue(items), limits)
}

/** Values of the same type as those that are listed, and near to them, that are not among them. */
function otherThan(listed: readonly unknown[]): fc.Arbitrary<unknown> {
  const near = listed.flatMap((value): unknown[] => {
    if (typeof value === 'string') return [`${value} `, value.toUpperCase(), `${value}x`, 'other']
    return typeof value === 'number' ? [value - 2, value + 2, 1e9] : [value === false]
  })
  return fc.constantFrom(...near.filter((value) => !listed.includes(value)))
}

/** Allowed texts with so much in front that only their length is wrong, by one or by far. */
const tooLong = (valid: fc.Arbitrary<unknown>, limit: number): fc.Arbitrary<string> =>
  fc
    .tuple(valid.filter(isText), fc.constantFrom(1, 2, 100, 10_000), fc.constantFrom('a', '9'))
    .map(([text, beyond, letter]) => letter.repeat(Math.max(limit + beyond - codePoints(text), 0)) + text)

const LINKS = ['https://prize.example', 'www.prize', 'prize.example', 'x.co/prize', 'MAILTO:me', 'me@pri.ze']

/** Allowed texts, but for a link in front. */
const withLink = (schema: Json): fc.Arbitrary<string> =>
  fc
    .tuple(validValue(schema).filter(isText), fc.constantFrom(...LINKS))
    .map(([text, link]) => `${link} ${text}`)
    .filter((text) => codePoints(text) <= numberAt(schema, 'maxLength', 1000))

/** What shows nothing: spaces, characters without width, fillers, blank Braille. */
const BLANK = [' ', '\t', '\n\n', '\u00A0', '\u3000 ', '\uFEFF', '\u200B', '\u2800', '\u3164', '\u115F']

function notMatching(schema: Json): fc.Arbitrary<string> {
  const pattern = new RegExp(String(schema['pattern']), 'u')
  const [least, most] = [numberAt(schema, 'minLength', 0), numberAt(schema, 'maxLength', 1000)]
  const near = validValue(schema)
    .filter(isText)
    .map((text) => `${text}\n`)
  return fc
    .oneof(
      // As long as is asked for, so that only the letters are missing.
      fc.constantFrom(...BLANK).map((text) => text.repeat(Math.max(1, Math.ceil(least / codePoints(text))))),
      near,
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('', "' or 1=1 --", '<b>', '../..'),
    )
    .filter((text) => {
      const judged = cleanText(text, cleaningOf(schema))
      // A text that shows nothing is told as missing, however long it was.
      const isLong = judged === '' || (codePoints(judged) >= least && codePoints(judged) <= most)
      return isLong && !pattern.test(judged) && !text.includes('\0')
    })
}

const isText = (value: unknown): value is string => typeof value === 'string'

/** What a request must be told: one of these statuses, and where it is about a field, that field with one of these codes. */
export type Verdict = {
  readonly statuses: readonly number[]
  readonly codes: readonly string[]
  readonly field?: string
}

const ajv = new Ajv2020({ strict: false, allErrors: true, verbose: true, multipleOfPrecision: 6 })
const validators = new WeakMap<Json, ValidateFunction>()

/** What a body must be told by this schema; undefined for one that it allows. */
export function verdictOn(schema: Json, body: unknown): Verdict | undefined {
  const validate = validators.get(schema) ?? ajv.compile(schema)
  validators.set(schema, validate)
  // What is written as JSON is what arrives, and is cleaned before it is judged.
  if (validate(clean(JSON.parse(JSON.stringify(body)), cleaningsIn(schema)))) return undefined
  const errors = validate.errors ?? []
  const fields = new Set(errors.map(fieldOf))
  const [field] = fields
  if (fields.size !== 1 || field === undefined)
    throw new Error(`more than one field is wrong: ${ajv.errorsText(errors)}`)
  // Of a value that is of another type, nothing else is worth being told.
  const told = errors.filter(({ keyword }) => keyword === 'type')
  const codes = field === null ? ['MALFORMED_REQUEST'] : [...new Set((told.length > 0 ? told : errors).map(codeOf))]
  return { statuses: [...new Set(codes.map(statusOf))], codes, ...(field !== null && { field }) }
}

/** The field of the body that an error is about; null where it is about the body as such. */
function fieldOf({ instancePath, params }: ErrorObject): string | null {
  const [, first] = instancePath.split('/')
  if (first !== undefined) return first.replaceAll('~1', '/').replaceAll('~0', '~')
  const own: unknown = params['missingProperty'] ?? params['additionalProperty']
  return typeof own === 'string' && own !== '' ? own : null
}

/** The code beside the broken rule in the contract: one for all, one for this keyword, or the default. */
function codeOf({ keyword, params, parentSchema, data }: ErrorObject): string {
  if (keyword === 'additionalProperties') return 'UNKNOWN_FIELD'
  const missing: unknown = params['missingProperty']
  const owner = typeof missing === 'string' ? at(at(parentSchema, 'properties'), missing) : parentSchema
  const rule = at(owner, 'x-error')
  if (keyword === 'type') return text(at(rule, 'type')) ?? 'INVALID_TYPE'
  if (keyword === 'minLength' && data === '' && at(rule, 'required') !== undefined)
    return text(at(rule, 'required')) ?? ''
  return text(rule) ?? text(at(rule, keyword)) ?? text(at(rule, 'default')) ?? 'INVALID_VALUE'
}

/** A wrong type or an unknown field makes a malformed request; every other broken rule is told as unprocessable. */
const statusOf = (code: string): number => (isErrorCode(code) ? errorStatus[code] : 500)

const at = (value: unknown, key: string): unknown =>
  isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined
const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)
