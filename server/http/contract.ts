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
  return { document, operations }
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
