import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { cacheFolder, contractFile } from '../../paths.ts'
import { dereference, list, record, type Json } from './json.ts'

/** One call of the contract: where it is, who may call it, and what its parts must be. */
export type Operation = Readonly<{
  id: string
  method: 'GET' | 'POST'
  /** Below `/v1`, as Fastify writes it: `/files/:fileId`. */
  path: string
  /** Who may call: `customer`, `business` or `anyone`. */
  roles: readonly string[]
  needsBody: boolean
  takesIdempotencyKey: boolean
  schema: Readonly<{ body?: Json; params?: Json; querystring?: Json; headers?: Json }>
}>

/** Reads the contract, from which the server routes and checks. Answers are checked in tests, not at run time. */
export async function readContract(): Promise<readonly Operation[]> {
  const document = record(await parsed(await readFile(contractFile, 'utf8')))
  return Object.entries(record(document['paths'])).flatMap(([path, item]) =>
    Object.entries(record(item)).flatMap(([method, operation]) =>
      method === 'get' || method === 'post' ? [describe(document, path, method, record(operation))] : [],
    ),
  )
}

/** Reading YAML takes a quarter of a second, so what came of it is kept for the next start, under the text's hash. */
async function parsed(text: string): Promise<unknown> {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 32)
  const cached = join(cacheFolder, `contract-${hash}.json`)
  try {
    return JSON.parse(await readFile(cached, 'utf8'))
  } catch {
    const { parse } = await import('yaml')
    const document: unknown = parse(text)
    await keep(cached, JSON.stringify(document)).catch(() => {})
    return document
  }
}

/** A project folder that cannot be written to only costs the time. */
async function keep(path: string, text: string): Promise<void> {
  await mkdir(cacheFolder, { recursive: true })
  await writeFile(`${path}.${process.pid}`, text)
  await rename(`${path}.${process.pid}`, path)
}

function describe(document: Json, path: string, method: 'get' | 'post', operation: Json): Operation {
  const parameters = list(dereference(document, operation['parameters'])).map(record)
  const requestBody = record(operation['requestBody'])
  const json = record(record(requestBody['content'])['application/json'])['schema']
  return {
    id: String(operation['operationId']),
    method: method === 'get' ? 'GET' : 'POST',
    path: path.replaceAll(/\{(\w+)\}/g, ':$1'),
    roles: list(operation['x-roles']).map(String),
    needsBody: requestBody['required'] === true,
    takesIdempotencyKey: parameters.some(({ name }) => name === 'Idempotency-Key'),
    schema: {
      ...(json === undefined ? {} : { body: record(dereference(document, json)) }),
      ...schemaOf('params', 'path', parameters),
      ...schemaOf('querystring', 'query', parameters),
      ...schemaOf('headers', 'header', parameters),
    },
  }
}

/** The parameters of one place as one schema; those that the contract does not name are let through. */
function schemaOf(part: 'params' | 'querystring' | 'headers', place: string, parameters: readonly Json[]) {
  const found = parameters.filter((parameter) => parameter['in'] === place)
  if (found.length === 0) return {}
  const nameOf = ({ name }: Json) => (part === 'headers' ? String(name).toLowerCase() : String(name))
  return {
    [part]: {
      type: 'object',
      properties: Object.fromEntries(found.map((parameter) => [nameOf(parameter), record(parameter['schema'])])),
      required: found.filter((parameter) => parameter['required'] === true).map(nameOf),
    },
  }
}
