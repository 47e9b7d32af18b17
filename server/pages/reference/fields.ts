import { escaped } from '../layout/html.ts'
import { isJson, listOf, partOf, textOf, type Contract, type Found, type Json } from './contract.ts'
import { codeLink, inLine } from './markdown.ts'

/** One thing that is sent or answered: a field, a header, a part of an address. */
type Field = Readonly<{ name: string; schema: unknown; isRequired: boolean; beside?: Json }>

/** Who writes a field: of what is sent one has to know what is required, of what is answered what may be missing. */
type Way = 'sent' | 'answered'

/** The fields of an object, with those of objects within, as a list of terms; nothing for one without any. */
export function fieldsOf(contract: Contract, { json }: Found, way: Way): string {
  const required = listOf(json['required'])
  const fields = Object.entries(partOf(json['properties']))
  return listed(
    contract,
    fields.map(([name, schema]) => ({ name, schema, isRequired: required.includes(name) })),
    way,
  )
}

/** Lists parameters and headers. */
export function listed(contract: Contract, fields: readonly Field[], way: Way): string {
  if (fields.length === 0) return ''
  return `<dl class="fields">${fields.map((field) => entry(contract, field, way)).join('')}</dl>`
}

function entry(contract: Contract, { name, schema, isRequired, beside = {} }: Field, way: Way): string {
  const found = contract.find(schema)
  // A shape's own section describes it.
  const told = isShape(contract, found) ? partOf(schema) : found.json
  const json = { ...told, ...beside }
  const mark = way === 'sent' ? isRequired && ' <b>required</b>' : !isRequired && ' <b>may be missing</b>'
  const item = contract.find(found.json['items'])
  const text = [json, isShape(contract, item) ? {} : item.json]
    .map((each) => textOf(each['description']))
    .filter(Boolean)
  const remarks = remarksOf(contract, json)
  const small = remarks.length === 0 ? '' : `<small>${remarks.join('. ')}.</small>`
  const inner = within(contract, found, way)
  return `<div><dt><code>${escaped(name)}</code> <i>${typeOf(contract, schema)}</i>${mark || ''}</dt><dd>${inLine(text.join('. '))}${small}${inner}</dd></div>`
}

/** The fields of an object that only this place uses, or of a list of such objects. */
function within(contract: Contract, found: Found, way: Way): string {
  if (isShape(contract, found)) return ''
  const { items } = found.json
  return items === undefined ? fieldsOf(contract, found, way) : within(contract, contract.find(items), way)
}

/** True if it has its own section. */
export const isShape = ({ shapes }: Contract, { name }: Found): boolean => name !== undefined && shapes.has(name)

/** What kind of value it is, as words; an object that several calls share as a link to its fields. */
export function typeOf(contract: Contract, schema: unknown): string {
  const found = contract.find(schema)
  return found.orNull ? `${kindOf(contract, found)} or null` : kindOf(contract, found)
}

function kindOf(contract: Contract, found: Found): string {
  const { json, name } = found
  if (isShape(contract, found)) return `<a href="#${name}">${name}</a>`
  const choices = listOf(json['oneOf'])
  if (choices.length > 0) return choices.map((choice) => typeOf(contract, choice)).join(' or ')
  if (json['const'] !== undefined) return `always ${escaped(shortly(json['const']))}`
  if (json['contentMediaType'] !== undefined) return 'file'
  if (json['type'] === 'array') return `list of ${typeOf(contract, json['items'])}`
  if (isJson(json['additionalProperties'])) return `object of ${typeOf(contract, json['additionalProperties'])}`
  if (json['format'] === 'date-time') return 'time'
  return KINDS[textOf(json['type'])] ?? 'anything'
}

const KINDS: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'whole number',
  number: 'number',
  boolean: 'true or false',
  object: 'object',
}

/** What else holds for a value: limits, the codes of what breaks them, an example, its name in the client. */
export function remarksOf(contract: Contract, json: Json): string[] {
  const listed = contract.find(json['items'])
  const item = isShape(contract, listed) ? {} : listed.json
  const codes = new Set([json['x-error'], item['x-error']].flatMap(codesIn))
  const example = json['example'] ?? listOf(json['examples'])[0]
  const clientName = json['x-name']
  const reason = textOf(json['x-reason'])
  return [
    ...limitsOf(json),
    ...limitsOf(item).map((limit) => `each: ${limit}`),
    ...(json['default'] === undefined ? [] : [`${shortly(json['default'])} where it is missing`]),
    ...(example === undefined ? [] : [`Such as <code>${escaped(shortly(example))}</code>`]),
    ...(codes.size === 0 ? [] : [`Else ${[...codes].map(codeLink).join(', ')}`]),
    ...(typeof clientName === 'string' ? [`In the client <code>${clientName}</code>`] : []),
    ...(clientName === null ? ['The client leaves it out'] : []),
    ...(reason === '' ? [] : [`Came later: ${inLine(reason)}`]),
  ].map((remark) => remark.charAt(0).toUpperCase() + remark.slice(1))
}

/** A value in a line of text. */
const shortly = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** A code, or one for each keyword. */
const codesIn = (rule: unknown): string[] =>
  typeof rule === 'string' ? [rule] : Object.values(partOf(rule)).filter((code) => typeof code === 'string')

function limitsOf(json: Json): string[] {
  const choices = listOf(json['enum'])
    .filter((each) => each !== null)
    .map((each) => `<code>${each === '' ? '""' : escaped(shortly(each))}</code>`)
  const pattern = textOf(json['pattern'])
  const forbidden = textOf(partOf(json['not'])['$ref']).split('/').at(-1) ?? ''
  return [
    ...(choices.length === 0 ? [] : [`one of ${choices.join(', ')}`]),
    ...between(json['minLength'], json['maxLength'], 'characters'),
    ...between(json['minimum'], json['maximum'], '').map((range) => range.trim()),
    ...between(json['minItems'], json['maxItems'], 'of them'),
    ...(json['multipleOf'] === undefined ? [] : [`in steps of ${shortly(json['multipleOf'])}`]),
    ...(json['uniqueItems'] === true ? ['none twice'] : []),
    ...(pattern === '' ? [] : [pattern === '\\S' ? 'not blank' : `like <code>${escaped(pattern)}</code>`]),
    ...(forbidden === '' ? [] : [`no <a href="#${forbidden}">${forbidden}</a>`]),
  ]
}

/** `1 to 120 characters`, or one end of it. */
function between(least: unknown, most: unknown, unit: string): string[] {
  const [from, to] = [least, most].map((end) => (end === undefined ? '' : shortly(end)))
  if (from === to) return from === '' ? [] : [`${from} ${unit}`]
  if (from === '') return [`at most ${to} ${unit}`]
  return [`${to === '' ? `at least ${from}` : `${from} to ${to}`} ${unit}`]
}
