import { Ajv } from 'ajv'
import standalone from 'ajv/dist/standalone/index.js'
import { isObject, type Json } from './contract.ts'

/** Keywords that say nothing about validity; left out so that the validators stay small. */
const REMARKS = new Set([
  'description',
  'title',
  'example',
  'examples',
  'default',
  'deprecated',
  'readOnly',
  'writeOnly',
  'x-extension',
  'x-reason',
])

const UCS2_LENGTH = /require\("ajv\/dist\/runtime\/ucs2length"\)\.default/g

/** Where a rule stands in the schema: nobody reads it, and each is a new string in the download. */
const SCHEMA_PATH = /schemaPath:"(?:[^"\\]|\\.)*",/g

/** Parts of an error that `fieldErrors()` does not read, each written out at every rule: the schema, the value, the limit. */
const UNREAD = [
  /schema:(?:"(?:[^"\\]|\\.)*"|[^",{}]+),(?=parentSchema:)/g,
  /,data(?::\w+)?(?=\};)/g,
  /(?<=params:\{)(?:pattern|type|limit|multipleOf|comparison|allowedValues?)\s*:(?:"(?:[^"\\]|\\.)*"|[^"{}])*(?=\})/g,
]

/** The schema itself, which the code reads only where an error needs its code (`x-error`); the rules are in the code. */
const TABLE = /const (schema\d+) = (\{.*\});$/gm
const READ = new Set(['properties', 'items', 'x-error'])

/** How an error is noted, shortly: the long way stands at every rule. */
const NOTED =
  /const (err\d+) = (\{(?:[^;"]|"(?:[^"\\]|\\.)*")*?\});\s*if\(vErrors === null\)\{\s*vErrors = \[\1\];\s*\}\s*else \{\s*vErrors\.push\(\1\);\s*\}/g

/** `generated/validate/<operation>.js`: `check` for one request body, as a self-contained ES module. */
export function validatorModule(schema: Json): string {
  const ajv = new Ajv({
    allErrors: true,
    verbose: true,
    strict: false,
    multipleOfPrecision: 6,
    messages: false,
    code: { source: true, esm: true, lines: true, optimize: 2 },
  })
  const verbose = standalone(ajv, ajv.compile(withoutRemarks(schema)))
  const code = UNREAD.reduce((text, part) => text.replace(part, ''), verbose)
    .replace(
      TABLE,
      (_, name: string, table: string) => `const ${name} = ${JSON.stringify(codesOnly(JSON.parse(table)))};`,
    )
    .replace(NOTED, ';(vErrors ??= []).push($2);')
    // The one runtime helper in use counts code points; written out, the browser loads nothing of Ajv.
    .replace(UCS2_LENGTH, '(text) => [...text].length')
    .replace(SCHEMA_PATH, '')
    .replace('"use strict";', '')
    .replace(/export const validate = (\w+);/, '')
    .replace(/export default (\w+);/, (_, name: string) => checkFunction(name))
  if (code.includes('require(')) throw new Error('a validator needs a part of Ajv that the generator does not inline')
  return `import { fieldErrors } from '../field-errors.ts'\n${code}`
}

const checkFunction = (name: string): string =>
  `export const check = (body) => (${name}(body) ? [] : fieldErrors(${name}.errors))`

/** `generated/validate/<operation>.d.ts`. */
export function validatorTypes(id: string): string {
  return `import type { FieldError } from '../field-errors.ts'

/** The fields of a body of ${id} that break the contract, one error a field; empty when the server would take it. */
export declare function check(body: unknown): FieldError[]
`
}

/** A copy without remarks. Names of properties are kept, whatever they are, and so is the table of codes in `x-error`. */
function withoutRemarks(schema: Json): Json {
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([key]) => !REMARKS.has(key))
      .map(([key, value]) => {
        if (key === 'x-error') return [key, value]
        if (key === 'properties' && isObject(value)) {
          return [key, Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, clean(inner)]))]
        }
        return [key, clean(value)]
      }),
  )
}

/** A schema without its rules: the codes, at the places where errors look them up. */
function codesOnly(value: unknown): unknown {
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => READ.has(key))
      .map(([key, inner]) => {
        if (key === 'x-error') return [key, inner]
        if (key !== 'properties' || !isObject(inner)) return [key, codesOnly(inner)]
        return [key, Object.fromEntries(Object.entries(inner).map(([name, schema]) => [name, codesOnly(schema)]))]
      }),
  )
}

function clean(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(clean)
  return isObject(value) ? withoutRemarks(value) : value
}
