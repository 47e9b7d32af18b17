import { cleanNames } from './clean-names.ts'
import { isObject, type Json, type Operation } from './contract.ts'

/** The limits that a counter or an attribute of a field can show; patterns and lists of values are for the validators. */
const LIMITS = [
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minItems',
  'maxItems',
]

/** `generated/rules.ts`: the tables of `rulesTables()` as one name. A page takes along only the tables that it reads. */
export function rulesModule(): string {
  return `/** The limits of each field of each request body, by schema and field, in clean names. */
export * as Rules from './rules-tables.ts'
`
}

/** `generated/rules-tables.ts`: the plain limits of each field of each request, for counters and input attributes. */
export function rulesTables(operations: readonly Operation[]): string {
  const seen = new Map<string, string>()
  for (const { body, bodyName } of operations) {
    if (body) seen.set(bodyName, `export const ${bodyName} = ${JSON.stringify(fieldsOf(body, bodyName))} as const\n`)
  }
  return [...seen.values()].join('\n')
}

function fieldsOf(body: Json, place: string): Json {
  if (!isObject(body['properties'])) return {}
  const required = Array.isArray(body['required']) ? body['required'] : []
  return Object.fromEntries(
    cleanNames(body, place).flatMap(({ wire, clean, schema }) =>
      clean === null ? [] : [[clean, { required: required.includes(wire), ...limitsOf(schema) }]],
    ),
  )
}

function limitsOf(schema: Json): Json {
  const own = Object.fromEntries(LIMITS.filter((key) => schema[key] !== undefined).map((key) => [key, schema[key]]))
  const items = schema['items']
  const inner = isObject(items) ? limitsOf(items) : {}
  return Object.keys(inner).length > 0 ? { ...own, items: inner } : own
}
