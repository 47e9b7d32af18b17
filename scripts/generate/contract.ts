import { bundleFromString, createConfig, parseYaml, stringifyYaml } from '@redocly/openapi-core'

/** A JSON object of unknown content; every part of the contract is read through the helpers below. */
export type Json = { readonly [key: string]: unknown }

/** One call of the contract, as far as the generator cares. */
export type Operation = {
  readonly id: string
  readonly path: string
  readonly method: string
  /** The JSON Schema of the request body, or undefined without a JSON body. */
  readonly body: Json | undefined
  /** Component name of the request body's schema, for example `Login`; else the operation id in Pascal case. */
  readonly bodyName: string
  readonly raw: Json
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete']

/** Tells objects from everything else that JSON can hold. */
export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The object at `path` inside `node`; an error that names the path when something else is there. */
export function objectAt(node: Json, ...path: string[]): Json {
  let current: unknown = node
  for (const key of path) current = isObject(current) ? current[key] : undefined
  if (!isObject(current)) throw new Error(`openapi.yaml: expected an object at ${path.join('.')}`)
  return current
}

/** Reads the text of openapi.yaml and replaces each `$ref` with its target. Keywords beside a `$ref` win. */
export async function readContract(text: string): Promise<Json> {
  const config = await createConfig({})
  const source = stringifyYaml(withOwnKeywords(parseYaml(text)))
  const { bundle, problems } = await bundleFromString({ source, config, dereference: true })
  const [problem] = problems
  if (problem) throw new Error(`openapi.yaml: ${problem.message} at ${problem.location[0]?.pointer}`)
  const contract: unknown = bundle.parsed
  if (!isObject(contract)) throw new Error('openapi.yaml: expected an object')
  return contract
}

/** Copies into each component that is another one with keywords of its own what it is, because Redocly loses the keywords beside such a `$ref`. */
function withOwnKeywords(written: unknown): unknown {
  if (!isObject(written)) return written
  const components = objectAt(written, 'components')
  const schemas = objectAt(components, 'schemas')
  const whole = mapValues(schemas, (schema) => {
    if (!isObject(schema) || typeof schema['$ref'] !== 'string') return schema
    const { $ref, ...own } = schema
    return { ...objectAt(schemas, $ref.split('/').at(-1) ?? ''), ...own }
  })
  return { ...written, components: { ...components, schemas: whole } }
}

/** Every call of the contract in the order it is written. */
export function operationsOf(contract: Json): Operation[] {
  const nameOf = schemaNames(contract)
  return Object.entries(objectAt(contract, 'paths')).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const raw = isObject(item) ? item[method] : undefined
      if (!isObject(raw)) return []
      const id = raw['operationId']
      if (typeof id !== 'string') throw new Error(`openapi.yaml: ${method} ${path} has no operationId`)
      const body = bodyOf(raw, 'application/json')
      const bodyName = (body && nameOf(body)) ?? id.charAt(0).toUpperCase() + id.slice(1)
      return [{ id, path, method, raw, body, bodyName }]
    }),
  )
}

/** The noun that the contract files a call under. */
export function tagOf({ id, raw: { tags } }: Operation): string {
  if (!Array.isArray(tags) || tags.length === 0) throw new Error(`openapi.yaml: ${id} has no tag`)
  return String(tags[0])
}

/** The schema of the request body of one media type, where a call takes it. */
export function bodyOf(raw: Json, mediaType: string): Json | undefined {
  const request = raw['requestBody']
  const media = isObject(request) ? objectAt(request, 'content')[mediaType] : undefined
  return isObject(media) ? objectAt(media, 'schema') : undefined
}

/** Looks up the name of a schema among the components; undefined for an inline schema. */
export function schemaNames(contract: Json): (schema: Json) => string | undefined {
  const components = contract['components']
  return namesIn(isObject(components) ? components['schemas'] : undefined)
}

/** Looks up the name of a part in a table. */
export function namesIn(table: unknown): (part: Json) => string | undefined {
  const names = new Map(
    Object.entries(isObject(table) ? table : {}).map(([name, part]) => [JSON.stringify(part), name]),
  )
  return (part) => names.get(JSON.stringify(part))
}

/** Keywords that say nothing about validity. */
const REMARKS = new Set([
  'description',
  'title',
  'example',
  'examples',
  'deprecated',
  'discriminator',
  'readOnly',
  'writeOnly',
  'x-alias',
  'x-caller',
  'x-copy',
  'x-extension',
  'x-loose',
  'x-name',
  'x-reason',
])

/** A copy of a schema without remarks. Names of properties are kept, whatever they are. */
export function withoutRemarks(schema: Json): Json {
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([key]) => !REMARKS.has(key))
      .map(([key, value]) => [key, key === 'properties' && isObject(value) ? mapValues(value, clean) : clean(value)]),
  )
}

function clean(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(clean)
  return isObject(value) ? withoutRemarks(value) : value
}

function mapValues(node: Json, change: (value: unknown) => unknown): Json {
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, change(value)]))
}
