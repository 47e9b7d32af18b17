import { _, Ajv2020, type CodeKeywordDefinition } from 'ajv/dist/2020.js'
import standalone from 'ajv/dist/standalone/index.js'
import { usePattern } from 'ajv/dist/vocabularies/code.js'
import { isCleaning, type Cleaning } from './clean.ts'
import { isObject, withoutRemarks, type Json, type Operation, tagOf } from './contract.ts'
import { parametersOf } from './schemas.ts'
import { widest } from './sizes.ts'

/** Large bodies of one screen each: their validators have modules of their own, so that the login does not load what a sign-up needs. */
const ALONE: readonly string[] = ['signupCustomer', 'signupBusiness', 'editCustomer', 'editBusiness']

/** The calls with a body by the module that has their validator: one for each tag of the contract, and those alone. */
function modulesOf(operations: readonly Operation[]): Map<string, readonly Operation[]> {
  return Map.groupBy(
    operations.filter(({ body }) => body !== undefined),
    (operation) => (ALONE.includes(operation.id) ? operation.id : tagOf(operation)),
  )
}

/** `generated/validate/<module>.js`: for each body a function by the name of its call. */
export function bodyValidators(operations: readonly Operation[]): [name: string, text: string][] {
  return [...modulesOf(operations)].map(([name, all]) => [`validate/${name}.js`, bodyModule(all)])
}

function bodyModule(operations: readonly Operation[]): string {
  const ajv = newAjv()
  for (const { id, body = {} } of operations) ajv.addSchema(withoutRemarks(body), id)
  const validators = Object.fromEntries(operations.map(({ id }) => [`${id}Keeps`, id]))
  return `import { clean } from '../clean.ts'
import { fieldErrors } from '../field-errors.ts'
${selfContained(standalone(ajv, validators)).replaceAll(/^export const/gm, 'const')}
${operations.map(({ id, body }) => checkFunction(id, body ?? {})).join('\n')}`
}

const checkFunction = (id: string, body: Json): string => `
const ${id}Cleanings = ${JSON.stringify(cleaningsIn(body))}
const ${id}Codes = ${JSON.stringify(remarksIn(body, 'x-error'))}

/**
 * The fields of a body of ${id} that break the contract, one error a field; empty when the server would take it. Its
 * texts are cleaned first, and fields that are missing and have a default get it.
 *
 * @param {unknown} body
 * @returns {import('../field-errors.ts').FieldError[]}
 */
export const ${id} = (body) => (${id}Keeps(clean(body, ${id}Cleanings)) ? [] : fieldErrors(${id}Keeps.errors, ${id}Codes))
`

/** `generated/validate/parameters.js`: whether the parameters of a request keep the contract, once for calls that take the same. */
export function parameterValidators(operations: readonly Operation[]): string {
  const ajv = newAjv()
  const names = [...alike(operations).keys()]
  for (const operation of names) ajv.addSchema(parametersSchema(operation), operation.id)
  return selfContained(standalone(ajv, Object.fromEntries(names.map(({ id }) => [id, id]))))
}

/** `generated/checks.ts`: the validators of every call, by operation. */
export function checksModule(operations: readonly Operation[]): string {
  const ids = operations.flatMap(({ id, body }) => (body ? [id] : []))
  const groups = [...alike(operations)]
  const { items, fields } = widest(operations.flatMap(({ body }) => (body ? [body] : [])))
  return `import type { FieldError } from './field-errors.ts'
import type { OperationId } from './operations.ts'
${[...modulesOf(operations)].map(([name, all]) => `import { ${all.map(({ id }) => id).join(', ')} } from './validate/${name}.js'`).join('\n')}
import * as parameters from './validate/parameters.js'

/** What is wrong with the JSON body of a call; calls that take none are not there. Missing fields get their defaults. */
export const bodyChecks: { readonly [Id in OperationId]?: (body: unknown) => FieldError[] } = { ${ids.join(', ')} }

/** The fields of a body that hold a telephone number, where there are any. */
export const phoneFields: { readonly [Id in OperationId]?: readonly string[] } = ${JSON.stringify(phoneFields(operations))}

/** The most items that any list in a body may have, and the most fields of any object. */
export const widest = { items: ${items}, fields: ${fields} } as const

/** The headers that the contract names, as it spells them, by their names in lower case. */
export const headerNames: { readonly [lowerCase: string]: string } = ${JSON.stringify(headerNames(operations))}

/** Says of a request whether it keeps the contract, and afterwards where it did not. */
type ParameterCheck = { (request: unknown): boolean; errors?: readonly { readonly instancePath: string }[] | null }

/** Whether \`{ params, query, headers }\` of a request to a call keep the contract; the names of headers in lower case. */
export const parameterChecks: { readonly [Id in OperationId]: ParameterCheck } = {
${groups.flatMap(([first, all]) => all.map(({ id }) => `  ${id}: parameters.${first.id},`)).join('\n')}
}
`
}

function phoneFields(operations: readonly Operation[]): Json {
  const found = operations.map(({ id, body }) => {
    const places = Object.entries(cleaningsIn(body ?? {})).filter(([, cleaning]) => cleaning === 'phone')
    return [id, places.map(([place]) => place.slice(1))] as const
  })
  return Object.fromEntries(found.filter(([, fields]) => fields.length > 0))
}

function headerNames(operations: readonly Operation[]): Json {
  const headers = operations.flatMap(parametersOf).filter(({ place }) => place === 'header')
  return Object.fromEntries(headers.map(({ name }) => [name.toLowerCase(), name]))
}

/** Calls that take the same parameters, by the first of them. */
function alike(operations: readonly Operation[]): Map<Operation, readonly Operation[]> {
  const groups = Map.groupBy(operations, (operation) => JSON.stringify(parametersSchema(operation)))
  return new Map([...groups.values()].flatMap((all) => (all[0] ? [[all[0], all]] : [])))
}

/** One dialect for browser and server, that of OpenAPI 3.1. Nothing is coerced or dropped. 6 digits make cents come out even. */
function newAjv(): Ajv2020 {
  const ajv = new Ajv2020({
    allErrors: true,
    useDefaults: true,
    strict: false,
    multipleOfPrecision: 6,
    messages: false,
    code: { source: true, esm: true, lines: true, optimize: 2 },
  })
  // Ajv's own count characters by a part of Ajv, which the browser would have to load.
  for (const keyword of ['maxLength', 'minLength'] as const) {
    ajv.removeKeyword(keyword)
    ajv.addKeyword(lengthKeyword(keyword))
  }
  ajv.removeKeyword('not')
  ajv.addKeyword(notMatching)
  for (const keyword of ['items', 'uniqueItems']) {
    const definition = ajv.getKeyword(keyword)
    if (typeof definition === 'boolean' || !('code' in definition)) throw new Error(`Ajv knows no ${keyword}`)
    ajv.removeKeyword(keyword)
    ajv.addKeyword(unlessTooLong(definition))
  }
  return ajv
}

function lengthKeyword(keyword: 'maxLength' | 'minLength'): CodeKeywordDefinition {
  return {
    keyword,
    type: 'string',
    schemaType: 'number',
    // As in Ajv, the length error of an empty text comes first.
    before: 'pattern',
    error: { message: keyword, params: ({ data }) => _`{ isEmpty: ${data} === '' }` },
    code: (context) => {
      const { data, schemaCode } = context
      const length = _`[...${data}].length`
      context.fail(keyword === 'maxLength' ? _`${length} > ${schemaCode}` : _`${length} < ${schemaCode}`)
    },
  }
}

/** Of a list with more items than it may have, none is looked at: there might be hundred thousands. */
function unlessTooLong(definition: CodeKeywordDefinition): CodeKeywordDefinition {
  return {
    ...definition,
    code: (context) => {
      const most: unknown = context.parentSchema['maxItems']
      if (typeof most !== 'number') throw new Error('a list says in the contract how many items it may have (maxItems)')
      context.gen.if(_`${context.data}.length <= ${most}`, () => definition.code(context))
    },
  }
}

/** `not` is known of texts alone, as a pattern that they must not match: Ajv's own takes five times the room. */
const notMatching: CodeKeywordDefinition = {
  keyword: 'not',
  type: 'string',
  schemaType: 'object',
  metaSchema: { required: ['type', 'pattern'], properties: { type: { const: 'string' }, pattern: { type: 'string' } } },
  error: { message: 'not', params: _`{}` },
  code: (context) => {
    const rule: unknown = context.schema
    const pattern = isObject(rule) ? String(rule['pattern']) : ''
    context.fail(_`${usePattern(context, pattern)}.test(${context.data})`)
  },
}

function selfContained(code: string): string {
  if (code.includes('require('))
    throw new Error('a validator needs a part of Ajv, which the browser would have to load')
  return code.replace('"use strict";', '')
}

/** How the texts of a body are cleaned (`x-clean`), by their place in it. */
export function cleaningsIn(schema: Json): Record<string, Cleaning> {
  return Object.fromEntries(
    Object.entries(remarksIn(schema, 'x-clean')).map(([place, cleaning]) => {
      if (!isCleaning(cleaning)) throw new Error(`openapi.yaml: unknown x-clean at ${place}`)
      return [place, cleaning]
    }),
  )
}

/** The values of a keyword in the schema of a body, by their place in the body: `/title`, `/pics_url/*`. */
function remarksIn(schema: unknown, name: string, place = ''): Json {
  if (!isObject(schema)) return {}
  const { [name]: own, items, properties } = schema
  const fields = Object.entries(isObject(properties) ? properties : {})
  return Object.fromEntries([
    ...(own === undefined ? [] : [[place, own] as const]),
    ...Object.entries(remarksIn(items, name, `${place}/*`)),
    ...fields.flatMap(([field, part]) => Object.entries(remarksIn(part, name, `${place}/${field}`))),
  ])
}

/** The parameters of a call as one schema; those that the contract does not name are let through. */
function parametersSchema(operation: Operation): Json {
  const parameters = parametersOf(operation)
  const part = (wanted: string): Json => {
    const found = parameters
      .filter(({ place }) => place === wanted)
      .map((parameter) => (wanted === 'header' ? { ...parameter, name: parameter.name.toLowerCase() } : parameter))
    return {
      type: 'object',
      properties: Object.fromEntries(found.map(({ name, schema }) => [name, schema])),
      required: found.filter(({ isRequired }) => isRequired).map(({ name }) => name),
    }
  }
  return { type: 'object', properties: { params: part('path'), query: part('query'), headers: part('header') } }
}
