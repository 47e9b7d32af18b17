import { cleanNames, referred, type NamedField } from './clean-names.ts'
import type { NamedCall } from './client-calls.ts'
import { isObject, objectAt, tagOf, type Json } from './contract.ts'
import { WireFunctions } from './wire-functions.ts'

/** A module with the types and helpers that its text needs. */
function moduleOf(wire: string, text: string): string {
  const uses = (name: string): boolean => new RegExp(`\\b${name}\\b`).test(`${wire}${text}`)
  return `${uses('Clean') ? `import type { components as clean } from './schemas.ts'\n` : ''}import type { components } from '../api.ts'

${uses('Clean') ? "type Clean = clean['schemas']\n" : ''}${wire}
${uses('same') ? 'const same = <Value>(value: Value): Value => value\n' : ''}${text}`
}

/**
 * What a client sends and is answered, between clean names and those of the wire, by operation: `generated/client/wire-NOUN.ts` for each tag
 * of the contract, so that a screen downloads its own nouns alone, and `generated/client/wire-client.ts` with all of them.
 */
export function clientWireModules(written: Json, calls: readonly NamedCall[]): Map<string, string> {
  const nouns = Map.groupBy(calls, ({ operation }) => tagOf(operation))
  const modules = [...nouns].map(([noun, own]) => [noun, clientWireModule(written, own)] as const)
  const all = [['failure', failureModule(written)] as const, ...modules].filter(([, text]) => text.includes('export'))
  return new Map([
    ...all.map(([noun, text]) => [`client/wire-${noun}.ts`, text] as const),
    ['client/wire-client.ts', all.map(([noun]) => `export * from './wire-${noun}.ts'\n`).join('')],
  ])
}

const WIRE = "type Wire = components['schemas']\n"

function failureModule(written: Json): string {
  const fromWire = new WireFunctions(written, 'FromWire')
  const failure = fromWire.of('Failure')
  if (failure === undefined) return ''
  const row = `/** A failure in clean names. */\nexport const failure = { fromWire: ${failure} }\n`
  return moduleOf(WIRE, `${fromWire.text()}\n${row}`)
}

function clientWireModule(written: Json, calls: readonly NamedCall[]): string {
  const toWire = new WireFunctions(written, 'ToWire', { copiesLists: true })
  const fromWire = new WireFunctions(written, 'FromWire')
  const rows = calls.flatMap(({ operation, sends, gives }) => {
    const parts = [
      ...(sends === undefined ? [] : [`toWire: ${toWire.of(sends) ?? `same<Clean['${sends}']>`}`]),
      ...(gives === undefined ? [] : [`fromWire: ${fromWire.of(gives) ?? `same<Wire['${gives}']>`}`]),
      ...(sends === undefined ? [] : [`cleanFields: ${JSON.stringify(renamedFields(written, sends, 'clean'))}`]),
    ]
    return parts.length === 0 ? [] : [`export const ${operation.id} = { ${parts.join(', ')} }\n`]
  })
  return moduleOf(WIRE, `${toWire.text()}\n${fromWire.text()}\n${rows.join('\n')}`)
}

/** `generated/client/wire-server.ts`: what a server is sent and answers, between the names of the wire and clean ones, by operation. */
export function serverWireModule(written: Json, calls: readonly NamedCall[]): string {
  const fromWire = new WireFunctions(written, 'FromWire', { infersTypes: true })
  const toWire = new WireFunctions(written, 'ToWire', { namesFields: true })
  const rows = calls.map(({ operation, sends, gives }) => {
    const parts = [
      ...(sends === undefined ? [] : [`fromWire: ${fromWire.of(sends) ?? `same<Wire['${sends}']>`}`]),
      ...(gives === undefined ? [] : [`toWire: ${toWire.of(gives) ?? `same<Clean['${gives}']>`}`]),
      ...(sends === undefined ? [] : inputParts(written, sends)),
    ]
    return `  ${operation.id}: { ${parts.join(', ')} },`
  })
  const failure = toWire.of('Failure')
  const unchanged = `type Wire = Unchanged<components['schemas']>

/** A value that nobody changes in place. */
type Unchanged<Value> = { readonly [Key in keyof Value]: Unchanged<Value[Key]> }
`
  const text = `${fromWire.text()}
${toWire.text()}
/** Every call: what it takes in clean names, and what it answers in the names of the wire. */
export const wire = {
${rows.join('\n')}
} as const

${failure ? `export { ${failure} }` : ''}
`
  return moduleOf(unchanged, text)
}

/** What a server does with the fields of a body before it takes their clean names. */
function inputParts(written: Json, component: string): string[] {
  const fields = fieldsOf(written, component)
  const marked = (mark: string): [string, unknown][] =>
    fields.flatMap(({ wire, schema }) => (mark in schema ? [[wire, schema[mark]]] : []))
  const tables: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
    wireFields: renamedFields(written, component, 'wire'),
    callerFields: Object.fromEntries(marked('x-caller')),
    aliases: Object.fromEntries(marked('x-alias').map(([wire, alias]) => [String(alias), wire])),
    looseFields: Object.fromEntries(marked('x-loose').map(([wire]) => [wire, looseShape(written, component, wire)])),
  }
  return Object.entries(tables)
    .filter(([, table]) => Object.keys(table).length > 0)
    .map(([name, table]) => `${name}: ${JSON.stringify(table)}`)
}

/** What a field holds that also takes a single value or a link (`x-loose`). */
function looseShape(written: Json, component: string, wire: string): 'picture' | 'links' | 'list' {
  const schemas = objectAt(written, 'components', 'schemas')
  const resolved = (schema: Json): Json => {
    const name = referred(schema)
    return name === undefined ? schema : objectAt(schemas, name)
  }
  const { items } = resolved(objectAt(schemas, component, 'properties', wire))
  if (!isObject(items)) return 'picture'
  return referred(items) === 'Link' ? 'links' : 'list'
}

/** The fields of a body that have another name on the wire, by that or by the clean one. */
function renamedFields(written: Json, component: string, to: 'clean' | 'wire'): Record<string, string> {
  const fields = fieldsOf(written, component)
  return Object.fromEntries(
    fields.flatMap(({ wire, clean }) => {
      if (clean === null || clean === wire) return []
      return [to === 'clean' ? [wire, clean] : [clean, wire]]
    }),
  )
}

function fieldsOf(written: Json, component: string): readonly NamedField[] {
  const schema = objectAt(written, 'components', 'schemas', component)
  return isObject(schema['properties']) ? cleanNames(schema, component) : []
}
