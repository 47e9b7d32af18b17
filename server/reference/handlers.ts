import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { Readable } from 'node:stream'
import type { Handler } from '../platform/http/handler.ts'
import { contractFile } from '../platform/paths.ts'
import { parseContract } from './contract.ts'

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
