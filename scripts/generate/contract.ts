import { parse } from 'yaml'

/** A JSON object of unknown content; every part of the contract is read through the helpers below. */
export type Json = { readonly [key: string]: unknown }

/** One call of the contract, as far as the generator cares. */
export type Operation = {
  readonly id: string
  readonly path: string
  readonly method: string
  /** The JSON Schema of the request body with every `$ref` replaced, or undefined without a JSON body. */
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

/** Parses the text of openapi.yaml. */
export function parseContract(text: string): Json {
  const contract: unknown = parse(text)
  if (!isObject(contract)) throw new Error('openapi.yaml: expected an object')
  return contract
}

/** A copy of `node` in which each local `$ref` is replaced by what it points to (siblings of `$ref` win). */
export function dereference(contract: Json, node: unknown, open: readonly string[] = []): unknown {
  if (Array.isArray(node)) return node.map((item: unknown) => dereference(contract, item, open))
  if (!isObject(node)) return node
  const ref = node['$ref']
  if (typeof ref === 'string') {
    if (open.includes(ref)) throw new Error(`openapi.yaml: ${ref} refers to itself`)
    const { $ref: _, ...siblings } = node
    const target = dereference(contract, resolve(contract, ref), [...open, ref])
    if (Object.keys(siblings).length === 0 || !isObject(target)) return target
    return { ...target, ...objectAt({ own: dereference(contract, siblings, open) }, 'own') }
  }
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, dereference(contract, value, open)]))
}

/** What a local reference such as `#/components/schemas/Job` points to. */
function resolve(contract: Json, ref: string): unknown {
  if (!ref.startsWith('#/')) throw new Error(`openapi.yaml: only local references are understood, not ${ref}`)
  let current: unknown = contract
  for (const part of ref.slice(2).split('/')) {
    const key = part.replaceAll('~1', '/').replaceAll('~0', '~')
    current = isObject(current) ? current[key] : undefined
  }
  if (current === undefined) throw new Error(`openapi.yaml: nothing at ${ref}`)
  return current
}

/** Every call of the contract in the order it is written. */
export function operationsOf(contract: Json): Operation[] {
  const found: Operation[] = []
  for (const [path, item] of Object.entries(objectAt(contract, 'paths'))) {
    if (!isObject(item)) continue
    for (const method of METHODS) {
      const raw = item[method]
      if (!isObject(raw)) continue
      const id = raw['operationId']
      if (typeof id !== 'string') throw new Error(`openapi.yaml: ${method} ${path} has no operationId`)
      found.push({ id, path, method, raw, ...requestBody(contract, raw, id) })
    }
  }
  return found
}

function requestBody(contract: Json, raw: Json, id: string): Pick<Operation, 'body' | 'bodyName'> {
  const bodyName = id[0]?.toUpperCase() + id.slice(1)
  const request = raw['requestBody']
  if (!isObject(request)) return { body: undefined, bodyName }
  const resolved = typeof request['$ref'] === 'string' ? resolve(contract, request['$ref']) : request
  const content = isObject(resolved) ? resolved['content'] : undefined
  const json = isObject(content) ? content['application/json'] : undefined
  const schema = isObject(json) ? json['schema'] : undefined
  if (!isObject(schema)) return { body: undefined, bodyName }
  const body = dereference(contract, schema)
  if (!isObject(body)) throw new Error(`openapi.yaml: the body of ${id} is not a schema object`)
  const ref = schema['$ref']
  return { body, bodyName: typeof ref === 'string' ? (ref.split('/').at(-1) ?? bodyName) : bodyName }
}
