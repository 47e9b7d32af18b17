// generated from openapi.yaml by npm run generate: do not edit
import { isErrorCode, type ErrorCode } from './codes.ts'

/** A field of a request body, by its name on the wire, and what is wrong with it. */
export type FieldError = { readonly field: string; readonly code: ErrorCode }

/** The part of an Ajv error (option `verbose`) that is read here. */
export type RuleError = {
  readonly instancePath: string
  readonly keyword: string
  readonly params: { readonly [key: string]: unknown }
  readonly parentSchema?: unknown
}

/** A missing field is told before a wrong type, and that before a broken limit. */
const ORDER = ['additionalProperties', 'required', 'type']

/**
 * Ajv's errors as `{ field, code }`, one a field, in the order in which the fields first fail. Elements of a list and parts of an object
 * are told as the field of the body that holds them; a body that is no object at all as the field ''.
 */
export function fieldErrors(errors: readonly RuleError[] | null | undefined): FieldError[] {
  const first = new Map<string, { rank: number; code: ErrorCode }>()
  for (const error of errors ?? []) {
    const rank = ORDER.indexOf(error.keyword)
    const found = { rank: rank < 0 ? ORDER.length : rank, code: codeOf(error) }
    const field = fieldOf(error)
    const known = first.get(field)
    if (!known || found.rank < known.rank) first.set(field, found)
  }
  return [...first].map(([field, { code }]) => ({ field, code }))
}

function fieldOf({ instancePath, params }: RuleError): string {
  const own = instancePath.split('/')[1] ?? params['missingProperty'] ?? params['additionalProperty']
  return typeof own === 'string' ? own : ''
}

/** The code that the contract writes next to the broken rule (`x-error`). */
function codeOf({ keyword, params, parentSchema }: RuleError): ErrorCode {
  if (keyword === 'additionalProperties') return 'UNKNOWN_FIELD'
  const missing = params['missingProperty']
  const owner = typeof missing === 'string' ? part(part(parentSchema, 'properties'), missing) : parentSchema
  const rule = part(owner, 'x-error')
  const candidates = keyword === 'type' ? [part(rule, 'type')] : [rule, part(rule, keyword), part(rule, 'default')]
  return candidates.find(isErrorCode) ?? (keyword === 'type' ? 'INVALID_TYPE' : 'INVALID_VALUE')
}

const part = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined
