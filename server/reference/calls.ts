import { createReadStream, readFileSync } from 'node:fs'
import type { Handler } from '../call.ts'
import { contractFile } from '../paths.ts'
import { parseContract } from './contract.ts'

let parsed: ReturnType<typeof parseContract> | undefined

/** The contract as it is written, byte for byte. */
export const getContract: Handler<'getContract'> = async () => ({
  headers: { 'content-type': 'application/yaml; charset=utf-8', 'cache-control': 'public, no-cache' },
  stream: createReadStream(contractFile),
})

/** The same as JSON; read once. */
export const getContractAsJson: Handler<'getContractAsJson'> = async () => ({
  forEverybody: (parsed ??= parseContract(readFileSync(contractFile, 'utf8'))),
})
