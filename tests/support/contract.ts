import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { operationsOf, parseContract } from '../../scripts/generate/contract.ts'

/** The text of openapi.yaml. */
export const contractText = readFileSync(join(import.meta.dirname, '../../openapi.yaml'), 'utf8')

/** openapi.yaml, parsed. */
export const contract = parseContract(contractText)

/** Every call of openapi.yaml. */
export const operations = operationsOf(contract)
