// generated from openapi.yaml by npm run generate: do not edit
import type { ErrorCode } from './codes.ts'

/** A field of a request body, by its name on the wire, and what is wrong with it. */
export type FieldError = { readonly field: string; readonly code: ErrorCode }

/** The codes that the contract writes beside its rules, by the place of a value in the body: one for all, or one a keyword. */
type Codes = { readonly [place: string]: ErrorCode | { readonly [keyword: string]: ErrorCode } }

/** The part of an Ajv error that is read here. */
type RuleError = {
  readonly instancePath: string
  readonly keyword: string
  readonly params: {
    readonly missingProperty?: string
    readonly additionalProperty?: string
    readonly isEmpty?: boolean
  }
}

/** Missing fields rank before wrong types, and those before broken limits. */
const ORDER = ['additionalProperties', 'required', 'type']

/** Ajv's errors as `{ field, code }`, one a field, in order. What fails inside of a field counts for the field; no object at all is the field ''. */
export function fieldErrors(errors: readonly RuleError[], codes: Codes): FieldError[] {
  const first = new Map<string, { rank: number; code: ErrorCode }>()
  for (const error of errors) {
    const rank = ORDER.indexOf(error.keyword)
    const found = { rank: rank < 0 ? ORDER.length : rank, code: codeOf(error, codes) }
    const field = fieldOf(error)
    const known = first.get(field)
    if (!known || found.rank < known.rank) first.set(field, found)
  }
  return [...first].map(([field, { code }]) => ({ field, code }))
}

const fieldOf = ({ instancePath, params }: RuleError): string =>
  instancePath.split('/')[1] ?? params.missingProperty ?? params.additionalProperty ?? ''

function codeOf({ instancePath, keyword, params }: RuleError, codes: Codes): ErrorCode {
  if (keyword === 'additionalProperties') return 'UNKNOWN_FIELD'
  if (keyword === 'type') return 'INVALID_TYPE'
  const place = keyword === 'required' ? `${instancePath}/${params.missingProperty}` : instancePath
  // Whichever element of a list it is.
  const rule = codes[place.replaceAll(/\/\d+/g, '/*')]
  if (typeof rule === 'string') return rule
  // An empty text counts as a missing one.
  return (params.isEmpty && rule?.['required']) || (rule?.[keyword] ?? rule?.['default'] ?? 'INVALID_VALUE')
}
