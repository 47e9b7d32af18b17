import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { Readable } from 'node:stream'
import type { Handler, ResponseBody } from '../platform/http/handler.ts'
import { contractFile } from '../platform/paths.ts'
import { load } from 'js-yaml'
import { examples, refusalExamples } from '../../generated/examples.ts'
import { operations, type Operation } from '../../generated/operations.ts'

type Contract = ResponseBody<'getContractAsJson'>

const JSON_TYPE = 'application/json'

/** Reads the text of the contract, and puts the example beside each request and answer that needs one. Throws where it is none. */
export function parseContract(text: string): Contract {
  const contract = load(text)
  if (!isContract(contract)) throw new Error('openapi.yaml is no contract')
  for (const { id, method, path } of Object.values<Operation>(operations)) {
    const call = objectAt(contract, 'paths', path, method.toLowerCase())
    const { body, answer } = examples[id]
    show(objectAt(call, 'requestBody'), { [JSON_TYPE]: body })
    show(objectAt(call, 'responses', '200'), { [JSON_TYPE]: answer })
  }
  for (const [name, byType] of Object.entries(refusalExamples)) {
    const response = objectAt(contract, 'components', 'responses', name)
    // The refusals are written with one content for all.
    response['content'] = structuredClone(response['content'])
    show(response, byType)
  }
  return contract
}

type Json = { [key: string]: unknown }

function show(part: Json, byType: Readonly<Record<string, unknown>>): void {
  for (const [type, example] of Object.entries(byType))
    if (example !== undefined) objectAt(part, 'content', type)['example'] ??= example
}

function objectAt(node: Json, ...path: readonly string[]): Json {
  let current: unknown = node
  for (const key of path) current = isObject(current) ? current[key] : undefined
  return isObject(current) ? current : {}
}

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

const isContract = (value: unknown): value is Contract =>
  isObject(value) &&
  typeof value['openapi'] === 'string' &&
  isObject(value['info']) &&
  isObject(value['paths']) &&
  isObject(value['components'])

let read: Readonly<{ bytes: Buffer; etag: string }> | undefined
let parsed: ReturnType<typeof parseContract> | undefined

/** The contract as it is written, byte for byte; read once. */
export const getContract: Handler<'getContract'> = async () => {
  read ??= tagged(readFileSync(contractFile))
  const { bytes, etag } = read
  const headers = { 'content-type': 'application/yaml; charset=utf-8', 'cache-control': 'public, no-cache', etag }
  return { headers, stream: Readable.from([bytes]) }
}

function tagged(bytes: Buffer): Readonly<{ bytes: Buffer; etag: string }> {
  return { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"` }
}

/** The same as JSON; read once. */
export const getContractAsJson: Handler<'getContractAsJson'> = async () => ({
  cacheable: (parsed ??= parseContract(readFileSync(contractFile, 'utf8'))),
})
