import { bodyOf, isObject, objectAt, type Json, type Operation } from './contract.ts'
import { referred } from './clean-names.ts'
import { codesOf, keyCodesIn, tokenOf } from './operations.ts'
import { parametersOf } from './schemas.ts'

/** `jobs.list`: a group, and what is done. */
const CALL_NAME = /^[a-z][a-zA-Z]*\.[a-z][a-zA-Z]*$/

/** Calls by these names change nothing, so that one which got lost may be sent again. */
const READS = /\.(?:list|get)/

/** A call as programs make it. */
export type NamedCall = {
  readonly name: string
  readonly operation: Operation
  /** The component that it sends, and the one that answers; undefined for what is no JSON. */
  readonly sends: string | undefined
  readonly gives: string | undefined
  /** Where its answer is one page: the field with the list, in clean names, and the component of an item. */
  readonly list: { readonly items: string; readonly item: string } | undefined
}

/** `generated/client/calls.ts`: every call by its `x-name`, for a program that makes it and for its types. */
export function callsModule(contract: Json, calls: readonly NamedCall[]): string {
  const codes = new Map(calls.map(({ name, operation }) => [name, allCodes(contract, operation)]))
  const common = [...codes.values()].reduce((those, these) => those.filter((code) => these.includes(code)))
  const groups = Map.groupBy(calls, ({ name }) => name.split('.')[0] ?? '')
  const typeOf = (call: NamedCall): string[] => {
    const { name, operation, list } = call
    const own = (codes.get(name) ?? []).filter((code) => !common.includes(code)).map((code) => `'${code}'`)
    const shape = `takes: ${takenBy(call)}; codes: ${[...own, 'CommonCode'].join(' | ')}`
    const summary = String(operation.raw['summary']).replaceAll('*/', '')
    const row = (called: string, says: string, gives: string) =>
      `/** ${says} */\n    ${called.split('.')[1]}: { ${shape}; gives: ${gives} }`
    const one = row(name, summary, givenBy(call))
    return list
      ? [one, row(eachName(name), `${summary}: one by one, over all pages`, `Each<S['${list.item}']>`)]
      : [one]
  }
  return `import type { components } from './schemas.ts'
import * as wire from './wire-client.ts'

type S = components['schemas']

/** What a program makes of a list: its items, page by page as they are asked for. */
export type Each<Item> = { readonly each: Item }

/** The stream of events. */
export type Stream = { readonly stream: true }

/** The codes that every call may be refused with. */
export type CommonCode = ${common.map((code) => `'${code}'`).join(' | ') || 'never'}

/** What each call takes and gives, in clean names, and the codes that it may be refused with. */
export type Calls = {
${[...groups].map(([group, rows]) => `  ${group}: {\n    ${rows.flatMap(typeOf).join('\n    ')}\n  }`).join('\n')}
}

/** What a call sends in the names of the wire, what it answers in clean ones, and the clean names of the fields that a failure names. */
type Translation = {
  toWire?(input: unknown): unknown
  fromWire?(answer: unknown): unknown
  readonly cleanFields?: { readonly [wire: string]: string }
}

/** How a call is made. */
export type Call = {
  readonly method: string
  /** Below the address of the API, with the names of its parameters: \`/files/{fileId}\`. */
  readonly path: string
  readonly sends?: 'json' | 'file'
  /** Between clean names and those of the wire. */
  readonly wire?: Translation
  /** How its answer is read, where it is no JSON. */
  readonly as?: 'text' | 'blob'
  /** Whether it may be sent again when nobody knows what became of it: it only reads, or takes a key that makes it act once. */
  readonly again?: 'reads' | 'keyed'
  /** The field of its answer with the items of a page. */
  readonly items?: string
}

/** Every call, by its name. */
export const calls: { readonly [name: string]: Call } = {
${calls.map((call) => `  '${call.name}': ${rowOf(call)},`).join('\n')}
}

/** The version of the contract. */
export const version = '${String(objectAt(contract, 'info')['version'])}'
`
}

/** Reads `x-name` of every call; throws for one without, and for two of one name. */
export function namedCalls(written: Json, operations: readonly Operation[]): readonly NamedCall[] {
  const calls = operations.map((operation): NamedCall => {
    const raw = objectAt(written, 'paths', operation.path, operation.method)
    const name = raw['x-name']
    if (typeof name !== 'string' || !CALL_NAME.test(name))
      throw new Error(`openapi.yaml: ${operation.id} needs an x-name such as jobs.list`)
    const gives = componentIn(objectAt(raw, 'responses', '200')['content'])
    const sends = isObject(raw['requestBody']) ? componentIn(raw['requestBody']['content']) : undefined
    return { name, operation, sends, gives, list: gives === undefined ? undefined : listIn(written, gives) }
  })
  const names = calls.flatMap(({ name, list }) => (list ? [name, eachName(name)] : [name]))
  const double = names.find((name, at) => names.indexOf(name) !== at)
  if (double !== undefined) throw new Error(`openapi.yaml: two calls by the name of ${double}`)
  return calls
}

/** `jobs.list` → `jobs.all`. */
function eachName(name: string): string {
  const each = name.replace('.list', '.all')
  if (each === name) throw new Error(`openapi.yaml: ${name} gives pages, so its name has to begin with list`)
  return each
}

function componentIn(content: unknown): string | undefined {
  const json = isObject(content) ? content['application/json'] : undefined
  return isObject(json) ? referred(objectAt(json, 'schema')) : undefined
}

/** The list of things in an answer that is one page. */
function listIn(written: Json, component: string): NamedCall['list'] {
  const properties = objectAt(written, 'components', 'schemas', component)['properties']
  if (!isObject(properties) || !('nextCursor' in properties)) return undefined
  const [list] = Object.entries(properties).flatMap(([wire, part]) => {
    const item = isObject(part) && isObject(part['items']) ? referred(part['items']) : undefined
    if (!isObject(part) || item === undefined) return []
    const clean = part['x-name']
    return [{ items: typeof clean === 'string' ? clean : wire, item }]
  })
  return list
}

/** Every code that a call may be refused with, those about keys included. */
function allCodes(contract: Json, { raw }: Operation): readonly string[] {
  const isOpen = tokenOf(raw) !== 'required'
  return [...new Set([...codesOf(raw, contract['x-common-codes']), ...(isOpen ? [] : keyCodesIn(contract))])]
}

const isUpload = ({ operation }: NamedCall): boolean => bodyOf(operation.raw, 'multipart/form-data') !== undefined

/** The type of what a call takes: its body, or the parts of its address. */
function takenBy(call: NamedCall): string {
  if (isUpload(call)) return 'Blob'
  if (call.sends !== undefined) return `S['${call.sends}']`
  const parts = parametersOf(call.operation).filter(({ place }) => place !== 'header')
  const fields = parts.map(({ name, isRequired, schema }) => {
    const values = Array.isArray(schema['enum']) ? schema['enum'].map((value) => JSON.stringify(value)) : []
    return `${name}${isRequired ? '' : '?'}: ${values.length > 0 ? values.join(' | ') : String(schema['type'])}`
  })
  return `{ ${fields.join('; ')} }`
}

function givenBy({ gives, operation }: NamedCall): string {
  if (gives !== undefined) return `S['${gives}']`
  const { content } = objectAt(operation.raw, 'responses', '200')
  const types = Object.keys(isObject(content) ? content : {})
  if (types.includes('text/event-stream')) return 'Stream'
  return types.includes('application/yaml') ? 'string' : 'Blob'
}

function rowOf(call: NamedCall): string {
  const { name, operation, sends, gives, list } = call
  const takesKey = parametersOf(operation).some((parameter) => parameter.name === 'Idempotency-Key')
  const again = takesKey ? 'keyed' : READS.test(name) ? 'reads' : undefined
  const text = (value: string | undefined) => (value === undefined ? undefined : `'${value}'`)
  const row = {
    method: text(operation.method.toUpperCase()),
    path: text(operation.path),
    sends: text(isUpload(call) ? 'file' : sends === undefined ? undefined : 'json'),
    wire: sends === undefined && gives === undefined ? undefined : `wire.${operation.id}`,
    as: text({ string: 'text', Blob: 'blob' }[givenBy(call)]),
    again: text(again),
    items: text(list?.items),
  }
  const said = Object.entries(row).flatMap(([key, value]) => (value === undefined ? [] : [`${key}: ${value}`]))
  return `{ ${said.join(', ')} }`
}
