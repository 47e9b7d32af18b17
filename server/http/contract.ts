import { readFile } from 'node:fs/promises'
import { parse } from 'yaml'
import { contractFile } from '../paths.ts'

/** The parts of one operation that routing needs. */
export type Operation = Readonly<{
  id: string
  /** Who may call: `customer`, `business` or `anyone`. */
  roles: readonly string[]
  takesBody: boolean
  needsBody: boolean
  takesIdempotencyKey: boolean
}>

export type Contract = Readonly<{ document: object; operations: ReadonlyMap<string, Operation> }>

const METHODS = ['get', 'post', 'put', 'patch', 'delete']

/** Reads the contract, from which the server routes and checks. */
export async function readContract(): Promise<Contract> {
  const document: unknown = parse(await readFile(contractFile, 'utf8'))
  if (!isRecord(document)) throw new TypeError(`${contractFile} is no OpenAPI document`)
  const operations = new Map<string, Operation>()
  for (const path of Object.values(record(document['paths']))) {
    for (const [method, operation] of Object.entries(record(path))) {
      if (METHODS.includes(method)) {
        const described = describe(record(operation))
        operations.set(described.id, described)
      }
    }
  }
  return { document: withoutReferences(document, document), operations }
}

/**
 * A copy in which every reference is what it refers to, with what stands beside the reference laid over it: the router's
 * own resolving would drop that, and with it the codes that a field has of its own.
 */
function withoutReferences(root: Record<string, unknown>, node: Record<string, unknown>): Record<string, unknown> {
  const { $ref: reference, ...own } = node
  const target = typeof reference === 'string' ? record(at(root, reference)) : {}
  const resolved = typeof reference === 'string' ? withoutReferences(root, target) : {}
  const parts = Object.entries(own).map(([key, value]): [string, unknown] => [key, resolveIn(root, value)])
  return { ...resolved, ...Object.fromEntries(parts) }
}

function resolveIn(root: Record<string, unknown>, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((entry: unknown) => resolveIn(root, entry))
  return isRecord(value) ? withoutReferences(root, value) : value
}

/** What a local reference such as `#/components/schemas/Job` points to. */
function at(root: Record<string, unknown>, reference: string): unknown {
  return reference
    .replace(/^#\//, '')
    .split('/')
    .reduce<unknown>((node, key) => record(node)[key], root)
}

function describe(operation: Record<string, unknown>): Operation {
  const body = operation['requestBody']
  const parameters = list(operation['parameters']).map((parameter) => record(parameter)['$ref'])
  return {
    id: String(operation['operationId']),
    roles: list(operation['x-roles']).map(String),
    takesBody: 'application/json' in record(record(body)['content']),
    needsBody: record(body)['required'] === true,
    takesIdempotencyKey: parameters.includes('#/components/parameters/IdempotencyKey'),
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function record(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {}
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}
