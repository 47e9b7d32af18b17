import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import { errorStatus, isErrorCode } from '../../../generated/codes.ts'
import { clean } from '../../../generated/clean.ts'
import { isObject, type Json } from '../../../scripts/generate/contract.ts'
import { cleaningsIn } from '../../../scripts/generate/validators.ts'

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

/** The code that stands beside the broken rule in the contract: one for all, one for this keyword, or the default. */
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
