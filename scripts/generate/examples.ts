import type { Code } from './codes.ts'
import { bodyOf, isObject, namesIn, objectAt, type Json, type Operation } from './contract.ts'

const JSON_TYPE = 'application/json'

const jsonOf = (answer: Json): Json | undefined => bodyOf({ requestBody: answer }, JSON_TYPE)

/** What texts are like that have no example, by how their format, description or pattern begins. */
const TEXTS: readonly (readonly [sign: string, sample: string])[] = [
  ['date-time', '2026-03-01T09:30:00.000Z'],
  ['An absolute link', 'http://localhost:3000/v1/files/3q2-7wAAECAwQFBgcICQ'],
  ['^[^\\s@]', 'ana@example.com'],
  ['^[+]?', '+1 512 555 0148'],
  ['^[0-9a-fA-F]{8}', '0199f3a4-7c1e-7b52-9d7e-2f6a1c9b8e10'],
]

/** `generated/examples.ts`: an example of what each call takes and answers. Throws where the contract has nothing to make one of. */
export function examplesModule(contract: Json, operations: readonly Operation[], errors: readonly Code[]): string {
  const known = knownIn(contract)
  const rows = operations.map(({ id, raw, body }) => {
    const answer = jsonOf(objectAt(raw, 'responses', '200'))
    const parts = [
      ...(body ? [`body: ${JSON.stringify(sampleOf(body, { known, parts: 'required', place: id }))}`] : []),
      ...(answer ? [`answer: ${JSON.stringify(sampleOf(answer, { known, parts: 'all', place: id }))}`] : []),
    ]
    return `  ${id}: { ${parts.join(', ')} },`
  })
  const event = objectAt(contract, 'webhooks', 'event', 'post')
  const sent = sampleOf(bodyOf(event, JSON_TYPE) ?? {}, { known, parts: 'all', place: 'event' })
  return `import type { OperationId } from './operations.ts'

/** What a call takes, with no more than it needs, and what it answers; each absent where that is no JSON. */
type Example = { readonly body?: unknown; readonly answer?: unknown }

/** An example of each call. */
export const examples: { readonly [Id in OperationId]: Example } = {
${rows.join('\n')}
}

/** What an address is sent. */
export const eventExample: unknown = ${JSON.stringify(sent)}

/** An example of each refusal among the components of the contract, by the type of its content. */
export const refusalExamples: { readonly [name: string]: { readonly [type: string]: unknown } } = ${JSON.stringify(refusals(contract, operations, errors))}
`
}

/** Of each refusal that the calls share the code that the first call with it names first. */
function refusals(contract: Json, operations: readonly Operation[], errors: readonly Code[]): Json {
  const nameOf = namesIn(objectAt(contract, 'components', 'responses'))
  const problems = 'http://localhost:3000/docs/problems'
  const found = new Map<string, Json>()
  for (const { raw } of operations)
    for (const [status, answer] of Object.entries(objectAt(raw, 'responses'))) {
      const name = isObject(answer) ? nameOf(answer) : undefined
      const own = isObject(raw['x-codes']) ? raw['x-codes'][status] : undefined
      const [code] = [own ?? objectAt(contract, 'x-common-codes')[status]].flat().map(String)
      const words = errors.find((error) => error.name === code)?.words['en']
      if (name === undefined || words === undefined || found.has(name)) continue
      const failure = { Success: false, Message: words, code }
      const problem = { type: `${problems}#${code}`, title: words, status: Number(status), detail: words, code }
      found.set(name, { [JSON_TYPE]: failure, 'application/problem+json': problem })
    }
  return Object.fromEntries(found)
}

/** What fields of the same name have in the examples of the contract; the first counts. */
function knownIn(contract: Json): ReadonlyMap<string, unknown> {
  const schemas = Object.values(objectAt(contract, 'components', 'schemas')).filter(isObject)
  const examples = schemas.flatMap(({ examples: given }) => (Array.isArray(given) ? given.filter(isObject) : []))
  return new Map(examples.flatMap((example) => Object.entries(example)).toReversed())
}

type Making = Readonly<{
  known: ReadonlyMap<string, unknown>
  /** All fields of an object, or those that are required. */
  parts: 'all' | 'required'
  /** What it is made for, to be named where it cannot be made. */
  place: string
  name?: string
}>

/** The example of a schema, else one that is made of those of its parts. */
function sampleOf(schema: Json, making: Making): unknown {
  const given = givenIn(schema)
  if (given !== undefined) return given
  const { known, parts, place, name = '' } = making
  const [choice] = listOf(schema['oneOf']).filter(isObject)
  if (choice !== undefined) return sampleOf(choice, making)
  const [type] = [schema['type']].flat()
  if (type === 'array') return [sampleOf(objectAt(schema, 'items'), making)]
  if (type === 'object') {
    const required = listOf(schema['required'])
    const fields = Object.entries(isObject(schema['properties']) ? schema['properties'] : {})
      .filter((entry): entry is [string, Json] => isObject(entry[1]))
      .filter(([key]) => parts === 'all' || required.includes(key))
    return Object.fromEntries(
      fields.map(([key, field]) => [key, sampleOf(field, { ...making, place: `${place}.${key}`, name: key })]),
    )
  }
  if (type === 'boolean') return true
  const [alike] = [known.get(name)].flat()
  if (type !== 'string') return typeof alike === 'number' ? alike : (schema['minimum'] ?? 1)
  const signs = [schema['format'], schema['description'], schema['pattern']].filter((text) => typeof text === 'string')
  const text = TEXTS.find(([sign]) => signs.some((each) => each.startsWith(sign)))?.[1]
  if (text !== undefined) return text
  if (typeof alike !== 'string') throw new Error(`openapi.yaml: ${place} needs an example`)
  return alike
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** What a schema itself names: an empty choice means nothing to a reader. */
function givenIn(schema: Json): unknown {
  const [example] = listOf(schema['examples'])
  const [choice] = listOf(schema['enum']).filter((each) => each !== '')
  return [schema['example'], example, schema['const'], schema['default'], choice].find((each) => each !== undefined)
}
